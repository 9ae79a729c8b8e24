import { basename, dirname } from 'node:path';

import type { TestCase } from '../../ecosystems/reading/test-case.js';
import { sharesWord, wordsOf } from './words.js';

export interface TouchQuestion {
  readonly failed: readonly TestCase[];
  /** Paths of the change. */
  readonly changed: readonly string[];
  /** All paths of the tree, and the text of some. */
  readonly paths: readonly string[];
  readonly read: (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/**
 * Names of failures in a file or unit that the change touches: their own file is changed, or they name, import or are called
 * after a file that is. What a change comes near to it may have been made for, and is no longer an old failure alone.
 */
export async function touchedFailures(question: TouchQuestion): Promise<ReadonlySet<string>> {
  const { failed, changed, paths, read } = question;
  const homes = new Map(failed.map((one) => [one, filesOf(one, paths)]));
  const texts = new Map(await read([...new Set([...homes.values()].flat())].slice(0, MOST_FILES)));
  const through = paths.filter(
    (path) => GENERIC.test(stemOf(path)) && [...texts.values()].some((text) => mentions(text, path)),
  );
  const gates = await read(through.slice(0, MOST_FILES));
  const touched = failed.filter((one) => {
    const files = homes.get(one) ?? [];
    const own = files.flatMap((file) => texts.get(file) ?? []);
    const passed = [...gates].filter(([path]) => own.some((text) => mentions(text, path))).map(([, text]) => text);
    return changed.some((path) => isNear(path, one, files) || [...own, ...passed].some((text) => mentions(text, path)));
  });
  return new Set(touched.map(({ name }) => name));
}

const MOST_FILES = 50;
/** They stand for the folder that they lie in. */
const GENERIC = /^(?:index|main|mod|lib|__init__|init)$/;

/** The files that a failure may lie in: the one that is told, else those of whose module or class its name speaks. */
function filesOf({ name, file }: TestCase, paths: readonly string[]): string[] {
  const ends = (wanted: string): string[] => paths.filter((path) => path === wanted || path.endsWith(`/${wanted}`));
  const told = file === undefined ? [] : ends(file.replace(/^\.\//, ''));
  if (told.length > 0) return told;
  const words = new Set(name.match(/[\w-]+/g)?.map(plain));
  const named = paths.filter((path) => TEST_WORD.test(stemOf(path)) && words.has(plain(stemOf(path))));
  return named.length === 0 && file !== undefined ? [file] : named;
}

function isNear(path: string, { name, message = '' }: TestCase, files: readonly string[]): boolean {
  if (files.includes(path)) return true;
  const stem = stemOf(path);
  if (message.includes(path) || new RegExp(`(?<![\\w.-])${escaped(basename(path))}(?![\\w.-])`).test(message))
    return true;
  const unit = plain(GENERIC.test(stem) ? basename(dirname(path)) : stem);
  if (files.some((file) => withoutTest(stemOf(file)) === unit || (isGo(file, path) && dirname(file) === dirname(path))))
    return true;
  return !GENERIC.test(stem) && sharesWord(wordsOf(stem, 'request'), wordsOf(name, 'name'));
}

/** The files of a folder are one unit there, and import nothing of each other. */
function isGo(file: string, path: string): boolean {
  return file.endsWith('.go') && path.endsWith('.go');
}

const IMPORT =
  /\b(?:import|from|require\w*|include\w*|use|using|alias|load\w*|source|open|read\w*|exec\w*|spawn\w*|mod)\b|^\s*[.#]|["'`]/;

/** Does a text bring in that file, by name? A name in capitals counts wherever it stands: classes of one package need no import. */
function mentions(text: string, path: string): boolean {
  const stem = stemOf(path);
  if (GENERIC.test(stem)) {
    const folder = basename(dirname(path));
    if (/["'`](?:\.{1,2}\/)*\.{1,2}\/?["'`]/.test(text)) return true;
    return words(text).has(plain(stem)) || (folder !== '.' && words(text).has(plain(folder)));
  }
  return words(text).has(plain(stem)) || (/^[A-Z]/.test(stem) && new RegExp(`\\b${escaped(stem)}\\b`).test(text));
}

function words(text: string): ReadonlySet<string> {
  const lines = text.split('\n').filter((line) => IMPORT.test(line));
  return new Set(lines.flatMap((line) => line.match(/[\w-]+/g)?.map(plain) ?? []));
}

const TEST_WORD = /(?:^|[._-])(?:tests?|specs?|it)(?:[._-]|$)|^Tests?(?=[A-Z])|(?:Tests?|Specs?|TestCase|IT)$/;

/** "test_calc", "calc.test", "CalcTest": calc. */
function withoutTest(stem: string): string {
  return plain(stem.replace(TEST_WORD, ''));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Without folder and without what follows the name: "cart.test" of "test/cart.test.js". */
function stemOf(path: string): string {
  return basename(path).replace(/\.\w+$/, '');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
