import { parseCommand, type ShellWord } from './parse.js';

/** The test command's words and then arguments that stay inside the workspace. */
export function isTestCommand(words: readonly ShellWord[], testCommand: string | undefined): boolean {
  const wanted = testCommand === undefined ? undefined : testWords(testCommand);
  if (wanted === undefined || !wanted.every((value, at) => words[at]?.value === value && words[at]?.glob === false))
    return false;
  const more = words.slice(wanted.length);
  const values = more.map((word) => word.value);
  // Before `--` an option would be the package manager's own.
  const ownOptions = /^(npm|pnpm|yarn|bun)$/.test(wanted[0] ?? '')
    ? values.slice(0, values.includes('--') ? values.indexOf('--') : values.length)
    : [];
  return (
    ownOptions.every((value) => value !== undefined && (!value.startsWith('-') || /^(-s|--silent)$/.test(value))) &&
    more.every(
      (word) =>
        word.value !== undefined && !/^~|(^|[=:]|^-\w)\/|(^|[/=])\.\.(\/|$)/.test(word.raw.replace(/^['"]/, '')),
    )
  );
}

function testWords(testCommand: string): string[] | undefined {
  const parsed = parseCommand(testCommand);
  const only = parsed.kind === 'parsed' && parsed.commands.length === 1 ? parsed.commands[0] : undefined;
  if (only === undefined || only.assignments.length > 0 || only.redirects.length > 0) return undefined;
  const values = only.words.map((word) => (word.glob ? undefined : word.value));
  return values.length > 0 && !values.includes(undefined) ? (values as string[]) : undefined;
}
