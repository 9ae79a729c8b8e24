import type { Policy } from '../policy.js';
import type { ParsedCommand } from './syntax/parse.js';
import { hasMatch } from './wildcards.js';
import type { Piece, ShellWord } from './syntax/words.js';

/** What is known at the place of a command: its directories, and what variables hold there. */
export interface Place {
  readonly policy: Policy;
  /** Every directory that it may run in. */
  readonly directories: readonly string[];
  readonly script: Pick<ParsedCommand, 'values' | 'changesUnseen'>;
  /** Nothing before it may have made names that nobody foresees. */
  readonly namesKnown: boolean;
}

const MOST_VARIANTS = 32;

/** The words with every variable replaced whose values are known: one list of words for each way they may come out. */
export function settled(words: readonly ShellWord[], place: Place): readonly (readonly ShellWord[])[] {
  const names = [...new Set(words.flatMap((word) => variablesToSettle(word)))];
  let choices: ReadonlyMap<string, ShellWord>[] = [new Map()];
  for (const name of names) {
    const values = valuesOf(name, place);
    if (choices.length * values.length > MOST_VARIANTS) continue;
    choices = choices.flatMap((choice) =>
      values.map((value) => (value === undefined ? choice : new Map([...choice, [name, value]]))),
    );
  }
  const splits = !place.script.values.has('IFS');
  const isPlain = (word: ShellWord): boolean =>
    splits || word.pieces?.every((piece) => typeof piece === 'string' || piece.quoted) === true;
  return choices.map((choice) =>
    words.flatMap((word) => {
      const parts = splits ? splitUp(word, choice) : undefined;
      return parts ?? [asWritten(isPlain(word) ? filled(word, choice) : word, place)];
    }),
  );
}

function variablesToSettle({ value, pieces = [] }: ShellWord): string[] {
  return value === undefined ? pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.variable])) : [];
}

/** All that a variable may hold at some time, later assignments too; undefined among them where that is not all. */
function valuesOf(name: string, { policy, directories, script }: Place): readonly (ShellWord | undefined)[] {
  const own = (script.values.get(name) ?? []).map((word) => (isNumber(word) ? plain('0') : word));
  const before =
    name === 'HOME' ? policy.home : name === 'PWD' && directories.length === 1 ? directories[0] : undefined;
  const known = [...own.filter((word) => word?.value !== undefined), ...(before === undefined ? [] : [plain(before)])];
  const isAll = known.length > 0 && own.every((word) => word?.value !== undefined) && !script.changesUnseen;
  return isAll ? known : [...known, undefined];
}

/** Which number an arithmetic expansion gives changes nothing about what a word with it can be. */
function isNumber(word: ShellWord | undefined): boolean {
  return word !== undefined && /^"?\$\(\(.*\)\)"?$/s.test(word.raw);
}

function plain(value: string): ShellWord {
  return { raw: value, value, glob: false, variables: [] };
}

function filled(word: ShellWord, choice: ReadonlyMap<string, ShellWord>): ShellWord {
  const { value, pieces } = word;
  if (value !== undefined || pieces === undefined) return word;
  let text = '';
  let glob = word.glob;
  for (const piece of pieces) {
    const found = textOf(piece, choice);
    if (found === undefined) return word;
    text += found.value ?? '';
    glob ||= found.glob;
  }
  return { ...word, value: text, glob };
}

/** A variable that stands alone without quotes becomes as many words as its value has. */
function splitUp(
  { raw, value, pieces = [] }: ShellWord,
  choice: ReadonlyMap<string, ShellWord>,
): readonly ShellWord[] | undefined {
  const [only, ...more] = pieces;
  if (value !== undefined || more.length > 0 || only === undefined || typeof only === 'string' || only.quoted)
    return undefined;
  const held = choice.get(only.variable);
  if (held?.value === undefined || held.glob || /[*?[\\]/.test(held.value)) return undefined;
  return held.value
    .split(/[ \t\n]+/)
    .filter((one) => one !== '')
    .map((one) => ({ ...plain(one), raw }));
}

function textOf(piece: Piece, choice: ReadonlyMap<string, ShellWord>): ShellWord | undefined {
  if (typeof piece === 'string') return plain(piece);
  const value = choice.get(piece.variable);
  // Unquoted it would be split, and its wildcards would count.
  const isOne =
    piece.quoted || (value?.value !== '' && !/[\s*?[\\]/.test(value?.glob === true ? '' : (value?.value ?? ' ')));
  return isOne ? value : undefined;
}

/** A wildcard at the start may stand for an option, unless the names that are there say that it does not. */
function asWritten(word: ShellWord, { policy, directories, namesKnown }: Place): ShellWord {
  const { value, glob } = word;
  if (!glob || value === undefined || !/^[*?[]/.test(value) || !namesKnown) return word;
  const [first = ''] = value.split('/');
  const names = directories.flatMap((directory) => policy.namesIn(directory)).filter((name) => hasMatch(first, name));
  if (names.some((name) => name.startsWith('-'))) return word;
  return names.length === 0 ? { ...word, glob: false } : { ...word, value: `./${value}` };
}
