import { add, casesIn, countWords, merged, NOTHING, testCase, WORDS, type Format } from '../reading/reading.js';
import type { TestCase, TestCounts } from '../reading/test-case.js';

const FAIL = /^ FAIL {2}(?:\|[^|]+\| )?(.+?)(?: \((?:retry x\d+|repeat x\d+|[\d.]+m?s)[^)]*\))?$/;
const END = /^⎯|^ (?:Test Files|Snapshots) {2}/;

export const vitest: Format = {
  name: 'vitest',
  sum: /^ +Tests {2}/,
  signs: [' Tests  ', 'No test', ' RUN ', ' DEV ', ' FAIL  '],
  read(lines) {
    const sums = lines.flatMap((line) => /^ +Tests {2}(.*\(\d+\)|no tests)/.exec(line)?.[1] ?? []);
    const noTests = lines.some((line) => /^No test (?:files|suite) found, exiting with code/.test(line));
    const failed = failuresOf(lines);
    if (sums.length === 0 && !noTests) {
      const began = lines.some((line) => /^ (?:RUN|DEV) {2}v\d/.test(line));
      return began ? { failed, cutOff: true } : undefined;
    }
    const thrown = lines.reduce((sum, line) => sum + Number(/^ +Errors {2}(\d+) errors?$/.exec(line)?.[1] ?? 0), 0);
    const errors = thrown + failed.filter(({ status }) => status === 'error').length;
    const counts = sums
      .map((sum) => countWords(sum, { ...WORDS, expected: 'skipped' }))
      .reduce<TestCounts>(add, { ...NOTHING, errors });
    const unloaded = failed.filter(({ status, name }) => status === 'error' && !name.includes(' > ')).length;
    return { counts, failed, noTests, unloaded };
  },
};

/** "file > suite > test"; below "Failed Suites" stand files that did not load and suites whose hooks failed. */
function failuresOf(lines: readonly string[]): TestCase[] {
  let suites = false;
  const cases = lines.flatMap((line, at) => {
    if (/ Failed (?:Suites|Tests) \d+ /.test(line)) suites = line.includes(' Failed Suites ');
    const told = FAIL.exec(line)?.[1];
    if (told === undefined) return [];
    const file = /^\S+/.exec(told)?.[0];
    const whole = suites || / \[ .+ \]$/.test(told);
    // A file that several failures share has their names one below the other, and one message.
    const [found] = casesIn(lines.slice(at, at + 60), FAIL, { end: END });
    const shared = lines.slice(at + 1, at + 40).findIndex((next) => !FAIL.test(next));
    const message =
      found?.message ?? casesIn(lines.slice(at + shared, at + shared + 60), FAIL, { end: END })[0]?.message;
    const name = told.replace(/ \[ .+ \]$/, '');
    return [testCase({ name, status: whole ? 'error' : 'failed', file, message })];
  });
  return merged(cases);
}
