import { basename } from 'node:path';
import { COMMANDS } from './commands/table.js';
import { PROCESS_SUBSTITUTION, type ShellWord } from './syntax/words.js';

/** Known programs whose sub-command says what they do. */
const WITH_VERBS = new Set(
  'git npm npx pnpm yarn bun pip pip3 uv poetry go cargo make mvn mvnw gradle gradlew dotnet swift docker kubectl gh rake rails bundle composer apt apt-get brew just task mix xcodebuild'.split(
    ' ',
  ),
);

/** The rule that would allow the command: program and sub-command with any arguments, or only as it stands. */
export function ruleFor(words: readonly ShellWord[]): string | undefined {
  const values = words.map((word) => word.value);
  const [program, verb = ''] = values;
  if (program === undefined || !/^[\w./[@+:-]+$/.test(program)) return undefined;
  const name = basename(program);
  // What runs whatever it is given, or changes what later commands do, is opened only as it stands.
  if (COMMANDS.has(name) && !(WITH_VERBS.has(name) && isVerb(verb) && !isReading(name, words[1])))
    return asItStands(values);
  return isVerb(verb) ? `Bash(${program} ${verb}:*)` : `Bash(${program}:*)`;
}

function isVerb(word: string): boolean {
  return /^[a-z][\w:.-]*$/.test(word);
}

/** Then only this use of it is refused, and any other stays as it is. */
function isReading(program: string, verb: ShellWord | undefined): boolean {
  const use = verb === undefined ? undefined : COMMANDS.get(program)?.({ program, args: [verb], redirects: [] });
  return use?.nature === 'reads' && use.objection === undefined;
}

/** A rule cannot spell a word that is not known, `<(...)`, a space inside a word, or a `*` that means itself. */
function asItStands(values: readonly (string | undefined)[]): string | undefined {
  const isPlain = (value = ''): boolean => /^[^\s*]+$/.test(value) && value !== PROCESS_SUBSTITUTION;
  return values.every(isPlain) ? `Bash(${values.join(' ')})` : undefined;
}
