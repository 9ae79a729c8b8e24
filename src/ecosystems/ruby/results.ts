import {
  broken,
  casesIn,
  lineFormat,
  merged,
  messageAfter,
  namesIn,
  testCase,
  type Format,
} from '../reading/reading.js';
import type { TestCase } from '../reading/test-case.js';

const minitest: Format = {
  name: 'minitest',
  signs: ['assertions, ', '# Running', 'Loaded suite'],
  read(lines) {
    const sum = lineFormat({
      name: 'minitest',
      line: /^(?<total>\d+) (?:runs|tests), \d+ assertions, (?<failed>\d+) failures, (?<errors>\d+) errors, (?<skipped>\d+) (?:skips|pendings)(?:, (?<more>\d+) omissions)?/,
    }).read(lines);
    if (sum === undefined) {
      const began = lines.some((line) => /^# Running:?$|^Loaded suite /.test(line));
      return began ? { cutOff: true } : undefined;
    }
    return { ...sum, failed: [...numbered(lines), ...ruled(lines)] };
  },
};

/** minitest: "  1) Failure:", then the name with its place. */
function numbered(lines: readonly string[]): TestCase[] {
  const cases = lines.flatMap((line, at) => {
    const kind = /^ *\d+\) (Failure|Error):$/.exec(line)?.[1];
    const [, name, file] = /^(.+?)(?: \[([^\]:]+):\d+\])?:$/.exec(lines[at + 1] ?? '') ?? [];
    if (kind === undefined || name === undefined) return [];
    const message = messageAfter(lines, at + 2, (next) => /^ *\d+\) |^\d+ (?:runs|tests), /.test(next));
    return [testCase({ name, status: kind === 'Error' ? 'error' : 'failed', file, message })];
  });
  return merged(cases);
}

/** test-unit: "Failure: test_x(TestY)" between rules. */
function ruled(lines: readonly string[]): TestCase[] {
  const end = { end: /^={10,}$/ };
  return [
    ...casesIn(lines, /^Failure: (?<name>\S+\([^)]*\))/, end),
    ...casesIn(lines, /^Error: (\S+\([^)]*\))(?:: .*)?$/, { ...end, status: 'error' as const }),
  ];
}

const rspec: Format = {
  name: 'rspec',
  signs: [' example'],
  read(lines) {
    const sum = lineFormat({
      name: 'rspec',
      line: /^\d+ examples?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending)?(?:, (?<errors>\d+) errors? occurred outside of examples)?$/,
    }).read(lines);
    if (sum?.counts === undefined) return undefined;
    const total = Number(
      lines.map((line) => /^(\d+) examples?, \d+ failures?/.exec(line)?.[1]).findLast((n) => n !== undefined),
    );
    const { failed, skipped } = sum.counts;
    const from = lines.indexOf('Failures:');
    const told = casesIn(lines.slice(from < 0 ? lines.length : from), /^ {2}\d+\) (.+)$/, {
      end: /^(?:Finished in|Failed examples:|Failures:)/,
    });
    const files = new Map(
      lines.flatMap((line) => {
        const [, file, name] = /^rspec (\S+?)(?::\d+|\[[\d:]+\])? # (.+)$/.exec(line) ?? [];
        return file === undefined || name === undefined ? [] : [[name, file.replace(/^\.\//, '')] as const];
      }),
    );
    const cases = (
      told.length > 0 ? told : [...files.keys()].map((name) => testCase({ name, status: 'failed' as const }))
    ).map((one) => ({ ...one, ...(files.has(one.name) ? { file: files.get(one.name) ?? '' } : {}) }));
    const outside = casesIn(
      lines,
      /^An error occurred (?:while loading|in an? `?\w+\(?:?\w*\)? hook)[^./]*(?:\.\/)?(.+?)\.?$/,
      { status: 'error', end: /^(?:Finished|Run options|An error)/ },
    );
    return {
      counts: { ...sum.counts, passed: Math.max(0, total - failed - skipped) },
      failed: [...cases, ...outside],
      noTests: total === 0 && outside.length === 0,
    };
  },
};

/** cucumber in Ruby and JavaScript: "3 scenarios (1 failed, 2 passed)". */
const cucumber: Format = {
  name: 'cucumber',
  signs: [' scenario'],
  read(lines) {
    const sum = lines.findLast((line) => /^\d+ scenarios?(?: \(.*\))?$/.test(line));
    if (sum === undefined) return undefined;
    const number = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(sum)?.[1] ?? 0);
    const counts = {
      passed: number('passed'),
      failed: number('failed') + number('undefined') + number('ambiguous'),
      skipped: number('skipped') + number('pending'),
    };
    const listed = broken(namesIn(lines, /^cucumber \S+ # (?:Scenario: )?(.+)$/)).map((one): TestCase => ({
      ...one,
      status: 'failed',
    }));
    const told = casesIn(lines, /^\d+\) Scenario: (?<name>.+?) # (?<file>[^:\s]+):\d+$/, { end: /^\d+ scenarios?/ });
    return {
      counts,
      failed: counts.failed === 0 ? [] : told.length > 0 ? told : listed,
      noTests: /^0 scenarios/.test(sum),
    };
  },
};

export const RUBY_FORMATS: readonly [Format, ...Format[]] = [minitest, rspec, cucumber];
