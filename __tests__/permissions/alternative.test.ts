import { expect, test } from '@jest/globals';
import { decide } from '../../src/permissions/decide.js';
import type { Action } from '../../src/permissions/verdict.js';
import { policyWith } from './policy-for-test.js';

const bash = (subject: string): Action => ({ tool: 'Bash', effect: 'execute', subject });

test.each([
  ['cat /etc/hosts', 'Read'],
  ['tail -f x.log', 'Read'],
  ['grep -R key /srv', 'Grep'],
  ['sudo apt-get install jq', 'leave it out'],
  ['git push origin main', 'committed and published for you'],
  ['git commit -m x', 'committed and published for you'],
  ['npx jest --config /srv/x.js', 'RunTests'],
  ['pytest -x ../other', 'RunTests'],
  ['curl https://x.example', 'network'],
  ['npm install left-pad', 'network'],
  [Array.from({ length: 60 }, () => 'ls').join('; '), 'split'],
])('P8: to %s there is another way', (command, way) => {
  const verdict = decide(bash(command), policyWith());
  expect(verdict.behaviour).not.toBe('allow');
  expect(verdict.instead).toContain(way);
});

test('P8: where no test command is known, RunTests is not named', () => {
  const { testCommand: _none, ...policy } = policyWith();
  expect(decide(bash('pytest -x ../other'), policy).instead ?? '').not.toContain('RunTests');
});

test('P8: what is allowed has no other way, and a path outside has one inside', () => {
  expect(decide(bash('ls'), policyWith())).not.toHaveProperty('instead');
  const outside = decide({ tool: 'Read', effect: 'read', subject: '/etc/hosts' }, policyWith());
  expect(outside.instead).toContain('a path inside the workspace');
});
