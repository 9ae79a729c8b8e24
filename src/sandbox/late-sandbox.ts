import type { ChosenIsolation } from './choose-isolation.js';
import type { Sandbox } from './types.js';

/** A sandbox whose way of isolation is found out by its first process, or before: until then nobody waits for it. */
export function lateSandbox(isolation: () => Promise<ChosenIsolation>, workspace: string): Sandbox {
  let chosen: Promise<Sandbox> | undefined;
  return {
    run: async (request) => {
      chosen ??= isolation().then(({ sandboxFor }) => sandboxFor(workspace));
      return (await chosen).run(request);
    },
  };
}

/** Tries out how commands can be isolated when it is first asked, and once. */
export function whenAsked(choose: () => Promise<ChosenIsolation>): () => Promise<ChosenIsolation> {
  let chosen: Promise<ChosenIsolation> | undefined;
  return () => (chosen ??= choose());
}
