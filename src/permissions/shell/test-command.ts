import { parseCommand } from './syntax/parse.js';
import type { ShellWord } from './syntax/words.js';

/** Does the command begin with the words of the test command? */
export function isTestCommand(words: readonly ShellWord[], testCommand: string | undefined): boolean {
  const wanted = testCommand === undefined ? undefined : testWords(testCommand);
  if (wanted === undefined || !wanted.every((value, at) => words[at]?.value === value && words[at]?.glob === false))
    return false;
  // Before `--` an option would be the package manager's own.
  const more = words.slice(wanted.length).map(({ value = '$' }) => value);
  const own = more.slice(0, more.includes('--') ? more.indexOf('--') : more.length);
  return (
    !/^(npm|pnpm|yarn|bun)$/.test(wanted[0] ?? '') ||
    own.every((value) => !/^-./.test(value) || /^(-s|--silent)$/.test(value))
  );
}

function testWords(testCommand: string): readonly string[] | undefined {
  const parsed = parseCommand(testCommand);
  const only = parsed.kind === 'parsed' && parsed.commands.length === 1 ? parsed.commands[0] : undefined;
  if (only === undefined || only.assignments.length > 0 || only.redirects.length > 0) return undefined;
  const values = only.words.flatMap((word) => (word.glob || word.value === undefined ? [] : [word.value]));
  return values.length > 0 && values.length === only.words.length ? values : undefined;
}
