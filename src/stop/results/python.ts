import { add, countWords, namesIn, NOTHING, type Counts, type Format } from './reading.js';

const WORDS: Readonly<Record<string, keyof Counts>> = {
  passed: 'passed',
  xpassed: 'passed',
  failed: 'failed',
  error: 'failed',
  errors: 'failed',
  skipped: 'skipped',
  xfailed: 'skipped',
};

const pytest: Format = {
  name: 'pytest',
  read(lines) {
    const sums = pytestSums(lines);
    const failures = pytestNames(lines);
    if (sums.length === 0) return failures.length > 0 ? { failures } : undefined;
    const counts = sums.map((sum) => countWords(sum, WORDS)).reduce(add, NOTHING);
    return {
      counts,
      failures: counts.failed > 0 ? failures : [],
      noTests: sums.every((sum) => sum === 'no tests ran'),
    };
  },
};

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

function pytestNames(lines: readonly string[]): string[] {
  const from = lines.findIndex((line) => /^=+ short test summary info =+$/.test(line));
  if (from >= 0) {
    const listed = namesIn(lines.slice(from), /^(?:FAILED|ERROR|SUBFAIL\S*) (.+?)(?: - .*)?$/);
    if (listed.length > 0) return listed;
  }
  const headed = lines.findIndex((line) => /^=+ (?:FAILURES|ERRORS) =+$/.test(line));
  return headed < 0 ? [] : namesIn(lines.slice(headed), /^_{3,} (.+?) _{3,}$/);
}

const unittest: Format = {
  name: 'unittest',
  read(lines) {
    let counts = NOTHING;
    let seen = false;
    let noTests = false;
    let ran: number | undefined;
    let outside = 0;
    for (const [at, line] of lines.entries()) {
      if (/^ERROR: (?:setUp|tearDown)(?:Class|Module) /.test(line)) outside += 1;
      const ruled = /^-{70}$/.test(lines[at - 1] ?? '');
      const total = ruled ? /^Ran (\d+) tests? in [\d.]+s$/.exec(line)?.[1] : undefined;
      if (total !== undefined) ran = Number(total);
      const end = /^(OK|FAILED|NO TESTS RAN)(?: \((.*)\))?$/.exec(line);
      if (ran === undefined || end === null) continue;
      seen = true;
      noTests ||= ran === 0 && end[1] !== 'FAILED';
      counts = add(counts, unittestCounts(ran, outside, end[2] ?? ''));
      ran = undefined;
      outside = 0;
    }
    if (!seen) return undefined;
    return { counts, failures: namesIn(lines, /^(?:FAIL|ERROR): (.+)$/), noTests: noTests && counts.passed === 0 };
  },
};

/** `outside`: errors of class and module fixtures, which are not among the tests that ran. */
function unittestCounts(ran: number, outside: number, words: string): Counts {
  const number = (name: string) => Number(new RegExp(`(?:^|, )${name}=(\\d+)`).exec(words)?.[1] ?? 0);
  const failed = number('failures') + number('errors');
  const skipped = number('skipped') + number('expected failures');
  return {
    passed: Math.max(0, ran - skipped - Math.max(0, failed - outside) - number('unexpected successes')),
    failed,
    skipped,
  };
}

export const PYTHON: readonly Format[] = [pytest, unittest];
