import { phpunit, pest } from '../php/results.js';
import { RUBY } from '../ruby/results.js';
import { JAVA } from '../java/results.js';
import { BEAM } from '../elixir/results.js';
import { add, casesIn, lineFormat, merged, namesIn, NOTHING, testCase, type Format } from '../reading/reading.js';
import type { TestCounts } from '../reading/test-case.js';

const swift: Format = {
  name: 'swift',
  signs: ['Executed '],
  read(lines) {
    const sum = lineFormat({
      name: 'swift',
      take: 'last',
      line: /^\t Executed (?<total>\d+) tests?, with (?:(?<skipped>\d+) tests? skipped and )?(?<failed>\d+) failures?/,
    }).read(lines);
    const failed = merged(
      lines.flatMap((line) => {
        const [, file, name, message] = /^(\S+?):\d+: error: -?\[?([\w. ]+?)\]? : (.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [testCase({ name, status: 'failed', file, message })];
      }),
    );
    return sum === undefined ? undefined : { ...sum, failed };
  },
};

const dotnet: Format = {
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

const sbt: Format = {
  name: 'sbt',
  signs: ['Tests: succeeded', ': Total '],
  read(lines) {
    const text = lines.map((line) => line.replace(/^\[(?:info|error|warn)\] /, ''));
    const scalaTest = lineFormat({
      name: 'ScalaTest',
      line: /^Tests: succeeded (?<passed>\d+), failed (?<failed>\d+), canceled (?<more>\d+), ignored (?<skipped>\d+), pending \d+$/,
      failure: /^ *- (.+) \*\*\* FAILED \*\*\*/,
      end: /^(?: *- |Run completed)/,
    }).read(text);
    if (scalaTest?.counts !== undefined) {
      const pending = text.reduce((sum, line) => sum + Number(/, pending (\d+)$/.exec(line)?.[1] ?? 0), 0);
      return { ...scalaTest, counts: add(scalaTest.counts, { ...NOTHING, skipped: pending }) };
    }
    // munit, specs2, JUnit through sbt's own summary.
    return lineFormat({
      name: 'sbt',
      line: /^(?:Passed|Failed|Error): Total (?<total>\d+), Failed (?<failed>\d+), Errors (?<errors>\d+), Passed (?<passed>\d+)(?:, (?:Skipped|Ignored) (?<skipped>\d+))?/,
      failure: /^(?:==> X|\s+[x!]) (.+?)(?: +[\d.]+s.*)?$/,
    }).read(text);
  },
};

const clojure: Format = {
  name: 'clojure.test',
  signs: ['Ran '],
  read(lines) {
    let counts: TestCounts | undefined;
    for (const [at, line] of lines.entries()) {
      const ran = /^Ran (\d+) tests containing (\d+) assertions\.$/.exec(line);
      const [, failures = '0', errors = '0'] = /^(\d+) failures?, (\d+) errors?\.$/.exec(lines[at + 1] ?? '') ?? [];
      if (ran === null) continue;
      const names = new Set(namesIn(lines, /^(?:FAIL|ERROR) in \((\S+)\)/));
      const failed = Math.min(Number(failures), names.size);
      const wrong = Number(errors) > 0 ? Math.min(Number(errors), Math.max(1, names.size - failed)) : 0;
      counts = add(counts ?? NOTHING, {
        passed: Math.max(0, Number(ran[1]) - failed - wrong),
        failed,
        skipped: 0,
        errors: wrong,
      });
    }
    if (counts === undefined) return undefined;
    return {
      counts,
      failed: casesIn(lines, /^(?:FAIL|ERROR) in \((?<name>\S+)\)/, { end: /^(?:Ran \d|lein test|Testing )/ }),
    };
  },
};

export const MANAGED: readonly Format[] = [
  ...JAVA,
  phpunit,
  pest,
  ...RUBY,
  lineFormat({
    name: 'junit',
    signs: ['OK (', 'Tests run:'],
    line: /^(?:OK \((?<passed>\d+) tests?\)|Tests run: (?<total>\d+), {2}Failures: (?<failed>\d+))$/,
    failure: /^\d+\) (.+\(.+\))$/,
    end: /^(?:FAILURES!!!|Tests run:)/,
  }),
  sbt,
  clojure,
  dotnet,
  ...BEAM,
  lineFormat({
    name: 'dart',
    signs: ['tests passed!', 'tests failed.', 'tests skipped.', 'No tests '],
    take: 'last',
    line: /^[\d:]+ \+(?<passed>\d+)(?: ~(?<skipped>\d+))?(?: -(?<failed>\d+))?: (?:All tests passed!|Some tests failed\.|All tests skipped\.)/,
    failure: /^[\d:]+ \+\d+(?: ~\d+)?(?: -\d+)?: (.+) \[E\]$/,
    end: /^[\d:]+ \+\d+/,
    noTests: /^No tests (?:ran|match|were found)/,
  }),
  swift,
  {
    name: 'swift testing',
    signs: ['Test run with'],
    read(lines) {
      const sum = lines.findLast((line) => /^\S+ +Test run with \d+ tests?/.test(line));
      if (sum === undefined) return undefined;
      const total = Number(/with (\d+) tests?/.exec(sum)?.[1]);
      const failed = casesIn(lines, /^\S+ +Test (?!run|case)"?(.+?)"? failed after /, { end: /^/ }).map((one) => {
        const issue = lines.find((line) => line.includes(one.name) && / recorded an issue at /.test(line));
        const [, file, message] = / recorded an issue at ([^\s:]+):\d+:\d+: (.*)$/.exec(issue ?? '') ?? [];
        return testCase({ ...one, file, message });
      });
      const skipped = lines.filter((line) => /^\S+ +Test .+ skipped\b/.test(line)).length;
      return {
        counts: { passed: Math.max(0, total - failed.length - skipped), failed: failed.length, skipped },
        failed,
      };
    },
  },
  lineFormat({
    name: 'words',
    signs: [' passed'],
    line: /^(?:Results?: |Total: |Summary: )?(?<passed>\d+) passed[,;] (?<failed>\d+) failed(?:[,;] (?<skipped>\d+) skipped)?\.?$/,
    failure: /^(?:FAIL(?:ED)?|not ok|✗|✘|×)[: ]+(?<name>.+?)(?: \((?<message>.+)\))?$/,
  }),
];
