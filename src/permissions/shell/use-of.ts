import { isTemporary } from './places.js';
import { publishesSomewhere, publishing } from './commands/publishers.js';
import { COMMANDS } from './commands/table.js';
import { run } from './commands/tests.js';
import { never, risky, unproven, type Use } from './commands/use.js';
import { programOf } from './program-of.js';
import type { ParsedCommand } from './syntax/parse.js';
import type { SimpleCommand } from './syntax/simple-command.js';
import { knownWord, type ShellWord } from './syntax/words.js';

/** Does it change PATH in another way than by adding to its end? */
export function putsFirst({ assignments, words }: SimpleCommand): boolean {
  const texts = assignments.flatMap(({ name, value }) => (name === 'PATH' ? [value?.raw ?? ''] : []));
  const exported = words.flatMap(({ raw }) => /^["']?PATH=(.*)$/s.exec(raw)?.[1] ?? []);
  return [...texts, ...exported].some((text) => !/^["']?\$(PATH|\{PATH\})(:|["']?$)/.test(text));
}

const BUILTINS =
  /^(true|false|:|echo|printf|test|\[|cd|pushd|popd|dirs|pwd|export|declare|typeset|local|readonly|set|unset|read|mapfile|readarray|type|command|builtin|hash|wait|jobs|umask|shift|return|exit|break|continue|trap|alias|unalias|source|\.|eval|let|getopts|times|ulimit|shopt)$/;

export function isFoundByName({ value }: ShellWord): boolean {
  return value?.includes('/') === false && !BUILTINS.test(value);
}

/** Whatever bears the name is started; only tests run the code of the workspace anyway. */
export function anyProgram(use: Use): Use {
  if (use.nature === 'tests' || use.objection !== undefined) return use;
  return { ...use, ...unproven('PATH may lead to another program of this name', 'leave PATH as it is') };
}

const PROJECT_TESTS = /(^|\/)(bin|script|scripts)\/(test|tests|spec|rspec)$/;

type Rest = Omit<Parameters<NonNullable<ReturnType<typeof COMMANDS.get>>>[0], 'program'>;

/** What the program does with these words, as far as the table and the name tell. */
export function useOf(name: ShellWord, rest: Rest, { functions }: ParsedCommand): Use {
  const program = programOf(name);
  if (program === undefined || name.value === undefined)
    return never(
      'the name of the program is not known before it runs',
      'write the program name out, one plain command a call',
    );
  const { row, args, known } = found(program, rest.args);
  // What a function does is among the parts.
  if (functions.has(name.value)) return row !== undefined ? never('it changes what names mean') : { nature: 'reads' };
  if (/[^\x21-\x7e]/.test(name.value)) return never('the name of the program has unusual characters');
  const published = publishing(known, args);
  if (PROJECT_TESTS.test(name.value)) return inPlace(name, run(args));
  if (row === undefined) return inPlace(name, published ?? unknown(program, args));
  const use = row({ ...rest, args, program: known });
  const judged = published === undefined || use.objection?.layer === 'limit' ? use : { ...use, ...published };
  return /^(\/(usr\/)?(local\/)?bin\/|\/usr\/lib(exec)?\/git-core\/)?[^/]+$/.test(name.value)
    ? judged
    : inPlace(name, judged);
}

/** What the table says of a program: with its version left out, and with `git-push` as what git does. */
function found(program: string, args: readonly ShellWord[]) {
  const verb = /^git-([a-z][a-z-]*)$/.exec(program)?.[1];
  if (verb !== undefined && !COMMANDS.has(program))
    return { row: COMMANDS.get('git'), args: [knownWord(verb), ...args], known: 'git' };
  const known = COMMANDS.has(program) ? program : program.replace(/-?\d+(\.\d+)*$/, '');
  const row = COMMANDS.get(known);
  return { row, args, known: row === undefined ? program : known };
}

/** Nobody knows which programs start their arguments. What publishes may never be started by any. */
function unknown(program: string, args: readonly ShellWord[]): Use {
  if (/^mkfs(\.|$)/.test(program)) return never('it changes the machine');
  return publishesSomewhere(args) ?? { ...unproven(), mentions: suffixesOf(args) };
}

function suffixesOf(args: readonly ShellWord[]): readonly (readonly ShellWord[])[] {
  return args.map((_, at) => args.slice(at));
}

/** A program of the workspace may bear any name: only test runners are taken at their word. */
function inPlace(name: ShellWord, use: Use): Use {
  if (!name.value?.includes('/')) return use;
  if (isTemporary(name.value)) return risky('it runs a program from where anybody may write');
  const reads = [...(use.reads ?? []), { raw: name.raw, path: name.value, glob: false }];
  if (use.nature === 'tests' || use.objection !== undefined) return { ...use, reads };
  return { ...use, ...unproven('it runs a program of the workspace'), reads };
}
