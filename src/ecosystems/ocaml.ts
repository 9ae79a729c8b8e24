import { casesIn, merged, NOTHING, testCase, type Format } from './reading/reading.js';

const alcotest: Format = {
  name: 'alcotest',
  signs: ['Test Successful in', 'failure! in', 'failures! in'],
  read(lines) {
    const rows = lines.flatMap((line) => {
      const [, word, name] = /^ *[>]? ?\[(OK|FAIL|SKIP)\] +(\S.*?) *\.?$/.exec(line) ?? [];
      const status = word === 'OK' ? 'passed' : word === 'FAIL' ? 'failed' : 'skipped';
      return name === undefined ? [] : [testCase({ name: name.replace(/ {2,}/g, ' '), status })];
    });
    if (rows.length === 0 || !lines.some((line) => /^(?:Test Successful in|\d+ failures?! in) /.test(line)))
      return undefined;
    const cases = merged(rows);
    const number = (status: string) => cases.filter((one) => one.status === status).length;
    return {
      counts: { passed: number('passed'), failed: number('failed'), skipped: number('skipped') },
      failed: cases.filter(({ status }) => status === 'failed'),
      cases,
    };
  },
};

const ounit: Format = {
  name: 'ounit',
  signs: ['Ran: '],
  read(lines) {
    const total = Number(
      lines.map((line) => /^Ran: (\d+) tests in: /.exec(line)?.[1]).findLast((n) => n !== undefined) ?? NaN,
    );
    if (Number.isNaN(total)) return undefined;
    const text = lines.findLast((line) => /^FAILED: /.test(line)) ?? '';
    const number = (word: string) => Number(new RegExp(`${word}: (\\d+)`).exec(text)?.[1] ?? 0);
    const counts = { failed: number('Failures'), errors: number('Errors'), skipped: number('Skip') + number('Todo') };
    return {
      counts: { ...counts, passed: Math.max(0, total - counts.failed - counts.errors - counts.skipped) },
      failed: casesIn(lines, /^(?:Failure|Error): (.+?)\.?$/, { end: /^[=-]{20,}$/ }),
    };
  },
};

/** tasty and HUnit. */
const tasty: Format = {
  name: 'tasty',
  signs: ['passed', 'tests failed', 'Cases: '],
  read(lines) {
    const all = lines.flatMap((line) => /^All (\d+) tests? passed(?: \([\d.]+s\))?$/.exec(line)?.[1] ?? []);
    const some = lines.flatMap((line) => /^(\d+) out of (\d+) tests failed/.exec(line)?.slice(1).map(Number) ?? []);
    const hunit = /^Cases: (\d+) +Tried: \d+ +Errors: (\d+) +Failures: (\d+)$/.exec(
      lines.findLast((line) => /^Cases: \d+ +Tried/.test(line)) ?? '',
    );
    if (hunit !== null) {
      const [total = 0, errors = 0, failed = 0] = hunit.slice(1).map(Number);
      return {
        counts: { passed: total - errors - failed, failed, skipped: 0, errors },
        failed: casesIn(lines, /^### (?:Failure|Error) in: (.+)$/),
      };
    }
    const failed = casesIn(lines, /^ +(\S.*?): +FAIL(?: \([\d.]+s\))?$/);
    if (some.length > 0)
      return { counts: { passed: (some[1] ?? 0) - (some[0] ?? 0), failed: some[0] ?? 0, skipped: 0 }, failed };
    return all.length === 0
      ? undefined
      : { counts: { ...NOTHING, passed: all.reduce((sum, n) => sum + Number(n), 0) } };
  },
};

export const FUNCTIONAL: readonly Format[] = [alcotest, ounit, tasty];
