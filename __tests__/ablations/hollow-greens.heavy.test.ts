// Needs: dist, git, isolation, node; whole runs with and without each guard of an end.
import { test } from '@jest/globals';
import { NODE } from '../run/hollow-green-grounds.js';
import { hold, type Hollow } from '../run/hollow-greens.js';
import { bash } from '../run/scenes.js';
import { ablation } from './ablation.js';
import { patchedAction } from './patched-action.js';

/** Did a run end with this outcome in the action as it is, or in one whose function begins with something else? */
async function endsAs(outcome: string, one: Hollow, beginnings?: Readonly<Record<string, string>>): Promise<boolean> {
  if (beginnings === undefined) return (await hold(one)).outcome === outcome;
  const patched = await patchedAction(beginnings);
  try {
    return (await hold(one, patched.directory)).outcome === outcome;
  } finally {
    await patched.remove();
  }
}

test.each<[string, string, string, Record<string, string>, Hollow]>([
  [
    'stated end',
    'a red task that was left alone is no green end',
    'not_done',
    { objectionTo: 'return undefined;' },
    { name: '', ground: NODE, calls: [{ tool: 'RunTests', input: {} }], end: 'I could not mend it.' },
  ],
  [
    'run behind a claim',
    'nothing to do is not believed over tests that were never run',
    'not_done',
    { needsRun: 'return false;' },
    { name: '', ground: NODE, end: 'Status: nothing to do' },
  ],
  [
    'blocked',
    'what could not be done as a whole is not pushed',
    'blocked_by_policy',
    { readStatement: "return { end: 'done', text: message, missing: '' };" },
    { name: '', ground: NODE, calls: [NODE.fix], end: 'BLOCKED: no network' },
  ],
  [
    'closed paths',
    'what a program wrote to steer people is not pushed',
    'blocked_by_policy',
    { closedChanges: 'return [];' },
    { name: '', ground: NODE, calls: [NODE.fix, bash('shuf -o AGENTS.md README.md')] },
  ],
  [
    'gate at a limit',
    'finished work is not thrown away',
    'success',
    { isFinishedAtLimit: 'return false;' },
    {
      name: '',
      ground: NODE,
      turns: [{ calls: [NODE.fix] }, { text: 'That is how far I came.' }],
      inputs: { 'max-turns': '2' },
    },
  ],
])('%s: %s', (name, property, outcome, beginnings, one) =>
  ablation(name, property, {
    on: () => endsAs(outcome, one),
    off: () => endsAs(outcome, one, beginnings),
  }),
);
