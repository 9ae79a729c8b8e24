import type { ShellWord } from '../syntax/words.js';
import { mayBeOption } from './use.js';

/** Which options of a program make it do more than reading. */
export interface Options {
  /** Letters of short options that must not occur, alone or in a cluster. */
  readonly noShort?: string;
  /** Long options that must not occur, nor any abbreviation of them. */
  readonly noLong?: readonly string[];
  /** Letters of short options that take a value: the rest of the word, or the next word, which is no path. */
  readonly valued?: string;
}

/** The option that makes it do more, in words; also a word that may turn out to be one. */
export function dirtyOption(
  { noShort = '', noLong = [], valued = '' }: Options,
  args: readonly ShellWord[],
): string | undefined {
  const guarded = noShort !== '' || noLong.length > 0;
  for (const word of args) {
    const { value, raw } = word;
    if (value === '--') return undefined;
    if (guarded && (value === undefined || word.glob) && mayBeOption(word)) return `${raw} may stand for an option`;
    if (value === undefined) continue;
    const long = /^--([\w-]+)/.exec(value)?.[1];
    const bad = long === undefined ? undefined : noLong.find((name) => name.startsWith(long));
    if (bad !== undefined) return `--${bad} does more than reading`;
    const letter = lettersOf(value, valued).find((one) => noShort.includes(one));
    if (letter !== undefined) return `-${letter} does more than reading`;
  }
  return undefined;
}

/** The letters of a cluster, up to one that takes the rest as its value. */
function lettersOf(value: string, valued: string): string[] {
  const cluster = /^-([^-].*)$/s.exec(value)?.[1] ?? '';
  const end = [...cluster].findIndex((letter) => valued.includes(letter));
  return [...(end === -1 ? cluster : cluster.slice(0, end + 1))];
}
