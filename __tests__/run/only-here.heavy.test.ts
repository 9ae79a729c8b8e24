// Needs: make and python3 for two of the rows; a world with an action of its own for each.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ablation } from '../ablations/ablation.js';
import { patchedAction } from '../ablations/patched-action.js';
import { aFewAtATime } from '../trials/a-few-at-a-time.js';
import { ONLY_HERE, tryOnlyHere, type Seen } from './only-here.js';
import { closeScenes } from './scenes.js';

let seen: readonly Seen[];
beforeAll(async () => {
  seen = await aFewAtATime(
    2,
    ONLY_HERE.map((row) => () => tryOnlyHere(row)),
  );
}, ONLY_HERE.length * 60_000);
afterAll(closeScenes);

test.each(ONLY_HERE.map(({ name, named }, at) => ({ name, named, at })))(
  'work that is green only for $name is not pushed as green, and the report names it',
  ({ named, at }) => {
    const { result, pushed, clone, comment } = seen[at] ?? {};
    expect({ outcome: result?.outputs['outcome'], pushed, clone }).toEqual({
      outcome: expect.stringMatching(/^(tests_failed|gate_error)$/),
      pushed: false,
      clone: undefined,
    });
    if (named !== undefined) expect(comment).toContain(named);
  },
);

test('D1: what decides is a clean export: with the workspace in its place the same work is a success', async () => {
  const [row] = ONLY_HERE;
  if (row === undefined) throw new Error('There are no rows.');
  // All that is ignored was there before, whatever its times say.
  const { directory, remove } = await patchedAction({ treesOf: 'since = Infinity;' });
  try {
    await ablation('clean export', 'what no commit holds turns nothing green', {
      on: async () => (await tryOnlyHere(row)).result.outputs['outcome'] !== 'success',
      off: async () => (await tryOnlyHere(row, { actionDirectory: directory })).result.outputs['outcome'] !== 'success',
    });
  } finally {
    await remove();
  }
}, 180_000);
