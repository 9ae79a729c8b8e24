import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { casesIn, merged, testCase, type Format } from './reading/reading.js';

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

export const ocaml: WithRunner = {
  name: 'OCaml',
  endings: ['ml', 'mli'],
  testFiles: [/(?:^|\/)(?:tests?|[^/]*_tests?|test_[^/]*)\.ml$/],
  judgingFiles: [/^dune$/],
  marker: /^dune-project$/,
  ...fromRows([{ files: /^dune-project$/, command: 'dune test' }]),
  formats: [alcotest, ounit],
  zeroTests: [{ command: 'dune test', exitCode: 0, output: 'Ran: 0 tests in: 0.00 seconds.\nOK\n' }],
  structure: 'unread',
};
