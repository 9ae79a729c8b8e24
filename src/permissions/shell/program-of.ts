import { basename } from 'node:path';
import type { ShellWord } from './syntax/words.js';

/** The program that a word names, without its directory. */
export function programOf(word: ShellWord | undefined): string | undefined {
  return word?.value === undefined || word.glob ? undefined : basename(word.value);
}
