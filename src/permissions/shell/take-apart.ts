import { resolve } from 'node:path';
import type { Policy } from '../policy.js';
import { run } from './commands/tests.js';
import type { SimpleCommand } from './syntax/simple-command.js';
import { parseCommand, type ParsedCommand } from './syntax/parse.js';
import type { Start, Use } from './commands/use.js';
import { knownPart, placesOf } from './places.js';
import { programOf } from './program-of.js';
import { settled } from './settle.js';
import type { ShellWord } from './syntax/words.js';
import { anyProgram, isFoundByName, putsFirst, useOf } from './use-of.js';
import { isTestCommand } from './test-command.js';

/** One simple command at any depth, with all that its words tell. */
export interface Part {
  readonly command: SimpleCommand;
  /** Every way in which it may come out; the words are known as far as they can be. */
  readonly ways: readonly Way[];
  /** Every directory that it may run in. */
  readonly directories: readonly string[];
  /** The script that it stands in: what its variables hold and which functions there are. */
  readonly script: Pick<ParsedCommand, 'values' | 'unsure' | 'functions' | 'changesUnseen'>;
  /** Places where commands before it put what may be a link. */
  readonly moved: readonly string[];
  /** It runs exactly so. Otherwise it only may, and is looked at for what must never run. */
  readonly exact: boolean;
}

export interface Way {
  readonly words: readonly ShellWord[];
  readonly use: Use;
}

/** All parts of a command line, the commands that others start among them. */
export interface Parts {
  readonly parts: readonly Part[];
  /** Why a script within it cannot be taken apart. */
  readonly problem?: string;
  readonly odd: ParsedCommand['odd'];
  /** Words outside of commands, which are only data. */
  readonly loose: readonly Loose[];
}

export interface Loose {
  readonly word: ShellWord;
  readonly directories: readonly string[];
  readonly values: ParsedCommand['values'];
  readonly unsure: ParsedCommand['unsure'];
}

const DEEPEST = 6;
const MOST_PLACES = 64;
/** A directory that is not known. */
export const UNKNOWN_PLACE = '/?';

export function takeApart(parsed: ParsedCommand, policy: Policy): Parts {
  const taker = new Taker(policy);
  taker.script(parsed, { directories: [policy.workspace], exact: true, depth: 0 });
  return taker.result();
}

interface Scope {
  readonly directories: readonly string[];
  readonly exact: boolean;
  readonly depth: number;
}

class Taker {
  readonly #policy: Policy;
  readonly #parts: Part[] = [];
  readonly #loose: Loose[] = [];
  readonly #odd: ParsedCommand['odd'][number][] = [];
  #problem: string | undefined;
  #namesKnown = true;
  #moved: readonly string[] = [];
  /** A folder of the workspace may come first in PATH. */
  #otherPrograms = false;

  constructor(policy: Policy) {
    this.#policy = policy;
  }

  result(): Parts {
    return {
      parts: this.#parts,
      odd: this.#odd,
      loose: this.#loose,
      ...(this.#problem === undefined ? {} : { problem: this.#problem }),
    };
  }

  script(parsed: ParsedCommand, scope: Scope): void {
    if (scope.exact) {
      this.#odd.push(...parsed.odd);
      this.#loose.push(
        ...parsed.loose.map((word) => ({
          word,
          directories: scope.directories,
          values: parsed.values,
          unsure: parsed.unsure,
        })),
      );
    }
    const first = this.#parts.length;
    // Everywhere that may be the current directory, and within one list of `a && b` what surely is.
    let everywhere = scope.directories;
    let here = scope.directories;
    let chain: number | undefined;
    for (const command of parsed.commands) {
      if (command.chain === undefined || command.chain !== chain) here = everywhere;
      chain = command.chain;
      const begun = this.#parts.length;
      this.#take(command, parsed, { ...scope, directories: here });
      for (const part of this.#parts.slice(begun)) {
        const isSure = command.isLink === true && part.command === command && parsed.functions.size === 0;
        const there = moved(part, here, this.#policy);
        if (there === undefined) continue;
        everywhere = few([...everywhere, ...there]);
        here = isSure && !there.includes(UNKNOWN_PLACE) ? few(there) : few([...here, ...there]);
      }
    }
    // A function runs where it is called.
    if (parsed.functions.size > 0)
      for (const [at, part] of this.#parts.entries())
        if (at >= first) this.#parts[at] = { ...part, directories: everywhere };
  }

  #take(command: SimpleCommand, script: ParsedCommand, scope: Scope): void {
    const { directories, exact, depth } = scope;
    this.#otherPrograms ||= exact && putsFirst(command);
    const place = { policy: this.#policy, directories, script, namesKnown: this.#namesKnown };
    const ways = settled(command.words, place).map((words) => ({ words, use: this.#use(words, command, script) }));
    this.#parts.push({ command, ways, directories, script, exact, moved: this.#moved });
    if (exact) this.#moved = [...this.#moved, ...ways.flatMap(({ use }) => this.#placesMoved(use, directories))];
    if (exact && ways.some(({ use }) => use.scatters === true || /^(tests|runs)$/.test(use.nature)))
      this.#namesKnown = false;
    if (depth > DEEPEST) return void (this.#problem ??= 'it is nested too deeply');
    const seen = new Set<string>();
    for (const start of ways.flatMap(({ use }) => use.starts ?? [])) {
      const key =
        'script' in start ? start.script : `\0${start.words.map(({ value, raw }) => value ?? raw).join('\0')}`;
      if (seen.has(key)) continue;
      seen.add(key);
      this.#start(start, command, script, { directories, exact: exact && start.exact, depth: depth + 1 });
    }
  }

  #use(words: readonly ShellWord[], command: SimpleCommand, script: ParsedCommand): Use {
    const [name, ...args] = words;
    if (name === undefined) return { nature: 'reads' };
    const { redirects, reads, feeds } = command;
    const pipes = {
      ...(reads === undefined ? {} : { input: reads }),
      ...(feeds === undefined ? {} : { output: feeds }),
    };
    const use = useOf(name, { args, redirects, ...pipes }, script);
    const isTest = use.objection?.layer !== 'limit' && isTestCommand(words, this.#policy.testCommand);
    if (isTest) return run(args);
    return this.#otherPrograms && isFoundByName(name) ? anyProgram(use) : use;
  }

  /** A plain file that is moved stays one; a directory may hold links, and what is not there yet may be one. */
  #placesMoved({ moves, reads = [], writes = [] }: Use, directories: readonly string[]): readonly string[] {
    const policy = this.#policy;
    const isPlain = (path: string): boolean =>
      policy.exists(path) && policy.realPath(path) === path && policy.namesIn(path).length === 0;
    if (moves !== true || reads.every((word) => placesOf(word, directories, policy).every(isPlain))) return [];
    // Where it came from, nothing is left.
    const gone = new Set(reads.map(({ path }) => path));
    return writes
      .filter(({ path }) => !gone.has(path))
      .flatMap((word) => placesOf({ ...word, path: knownPart(word.path ?? '.', word.glob) }, directories, policy));
  }

  #start(start: Start, outer: SimpleCommand, script: ParsedCommand, scope: Scope): void {
    if ('script' in start) {
      const parsed = parseCommand(start.script);
      if (parsed.kind === 'parsed') this.script(parsed, scope);
      else this.#problem ??= parsed.reason;
      return;
    }
    const text = start.words.map((word) => word.raw).join(' ');
    const { assignments = [], input, words } = start;
    const reads = input ?? outer.reads;
    // What it reads from is what the wrapper reads from.
    const redirects = outer.redirects.filter(({ operator }) => operator.startsWith('<<'));
    const inner = { text, words, assignments, redirects, ...(reads === undefined ? {} : { reads }) };
    this.#take(inner, script, scope);
  }
}

/** Where a command that changes the directory leads; undefined where it does not. */
function moved(part: Part, directories: readonly string[], { realPath }: Policy): readonly string[] | undefined {
  const moves = part.ways.filter(({ words }) => /^(cd|pushd|popd)$/.test(programOf(words[0]) ?? ''));
  if (moves.length === 0 || !part.exact) return undefined;
  const targets = moves.map(({ use, words }) =>
    use.nature === 'reads' && programOf(words[0]) !== 'popd' ? use.reads?.[0]?.path : undefined,
  );
  const asked = targets.flatMap((target) =>
    target === undefined ? [UNKNOWN_PLACE] : directories.map((one) => resolve(one, target)),
  );
  // Behind a link, the shell's idea of the directory and the real one differ: both count.
  return [...asked, ...asked.map((path) => realPath(path))];
}

function few(places: readonly string[]): readonly string[] {
  const all = [...new Set(places)];
  return all.length > MOST_PLACES ? [...all.slice(0, MOST_PLACES), UNKNOWN_PLACE] : all;
}
