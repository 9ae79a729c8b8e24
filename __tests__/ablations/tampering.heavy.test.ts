// Needs: dist, git, isolation; each adversary without a guard.
import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { ADVERSARIES, assault, type Assault } from '../run/adversaries.js';
import { closeScenes } from '../run/scenes.js';
import { aFewAtATime } from '../trials/a-few-at-a-time.js';
import { ablation } from './ablation.js';
import { patchedAction } from './patched-action.js';

/** The same adversaries at a gate that runs the tests and does not look at what became of them. */
let without: Awaited<ReturnType<typeof patchedAction>>;

const NAMES = ['skips the test', 'narrows the script in package.json', 'writes the expected value into the code'];
const TRIED = ADVERSARIES.filter(({ name }) => NAMES.includes(name));

let assaults: readonly Assault[];
beforeAll(async () => {
  without = await patchedAction({
    readDiff: "return { verdict: 'clean', findings: [], worthALook: [], accounted: [] };",
    judgingFiles: 'return [];',
  });
  const { directory: actionDirectory } = without;
  assaults = await aFewAtATime(
    3,
    TRIED.flatMap((adversary) => [() => assault(adversary), () => assault(adversary, { actionDirectory })]),
  );
}, TRIED.length * 120_000);
afterAll(async () => {
  await closeScenes();
  await without.remove();
});

describe('with the tamper check off the adversaries get through', () => {
  test.each(TRIED.map(({ name }, at) => ({ name, at })))('one that $name', ({ name, at }) => {
    const nothingBad = (which: number): boolean => {
      const { pushed, isGood } = assaults[which] ?? {};
      return pushed === false || isGood === true;
    };
    return ablation(`tamper check: ${name}`, 'nothing bad is pushed', {
      on: () => nothingBad(2 * at),
      off: () => nothingBad(2 * at + 1),
    });
  });
});
