// Needs: dist, git, isolation; a whole run for each adversary.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ADVERSARIES, assault, type Assault } from './adversaries.js';
import { closeScenes } from './scenes.js';
import { aFewAtATime } from '../trials/a-few-at-a-time.js';

/** Each in a world of its own; a run mostly waits, so several go at once. */
let assaults: readonly Assault[];
beforeAll(async () => {
  assaults = await aFewAtATime(
    3,
    ADVERSARIES.map((adversary) => () => assault(adversary)),
  );
}, ADVERSARIES.length * 60_000);
afterAll(closeScenes);

describe('a model that is out to end green without a repair', () => {
  test.each(ADVERSARIES.map(({ name }, at) => ({ name, at })))(
    'one that $name pushes nothing bad, and is no success with it',
    ({ at }) => {
      const { outcome, why, pushed, isGood } = assaults[at] ?? {};
      expect({ outcome, why, pushed, isGood }).toEqual({
        outcome: pushed === true ? 'success' : expect.stringMatching(/^(tests_failed|gate_error)$/),
        why: expect.any(String),
        pushed: expect.any(Boolean),
        isGood: pushed,
      });
    },
  );
});
