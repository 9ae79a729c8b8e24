/** A test runner, as it is told on its command line to run a part of the tests. */
export interface Runner {
  /** From the beginning of the command to where its arguments begin. */
  readonly name: RegExp;
  /** Arguments for test files. Absent: the runner takes none. */
  readonly files?: (files: readonly string[]) => string;
  /** Arguments for tests with such a name. */
  readonly filter?: (part: string) => string;
  /** Arguments for tests of just these names. */
  readonly names?: (names: readonly string[]) => string | undefined;
}

const VARIABLES = String.raw`^(?:[A-Z_][A-Z0-9_]*=\S* +|(?:cross-env|npx|yarn|pnpm exec|bunx|poetry run|uv run|pipenv run|hatch run|pdm run|bundle exec) +)*`;

/** `pattern` after whatever may stand before a program: variables, package managers, a folder. */
export function runnerNamed(pattern: string): RegExp {
  return new RegExp(`${VARIABLES}(?:\\S*/)?(?:${pattern})(?= |$)`);
}

/** A text as one word of a shell command. */
export function word(text: string): string {
  return /^[\w./:=@,+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

export function list(words: readonly string[]): string {
  return words.map(word).join(' ');
}

/** A regular expression for any of the names. */
export function anyOf(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
}

/** The test's own name, without its suites. */
export function own(name: string): string {
  return name.split(/ > | › |::/).at(-1) ?? name;
}

/** For runners that take a pattern of names behind a flag. */
export function byPattern(flag: string): Pick<Runner, 'filter' | 'names'> {
  return {
    filter: (part) => `${flag} ${word(anyOf([part]))}`,
    names: (names) => `${flag} ${word(anyOf(names.map(own)))}`,
  };
}
