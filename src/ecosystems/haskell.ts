import type { WithRunner } from './ecosystem.js';
import { fromRows } from './from-rows.js';
import { casesIn, NOTHING, type Format } from './reading/reading.js';

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

export const haskell: WithRunner = {
  name: 'Haskell',
  endings: ['hs', 'lhs'],
  testFiles: [/(?:^|\/)[^/]*Spec\.hs$/],
  judgingFiles: [/^(?:cabal\.project|[\w.-]+\.cabal)$/],
  marker: /^(?:stack\.yaml|cabal\.project|.*\.cabal)$/,
  ...fromRows([
    { files: /^stack\.yaml$/, command: 'stack test' },
    { files: /\.cabal$/, holds: /^test-suite/m, command: 'cabal test' },
  ]),
  formats: [tasty],
  zeroTests: [{ command: 'cabal test', exitCode: 0, output: 'All 0 tests passed (0.00s)\n' }],
  structure: 'unread',
};
