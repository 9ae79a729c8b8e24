import type { ShellWord } from '../syntax/words.js';

/** What the sub-command may be: the first operand, and before it each word that may be the value of an option. */
export function verbsOf(args: readonly ShellWord[]): string[] {
  const found: string[] = [];
  for (const [at, { value = '' }] of args.entries()) {
    if (value.startsWith('-')) continue;
    found.push(value);
    // `yarn npm publish`
    if (value !== 'npm' && args[at - 1]?.value?.startsWith('-') !== true) break;
  }
  return found;
}

export const UNKNOWN_VERB = 'which sub-command it is, is not known before it runs';
export const PUBLISHES = 'it publishes or handles credentials';
export const OFFLINE = 'work with what is installed; do not count on the network';
