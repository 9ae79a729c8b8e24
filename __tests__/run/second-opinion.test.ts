import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import type { Action, Layer } from '../../src/permissions/verdict.js';
import { withSecondOpinion } from '../../src/run/second-opinion.js';
import { createPlainSandbox } from '../../src/sandbox/plain.js';

const signal = new AbortController().signal;

function opinionOn(layer: Layer): (action: Action) => Promise<{ behaviour: string; layer: string; reason: string }> {
  return withSecondOpinion({
    decide: ({ subject }) => ({ behaviour: 'allow', layer, subject, reason: 'test' }),
    sandbox: createPlainSandbox({ environment: { PATH: process.env['PATH'] } }),
    workspace: tmpdir(),
    signal,
  });
}

const bash = (subject: string): Action => ({ tool: 'Bash', effect: 'execute', subject });

test.each([
  ['make a', 'allow'],
  ['for x in 1; do make $x; done', 'allow'],
  ["cat <<'EOF'\nit's fine\nEOF", 'allow'],
  ['make a; if true', 'deny'],
  ['make "a', 'deny'],
  ['make a )', 'deny'],
])('what a rule allowed is read by bash before it runs: %j is %s', async (command, behaviour) => {
  const verdict = await opinionOn('allow-rule')(bash(command));
  expect(verdict.behaviour).toBe(behaviour);
  if (behaviour === 'deny')
    expect(verdict).toMatchObject({ layer: 'tool', reason: expect.stringMatching(/^bash cannot read it: /) });
});

test('nothing of it is run, and what no rule allowed is not asked about', async () => {
  const verdict = await opinionOn('allow-rule')(bash('exit 3; kill $$'));
  expect(verdict.behaviour).toBe('allow');
  expect((await opinionOn('tool')(bash('make "a'))).behaviour).toBe('allow');
});
