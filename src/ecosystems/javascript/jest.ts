import { add, casesIn, countWords, merged, NOTHING, testCase, WORDS, type Format } from '../reading/reading.js';
import type { TestCase, TestCounts } from '../reading/test-case.js';

const HEAD = /^ {2}● (?!Console|Cannot log after|process\.exit|Deprecation)(.+)$/;
const FILE = /^(?:PASS|FAIL) (?:\S+ )?(\S+\.\w+)(?: \([\d.]+ m?s\))?$/;
const END = /^(?:PASS|FAIL|Test Suites:|Summary of all failing tests)/;
const UNLOADED = 'Test suite failed to run';
/** In the verbose list. */
const LISTED = /^ +([✓✕○✎]) (?:skipped |todo )?(.+?)(?: \([\d.]+ m?s\))?$/;
const STATUS: Readonly<Record<string, TestCase['status']>> = {
  '✓': 'passed',
  '✕': 'failed',
  '○': 'skipped',
  '✎': 'skipped',
};

export const jest: Format = {
  name: 'jest',
  signs: ['Tests:', 'No tests found', 'PASS ', 'FAIL '],
  sum: /^Tests: +.*\btotal$/,
  read(lines) {
    const sums = lines.flatMap((line, at) => {
      const sum = /^Tests: +(.*\btotal)$/.exec(line)?.[1];
      const isSum = sum !== undefined && (lines[at - 1] ?? '').startsWith('Test Suites: ');
      // With --bail the same sum stands there twice.
      const isTwin = (lines[at - 2] ?? '').startsWith('Ran all test suites') && line === lines[at - 5];
      return isSum && !isTwin ? [sum] : [];
    });
    const noTests = lines.some((line) => /^No tests found, exiting with code/.test(line));
    const failed = failuresOf(lines);
    if (sums.length === 0 && !noTests) {
      const began = lines.some((line) => FILE.test(line));
      return began ? { failed, cutOff: true } : undefined;
    }
    const errors = failed.filter(({ status }) => status === 'error').length;
    const counts = sums.map((sum) => countWords(sum, WORDS)).reduce<TestCounts>(add, { ...NOTHING, errors });
    return { counts, failed, cases: listedIn(lines), noTests, unloaded: errors };
  },
};

/** Files that could not even be loaded are told by their path: jest counts them as suites, never as tests. */
function failuresOf(lines: readonly string[]): TestCase[] {
  let file: string | undefined;
  const files = lines.map((line) => (file = FILE.exec(line)?.[1] ?? file));
  const cases = lines.flatMap((line, at) => {
    const name = HEAD.exec(line)?.[1];
    if (name === undefined) return [];
    const [found] = casesIn(lines.slice(at, at + 60), HEAD, { end: END });
    const own = files[at];
    if (!name.startsWith(UNLOADED)) return [testCase({ name, status: 'failed', file: own, message: found?.message })];
    return [testCase({ name: own ?? UNLOADED, status: 'error', file: own, message: found?.message })];
  });
  return merged(cases);
}

function listedIn(lines: readonly string[]): TestCase[] {
  let file: string | undefined;
  return lines.flatMap((line) => {
    file = FILE.exec(line)?.[1] ?? file;
    const [, mark = '', name = ''] = LISTED.exec(line) ?? [];
    const status = STATUS[mark];
    return status === undefined || file === undefined ? [] : [testCase({ name, status, file })];
  });
}
