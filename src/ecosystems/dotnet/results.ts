import { casesIn, lineFormat, type Format } from '../reading/reading.js';

export const dotnet: Format = {
  name: 'dotnet',
  signs: ['Failed:', 'Total tests:', 'No test ', 'total: ', 'Zero tests'],
  read(lines) {
    const noTests = /^(?:No test (?:is available|matches the given)|\s*Zero tests ran)/;
    const failure = /^ *(?:Failed|failed|\[FAIL\]) (.+?)(?: \[[^\]]*\]| \(\d[\d.,smh ]*\))$/;
    const end = /^(?: *(?:Passed|Skipped|Failed) |Failed!|Passed!|Results File)/;
    const sum = lineFormat({
      name: 'dotnet',
      line: /^(?:Passed|Failed|Skipped)! +- Failed: +(?<failed>\d+), Passed: +(?<passed>\d+), Skipped: +(?<skipped>\d+), Total:/,
      failure,
      end,
      noTests,
    }).read(lines);
    if (sum?.counts !== undefined && sum.counts.passed + sum.counts.failed + sum.counts.skipped > 0) return sum;
    // vstest: "Total tests: 3", then indented lines; the testing platform: "  total: 3".
    const at = lines.findLastIndex((line) => /^(?:Total tests: \d+| {2}total: \d+)$/.test(line));
    if (at < 0) return sum;
    const text = lines.slice(at, at + 6).join('\n');
    const number = (word: string) => Number(new RegExp(`^ +${word}: (\\d+)$`, 'mi').exec(text)?.[1] ?? 0);
    const counts = {
      passed: number('Passed') || number('succeeded'),
      failed: number('Failed'),
      skipped: number('Skipped'),
    };
    return { counts, failed: casesIn(lines, failure, { end }), noTests: lines.some((line) => noTests.test(line)) };
  },
};
