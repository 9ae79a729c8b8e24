import type { Objection } from '../agent/loop.js';
import type { StopCheck } from './index.js';

/**
 * What the model wrote must be part of the change: a file that git ignores is there when the tests run, and missing for
 * everybody else. The model is told once; then the run ends as one whose tests say nothing.
 */
export function createNothingIgnored(ignored: () => Promise<readonly string[]>, onOver: () => void): StopCheck {
  let told = false;

  async function check(): Promise<Objection | undefined> {
    const paths = await ignored();
    if (paths.length === 0) return undefined;
    const names = paths.slice(0, 10).join(', ');
    if (told) {
      onOver();
      return {
        kind: 'over',
        reason: `Git takes no note of ${names} (ignored, or in a submodule), so the change lacks what the tests may need.`,
      };
    }
    told = true;
    const text =
      `You wrote files that git ignores, or that lie in a submodule: ${names}. They will not be part of the change, so it would not work elsewhere. ` +
      'Put them where git takes them, or remove them if they are not needed.';
    return { kind: 'again', text };
  }

  return { name: 'nothing-ignored', maxObjections: 1, check };
}
