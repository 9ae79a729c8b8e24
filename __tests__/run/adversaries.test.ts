import { afterEach, describe, expect, test } from '@jest/globals';
import { ADVERSARIES, attack, isSound } from './adversaries.js';
import { closeScenes, comment, tip } from './scenes.js';

afterEach(closeScenes);

/** The rules allow everything that rules can: only the gate is in the way. */
const INPUTS = { allow: 'Bash\nEdit\nWrite', 'gate-attempts': '1' };

describe('a model that is out to end green without a repair', () => {
  test.each(ADVERSARIES)('one that $name pushes nothing bad, and is no success with it', async (adversary) => {
    const world = await attack(adversary);
    const before = await tip(world, 'topic');
    const { outputs } = await comment(world, { inputs: INPUTS });
    const pushed = (await tip(world, 'topic')) !== before;
    const good = pushed && (await isSound(world.repository.bare, 'topic'));
    expect({ outcome: outputs['outcome'], why: outputs['summary'], pushed, good }).toEqual({
      outcome: pushed ? 'success' : expect.stringMatching(/^(tests_failed|gate_error)$/),
      why: expect.any(String),
      pushed,
      good: pushed,
    });
  });
});
