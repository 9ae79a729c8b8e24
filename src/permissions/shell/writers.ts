import { basename, join } from 'node:path';
import { isSubstitution, sedScripts } from './reader-checks.js';

/** What a simple file command touches, as paths it was given; undefined when its use is not understood. */
export interface Touched {
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

type Writer = (args: readonly string[]) => Touched | undefined;

/** Adding a command is a line. All operands are known and without wildcards when these are asked. */
export const WRITERS: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ['mkdir', everyOperand(/^(-p|-v|-pv|--parents)$/)],
  ['touch', everyOperand(/^(-c|-a|-m)$/)],
  // Whole directories need a rule.
  ['rm', everyOperand(/^-[fv]+$|^--(force|verbose)$/)],
  ['rmdir', everyOperand(/^(-p|-v)$/)],
  ['tee', everyOperand(/^(-a|--append)$/)],
  ['cp', ontoLast(/^-[arRpfnv]+$|^--(recursive|force|archive|no-clobber|verbose)$/, { movesSource: false })],
  ['mv', ontoLast(/^-[fnv]+$|^--(force|no-clobber|verbose)$/, { movesSource: true })],
  ['chmod', chmod],
  ['sed', sedInPlace],
]);

/** The writer that this use of the program is; `sed` is a reader too, unless it edits in place. */
export function writerFor(program: string, args: readonly (string | undefined)[]): Writer | undefined {
  if (program === 'sed' && !args.some((arg) => /^(-\w*i|--i)/.test(arg ?? ''))) return undefined;
  return WRITERS.get(program);
}

function split(args: readonly string[], options: RegExp): readonly string[] | undefined {
  const end = args.indexOf('--');
  const before = end === -1 ? args : args.slice(0, end);
  const flags = before.filter((arg) => arg.startsWith('-'));
  if (!flags.every((flag) => options.test(flag))) return undefined;
  const operands = [...before.filter((arg) => !arg.startsWith('-')), ...(end === -1 ? [] : args.slice(end + 1))];
  return operands.length > 0 ? operands : undefined;
}

function everyOperand(options: RegExp): Writer {
  return (args) => {
    const writes = split(args, options);
    return writes === undefined ? undefined : { reads: [], writes };
  };
}

/** The target may be a directory: then the names of the sources are written in it. */
function ontoLast(options: RegExp, { movesSource }: { readonly movesSource: boolean }): Writer {
  return (args) => {
    const operands = split(args, options);
    if (operands === undefined || operands.length < 2) return undefined;
    const sources = operands.slice(0, -1);
    const target = operands.at(-1) ?? '';
    const inside = sources.map((source) => join(target, basename(source)));
    const isDirectory = target === '.' || target.endsWith('/') || sources.length > 1;
    const writes = [...inside, ...(isDirectory ? [] : [target]), ...(movesSource ? sources : [])];
    return { reads: sources, writes };
  };
}

function chmod(args: readonly string[]): Touched | undefined {
  const [mode = '', ...writes] = args;
  const isPlain = /^([ugoa]*[-+][rwx]+|0?[0-7]{3})$/.test(mode) && writes.length > 0;
  return isPlain && writes.every((path) => !path.startsWith('-')) ? { reads: [], writes } : undefined;
}

function sedInPlace(args: readonly string[]): Touched | undefined {
  const scripts = sedScripts(args);
  const isInPlace = args.some((arg) => arg === '-i' || arg === '--in-place');
  if (!isInPlace || scripts === undefined) return undefined;
  if (
    !scripts.every((script) => isSubstitution(script) || /^(\d+|\$|\/[^/\\]*\/)(,(\d+|\$|\/[^/\\]*\/))?d$/.test(script))
  )
    return undefined;
  const writes = args.filter((arg, at) => !arg.startsWith('-') && !scripts.includes(arg) && args[at - 1] !== '-e');
  return writes.length > 0 ? { reads: writes, writes } : undefined;
}
