import { bareWord } from './shell-parts.js';

/** The program that a command line really runs, and what it is given. */
export interface Program {
  readonly name: string;
  readonly flags: readonly string[];
  /** Flags together with the word behind them, for flags that take one. */
  readonly args: readonly string[];
  /** Environment that is set for it. */
  readonly variables: readonly string[];
}

/** Programs that run another one and hand its status on, with how many words of their own stand before it. */
const WRAPPERS: Record<string, number> = {
  env: 0,
  'cross-env': 0,
  'cross-env-shell': 0,
  nice: 0,
  time: 0,
  exec: 0,
  command: 0,
  nohup: 0,
  sudo: 0,
  npx: 0,
  bunx: 0,
  pnpx: 0,
  timeout: 1,
  gtimeout: 1,
  dotenv: 0,
  c8: 0,
  nyc: 0,
  'xvfb-run': 0,
  stdbuf: 0,
  setsid: 0,
  ionice: 0,
  unbuffer: 0,
  winpty: 0,
  'php-coverage': 0,
  valgrind: 0,
};
const WRAPPING_PAIRS =
  /^(?:(?:poetry|uv|pipenv|pdm|hatch|rye|conda) run|(?:yarn|pnpm|npm|bun) exec|pnpm dlx|yarn dlx|bundle exec|coverage run|dotnet exec|mise exec)$/;
/** Programs whose first word says what is done. */
const WITH_VERB =
  /^(?:npm|yarn|pnpm|bun|cargo|go|dotnet|mix|swift|deno|rake|composer|bundle|gradle|gradlew|mvn|mvnw|make|gmake|just|task|nx|turbo|lerna|flutter|dart|sbt|zig|stack|cabal|rails|tox|nox|hatch|poetry|vitest|ng|artisan|node)$/;
/** Flags that take the next word, whoever they belong to. */
const VALUE_FLAGS =
  /^--?(?:config|project|filter|tag|tags|timeout|reporter|require|import|loader|grep|fgrep|ext|extension|spec|test-name-pattern|testNamePattern|retries|retry|reruns|maxfail|ignore|deselect|exclude|exclude-group|group|testsuite|bootstrap|features|package|bin|skip|coverage-threshold|cov|cov-fail-under|fail-under|rootdir|test-dir|label-regex|label-exclude|exclude-regex|start-directory|pattern|workspace|prefix|dir|cwd|run|jobs|junitxml|log-level|max-warnings|count|coverprofile|parallel|format|out|order|failure-exit-code|error-exitcode)$/;
const SHORT_VALUE_FLAGS: readonly [RegExp, RegExp][] = [
  [/gradle|mvn/, /^-[xPp]$/],
  [/^unittest|^discover/, /^-[stpk]$/],
  [/pytest|py\.test/, /^-[kmcpnWo]$/],
  [/^mocha/, /^-[rgftR]$/],
  [/^(?:jest|vitest|ava)/, /^-[tcm]$/],
  [/^prove|^rspec|^ruby/, /^-[IejtPr]$/],
  [/^ctest/, /^-(?:[RELj]|LE)$/],
  [/^(?:cargo|make|gmake)/, /^-[pjC]$/],
  [/^(?:phpunit|tox|nox|behave|busted)/, /^-[cesfktn]$/],
  [/^node/, /^-r$|^--test-[\w-]+$/],
];

export function programOf(allWords: readonly string[]): Program {
  const words = allWords.map(bareWord).filter((word) => !/^\d*[<>]/.test(word));
  const variables: string[] = [];
  for (;;) {
    const [first = '', second = ''] = words;
    if (/^\w+=/.test(first)) variables.push(...words.splice(0, 1));
    else if (WRAPPING_PAIRS.test(`${base(first)} ${second}`)) words.splice(0, 2);
    else if (base(first) in WRAPPERS && words.length > 1) {
      words.splice(0, 1);
      while (words[0]?.startsWith('-') === true) words.splice(0, words[0] === '-n' ? 2 : 1);
      words.splice(0, WRAPPERS[base(first)] ?? 0);
      if (words[0] === '--') words.splice(0, 1);
    } else if (/^python[\d.]*$/.test(base(first)) && words.includes('-m')) words.splice(0, words.indexOf('-m') + 1);
    else break;
  }
  const [program = '', ...rest] = words;
  const verb = WITH_VERB.test(base(program)) ? rest.find((word) => !word.startsWith('-')) : undefined;
  const runs = verb === 'run' || verb === 'run-script' ? rest.filter((word) => !word.startsWith('-'))[1] : undefined;
  const spoken = [verb, runs].filter((word) => word !== undefined);
  const left = base(program) === 'node' ? rest : rest.filter((word) => !spoken.includes(word));
  const name = base(program) === 'node' ? 'node' : [base(program), ...spoken.slice(-1)].join(' ');
  return { name, ...sorted(left, name), variables };
}

function sorted(words: readonly string[], name: string): { flags: string[]; args: string[] } {
  const flags: string[] = [];
  const args: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    if (word === '--') continue;
    if (!word.startsWith('-')) args.push(word);
    else if (takesValue(word, name) && next !== undefined && !next.startsWith('-')) {
      flags.push(`${word}=${next}`);
      at += 1;
    } else flags.push(word);
  }
  return { flags, args };
}

function takesValue(flag: string, name: string): boolean {
  return VALUE_FLAGS.test(flag) || SHORT_VALUE_FLAGS.some(([program, flags]) => program.test(name) && flags.test(flag));
}

function base(word: string): string {
  return word.slice(word.lastIndexOf('/') + 1).replace(/\.(?:cmd|exe|bat)$/, '');
}

/** Does nothing that could fail for what is tested. */
export function checksNothing({ name, args }: Program): boolean {
  return (
    /^(?:echo|printf|true|:|cd|mkdir|rm|cp|mv|touch|export|unset|set|sleep|date|pwd|ls|cat|trap|wait|exit|return|local|source|\.|pushd|popd|shopt|ulimit|chmod|which|umask|rimraf|del-cli|shx|kill|mktemp|tee|tail|head|sed|awk|grep|sort|wc|alias|read|shift|fi|done|declare|readonly|curl|wget|git|apt|apt-get|pip|pip3|brew|apk)$|^(?:npm|pnpm|yarn|bun|bundle|composer|poetry|uv|dotnet|mix|gem|cargo) (?:ci|i|install|add|fetch|restore|deps\.get|sync|dump-autoload)$/.test(
      name,
    ) ||
    (name === '' && args.length === 0)
  );
}
