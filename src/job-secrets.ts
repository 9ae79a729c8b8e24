import type { InputSource } from './config.js';
import { isSecretName } from './sandbox/given-variables.js';
import type { Variables } from './surroundings.js';

/** The keys that the workflow hands over: hidden from the log too, in case the workflow got them from no secret. */
export function inputSecrets(source: InputSource): string[] {
  return [source('anthropic-api-key'), source('github-token')].flatMap((value) => value?.trim() || []);
}

/** What else of the job's environment must not leave: the runner's own tokens, and what a workflow put into `env`. */
export function environmentSecrets(variables: Variables): string[] {
  return Object.entries(variables).flatMap(([name, value = '']) =>
    isSecretName(name) && value.length >= SHORTEST && !/\s/.test(value) ? [value] : [],
  );
}

/**
 * Takes keys out of this process's own variables, which children and libraries would otherwise find. The system keeps the
 * first version (`/proc/self/environ`): that is why no steered process may see this one.
 */
export function forgetSecrets(variables: Record<string, string | undefined>): void {
  for (const name of Object.keys(variables)) if (OF_THE_RUNNER.test(name) || isSecretName(name)) delete variables[name];
}

/** Shorter values are rather names and numbers than keys, and hiding them would make reports unreadable. */
const SHORTEST = 12;

/** Inputs; tokens and addresses of the runner's services; what the model's SDK would obey instead of inputs. */
const OF_THE_RUNNER = /^(INPUT|ACTIONS|ANTHROPIC)_/;
