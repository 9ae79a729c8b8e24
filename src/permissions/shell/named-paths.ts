import { pathWords, type PathWord } from './operands.js';
import type { ShellRedirect, ShellWord, SimpleCommand } from './parse.js';
import { isBetweenDescriptors, isWrite } from './path-proof.js';
import { gitIsReading } from './reader-checks.js';
import { optionProblem, READERS, type Reader } from './readers.js';
import { programOf } from './wrappers.js';
import { writerFor } from './writers.js';

export interface NamedPath {
  readonly word: PathWord;
  readonly effect: 'read' | 'write';
  /** The part that names it. */
  readonly text: string;
}

const PATHS: Reader = { operands: 'paths' };

/** The paths that redirections and the words of a known program name, also where the use of it is not understood. */
export function namedPaths(command: SimpleCommand): NamedPath[] {
  const program = programOf(command.words[0]);
  const words = program === undefined ? [] : wordsOf(program, command.words.slice(1));
  return [
    ...command.redirects.flatMap((one) => redirected(one, command.text)),
    ...words.map((one) => ({ ...one, text: command.text })),
  ];
}

function redirected(redirect: ShellRedirect, text: string): NamedPath[] {
  const { operator, target } = redirect;
  if (target === undefined || operator.startsWith('<<') || isBetweenDescriptors(redirect)) return [];
  const word = { raw: target.raw, path: target.value, glob: target.glob };
  return [{ word, effect: isWrite(redirect) ? 'write' : 'read', text: `${text} ${operator} ${target.raw}` }];
}

type Word = Pick<NamedPath, 'word' | 'effect'>;

function wordsOf(program: string, args: readonly ShellWord[]): Word[] {
  const values = args.map((word) => word.value);
  const writer = writerFor(program, values);
  const reader = /^(cd|pushd)$/.test(program) ? PATHS : READERS.get(program);
  if (writer === undefined) return reader === undefined ? [] : readBy(program, args, reader);
  const isKnown = !values.includes(undefined) && !args.some((word) => word.glob || word.raw.startsWith('~'));
  const touched = isKnown ? writer(values as string[]) : undefined;
  if (touched === undefined) return bothWays(pathWords(program, args, reader ?? PATHS));
  const as = (path: string): PathWord => ({ raw: path, path, glob: false });
  return [
    ...touched.writes.map((path): Word => ({ word: as(path), effect: 'write' })),
    ...touched.reads.map((path): Word => ({ word: as(path), effect: 'read' })),
  ];
}

/** A reader that is used for more may write what it names. */
function readBy(program: string, args: readonly ShellWord[], reader: Reader): Word[] {
  const paths = pathWords(program, program === 'git' ? withoutMessage(args) : args, reader);
  // What find starts is judged by itself.
  const values = args.map((word) => word.value ?? '$').filter((value) => value !== '-exec');
  const operands = values.filter((value) => !value.startsWith('-'));
  const onlyReads = optionProblem(reader, values) === undefined && operands.length <= (reader.mostOperands ?? Infinity);
  return onlyReads ? paths.map((word) => ({ word, effect: 'read' })) : bothWays(paths);
}

function bothWays(paths: readonly PathWord[]): Word[] {
  return paths.flatMap((word): Word[] => [
    { word, effect: 'read' },
    { word, effect: 'write' },
  ]);
}

/** `-m` has a text only where git does more than look: `git log -m` takes none. */
function withoutMessage(args: readonly ShellWord[]): readonly ShellWord[] {
  const before = (at: number): string => args[at - 1]?.value ?? '';
  const verb =
    args.find(({ value }, at) => value?.startsWith('-') !== true && !/^-[Cc]$/.test(before(at)))?.value ?? '';
  if (gitIsReading([verb]) === undefined) return args;
  return args.filter((_, at) => !/^(-[a-z]*m|--message)$/.test(before(at)));
}
