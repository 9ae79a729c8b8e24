import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { casesIn, lineFormat, type Format } from './reading/reading.js';

/** testthat and devtools::test(). */
const testthat: Format = {
  name: 'testthat',
  signs: ['[ FAIL '],
  read(lines) {
    const sum = lineFormat({
      name: 'testthat',
      take: 'last',
      line: /^\[ FAIL (?<failed>\d+) \| WARN \d+ \| SKIP (?<skipped>\d+) \| PASS (?<passed>\d+) \]$/,
    }).read(lines);
    if (sum === undefined) return undefined;
    const head = /^(?:──|--) (?:\d+\. )?(?:Failure|Error) \((?<file>[^:)]+)(?::[\d:]+)?\): (?<name>.+?) ?(?:─|-)*$/;
    return { ...sum, failed: casesIn(lines, head, { end: /^(?:──|--|\[ FAIL)/ }) };
  },
};

export const r: WithRunner = {
  name: 'R',
  endings: ['R', 'r'],
  testFiles: [/(?:^|\/)test[-_][^/]*\.[rR]$/],
  judgingFiles: [],
  marker: /^DESCRIPTION$/,
  ...fromRows([{ files: /^DESCRIPTION$/, holds: /testthat/, command: `Rscript -e 'devtools::test()'` }]),
  formats: [testthat],
  zeroTests: [{ command: 'Rscript tests/testthat.R', exitCode: 0, output: '[ FAIL 0 | WARN 0 | SKIP 0 | PASS 0 ]\n' }],
  structure: 'unread',
};
