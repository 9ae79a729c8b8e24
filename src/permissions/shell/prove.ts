import { join, relative, resolve } from 'node:path';
import { matchesCommand } from './match-command.js';
import { pathWords, type PathWord } from './operands.js';
import type { ShellWord, SimpleCommand } from './parse.js';
import { isWrite, pathProblem, redirectProblem, WALL } from './path-proof.js';
import { firstOf, refuse, type Proof, type Scene } from './proof.js';
import { optionProblem, READERS, type Reader } from './readers.js';
import { isTestCommand } from './test-command.js';
import { assignmentProblem, dataProblem, proveExport } from './variables.js';
import { unwrapped } from './wrappers.js';
import { writerFor } from './writers.js';

/** Proves one simple command harmless, piece by piece: variables, redirections, then the program and its arguments. */
export function prove(command: SimpleCommand, scene: Scene): Proof {
  const problem =
    assignmentProblem(command, scene) ?? firstOf(command.redirects, (one) => redirectProblem(one, command, scene));
  if (problem !== undefined) return problem;
  const writes = command.redirects.some(isWrite);
  if (command.words.length === 0) return { kind: writes ? 'writes' : 'reads' };
  const proof = proveWords(command, scene);
  return proof.kind === 'reads' && writes ? { kind: 'writes' } : proof;
}

const NO_NAME = { instead: 'write the program name out' };

function proveWords(command: SimpleCommand, scene: Scene): Proof {
  const { policy } = scene;
  const inner = unwrapped(command.words);
  const words = inner ?? command.words;
  const text = { ...command, words };
  const [name, ...args] = words;
  if (name?.value === undefined || name.glob)
    return refuse(command, 'the name of the program is not known before it runs', NO_NAME);
  const rule = policy.rules.allow.find((one) => matchesCommand(one, text) || matchesCommand(one, command));
  if (rule !== undefined) return { kind: 'rule' };
  if (isTestCommand(words, scene.policy.testCommand)) return { kind: 'tests' };
  const program = name.value.replace(/^\/(usr\/)?bin\//, '');
  if (inner === undefined)
    return /^command -[vV] [\w.-]+$/.test(command.text) ? { kind: 'reads' } : refuse(command, 'no rule allows it');
  const asWriter = proveWriter(command, program, args, scene);
  if (asWriter !== undefined) return asWriter;
  if (program === 'cd') return proveCd(command, args, scene);
  if (program === 'export') return proveExport(command, args);
  const reader = READERS.get(program);
  return reader === undefined
    ? refuse(command, 'no rule allows it')
    : proveReader(command, program, args, reader, scene);
}

function proveReader(
  command: SimpleCommand,
  program: string,
  args: readonly ShellWord[],
  reader: Reader,
  scene: Scene,
): Proof {
  if (program === 'find') {
    const proof = proveFindExec(command, args, scene);
    if (proof !== undefined) return proof;
  }
  const problem = firstOf(args, (word) => argumentProblem(word, command, reader, scene));
  if (problem !== undefined) return problem;
  const values = args.map((word) => word.value ?? '$');
  const why = optionProblem(reader, values);
  if (why !== undefined) return refuse(command, why);
  const paths = pathWords(program, args, reader);
  const operands = values.filter((value) => !value.startsWith('-'));
  if (operands.length > (reader.mostOperands ?? Infinity))
    return refuse(command, `${program} would write its last operand`);
  if (program === 'git' && gitPlaceProblem(args, scene))
    return refuse(command, 'git would run with the settings of another repository', IN_ROOT);
  return firstOf(paths, (path) => pathProblem(path, 'read', command, scene)) ?? { kind: 'reads' };
}

const IN_ROOT = { instead: 'run git in the workspace root and name the directory with -C or --' };

function argumentProblem(word: ShellWord, command: SimpleCommand, reader: Reader, scene: Scene): Proof | undefined {
  // A file may be named like an option; a wildcard would hand it over as one.
  const mayBeOption = word.glob && /^[*?[]/.test(word.value ?? '');
  const hasBadOptions = reader.noShort !== undefined || reader.noLong !== undefined || reader.check !== undefined;
  if (mayBeOption && hasBadOptions && reader.operands !== 'data')
    return refuse(command, `${word.raw} may stand for an option; write ./${word.raw}`);
  if (word.value !== undefined) return undefined;
  if (reader.operands === 'data' && reader.check === undefined) return dataProblem(word, command, scene);
  return refuse(command, `what ${word.raw} stands for is not known before it runs`);
}

/** `find ... -exec READER {} +`: the names that find gives are inside, so the inner command must only read them. */
function proveFindExec(command: SimpleCommand, args: readonly ShellWord[], scene: Scene): Proof | undefined {
  const at = args.findIndex((word) => word.value === '-exec');
  const end = args.findIndex((word, index) => index > at && (word.value === ';' || word.value === '+'));
  if (at === -1 || end === -1) return undefined;
  const inner = args.slice(at + 1, end).map((word) => (word.value === '{}' ? { ...word, value: './{}' } : word));
  const proof = proveWords(
    { text: inner.map((word) => word.raw).join(' '), words: inner, assignments: [], redirects: [] },
    scene,
  );
  if (proof.kind !== 'reads') return refuse(command, 'find -exec runs a command that is not proven to only read');
  const rest = [...args.slice(0, at), ...args.slice(end + 1)];
  return proveWords(
    { ...command, words: [{ raw: 'find', value: 'find', glob: false, variables: [] }, ...rest] },
    scene,
  );
}

/** A repository inside the workspace could bring its own settings, which git obeys. */
function gitPlaceProblem(args: readonly ShellWord[], { policy, directories }: Scene): boolean {
  if (directories.some((directory) => directory !== policy.workspace)) return true;
  const at = args.findIndex((word) => word.value === '-C');
  const place = at === -1 ? '' : relative(policy.workspace, resolve(policy.workspace, args[at + 1]?.value ?? ''));
  const steps = place.split('/').map((_, index, all) => join(policy.workspace, ...all.slice(0, index + 1)));
  return place !== '' && steps.some((step) => policy.exists(join(step, 'HEAD')) || policy.exists(join(step, '.git')));
}

function proveWriter(
  command: SimpleCommand,
  program: string,
  args: readonly ShellWord[],
  scene: Scene,
): Proof | undefined {
  const values = args.map((word) => word.value);
  const writer = writerFor(program, values);
  if (writer === undefined) return undefined;
  if (values.includes(undefined) || args.some((word) => word.glob))
    return refuse(command, 'the files it changes are not known before it runs', NAME_FILES);
  if (args.some((word) => word.raw.startsWith('~'))) return refuse(command, 'it reaches into the home directory', WALL);
  const touched = writer(values as string[]);
  if (touched === undefined) return refuse(command, `this use of ${program} is not understood`);
  const as = (path: string): PathWord => ({ raw: path, path, glob: false });
  const problem =
    firstOf(touched.writes, (path) => pathProblem(as(path), 'write', command, scene)) ??
    firstOf(touched.reads, (path) => pathProblem(as(path), 'read', command, scene));
  return problem ?? { kind: 'writes' };
}

const NAME_FILES = { instead: 'name each file' };

function proveCd(command: SimpleCommand, args: readonly ShellWord[], scene: Scene): Proof {
  const [target, ...more] = args;
  if (target?.value === undefined || more.length > 0 || target.value.startsWith('-') || target.glob)
    return refuse(command, 'where it goes is not known', WALL);
  return pathProblem({ raw: target.raw, path: target.value, glob: false }, 'read', command, scene) ?? { kind: 'reads' };
}
