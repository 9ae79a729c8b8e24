import type { Format, Reading } from './reading.js';

/** One call of a runner, with the formats that it may print in, likeliest first. */
export interface Call {
  readonly formats: readonly string[];
}

const MACHINE = ['json', 'xml', 'tap', 'teamcity'];

/** By how a call begins. Whoever is not here may print as anybody. */
const RUNNERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:jest|react-scripts test)\b/, ['jest', ...MACHINE]],
  [/^vitest\b/, ['vitest', ...MACHINE]],
  [/^_?mocha\b/, ['mocha', ...MACHINE]],
  [/^(?:node|tsx|ts-node)(?: --?\S+(?:=\S+)?)*? --test\b/, ['node:test', 'tap', 'xml']],
  [/^ava\b/, ['ava', 'tap']],
  [/^jasmine\b/, ['jasmine', ...MACHINE]],
  [/^uvu\b/, ['uvu']],
  [/^tape\b/, ['tap', 'node:test']],
  [/^qunit\b/, ['tap']],
  [/^tap\b/, ['node-tap', 'tap']],
  [/^karma\b|^ng test\b/, ['karma', 'jasmine', 'mocha', ...MACHINE]],
  [/^playwright test\b/, ['playwright', ...MACHINE]],
  [/^cypress run\b/, ['cypress', 'mocha']],
  [/^bun test\b/, ['bun', 'xml']],
  [/^deno test\b/, ['deno', 'tap', 'xml']],
  [/^(?:pytest|py\.test)\b/, ['pytest', ...MACHINE]],
  [/^unittest\b|^\S*manage\.py test\b/, ['unittest', 'xml']],
  [/^go test\b/, ['go']],
  [/^gotestsum\b/, ['gotestsum', 'go']],
  [/^cargo (?:\+\S+ )?nextest\b/, ['nextest', 'cargo test']],
  [/^cargo (?:\+\S+ )?test\b/, ['cargo test']],
  [/^rspec\b/, ['rspec', ...MACHINE]],
  [/^(?:vendor\/bin\/)?phpunit\b/, ['phpunit', ...MACHINE]],
  [/^mix test\b/, ['exunit', 'xml']],
  [/^ctest\b/, ['ctest']],
  [/^prove\b/, ['prove', 'tap', 'xml']],
  [/^(?:\.\/)?mvnw?\b/, ['maven', 'junit', 'junit platform']],
];

/** What stands before the runner and prints nothing of tests. */
const BEFORE =
  /^(?:[A-Za-z_]\w*=(?:'[^']*'|"[^"]*"|\S*) +|(?:npx|bunx)(?: (?:--no(?:-install)?|-y|--yes|--))* |(?:yarn|pnpm|npm)(?: (?:exec|dlx|run -T))(?: --)? |yarn (?=(?:jest|vitest|mocha|ava|tap)\b)|(?:poetry|uv|pipenv|pdm|hatch) run |bundle exec |cross-env |(?:c8|nyc)(?: -\S+)* |coverage run (?:-\S+ )*-m |python[\d.]* (?:-\w+ )*-m |python[\d.]* (?=\S*manage\.py)|(?:timeout|xvfb-run|sudo|env|time|nice|exec)(?: -\S+)*(?: \d\w*)? |(?:\.\/)?node_modules\/\.bin\/|node (?=\S*node_modules\/))+/;
const NEUTRAL =
  /^(?:$|(?:cd|export|set|unset|echo|printf|mkdir|rm|cp|source|\.|true|:|sleep|tsc|eslint|prettier|standard|xo|biome|rimraf|tsup|rollup|esbuild|ruff|mypy|black|flake8|golangci-lint|cmake|pip|pip3)(?: |$)|npm (?:ci|i|install)\b|(?:npm|pnpm|yarn|bun) (?:run )?(?:build|lint|compile|typecheck|format)\b|go (?:vet|build)\b|cargo (?:build|fmt|clippy|check)\b)/;
const BY_SCRIPT = /^(?:npm|pnpm|yarn|bun)(?: (?:run|-\S+))* (?:test|t|tst)?(?:[:\w-]*)(?: |$)/;

/**
 * The calls of runners in a command, with what package managers say that they run. Undefined where anything in it is not
 * understood: then whoever comes to word is believed.
 */
export function callsIn(command: string, scripts: readonly string[]): readonly Call[] | undefined {
  const calls: Call[] = [];
  let usesScripts = false;
  for (const part of partsOf(command)) {
    if (NEUTRAL.test(part)) continue;
    const call = callOf(part);
    if (call !== undefined) calls.push(call);
    else if (BY_SCRIPT.test(part) && scripts.length > 0) usesScripts = true;
    else return undefined;
  }
  if (!usesScripts) return calls.length === 0 ? undefined : calls;
  for (const part of scripts.flatMap(partsOf)) {
    if (NEUTRAL.test(part)) continue;
    const call = callOf(part);
    if (call !== undefined) calls.push(call);
    else if (!(BY_SCRIPT.test(part) && scripts.length > 1)) return undefined;
  }
  return calls.length === 0 ? undefined : calls;
}

function partsOf(line: string): string[] {
  return line.split(/&&|\|\||;|\n|\||(?:^|\s)&(?=\s|$)/).map((part) => part.replace(/^[\s(]+|[\s)]+$/g, ''));
}

function callOf(part: string): Call | undefined {
  const plain = part.replace(BEFORE, '').replace(/^\S*\/(?=(?:jest|vitest|mocha|phpunit|pytest)\b)/, '');
  const formats = RUNNERS.find(([name]) => name.test(plain))?.[1];
  if (formats === undefined) return undefined;
  const reporter =
    / --(tap)(?= |$)/.exec(plain)?.[1] ??
    /(?:--?(?:test-)?reporters?|--format(?:ter)?|-R|-f)[= ]["']?(json|junit|xunit|tap|teamcity)/i.exec(plain)?.[1];
  const told =
    reporter === undefined ? undefined : /^(?:junit|xunit)$/i.test(reporter) ? 'xml' : reporter.toLowerCase();
  return { formats: told !== undefined && formats.includes(told) ? [told, ...formats] : formats };
}

export interface Found {
  readonly format: Format;
  readonly reading: Reading;
}

/**
 * Of all that find themselves in one output, those that were called: what a test prints may look like anybody's summary. For each
 * call one is believed, in the form it is likeliest to print in.
 */
export function calledOnes(found: readonly Found[], calls: readonly Call[] | undefined): readonly Found[] {
  if (calls === undefined) return withoutDoubles(found);
  const kept = calls.flatMap(({ formats }) => {
    const name = formats.find((one) => found.some(({ format, reading }) => format.name === one && speaks(reading)));
    return found.filter(({ format }) => format.name === name);
  });
  return kept.length === 0 ? withoutDoubles(found) : [...new Set(kept)];
}

/** A report on the screen is of tests that somebody has summed up there already. */
function withoutDoubles(found: readonly Found[]): readonly Found[] {
  const summed = found.some(({ format, reading }) => !isReport(format) && reading.counts !== undefined);
  return summed ? found.filter(({ format }) => !isReport(format)) : found;
}

function isReport({ name }: Format): boolean {
  return name === 'json' || name === 'xml' || name === 'teamcity';
}

function speaks({ counts, failed = [], noTests, cutOff }: Reading): boolean {
  return counts !== undefined || failed.length > 0 || noTests === true || cutOff === true;
}
