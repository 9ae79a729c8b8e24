import { ECOSYSTEMS } from '../ecosystems/index.js';
import { globPattern } from '../text/glob-pattern.js';
import { isTestPath } from '../ecosystems/test-paths.js';

/** What says how tests are found, run, measured and reported. Whole names, at any depth. */
const CONFIGURATION: readonly RegExp[] = [
  ...ECOSYSTEMS.flatMap((ecosystem) => ecosystem.judgingFiles),
  // Words of any project for what its tests are
  /^(?:justfile|\.justfile|Justfile|Taskfile\.ya?ml)$/,
  // CI and coverage services, and the lists of what is left out
  /^(?:\.gitlab-ci\.yml|azure-pipelines[\w.-]*\.yml|Jenkinsfile[\w.-]*|\.travis\.yml|bitbucket-pipelines\.yml|\.drone\.yml|\.?appveyor\.yml|\.cirrus\.yml|\.woodpecker\.yml|\.?codecov\.ya?ml|\.coveralls\.yml|sonar-project\.properties)$/,
  /^\.(?:test|jest|vitest|mocha|nyc|coverage|pytest)ignore$|^\.gitignore$|^\.env\.test[\w.]*$/,
];

const CONFIGURATION_FOLDER =
  /(?:^|\/)\.(?:github\/(?:workflows|actions)|circleci|buildkite|cargo|config|mvn|husky|woodpecker)\//;

/**
 * Names that come before what they are called after: a module of the runner found in the tree first, a tool of a
 * dependency folder that was committed, a program of the tree that is called like a tool.
 */
const STAND_IN: readonly RegExp[] = [
  /(?:^|\/)(?:unittest|pytest|_pytest|pluggy|nose2?|doctest|pytest_cov|xdist)(?:\.pyc?$|\/.*\.pyc?$)/,
  /^(?:src\/|lib\/|tests?\/)?(?:coverage|hypothesis|mock|testtools|trial|traceback|warnings|inspect|runpy|atexit)(?:\.pyc?$|\/__init__\.pyc?$)/,
  /(?:^|\/)node_modules\//,
  /(?:^|\/)vendor\/(?:bin|phpunit)\//,
  /(?:^|\/)(?:Test\/(?:More|Builder|Simple|Harness)|Test2|TAP)(?:\.pm$|\/.*\.pm$)/,
  /(?:^|\/)lib\/(?:rspec|minitest|test-unit)(?:\.rb$|\/)/,
  /(?:^|\/)(?:org\/junit|junit\/framework|org\/testng|org\/assertj|org\/hamcrest)\//,
  /(?:^|\/)(?:assert|gtest\/gtest|catch|catch2\/catch\w*|doctest(?:\/doctest)?)\.(?:h|hpp)$/,
  /(?:^|\/)(?:node|npm|npx|yarn|pnpm|bun|bunx|jest|vitest|mocha|python\d?(?:\.\d+)?|pytest|tox|nox|cargo|rustc|go|mvn|gradle|java|javac|make|gmake|cmake|ctest|gcc|cc|g\+\+|clang|perl|prove|ruby|rake|rspec|bundle|php|phpunit|composer|dotnet|mix|swift|bats|sh|bash|env|timeout|nice|git|true|false|test|diff|cmp|grep)(?:\.(?:exe|cmd|bat))?$/,
];

/** What may stand before the name of a script, or of a folder or file of tests, in a command. */
const RUNS_NEXT =
  /^(?:ba|z|da|k)?sh$|^(?:node|tsx|ts-node|bun|deno|python[\d.]*|perl|ruby|php|source|\.|jest|vitest|mocha|ava|tap|tape|pytest|py\.test|nosetests|prove|rspec|rake|phpunit|bats|make|gmake|nox|tox|behave|cucumber|c8|nyc|busted|mix|rake)$/;

const SOURCE_FOLDER = /^(?:\.|src|lib|app|pkg|cmd|internal|source|include|dist|build|main)\/?$/;

export interface NamingTree {
  readonly paths: readonly string[];
  readonly read: (path: string) => string | undefined;
}

/**
 * The paths, of those given, that judge the code: test files and their data, the configuration of runner, coverage,
 * build and CI, the scripts that the command runs, and newcomers that would stand in for any of these.
 * Sorted as given. Source files with tests inside (`#[cfg(test)]`) judge themselves and are not named.
 *
 * `tree` is the start tree, whose configuration says by which names of their own runners find tests.
 */
export function judgingFiles(
  paths: readonly string[],
  command: string | undefined,
  tree: NamingTree = { paths: [], read: () => undefined },
): string[] {
  const named = namedFor(command ?? '', tree);
  return paths.filter((path) => judgesByName(path) || named(path));
}

/** Whether the path judges the code whatever the command is. */
export function judgesByName(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    isTestPath(path) ||
    CONFIGURATION_FOLDER.test(path) ||
    CONFIGURATION.some((configuration) => configuration.test(name)) ||
    STAND_IN.some((standIn) => standIn.test(path))
  );
}

/** Whether the path would be found in the place of a tool, or of a module of the runner. */
export function standsIn(path: string): boolean {
  return STAND_IN.some((standIn) => standIn.test(path));
}

/** What the command and the configuration name: scripts, folders, patterns of test files, setup files. */
function namedFor(command: string, tree: NamingTree): (path: string) => boolean {
  const texts = tree.paths.filter(judgesByName).flatMap((path) => ownNames(path, tree));
  const names = [...commandNames(command), ...texts].map((name) => name.replace(/^\.\//, '').replace(/\/$/, ''));
  const wanted = new Set(names.filter((name) => name !== '' && !SOURCE_FOLDER.test(name)));
  const patterns = [...wanted].filter((name) => /[*?{[]/.test(name)).map(asPattern);
  return (path) =>
    wanted.has(path) || foldersOf(path).some((folder) => wanted.has(folder)) || patterns.some((one) => one.test(path));
}

/** Scripts, files and folders that a command line runs or hands to a test runner. */
export function commandNames(command: string): string[] {
  return command.split(/&&|\|\||[;|&\n]/).flatMap((part) => {
    const words = part
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/^['"]|['"]$/g, ''))
      .filter((word) => !/^\w+=/.test(word));
    const runner = words.findIndex((word) => RUNS_NEXT.test(word.slice(word.lastIndexOf('/') + 1)));
    const direct = words.slice(0, 1).filter((word) => word.includes('/'));
    return runner === -1 ? direct : [...direct, ...words.slice(runner + 1).filter((word) => !word.startsWith('-'))];
  });
}

/** The names that one file of configuration gives for tests and for what runs before them. */
function ownNames(path: string, tree: NamingTree): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const text = KEYS.some(([file]) => file.test(name)) ? tree.read(path) : undefined;
  if (text === undefined) return [];
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const found = (KEYS.find(([file]) => file.test(name))?.[1] ?? []).flatMap((key) =>
    [...text.matchAll(key)].flatMap(([, value = '']) =>
      [...value.matchAll(/["'`]([^"'`\n]+)["'`]|([^\s,"'`[\]]+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    ),
  );
  const scripts = name === 'package.json' ? scriptsOf(text).flatMap(commandNames) : [];
  const paths =
    name.endsWith('.ini') || name.endsWith('.toml') || name === 'setup.cfg'
      ? found
      : found.filter((one) => /[./*]/.test(one));
  return [...paths, ...scripts].map((one) => folder + one.replace('<rootDir>/', '').replace(/^\.\//, ''));
}

/** Keys of configuration whose values are paths or patterns of tests, or of what is loaded before them. */
const KEYS: readonly [RegExp, readonly RegExp[]][] = [
  [
    /^(?:package\.json|\.mocharc.*|(?:jest|vitest|vite|ava|karma|playwright|cypress)[.\w-]*)$/,
    [
      /["']?\b(?:testMatch|include|spec|specs|testDir|setupFiles(?:AfterEnv)?|globalSetup|globalTeardown|require|snapshotResolver|testEnvironment|runner|testRunner|reporters?)["']?\s*:\s*(\[[^\]]*\]|["'`][^"'`\n]*["'`])/g,
    ],
  ],
  [
    /^(?:\.?pytest\.ini|pyproject\.toml|setup\.cfg|tox\.ini)$/,
    [/^\s*(?:testpaths|python_files)\s*=\s*(\[[^\]]*\]|.*(?:\n[ \t]+\S.*)*)/gm],
  ],
  [/^Cargo\.toml$/, [/^\[\[(?:test|bench)\]\][^[]*?^path\s*=\s*(.*)$/gm]],
  [/^\.?phpunit[\w.-]*\.xml(?:\.dist)?$/, [/<(?:directory|file)\b[^>]*>([^<]*)</g, /\bbootstrap=("[^"]*")/g]],
];

/** The scripts by which tests may run; the others judge nothing. */
function scriptsOf(text: string): string[] {
  try {
    const { scripts } = JSON.parse(text) as { scripts?: Record<string, unknown> };
    return Object.entries(scripts ?? {}).flatMap(([name, script]) =>
      /test|spec|check|verify|ci\b|coverage/.test(name) && typeof script === 'string' ? [script] : [],
    );
  } catch {
    return [];
  }
}

/** A bare pattern such as check_*.py is meant for any folder. */
function asPattern(name: string): RegExp {
  return globPattern(name.includes('/') ? name : `**/${name}`);
}

function foldersOf(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, count) => parts.slice(0, count + 1).join('/'));
}
