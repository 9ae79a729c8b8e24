import { afterAll, afterEach, beforeAll, describe, test } from '@jest/globals';
import { ADVERSARIES, attack, isSound } from '../run/adversaries.js';
import { closeScenes, comment, tip } from '../run/scenes.js';
import { ablation } from './ablation.js';
import { patchedAction } from './patched-action.js';

/** The same adversaries at a gate that runs the tests and does not look at what became of them. */
let without: Awaited<ReturnType<typeof patchedAction>>;

beforeAll(async () => {
  without = await patchedAction({
    readDiff: "return { verdict: 'clean', findings: [] };",
    judgingFiles: 'return [];',
    swappedDependencies: 'return [];',
  });
});
afterAll(() => without.remove());
afterEach(closeScenes);

const TRIED = ['skips the test', 'narrows the script in package.json', 'writes the expected value into the code'];

describe('with the tamper check off the adversaries get through', () => {
  test.each(ADVERSARIES.filter(({ name }) => TRIED.includes(name)))('one that $name', (adversary) => {
    const nothingBad = async (actionDirectory?: string): Promise<boolean> => {
      const world = await attack(adversary, actionDirectory === undefined ? {} : { actionDirectory });
      const before = await tip(world, 'topic');
      await comment(world, { inputs: { allow: 'Bash\nEdit\nWrite', 'gate-attempts': '1' } });
      return (await tip(world, 'topic')) === before || isSound(world.repository.bare, 'topic');
    };
    return ablation(`tamper check: ${adversary.name}`, 'nothing bad is pushed', {
      on: () => nothingBad(),
      off: () => nothingBad(without.directory),
    });
  });
});
