import {
  add,
  broken,
  casesIn,
  countWords,
  merged,
  namesIn,
  NOTHING,
  testCase,
  type Counts,
  type Format,
  type Reading,
} from '../reading/reading.js';
import type { TestCase, TestCounts } from '../reading/test-case.js';

const WORDS: Readonly<Record<string, keyof Counts>> = {
  passed: 'passed',
  xpassed: 'passed',
  failed: 'failed',
  error: 'errors',
  errors: 'errors',
  skipped: 'skipped',
  xfailed: 'skipped',
};

const pytest: Format = {
  name: 'pytest',
  sum: /^(?:=+ )?(?:(?:\d+ [a-z]+(?: [a-z]+)?(?:, )?|no tests ran)+) in [\d.]+s/,
  signs: [
    'passed',
    'failed',
    'error',
    'skipped',
    'xfailed',
    'no tests ran',
    'test session starts',
    'conftest',
    'short test summary',
  ],
  read(lines) {
    const sums = pytestSums(lines);
    const failed = pytestFailures(lines);
    if (sums.length === 0) return withoutSum(lines, failed);
    const counts = sums.map((sum) => countWords(sum, WORDS)).reduce<TestCounts>(add, NOTHING);
    return {
      counts,
      failed: counts.failed + counts.errors > 0 ? failed : [],
      cases: pytestList(lines),
      unloaded: namesIn(lines, /^_{3,} ERROR collecting (.+?) _{3,}$/).length,
      noTests: sums.every((sum) => sum === 'no tests ran'),
    };
  },
};

/** -qq prints no sum; a session without one ends before it. What each test came to is told by a letter of its own. */
function withoutSum(lines: readonly string[], failed: readonly TestCase[]): Reading | undefined {
  const conf = lines
    .map((line) => /^ImportError while loading conftest '(.+)'\.$/.exec(line)?.[1])
    .find((path) => path !== undefined);
  if (conf !== undefined) {
    const message = lines.slice(0, 30).join('\n');
    return { counts: { ...NOTHING, errors: 1 }, failed: broken([conf], message), unloaded: 1 };
  }
  const usage = lines.some((line) => /^ERROR: (?:usage: |file or directory not found|not found: )/.test(line));
  if (usage) return undefined;
  const began = lines.some((line) => /^=+ test session starts =+$/.test(line));
  const { counts, whole } = letters(lines);
  if (failed.length > 0 && whole) return { counts, failed };
  if (failed.length > 0) return { failed };
  if (!began) return undefined;
  return {
    cutOff: true,
    cases: Array.from({ length: counts.passed }, (_, at) => testCase({ name: `test ${at + 1}`, status: 'passed' })),
  };
}

const LETTERS: Readonly<Record<string, keyof TestCounts>> = {
  '.': 'passed',
  X: 'passed',
  F: 'failed',
  E: 'errors',
  s: 'skipped',
  x: 'skipped',
};

function letters(lines: readonly string[]): { counts: TestCounts; whole: boolean } {
  let counts = NOTHING;
  let whole = false;
  for (const line of lines) {
    const [, marks, percent] = /^(?:\S+\.py )?([.FEsxX]+)(?: +\[ *(\d+)%\])?$/.exec(line) ?? [];
    for (const mark of marks ?? '') counts = add(counts, { ...NOTHING, [LETTERS[mark] ?? 'passed']: 1 });
    whole ||= percent === '100';
  }
  return { counts, whole };
}

/** The last sum of each session: what looks like one before it was printed by a test. */
function pytestSums(lines: readonly string[]): string[] {
  const sums: string[] = [];
  let session: string | undefined;
  for (const line of lines) {
    const sum = /^(?:=+ )?((?:\d+ [a-z]+(?: [a-z]+)?(?:, )?|no tests ran)+) in [\d.]+s/.exec(line)?.[1];
    if (sum !== undefined) session = sum;
    else if (session !== undefined && /^=+ test session starts =+$|\[ *\d+%\]$/.test(line)) {
      sums.push(session);
      session = undefined;
    }
  }
  return session === undefined ? sums : [...sums, session];
}

const SECTION = /^=+ .+ =+$/;
const HEADED = /^_{3,} (?:ERROR (?:at \w+ of|collecting) )?(.+?) _{3,}$/;

/** The short summary has the names, the sections above it the messages. */
function pytestFailures(lines: readonly string[]): TestCase[] {
  const headed = casesIn(lines, HEADED, { end: SECTION });
  const messages = new Map(headed.map((one) => [shortName(one.name), one]));
  const from = lines.findLastIndex((line) => /^=+ short test summary info =+$/.test(line));
  const listed = lines.slice(from < 0 ? lines.length : from).flatMap((line) => {
    const [, kind, told, message] = /^(FAILED|ERROR|SUBFAIL\S*) (.+?)(?: - (.*))?$/.exec(line) ?? [];
    if (kind === undefined || told === undefined) return [];
    const name = kind.startsWith('SUBFAIL') ? told.replace(/^\([^)]*\) |^\[[^\]]*\] /, '') : told;
    const known = messages.get(shortName(name));
    const file = /^([^:\s]+\.py)\b/.exec(name)?.[1];
    const text = [known?.message, message].filter((part) => part !== undefined && part !== '').join('\n');
    return [
      testCase({ name, status: kind === 'ERROR' ? 'error' : 'failed', file: file ?? known?.file, message: text }),
    ];
  });
  if (listed.length > 0) return merged(listed);
  const start = lines.findIndex((line) => /^=+ (?:FAILURES|ERRORS) =+$/.test(line));
  return start < 0 ? [] : casesIn(lines.slice(start), HEADED, { end: SECTION });
}

/** "tests/test_a.py::TestCart::test_x" and the "TestCart.test_x" of the headings. */
function shortName(name: string): string {
  return name.includes('::') ? name.slice(name.indexOf('::') + 2).replaceAll('::', '.') : name;
}

function pytestList(lines: readonly string[]): TestCase[] {
  const status = {
    PASSED: 'passed',
    XPASS: 'passed',
    FAILED: 'failed',
    ERROR: 'error',
    SKIPPED: 'skipped',
    XFAIL: 'skipped',
  };
  return lines.flatMap((line) => {
    const [, name, word] =
      /^(?:\[gw\d+\] \[ *\d+%\] \w+ )?(\S+\.py::.+?) (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)\b/.exec(line) ?? [];
    if (name === undefined || word === undefined) return [];
    return [
      testCase({ name, status: status[word as keyof typeof status] as TestCase['status'], file: name.split('::')[0] }),
    ];
  });
}

const UNITTEST = /^(?:FAIL|ERROR|UNEXPECTED SUCCESS): (.+)$/;
const RULED = /^-{70}$/;

const unittest: Format = {
  name: 'unittest',
  signs: ['Ran ', 'ERROR: ', 'FAIL: '],
  read(lines) {
    let counts = NOTHING;
    let seen = false;
    let noTests = false;
    let ran: number | undefined;
    let outside = 0;
    for (const [at, line] of lines.entries()) {
      if (/^ERROR: (?:setUp|tearDown)(?:Class|Module) /.test(line)) outside += 1;
      const total = RULED.test(lines[at - 1] ?? '') ? /^Ran (\d+) tests? in [\d.]+s$/.exec(line)?.[1] : undefined;
      if (total !== undefined) ran = Number(total);
      const end = /^(OK|FAILED|NO TESTS RAN)(?: \((.*)\))?$/.exec(line);
      if (ran === undefined || end === null) continue;
      seen = true;
      noTests ||= ran === 0 && end[1] !== 'FAILED';
      counts = add(counts, unittestCounts(ran, outside, end[2] ?? ''));
      ran = undefined;
      outside = 0;
    }
    const failed = unittestFailures(lines);
    if (!seen)
      return failed.length > 0 && lines.some((line) => RULED.test(line)) ? { failed, cutOff: true } : undefined;
    return {
      counts,
      failed,
      noTests: noTests && counts.passed === 0,
      unloaded: namesIn(lines, /^ERROR: (.* \(unittest\.loader\._FailedTest.*\))$/).length,
    };
  },
};

function unittestFailures(lines: readonly string[]): TestCase[] {
  const ends = { end: /^={70}$|^Ran \d+ tests? in / };
  return casesIn(lines, UNITTEST, ends).map((one) => {
    const error = lines.includes(`ERROR: ${one.name}`);
    // Names that Python makes for a module that cannot be loaded.
    const name = one.name.replace(/ \(unittest\.loader\._FailedTest.*\)$/, '');
    return { ...one, name, status: error ? 'error' : 'failed' };
  });
}

/** `outside`: errors of class and module fixtures, which are not among the tests that ran. */
function unittestCounts(ran: number, outside: number, words: string): TestCounts {
  const number = (name: string) => Number(new RegExp(`(?:^|, )${name}=(\\d+)`).exec(words)?.[1] ?? 0);
  const errors = number('errors');
  const failed = number('failures') + number('unexpected successes');
  const skipped = number('skipped') + number('expected failures');
  return { passed: Math.max(0, ran - skipped - failed - Math.max(0, errors - outside)), failed, skipped, errors };
}

/** python -m doctest, silent unless something is wrong or -v is given. */
const doctest: Format = {
  name: 'doctest',
  signs: ['***Test Failed***', 'Test passed.'],
  read(lines) {
    const text = lines.join('\n');
    const bad = [...text.matchAll(/^\*{3}Test Failed\*{3} (\d+) failures?/gm)].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    );
    const items = [...text.matchAll(/^(\d+) (?:tests in \d+ items|passed and \d+ failed|passed\.)/gm)];
    if (bad === 0 && !/^Test passed\.$/m.test(text)) return undefined;
    const total = Number(/^(\d+) tests? in \d+ items?\.$/m.exec(text)?.[1] ?? 0);
    const failed = casesIn(lines, /^File "(?<file>[^"]+)", line \d+, in (?<name>.+)$/, { end: /^\*{70}/ });
    return items.length === 0 && total === 0
      ? { failed }
      : { counts: { ...NOTHING, passed: Math.max(0, total - bad), failed: bad }, failed };
  },
};

/** behave, robot and locust do not tell tests apart as the others do: their sums are lines. */
const behave: Format = {
  name: 'behave',
  signs: ['passed, '],
  read(lines) {
    const sum = lines.findLast((line) => /^\d+ scenarios? passed, \d+ failed, \d+ skipped/.test(line));
    if (sum === undefined) return undefined;
    const [passed = 0, failed = 0, skipped = 0] = [...sum.matchAll(/\d+/g)].map(Number);
    return {
      counts: { passed, failed, skipped },
      failed: broken(namesIn(lines, /^ {2}(\S+\.feature:\d+) +.+$/)).map((one) => ({ ...one, status: 'failed' })),
    };
  },
};

export const PYTHON_FORMATS: readonly [Format, ...Format[]] = [pytest, unittest, doctest, behave];
