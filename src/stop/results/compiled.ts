import { lineFormat, namesIn, type Format } from './reading.js';

const go: Format = {
  name: 'go',
  read(lines) {
    const events = lines.flatMap(goEvent);
    if (events.length > 0) return fromEvents(events);
    const packages = lines.filter((line) => /^(?:ok {2}\t|FAIL\t|\? {3}\t)/.test(line));
    if (packages.length === 0) return undefined;
    const failures = namesIn(lines, /^ *--- FAIL: (\S+)/);
    const broken = namesIn(packages, /^FAIL\t(\S+)/).filter((name) => brokeOutsideTests(name, packages, failures));
    const noTests = packages.every((line) => /\[no test(?:s to run| files)\]$/.test(line));
    const marks = (kind: string) => lines.filter((line) => line.trimStart().startsWith(`--- ${kind}: `)).length;
    // Without -v passing tests leave no line, and a sum of the others would be no sum.
    const verbose = lines.some((line) => line.startsWith('=== RUN'));
    const counts = { passed: marks('PASS'), failed: marks('FAIL') + broken.length, skipped: marks('SKIP') };
    const onlyBroken = failures.length === 0 && broken.length > 0 && !packages.some((line) => line.startsWith('ok'));
    const told = verbose || onlyBroken || noTests ? { counts } : {};
    return { ...told, failures: [...failures, ...broken], noTests };
  },
};

/** A package is red without a red test of its own when it does not build or ends before its tests. */
function brokeOutsideTests(name: string, packages: readonly string[], failures: readonly string[]): boolean {
  return failures.length === 0 || packages.some((line) => line.startsWith(`FAIL\t${name} [`));
}

interface GoEvent {
  readonly Action: string;
  readonly Package?: string;
  readonly Test?: string;
}

function goEvent(line: string): GoEvent[] {
  if (!line.startsWith('{') || !line.includes('"Action":"')) return [];
  try {
    return [JSON.parse(line) as GoEvent];
  } catch {
    return [];
  }
}

function fromEvents(events: readonly GoEvent[]) {
  const tests = events.filter((event) => event.Test !== undefined);
  const count = (action: string) => tests.filter((event) => event.Action === action).length;
  const failures = tests.filter((event) => event.Action === 'fail').map((event) => event.Test ?? '');
  return { counts: { passed: count('pass'), failed: count('fail'), skipped: count('skip') }, failures };
}

const ctest: Format = {
  name: 'ctest',
  read(lines) {
    if (lines.some((line) => line.startsWith('No tests were found!!!'))) return { failures: [], noTests: true };
    if (!lines.some((line) => /^\d+% tests passed, \d+ tests? failed out of \d+$/.test(line))) return undefined;
    const ends = lines.flatMap((line) => {
      const [, name, end] = /^ *\d+\/\d+ Test +#\d+: (\S+) \.*\**(\S.*?) +[\d.]+ sec/.exec(line) ?? [];
      return name === undefined || end === undefined ? [] : [{ name, end: end.replace(/^[\s.*]+/, '') }];
    });
    const passed = ends.filter(({ end }) => end.startsWith('Passed')).length;
    const skipped = ends.filter(({ end }) => /^(?:Skipped|Not Run \(Disabled\))/.test(end)).length;
    const failures = namesIn(lines, /^\t *\d+ - (\S+) \((?!Skipped|Disabled)/);
    return { counts: { passed, failed: ends.length - passed - skipped, skipped }, failures };
  },
};

/** googletest and cmocka. */
const bracketed: Format = {
  name: 'googletest',
  read(lines) {
    const number = (word: string) => {
      const sums = lines.flatMap((line) => new RegExp(`^\\[ {2}${word} +\\] (\\d+) test`).exec(line)?.[1] ?? []);
      return sums.reduce((sum, text) => sum + Number(text), 0);
    };
    if (!lines.some((line) => /^\[={10}\] \d+ test.* (?:ran|run)\b/.test(line))) return undefined;
    const counts = { passed: number('PASSED'), failed: number('FAILED'), skipped: number('SKIPPED') };
    return { counts, failures: namesIn(lines, /^\[ {2}FAILED {2}\] ([^\d\s].*?)(?:, where .*| \(\d+ ms\))?$/) };
  },
};

const meson: Format = {
  name: 'meson',
  read(lines) {
    const number = (word: string) =>
      Number(lines.map((line) => new RegExp(`^${word}: +(\\d+) *$`).exec(line)?.[1]).findLast((n) => n) ?? NaN);
    if (Number.isNaN(number('Ok')) || Number.isNaN(number('Fail'))) return undefined;
    const sum = (...words: string[]) => words.reduce((total, word) => total + (number(word) || 0), 0);
    const counts = {
      passed: sum('Ok'),
      failed: sum('Fail', 'Unexpected Pass', 'Timeout'),
      skipped: sum('Skipped', 'Expected Fail'),
    };
    return { counts, failures: namesIn(lines, /^ *\d+\/\d+ (.+?) +(?:FAIL|TIMEOUT|ERROR|UNEXPECTEDPASS) /) };
  },
};

export const COMPILED: readonly Format[] = [
  go,
  ctest,
  meson,
  bracketed,
  lineFormat({
    name: 'cargo test',
    line: /^test result: \w+\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<skipped>\d+) ignored/,
    failure: /^test (.+?) \.\.\. FAILED$/,
  }),
  lineFormat({
    name: 'nextest',
    covers: ['cargo test'],
    line: /^ *Summary \[.*\] \d+(?:\/\d+)? tests? run: (?<passed>\d+) passed(?: \([^)]*\))?(?:, (?<failed>\d+) failed)?(?:, (?<skipped>\d+) skipped)?/,
    failure: /^ +FAIL \[.*?\] (?:\([^)]*\) )?(.+)$/,
  }),
  lineFormat({
    name: 'gotestsum',
    covers: ['go'],
    line: /^DONE (?<total>\d+) tests?(?:, (?<skipped>\d+) skipped)?(?:, (?<failed>\d+) failures?)?(?:, (?<errors>\d+) errors?)? in /,
    failure: /^ *=== FAIL: (\S+ \S+)/,
  }),
  lineFormat({
    name: 'Catch2',
    line: /^(?:test cases: +\d+(?: \| +(?<passed>\d+) passed)?(?: \| +(?<failed>\d+) failed)?|All tests passed \(\d+ assertions? in (?<total>\d+) test cases?\))/,
  }),
  lineFormat({
    name: 'zig',
    line: /^Build Summary: .*; (?<passed>\d+)\/\d+ tests passed(?:; (?<skipped>\d+) skipped)?(?:; (?<failed>\d+) failed)?/,
    failure: /^error: '(.+)' failed/,
  }),
];
