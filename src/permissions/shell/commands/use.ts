import type { PathWord } from '../operands.js';
import type { ShellRedirect, SimpleCommand } from '../syntax/simple-command.js';
import type { ShellWord } from '../syntax/words.js';

/** One use of a program: its arguments, and where its input comes from. */
export interface Call {
  /** Name without the directory. */
  readonly program: string;
  readonly args: readonly ShellWord[];
  readonly redirects: readonly ShellRedirect[];
  /** The command whose output it reads through a pipe. */
  readonly input?: SimpleCommand;
  /** The words of the command that reads its output through a pipe. */
  readonly output?: readonly ShellWord[];
}

/** What one use of a program does, as far as its words tell. */
export interface Use {
  /** `reads`: nothing else. `writes`: it changes only what `writes` names. `tests`: it runs code as the tests do. `runs`: anything. */
  readonly nature: 'reads' | 'writes' | 'tests' | 'runs';
  readonly reads?: readonly PathWord[];
  readonly writes?: readonly PathWord[];
  /** Commands that it starts, to be judged by themselves. */
  readonly starts?: readonly Start[];
  /** Words that it may start as a command, where what it does with them is not known: only deny and ask rules mean them. */
  readonly mentions?: readonly (readonly ShellWord[])[];
  /** Why it is not simply allowed. */
  readonly objection?: Objection;
  /** What it writes may be a link, or hold links. */
  readonly moves?: true;
  /** It writes names that its words do not tell. */
  readonly scatters?: true;
}

/** A command or a script that another command starts. */
export type Start = {
  /** Exactly this runs, and nothing else; otherwise it only may, and is looked at for what must never run. */
  readonly exact: boolean;
} & (
  | {
      readonly words: readonly ShellWord[];
      readonly input?: SimpleCommand;
      readonly assignments?: SimpleCommand['assignments'];
    }
  | { readonly script: string }
);

/** How far an objection reaches. */
export interface Objection {
  /**
   * `limit`: no rule opens it. `plain`: no rule does, but where it runs isolated it can do no harm. `tool`: a rule opens
   * it, isolation does not. `default`: isolation does too.
   */
  readonly layer: 'limit' | 'plain' | 'tool' | 'default';
  readonly reason: string;
  readonly instead?: string;
}

/** What the table holds for a program. Adding a command is a row. */
export type Row = (call: Call) => Use;

/** Reaches beyond the workspace and what belongs to it, whatever the rules say and wherever it runs. */
export function never(reason: string, instead?: string): Use {
  return { nature: 'runs', objection: objection('limit', reason, instead) };
}

/** Can do harm where nothing isolates it, in a way that no rule for the program means. */
export function risky(reason: string, instead?: string): Use {
  return { nature: 'runs', objection: objection('plain', reason, instead) };
}

/** Needs somebody's consent, also where it is isolated. */
export function reserved(reason: string, instead?: string): Use {
  return { nature: 'runs', objection: objection('tool', reason, instead) };
}

/** Not known to be harmless. */
export function unproven(reason = 'no rule allows it', instead?: string): Use {
  return { nature: 'runs', objection: objection('default', reason, instead) };
}

function objection(layer: Objection['layer'], reason: string, instead?: string): Objection {
  return { layer, reason, ...(instead === undefined ? {} : { instead }) };
}

/** Where the sub-command decides whether it may ever run, it must be known. */
export function hidesVerb(args: readonly ShellWord[]): boolean {
  const at = args.findIndex(({ value = '$' }) => !value.startsWith('-'));
  return at !== -1 && args.slice(0, at + 1).some((word) => word.value === undefined || word.glob);
}

/** A row for each of the names. */
export function rows(names: string, row: Row): readonly (readonly [string, Row])[] {
  return names.split(' ').map((name) => [name, row] as const);
}

/** The values of the words; a word that is not known is `$`, which no option and no verb is. */
export function valuesOf(args: readonly ShellWord[]): string[] {
  return args.map((word) => word.value ?? '$');
}

/** May the program take the word for an option? */
export function mayBeOption({ value, pieces, glob }: ShellWord): boolean {
  const first = value ?? (typeof pieces?.[0] === 'string' ? pieces[0] : '-');
  return first.startsWith('-') || (glob && /^[*?[]/.test(first));
}

export function asPath({ raw, value, glob, below }: ShellWord): PathWord {
  return { raw, path: value, glob, ...(below === undefined ? {} : { deep: 'following' as const }) };
}

/** The operands, with the options before `--` left out, and the values of those options that take one. */
export function operandsOf(args: readonly ShellWord[], valued = /(?!)/): readonly ShellWord[] {
  const operands: ShellWord[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] as ShellWord;
    const value = word.value ?? '$';
    if (value === '--') return [...operands, ...args.slice(at + 1)];
    if (valued.test(value)) at += 1;
    else if (!value.startsWith('-') || value === '-') operands.push(word);
  }
  return operands;
}

/** The options before `--`, as written. */
export function optionsOf(args: readonly ShellWord[]): string[] {
  const values = valuesOf(args);
  const end = values.indexOf('--');
  return (end === -1 ? values : values.slice(0, end)).filter((value) => /^-./.test(value));
}
