import { ECOSYSTEMS } from '../ecosystems/index.js';
import { annotations } from '../ecosystems/reading/annotations.js';
import { notBuilt } from '../ecosystems/reading/not-built.js';
import { didNothing } from '../ecosystems/reading/nothing-done.js';
import { add, merged, namesIn, NOTHING, type Format, type Reading } from '../ecosystems/reading/reading.js';
import { jsonOnScreen } from '../ecosystems/reading/json-on-screen.js';
import { xmlOnScreen } from '../ecosystems/reading/report-xml.js';
import { TAP } from '../ecosystems/reading/tap.js';
import { taskCache } from '../ecosystems/reading/task-cache.js';
import { calledOnes, callsIn } from '../ecosystems/reading/which-runner.js';
import { words } from '../ecosystems/reading/words.js';
import { teamcity } from '../ecosystems/reading/teamcity.js';
import { ranNothing, scriptsOf, talksToItsEnd } from './script-lines.js';
import type { TestCase, TestCounts } from '../ecosystems/reading/test-case.js';

export interface Results {
  /** Added up over every summary found; absent when none was. */
  readonly counts?: TestCounts;
  /** Names of what is red, each once, at most 50. */
  readonly failures: readonly string[];
  /** The same with file and message, as far as they are told. */
  readonly failed: readonly TestCase[];
  /** Every test that the output or a report lists, at most 20,000. */
  readonly cases: readonly TestCase[];
  /** Nothing was executed, by the words of the runner or of the command itself. */
  readonly noTests: boolean;
  /** A runner was at work and did not get to its end, or one that never ends in silence is silent. */
  readonly unfinished: boolean;
  /** How many of what is red never ran at all: files that do not load, packages that do not build. */
  readonly unloaded: number;
  /** No runner came to word. */
  readonly silent: boolean;
  /** The runner says that all is fine and not how many tests that were. */
  readonly fine: boolean;
}

export interface Told {
  /** Plain text, as `plainText` makes it. */
  readonly output: string;
  readonly command: string;
  readonly exitCode: number | null;
  /** What reports say that this run wrote, one for each file. */
  readonly reports?: readonly Reading[];
}

/** A format that several ecosystems share is asked once. */
const FORMATS: readonly Format[] = [
  ...new Set([
    ...ECOSYSTEMS.flatMap(({ formats = [] }) => formats),
    ...TAP,
    taskCache,
    teamcity,
    xmlOnScreen,
    jsonOnScreen,
    words,
  ]),
];
const MOST_NAMES = 50;
const MOST_CASES = 20_000;
/** No summary is longer; a pattern must not be led through a minified file. */
const LONGEST_LINE = 2_000;

/** Reads counts and names from the plain output of a test command. Several runners in one output are added up. */
export function readResults({ output, command, exitCode, reports = [] }: Told): Results {
  const lines = output.split('\n');
  const told = untangle(lines).flatMap((group) => readAll(group, command));
  const silent = told.every(
    ({ counts, failed, noTests }) => counts === undefined && failed === undefined && noTests !== true,
  );
  const unbuilt = silent && exitCode !== 0 ? [notBuilt.read(lines.map(cutLine)) ?? []].flat() : [];
  const readings = withReports([...told, ...unbuilt], reports);
  const counts = sumOf(readings);
  const named = readings.flatMap((reading) => reading.failed ?? []);
  const noted = named.length === 0 && exitCode !== 0 && counts === undefined ? annotations(lines.map(cutLine)) : [];
  const failed = merged([...named, ...noted]).slice(0, MOST_NAMES);
  const none = readings.some((reading) => reading.noTests === true) && (counts === undefined || executed(counts) === 0);
  const cachedOnly = readings.some((reading) => reading.cachedOnly === true);
  const isIdle = readings.length === 0 && didNothing(lines.map(cutLine), command);
  const cutOff = readings.some((reading) => reading.cutOff === true);
  const unfinished = cutOff || (readings.length === 0 && talksToItsEnd(output, command));
  return {
    ...(counts === undefined ? {} : { counts }),
    failures: failed.map(({ name }) => name),
    failed,
    cases: (unfinished && counts === undefined ? ticked(lines.map(cutLine)) : [])
      .concat(readings.flatMap(({ cases }) => cases ?? []))
      .slice(0, MOST_CASES),
    noTests: none || cachedOnly || ranNothing(output, command) || (isIdle && failed.length === 0),
    unfinished,
    unloaded: readings.reduce((sum, reading) => sum + (reading.unloaded ?? 0), 0),
    silent: readings.length === 0,
    fine: readings.some(({ fine }) => fine === true) && failed.length === 0,
  };
}

/** What was ticked off before a runner broke off, whichever it was. */
function ticked(lines: readonly string[]): TestCase[] {
  return namesIn(lines, /^\s+[✔✓] (.+?)(?: \([\d.]+ ?m?s\))?$/).map((name) => ({ name, status: 'passed' }));
}

function executed({ passed, failed, errors }: TestCounts): number {
  return passed + failed + errors;
}

function cutLine(line: string): string {
  return line.slice(0, LONGEST_LINE);
}

/** Every format that finds itself, without those that another one has summed up already. */
function readAll(whole: readonly string[], command: string): Reading[] {
  const lines = whole.map(cutLine);
  const text = whole.join('\n');
  const calls = callsIn(command, scriptsOf(text));
  const asked = FORMATS.filter(({ signs }) => signs === undefined || signs.some((sign) => text.includes(sign)));
  const found = asked.flatMap((format) => {
    const reading = format.read(format.whole === true ? whole : calls?.length === 1 ? lastSum(lines, format) : lines);
    return reading === undefined ? [] : [{ format, reading }];
  });
  const covered = new Set(found.flatMap(({ format }) => format.covers ?? []));
  const own = found.filter(({ format }) => !covered.has(format.name));
  return calledOnes(own, calls).map(({ reading }) => reading);
}

/** One call sums up once, at its end: what looks like it before was printed by a test. */
function lastSum(lines: readonly string[], { sum }: Format): readonly string[] {
  if (sum === undefined) return lines;
  const last = new Map(lines.flatMap((line, at) => (sum.test(line) ? [[sum.exec(line)?.[1] ?? '', at] as const] : [])));
  return lines.map((line, at) => (sum.test(line) && last.get(sum.exec(line)?.[1] ?? '') !== at ? '' : line));
}

/**
 * A report is written by what is tested, in its own process: it may add what is red, and counts only where the screen
 * says nothing. It never takes away what the screen or the exit code shows.
 */
function withReports(screen: readonly Reading[], reports: readonly Reading[]): readonly Reading[] {
  const summed = screen.some(({ counts }) => counts !== undefined);
  if (!summed) return [...screen.map(({ failed = [], ...rest }) => ({ ...rest, failed })), ...reports];
  const red =
    reports.some(({ failed = [] }) => failed.length > 0) && screen.every(({ failed = [] }) => failed.length === 0);
  const listed = reports.map(({ cases = [], failed = [] }) => ({ counts: NOTHING, cases, failed: red ? failed : [] }));
  return [...screen, ...listed];
}

/** Undefined when a runner is there whose numbers are not: a part of a sum is no sum. */
function sumOf(readings: readonly Reading[]): TestCounts | undefined {
  const telling = readings.filter(({ cachedOnly }) => cachedOnly !== true);
  const known = telling.flatMap(({ counts }) => counts ?? []);
  return known.length === 0 || known.length < telling.length ? undefined : known.reduce<TestCounts>(add, NOTHING);
}

const PREFIX =
  /^(\[[\w@./-]+\]:?(?= |$)|[\w@./-]+:test(?::[\w-]+)*:(?= |$)|[\w@./-]+ test(?::[\w-]+)*[:$](?= |$)|[\w.-]+ +\|(?= |$))/;
/** lerna puts the bare name of the package there, which nothing tells from any other word. */
const LERNA = /^((?:@[\w.-]+\/)?[\w.-]+:(?= |$))/;
const LEVELS = /^\[(?:INFO|ERROR|WARNING|DEBUG|info|error|warn|debug|doctest|surefire)\]$/;
const LEAST_PREFIXED = 2;

/** Takes the prefixes off that pnpm, turbo and others put before the lines of each package, and sorts them apart. */
function untangle(lines: readonly string[]): readonly (readonly string[])[] {
  const byPrefix = new Map<string, string[]>();
  const plain: string[] = [];
  const pattern = lines.some((line) => /^(?:lerna|>  ?Lerna|info cli using local version of lerna)\b/.test(line))
    ? LERNA
    : PREFIX;
  for (const line of lines) {
    const prefix = pattern.exec(cutLine(line))?.[1];
    // Maven and sbt mark every line with a level; their formats read it.
    if (prefix === undefined || LEVELS.test(prefix)) plain.push(line);
    else {
      const own = byPrefix.get(prefix) ?? [];
      own.push(line.slice(prefix.length + 1));
      byPrefix.set(prefix, own);
    }
  }
  const groups = [...byPrefix].filter(([, own]) => own.length >= LEAST_PREFIXED);
  return groups.length === 0 ? [lines] : [plain, ...groups.map(([, own]) => own)];
}
