import type { ChosenIsolation } from '../../src/sandbox/choose-isolation.js';
import type { Sandbox } from '../../src/sandbox/types.js';

/** What `sandbox: off` chooses, with this very sandbox. */
export function notIsolated(sandbox: Sandbox): () => Promise<ChosenIsolation> {
  const known = { ...sandbox, isolation: 'plain' } as const;
  return () => Promise.resolve({ isolation: 'plain', words: 'Not isolated', sandboxFor: () => known });
}
