import type { ShellWord } from './syntax/words.js';

/** A word of a command that names a file, as far as can be told. */
export interface PathWord {
  /** It may be a new temporary file. */
  readonly temporary?: true;
  readonly raw: string;
  /** Undefined: not known before it runs. */
  readonly path: string | undefined;
  readonly glob: boolean;
  /** It starts at the root of the repository, wherever the command runs. */
  readonly atRoot?: boolean;
  /** All below it is opened too; with links followed, or not. */
  readonly deep?: 'following' | 'plain';
  /** All below it is copied as it is, hidden names too. */
  readonly copied?: true;
  /** `path` is a folder, and the names in it are those that this pattern stands for. */
  readonly named?: string;
  /** Names below it that are left out. */
  readonly without?: readonly string[];
}

/** How the words after a program's name are read. */
export interface Operands {
  /** `data`: no argument names a file. `pattern`: the first operand is data, the others are paths. */
  readonly operands: 'data' | 'paths' | 'pattern';
  /** Letters of short options whose value is the next word, and no path. */
  readonly valued?: string;
}

/** The words after the program's name that may name files: operands, and values of options that look like paths. */
export function pathWords(program: string, args: readonly ShellWord[], reader: Operands): PathWord[] {
  if (reader.operands === 'data') return [];
  const words = program === 'find' ? startingPoints(args) : args;
  const found: PathWord[] = [];
  let patternGiven =
    reader.operands !== 'pattern' ||
    words.some((word) => /^(-[^-]*[ef]|--(regexp|file|expression|files)\b)/.test(word.value ?? ''));
  let onlyOperands = false;
  for (const [at, word] of words.entries()) {
    const { value, raw, glob, below } = word;
    if (value === '--' && !onlyOperands) onlyOperands = true;
    else if (value?.startsWith('-') === true && value !== '-' && !onlyOperands)
      found.push(...(hasValue(value, reader.valued) ? [] : pathInOption(word)));
    else if (!onlyOperands && isValueOf(words[at - 1]?.value, value, reader.valued)) continue;
    else if (!patternGiven) patternGiven = true;
    else if (value !== '-')
      found.push({ raw, path: value, glob, ...(below === undefined ? {} : { deep: 'following' as const }) });
  }
  return found;
}

function startingPoints(args: readonly ShellWord[]): readonly ShellWord[] {
  const start = args.findIndex(({ value = '' }, at) => !isGlobalOption(value) && args[at - 1]?.value !== '-D');
  const words = start === -1 ? [] : args.slice(start);
  const end = words.findIndex((word) => /^[-(!]/.test(word.value ?? ''));
  const compared = args.filter((_, at) => /^-(newer\w*|samefile)$/.test(args[at - 1]?.value ?? ''));
  return [...(end === -1 ? words : words.slice(0, end)), ...compared];
}

/** What `find` takes before the directories. */
function isGlobalOption(value: string): boolean {
  return /^-([HLPD-]|O.*)$/.test(value);
}

/** `-d/`: the rest of the word is the value, and no path. */
function hasValue(option: string, valued = ''): boolean {
  return /^-[^-]./s.test(option) && valued.includes(option.charAt(1));
}

/** `-C../x`, `--file=x`, `-fx`: what leaves the directory, and values of options that name a file to read or write. */
function pathInOption({ raw, value = '', glob }: ShellWord): PathWord[] {
  const after = value.includes('=') ? value.slice(value.indexOf('=') + 1) : value.slice(2);
  const leaves = /^[~/]/.test(after) || after.split('/').includes('..');
  if (leaves) return [{ raw, path: after, glob }];
  const named = /^(?:--(?:[a-z]+-)*(?:file|from|to|ref|target)[a-z-]*=|-(?:(?![emSG])[a-zA-Z])*?[ft])(.+)$/s.exec(
    value,
  )?.[1];
  return named === undefined ? [] : [{ raw, path: named, glob }];
}

function isValueOf(option: string | undefined, value: string | undefined, valued: string | undefined): boolean {
  if (option === undefined || !/^-\w+$/.test(option)) return false;
  return (value !== undefined && /^\d+$/.test(value)) || (valued ?? '').includes(option.slice(-1));
}
