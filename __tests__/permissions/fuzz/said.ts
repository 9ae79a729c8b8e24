import { basename, normalize } from 'node:path';
import type { Policy } from '../../../src/permissions/policy.js';
import { parseCommand } from '../../../src/permissions/shell/syntax/parse.js';
import { takeApart } from '../../../src/permissions/shell/take-apart.js';
import type { Executed } from './spies.js';

/** A command that the parser sees in a line. */
export interface Said {
  readonly text: string;
  readonly words: readonly Word[];
  readonly redirects: readonly { readonly target: Word | undefined }[];
}

/** `value` is undefined where it is not known before it runs. */
interface Word {
  readonly raw: string;
  readonly value?: string;
  readonly glob: boolean;
}

/** Every command that the parser sees in the line, at any depth. */
export function saidToRun(line: string, policy: Policy): readonly Said[] {
  const parsed = parseCommand(line);
  if (parsed.kind === 'unparsable') return [];
  return takeApart(parsed, policy).parts.flatMap(({ command: { text, redirects }, ways }) =>
    ways.map(({ words }) => ({ text, words, redirects })),
  );
}

/** Is this what one of the parts stands for? A word that was not known, or has wildcards, may have become any words. */
export function isSaid(parts: readonly Said[], { path, args }: Executed): boolean {
  // They add arguments of their own to what they start.
  const adds = parts.some(
    ({ words: [name] }) => name?.value === undefined || /(^|\/)(xargs|find|mapfile|readarray)$/.test(name.value),
  );
  return parts.some(({ words: [name, ...rest] }) => {
    const wanted = adds ? [...rest, ANY] : rest;
    return name !== undefined && isProgram(name, path) && isRow(wanted, args);
  });
}

const ANY: Word = { raw: '$@', glob: false };

function isProgram({ value, glob }: Word, path: string): boolean {
  if (value === undefined || glob) return true;
  // Without a slash it is looked for on the PATH, and nowhere else.
  return value.includes('/')
    ? basename(value) === basename(path)
    : /^(\/usr)?\/bin\//.test(path) && basename(path) === value;
}

function isRow(words: readonly Word[], args: readonly string[]): boolean {
  const [word, ...rest] = words;
  if (word === undefined) return args.length === 0;
  // What find finds is written as `DIRECTORY/*`, or as `{}`.
  const isOpen = word.value === undefined || word.glob || /^~|[=:]~/.test(word.raw) || /\{\}|\/\*$/.test(word.value);
  if (isOpen) return [...args.keys(), args.length].some((at) => isRow(rest, args.slice(at)));
  return args[0] !== undefined && isWord(word.value, args[0]) && isRow(rest, args.slice(1));
}

/** Which descriptor a process substitution gets is not known. */
function isWord(value: string, arg: string): boolean {
  const plain = (text: string): string => text.replace(/^\/dev\/fd\/\d+$/, '/dev/fd/0');
  return plain(value) === plain(arg);
}

/** Does the part name the path, a directory above or below it, or words that are not known? */
export function mayChange({ words, redirects }: Said, path: string): boolean {
  const named = [...words.slice(1), ...redirects.flatMap(({ target }) => target ?? [])];
  return named.some((word) => {
    if (word.value === undefined || word.glob || word.raw.startsWith('~')) return true;
    return [word.value, word.value.replace(/^(--)?[\w-]+=/, '')].some((value) => isNear(path, value));
  });
}

function isNear(path: string, value: string): boolean {
  const name = normalize(value.replace(/^(\/repo\/)?deep(?=\/|$)/, 'a/b/c')).replace(/^(\.\.?\/)+|^\/|\/$/g, '');
  if (name === '.' || name === '..') return true;
  const steps = name.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'));
  // `sed -i.bak` adds to the name.
  return path.includes(`/${name}`) || steps.some((step) => path.endsWith(`/${step}`));
}
