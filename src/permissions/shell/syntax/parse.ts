import { parse } from 'unbash';
import { Findings, type Oddity } from './findings.js';
import type { SimpleCommand } from './simple-command.js';
import type { ShellWord } from './words.js';

export interface ParsedCommand {
  readonly kind: 'parsed';
  /** Every simple command at any depth, in source order. One without words is a redirected group. */
  readonly commands: readonly SimpleCommand[];
  /** Constructs whose effect is not judged, in words. */
  readonly odd: readonly Oddity[];
  /** What the script itself gives its variables, by `for`, `read` or an assignment; undefined: not known. */
  readonly values: ReadonlyMap<string, readonly (ShellWord | undefined)[]>;
  /** Variables that are read where it is not sure that the script has given them a value before. */
  readonly unsure: ReadonlySet<string>;
  /** Words outside of commands: of loops, cases, tests and arrays. */
  readonly loose: readonly ShellWord[];
  /** `eval` and the like may give any variable any other value. */
  readonly changesUnseen: boolean;
  /** Functions it defines. What they do is among the commands. */
  readonly functions: ReadonlySet<string>;
}

export interface Unparsable {
  readonly kind: 'unparsable';
  readonly reason: string;
}

const MOST_BYTES = 32 * 1024;
/** Control characters, and characters that make a person read something else than bash does. */
const MISLEADING =
  /(?![\n\t])\p{Cc}|[\u00a0\u00ad\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]/u;

/** The structure of a command line. Whatever is doubtful is unparsable. */
export function parseCommand(command: string): ParsedCommand | Unparsable {
  const known = parsed.get(command);
  if (known !== undefined) return known;
  const result = parseAnew(command);
  // The same line is judged several times in a row, with other rules.
  if (parsed.size >= MOST_KEPT) parsed.clear();
  parsed.set(command, result);
  return result;
}

const parsed = new Map<string, ParsedCommand | Unparsable>();
const MOST_KEPT = 50;

function parseAnew(command: string): ParsedCommand | Unparsable {
  if (command.length > MOST_BYTES || Buffer.byteLength(command) > MOST_BYTES)
    return unparsable(`it has more than ${MOST_BYTES} bytes`);
  if (MISLEADING.test(command)) return unparsable('it has control, invisible or misleading characters');
  const script = parse(command);
  const found = new Findings();
  found.script(script);
  found.finish();
  if (found.problem !== undefined) return unparsable(`bash would not understand it: ${found.problem}`);
  const { commands, odd, functions, loose, changesUnseen } = found;
  const { values, unsure } = found.assignments;
  return { kind: 'parsed', commands, odd, values, unsure, functions, loose, changesUnseen };
}

function unparsable(reason: string): Unparsable {
  return { kind: 'unparsable', reason };
}
