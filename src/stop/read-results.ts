import { COMPILED } from './results/compiled.js';
import { JAVASCRIPT } from './results/javascript.js';
import { MANAGED } from './results/managed.js';
import { PYTHON } from './results/python.js';
import { add, NOTHING, type Format, type Reading } from './results/reading.js';
import { TAP } from './results/tap.js';
import type { TestCase, TestCounts } from './test-run.js';

export interface Results {
  /** Added up over every summary found; absent when none was. */
  readonly counts?: TestCounts;
  /** Names of what failed, each once, at most 50. */
  readonly failures: readonly string[];
  /** The same with file and message, as far as they are told. */
  readonly failed: readonly TestCase[];
  /** Every test that the output or a report lists, at most 20,000. */
  readonly cases: readonly TestCase[];
  /** The runner says in words that it found nothing to run. */
  readonly noTests: boolean;
  /** The runner is known to end with a summary, and there is none: it did not get to its end. */
  readonly unfinished: boolean;
}

const FORMATS: readonly Format[] = [...JAVASCRIPT, ...TAP, ...PYTHON, ...COMPILED, ...MANAGED];
const MOST_NAMES = 50;
const MOST_CASES = 20_000;
/** No summary is longer; a pattern must not be led through a minified file. */
const LONGEST_LINE = 2_000;

/** Reads counts and names from the plain output of a test command. Several runners in one output are added up. */
export function readResults(output: string, command: string): Results {
  const readings = untangle(output.split('\n').map((line) => line.slice(0, LONGEST_LINE))).flatMap(readAll);
  const counts = sumOf(readings);
  const failures = [...new Set(readings.flatMap((reading) => reading.failures ?? []))].slice(0, MOST_NAMES);
  const noTests =
    readings.some((reading) => reading.noTests === true) &&
    (counts === undefined || counts.passed + counts.failed + counts.errors === 0);
  const unfinished = readings.length === 0 && endsWithSummary(output, command);
  return {
    ...(counts === undefined ? {} : { counts }),
    failures,
    failed: failures.map((name) => ({ name, status: 'failed' })),
    cases: readings.flatMap(({ cases }) => cases ?? []).slice(0, MOST_CASES),
    noTests: noTests || ranNothing(output, command),
    unfinished,
  };
}

/** Every format that finds itself, without those that another one has summed up already. */
function readAll(lines: readonly string[]): Reading[] {
  const found = FORMATS.flatMap((format) => {
    const reading = format.read(lines);
    return reading === undefined ? [] : [{ format, reading }];
  });
  const covered = new Set(found.flatMap(({ format }) => format.covers ?? []));
  return found.filter(({ format }) => !covered.has(format.name)).map(({ reading }) => reading);
}

/** Undefined when a runner is there whose numbers are not: a part of a sum is no sum. */
function sumOf(readings: readonly Reading[]): TestCounts | undefined {
  const known = readings.flatMap(({ counts }) => counts ?? []);
  return known.length === 0 || known.length < readings.length ? undefined : known.reduce<TestCounts>(add, NOTHING);
}

const PREFIX = /^(\[[\w-]+\]|[\w@./-]+:test(?::\w+)*:|[\w@./-]+ test(?::\w+)*:)(?: (.*))?$/;
const LEAST_PREFIXED = 2;

/** Takes the prefixes off that pnpm, turbo and others put before the lines of each package, and sorts them apart. */
function untangle(lines: readonly string[]): readonly (readonly string[])[] {
  const byPrefix = new Map<string, string[]>();
  const plain: string[] = [];
  for (const line of lines) {
    const [, prefix, rest = ''] = PREFIX.exec(line) ?? [];
    // Maven and sbt mark every line with a level; their formats read it.
    if (prefix === undefined || /^\[(?:INFO|ERROR|WARNING|DEBUG|info|error|warn)\]$/.test(prefix)) plain.push(line);
    else byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), rest]);
  }
  const groups = [...byPrefix].filter(([, own]) => own.length >= LEAST_PREFIXED);
  return groups.length === 0 ? [lines] : [plain, ...groups.map(([, own]) => own)];
}

const TALKATIVE =
  /(?:^|[\s/"'])(?:jest|vitest|mocha|ava|pytest|unittest|rspec|phpunit|prove|ctest|go test|cargo test|nextest)(?:\s|$|["'])/;

/** Does the command, or the script that npm names before it runs it, call a runner that never ends in silence? */
function endsWithSummary(output: string, command: string): boolean {
  return TALKATIVE.test(command) || scriptsOf(output).some((script) => TALKATIVE.test(script));
}

/** True for commands that do nothing by their own words, as `true` or a script that only prints. */
function ranNothing(output: string, command: string): boolean {
  const scripts = scriptsOf(output);
  const all = scripts.length > 0 ? scripts : [command];
  return all.every((script) => /^(?:|#.*|true|:|exit 0|echo\b[^;&|]*)$/.test(script.trim()));
}

/** What package managers print before they run a script: "> name@version test" and "> command", or "$ command". */
function scriptsOf(output: string): string[] {
  const lines = output.split('\n');
  return lines.flatMap((line, at) => {
    if (line.startsWith('$ ')) return [line.slice(2)];
    const headed = line.startsWith('> ') && /^> [^\s@]*@?[^\s@]+@\S+ \S/.test(lines[at - 1] ?? '');
    return headed ? [line.slice(2)] : [];
  });
}
