import { basename } from 'node:path';
import { PROCESS_SUBSTITUTION, type SimpleCommand } from './parse.js';
import { READERS } from './readers.js';
import { runsOthers, unwrapped } from './wrappers.js';
import { WRITERS } from './writers.js';

/** Known programs whose sub-command says what they do. */
const WITH_VERBS = new Set('git npm npx pip pip3 go make'.split(' '));
/** What runs whatever it is given, or changes what later commands do: opened only as it stands. */
const TOO_BROAD = new Set(
  'cd pushd awk gawk mawk lua deno osascript . source trap alias export unset declare typeset local readonly enable shopt ulimit umask bind'.split(
    ' ',
  ),
);

/** The rule that would allow the command: program and sub-command with any arguments, or only as it stands. */
export function ruleFor({ words }: SimpleCommand): string | undefined {
  const values = (unwrapped(words) ?? words).map((word) => word.value);
  const [program, verb = ''] = values;
  if (program === undefined || !/^[\w./[@+:-]+$/.test(program)) return undefined;
  const name = basename(program);
  const isKnown = READERS.has(name) || WRITERS.has(name) || runsOthers(name) || TOO_BROAD.has(name);
  if (isKnown && !(WITH_VERBS.has(name) && isVerb(verb) && !isReading(name, verb))) return asItStands(values);
  return isVerb(verb) ? `Bash(${program} ${verb}:*)` : `Bash(${program}:*)`;
}

function isVerb(word: string): boolean {
  return /^[a-z][\w:.-]*$/.test(word);
}

/** Then only this use of it is refused, and any other stays as it is. */
function isReading(program: string, verb: string): boolean {
  const check = READERS.get(program)?.check;
  return check !== undefined && check([verb]) === undefined;
}

/** A rule cannot spell a word that is not known, `<(...)`, a space inside a word, or a `*` that means itself. */
function asItStands(values: readonly (string | undefined)[]): string | undefined {
  const isPlain = (value = ''): boolean => /^[^\s*]+$/.test(value) && value !== PROCESS_SUBSTITUTION;
  return values.every(isPlain) ? `Bash(${values.join(' ')})` : undefined;
}
