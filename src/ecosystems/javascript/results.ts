import { ava } from './ava.js';
import { jest } from './jest.js';
import { karma } from './karma.js';
import { mocha } from './mocha.js';
import { nodeTest } from './node-test.js';
import {
  add,
  broken,
  casesIn,
  countWords,
  lineFormat,
  merged,
  messageAfter,
  NOTHING,
  testCase,
  WORDS,
  type Format,
} from '../reading/reading.js';
import { vitest } from './vitest.js';
import type { TestCase, TestCounts } from '../reading/test-case.js';

const uvu: Format = {
  name: 'uvu',
  signs: ['  Total: '],
  read(lines) {
    const value = (word: string) => {
      const line = lines.findLast((text) => new RegExp(`^ {2}${word}: +\\d+$`).test(text));
      return line === undefined ? undefined : Number(/\d+$/.exec(line)?.[0]);
    };
    const [total, passed, skipped] = [value('Total'), value('Passed'), value('Skipped')];
    if (total === undefined || passed === undefined || skipped === undefined) return undefined;
    const failed = casesIn(lines, /^ {2} FAIL {2}"(.+)"$/, { end: /^ {2}Total: / });
    return { counts: { passed, failed: total - passed, skipped }, failed };
  },
};

const BUN = /^(?:\((fail|pass|skip|todo)\)|([✗✓»✎])) (.+?)(?: \[[\d.]+m?s\])?$/;

const bun: Format = {
  name: 'bun',
  signs: ['bun test v'],
  read(lines) {
    const began = lines.some((line) => /^bun test v\d/.test(line));
    const ended = lines.some((line) => /^Ran \d+ tests? across \d+ files?/.test(line));
    const noTests =
      began &&
      lines.some((line) => /^(?:error: )?(?:0 test files|No tests found|.*did not match any test files)/.test(line));
    if (!ended) return noTests ? { noTests } : began ? { failed: bunFailures(lines), cutOff: true } : undefined;
    const sums = lines.flatMap((line) => /^ *(\d+ (?:pass|fail|skip|todo))$/.exec(line)?.[1] ?? []);
    const counts = sums.map((sum) => countWords(sum, WORDS)).reduce<TestCounts>(add, NOTHING);
    return { counts, failed: bunFailures(lines), noTests };
  },
};

/** The message stands before the name; what is thrown outside of tests is told by the file. */
function bunFailures(lines: readonly string[]): TestCase[] {
  let file: string | undefined;
  let since = 0;
  const cases = lines.flatMap((line, at): TestCase[] => {
    const heading = /^(\S+\.[cm]?[jt]sx?):$/.exec(line)?.[1];
    if (heading !== undefined) {
      file = heading;
      since = at + 1;
    }
    if (/^# Unhandled error between tests/.test(line)) {
      return broken(
        [file ?? 'outside of tests'],
        messageAfter(lines, at + 1, (next) => BUN.test(next)),
      );
    }
    const [, word, mark, name = ''] = BUN.exec(line) ?? [];
    if (word === undefined && mark === undefined) return [];
    const message = messageAfter(lines.slice(0, at), since, () => false);
    since = at + 1;
    return word === 'fail' || mark === '✗' ? [testCase({ name, status: 'failed', file, message })] : [];
  });
  return merged(cases);
}

const PLACE = /^ {2}\d+\) (?:\[[^\]]+\] › )?(.+?) ─*$/;

const playwright: Format = {
  name: 'playwright',
  signs: ['No tests found', 'Running '],
  read(lines) {
    if (lines.some((line) => /^Error: No tests found/.test(line))) return { counts: NOTHING, noTests: true };
    if (!lines.some((line) => /^Running \d+ tests? using \d+ workers?/.test(line))) return undefined;
    const sums = lines.flatMap(
      (line) => /^ {2}(\d+ (?:passed|failed|flaky|skipped|interrupted|did not run))\b/.exec(line)?.[1] ?? [],
    );
    const counts = countWords(sums.join(', '), { ...WORDS, flaky: 'passed', interrupted: 'failed', did: 'skipped' });
    if (sums.length === 0) return { cutOff: true };
    return {
      counts,
      failed:
        counts.failed > 0 ? casesIn(lines, PLACE, { end: /^ {2}\d+ (?:failed|passed|flaky|skipped)/ }).map(placed) : [],
    };
  },
};

/** "tests/a.spec.js:2:28 › cart › total" */
function placed(one: TestCase): TestCase {
  const [, file, name] = /^(\S+?):\d+:\d+ › (.+)$/.exec(one.name) ?? [];
  return file === undefined || name === undefined ? one : { ...one, name, file };
}

const DENO_END = /^(?:ok|FAILED) \| /;

export const denoTest: Format = {
  name: 'deno',
  signs: [
    ' passed',
    'No test modules found',
    'Type checking failed',
    'error: Module not found',
    'source code could not be parsed',
  ],
  read(lines) {
    const sum = lineFormat({
      name: 'deno',
      line: /^(?:ok|FAILED) \| (?<passed>\d+) passed(?: \([^)]*\))? \| (?<failed>\d+) failed(?: \([^)]*\))?(?: \| (?<skipped>\d+) (?:ignored|filtered out))?/,
      noTests: /^error: No test modules found/,
    }).read(lines);
    if (sum !== undefined) {
      const told = casesIn(lines, /^(?!\s)(.+?) => (?<file>\S+?):\d+:\d+$/, { end: DENO_END });
      // The list of failures repeats the names, without messages and with another file at the end.
      const failed =
        told.length > 0 ? told.map((one) => ({ ...one, file: denoFile(lines, one.name) ?? one.file ?? '' })) : [];
      const marks = casesIn(lines, /^([^.\s].*) \.\.\. FAILED/, { end: /^/ });
      return { ...sum, failed: failed.length > 0 ? failed : marks };
    }
    const untyped = lines.some((line) => line === 'error: Type checking failed.');
    const unloaded = lines.find((line) =>
      /^error: (?:Module not found|The module's source code could not be parsed)/.test(line),
    );
    if (!untyped && unloaded === undefined) return undefined;
    const at = lines.findIndex((line) => /^(?:TS\d+ )?\[?(?:ERROR|TS\d+)|^error: /.test(line));
    const message = [lines[at], messageAfter(lines, at + 1, () => false)].join('\n');
    const file = /(?:file:\/\/\S*\/|\.\/)([^\s:]+):\d+:\d+/.exec(message)?.[1] ?? 'type check';
    return { counts: { ...NOTHING, errors: 1 }, failed: broken([file], message), unloaded: 1 };
  },
};

function denoFile(lines: readonly string[], name: string): string | undefined {
  const line = lines.find((text) => text.startsWith(`${name} => `));
  return line === undefined ? undefined : / => (?:\.\/)?(\S+?):\d+:\d+$/.exec(line)?.[1];
}

const cypress: Format = {
  name: 'cypress',
  signs: ['Run Finished', '│ Passing:'],
  covers: ['mocha'],
  read(lines) {
    const from = lines.findIndex((line) => line.includes('(Run Finished)'));
    const rows = lines.flatMap(
      (line) => /^ {2}│ (Tests|Passing|Failing|Pending|Skipped): +(\d+) /.exec(line)?.slice(1, 3) ?? [],
    );
    if (from < 0 && rows.length === 0) return undefined;
    const number = (word: string) =>
      rows.reduce((sum, cell, at) => (cell === word ? sum + Number(rows[at + 1]) : sum), 0);
    const counts = {
      passed: number('Passing'),
      failed: number('Failing'),
      skipped: number('Pending') + number('Skipped'),
    };
    return { counts, failed: mocha.read(lines)?.failed ?? [] };
  },
};

export const JAVASCRIPT_FORMATS: readonly [Format, ...Format[]] = [
  jest,
  vitest,
  mocha,
  nodeTest,
  uvu,
  bun,
  ava,
  playwright,
  denoTest,
  cypress,
  lineFormat({
    name: 'jasmine',
    signs: [' spec', 'No specs found'],
    line: /^(?<total>\d+) specs?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending specs?)?$/,
    failure: /^\d+\) (.+)$/,
    end: /^(?:\d+ specs?, |Ran \d+ of|Finished in)/,
    noTests: /^(?:Incomplete: )?No specs found/,
  }),
  karma,
];
