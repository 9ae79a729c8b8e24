import type { TestCase } from '../ecosystems/reading/test-case.js';

export interface NarrowTo {
  /** Test files, relative to the workspace. */
  readonly files?: readonly string[];
  /** A part of the names that are wanted. */
  readonly filter?: string;
  /** Just these tests, as a run told of them. */
  readonly failed?: readonly TestCase[];
}

const MOST_TESTS = 40;

/**
 * The command for a part of the tests, in the runner's own words; undefined where it has none or where the line is not
 * understood. `scripts`: those of package.json, which say what `npm test` is.
 */
export function narrow(
  command: string,
  to: NarrowTo,
  scripts: Readonly<Record<string, string>> = {},
): string | undefined {
  const { folder, line } = placed(command.trim());
  const script = scriptOf(line, scripts);
  const called = script ?? line;
  if (!isPlain(line) || !isPlain(called)) return undefined;
  const runner = RUNNERS.find(({ name }) => name.test(called));
  if (runner === undefined) return undefined;
  const rest = called.slice(runner.name.exec(called)?.[0].length);
  const wanted = inFolder(to, folder);
  const more = wanted && argumentsFor(runner, wanted, namesPaths(rest));
  if (more === undefined || more === '') return undefined;
  const joint = script !== undefined && !/^yarn\b/.test(line) && !/\s--(\s|$)/.test(line) ? ' -- ' : ' ';
  return `${folder === '' ? '' : `cd ${folder} && `}${line}${joint}${more}`;
}

interface Runner {
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
const runnerNamed = (pattern: string): RegExp => new RegExp(`${VARIABLES}(?:\\S*/)?(?:${pattern})(?= |$)`);

const word = (text: string): string => (/^[\w./:=@,+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
const list = (words: readonly string[]): string => words.map(word).join(' ');
const anyOf = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
/** The test's own name, without its suites. */
const own = (name: string): string => name.split(/ > | › |::/).at(-1) ?? name;
const byPattern = (flag: string) => ({
  filter: (part: string) => `${flag} ${word(anyOf([part]))}`,
  names: (names: readonly string[]) => `${flag} ${word(anyOf(names.map(own)))}`,
});

const RUNNERS: readonly Runner[] = [
  { name: runnerNamed('jest'), files: list, ...byPattern('-t') },
  { name: runnerNamed('vitest(?: run)?'), files: list, ...byPattern('-t') },
  { name: runnerNamed('mocha'), files: list, ...byPattern('-g') },
  { name: runnerNamed('node(?: --\\S+)* --test(?: --\\S+)*'), files: list },
  { name: runnerNamed('ava'), files: list, filter: (part) => `--match ${word(`*${part}*`)}` },
  {
    name: runnerNamed('(?:python[\\d.]* -m )?(?:pytest|py\\.test)'),
    files: list,
    filter: (part) => (/^[\w ]+$/.test(part) ? `-k ${word(part)}` : ''),
    names: (names) => (names.every((name) => name.includes('::')) ? list(names) : undefined),
  },
  {
    name: runnerNamed('python[\\d.]* -m unittest(?: discover)?'),
    filter: (part) => `-k ${word(part)}`,
    // "test_add (test_calc.Calc.test_add)" since 3.11, "test_add (test_calc.Calc)" before.
    names: (names) =>
      names.map((name) => `-k ${word(/^(\w+) \(/.exec(name)?.[1] ?? own(name).split('.').at(-1) ?? name)}`).join(' '),
  },
  { name: runnerNamed('cargo(?: \\+\\S+)? test'), filter: word, names: (names) => `-- ${list(names)}` },
  {
    name: runnerNamed('go test'),
    filter: (part) => `-run ${word(part)}`,
    names: (names) => `-run ${word(`^(${names.map((name) => name.split('/')[0] ?? name).join('|')})$`)}`,
  },
  { name: runnerNamed('rspec'), files: list, filter: (part) => `-e ${word(part)}` },
  { name: runnerNamed('phpunit'), filter: (part) => `--filter ${word(anyOf([part]))}` },
  { name: runnerNamed('prove'), files: list },
  {
    name: runnerNamed('(?:mvn|\\./mvnw|mvnw)(?: -\\S+)* test'),
    files: (files) => `${word(`-Dtest=${files.map(classOf).join(',')}`)} -Dsurefire.failIfNoSpecifiedTests=false`,
  },
  {
    name: runnerNamed('(?:gradle|\\./gradlew|gradlew)(?: -\\S+)* test'),
    files: (files) => files.map((file) => `--tests ${word(classOf(file))}`).join(' '),
  },
  { name: runnerNamed('ctest(?: --?\\S+(?: [\\w./]+)?)*'), ...byPattern('-R') },
];

function classOf(file: string): string {
  return (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '');
}

/** Where the command names paths already, further ones would only add to them. */
function argumentsFor(
  runner: Runner,
  { files = [], filter, failed = [] }: NarrowTo,
  hasPaths: boolean,
): string | undefined {
  const parts: (string | undefined)[] = [];
  const byFiles = (paths: readonly string[]) => (hasPaths ? undefined : runner.files?.(paths));
  if (files.length > 0) parts.push(byFiles(files));
  if (filter !== undefined) parts.push(filter.startsWith('-') ? undefined : runner.filter?.(filter));
  if (failed.length > 0) {
    const named = failed.length > MOST_TESTS ? undefined : runner.names?.(failed.map(({ name }) => name));
    const paths = failed.flatMap(({ file }) => file ?? []);
    parts.push(named ?? (paths.length === failed.length ? byFiles([...new Set(paths)]) : undefined));
  }
  const known = parts.filter((part) => part !== undefined);
  return known.length < parts.length ? undefined : known.join(' ');
}

/** One command, with nothing that a shell would make of it. */
function isPlain(line: string): boolean {
  return line !== '' && !/[&|;<>`$()\n#]/.test(line);
}

function placed(command: string): { folder: string; line: string } {
  const [, folder = '', line = command] = /^cd ([\w./@-]+) && (.*)$/s.exec(command) ?? [];
  return { folder, line };
}

/** Files as they are named from the folder; undefined when one lies outside. */
function inFolder(to: NarrowTo, folder: string): NarrowTo | undefined {
  const files = to.files?.map((file) => file.replace(/^\.\//, ''));
  if (files === undefined) return to;
  const start = folder === '' ? '' : `${folder.replace(/^\.\//, '').replace(/\/$/, '')}/`;
  const inside = files.filter((file) => file.startsWith(start) && !/^\/|^-|(?:^|\/)\.\.(?:\/|$)/.test(file));
  return inside.length < files.length ? undefined : { ...to, files: inside.map((file) => file.slice(start.length)) };
}

function scriptOf(line: string, scripts: Readonly<Record<string, string>>): string | undefined {
  const [, name] =
    /^(?:npm|pnpm|yarn|bun)(?: run(?:-script)?)? ([\w:.-]+)(?: |$)/.exec(line.replace(/^npm t$/, 'npm test')) ?? [];
  return name === undefined ? undefined : scripts[name]?.trim();
}

function namesPaths(rest: string): boolean {
  return rest.split(/\s+/).some((word) => word !== '' && !word.startsWith('-'));
}
