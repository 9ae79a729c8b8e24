import { casesIn, messageAfter, namesIn, testCase, type Format } from '../reading/reading.js';
import type { TestCase } from '../reading/test-case.js';

const CTEST = /^ *\d+\/\d+ Test +#\d+: (\S+) \.*\**(\S.*?) +[\d.]+ sec/;

const ctest: Format = {
  name: 'ctest',
  signs: ['tests passed,', 'No tests were found!!!', 'Test project '],
  covers: ['googletest', 'Catch2', 'doctest', 'cmocka', 'tap', 'words'],
  read(lines) {
    if (lines.some((line) => line.startsWith('No tests were found!!!'))) return { failed: [], noTests: true };
    const began = lines.some((line) => /^Test project \S/.test(line));
    if (!lines.some((line) => /^\d+% tests passed, \d+ tests? failed out of \d+$/.test(line))) {
      return began ? { cutOff: true } : undefined;
    }
    const ends = lines.flatMap((line, at) => {
      const [, name, end] = CTEST.exec(line) ?? [];
      return name === undefined || end === undefined ? [] : [{ name, end: end.replace(/^[\s.*]+/, ''), at }];
    });
    const passed = ends.filter(({ end }) => end.startsWith('Passed')).length;
    const skipped = ends.filter(({ end }) => /^(?:Skipped|Not Run \(Disabled\))/.test(end)).length;
    const failed = namesIn(lines, /^\t *\d+ - (\S+) \((?!Skipped|Disabled)/).map((name) =>
      ctestCase(name, ends, lines),
    );
    const unloaded = ends.filter(({ end }) => end === 'Not Run').length;
    return { counts: { passed, failed: ends.length - passed - skipped, skipped }, failed, unloaded };
  },
};

function ctestCase(
  name: string,
  ends: readonly { name: string; end: string; at: number }[],
  lines: readonly string[],
): TestCase {
  const own = ends.find((one) => one.name === name);
  if (own === undefined) return testCase({ name, status: 'failed' });
  const after = messageAfter(
    lines,
    own.at + 1,
    (next) => /^ +Start +\d+: |^\d+% tests passed/.test(next) || CTEST.test(next),
  );
  const started = lines.findLastIndex(
    (line, at) => at < own.at && new RegExp(`^ +Start +\\d+: `).test(line) && line.endsWith(`: ${name}`),
  );
  const before = started < 0 ? '' : messageAfter(lines, started + 1, (next) => CTEST.test(next));
  const notRun = /^Not Run/.test(own.end);
  const message = [own.end, after === '' ? before : after].filter((part) => part !== '').join('\n');
  return testCase({ name, status: notRun ? 'error' : 'failed', message });
}

const meson: Format = {
  name: 'meson',
  signs: ['Ok:', 'No tests defined'],
  covers: ['tap', 'googletest', 'words'],
  read(lines) {
    if (lines.some((line) => /^No tests defined\.$/.test(line))) return { noTests: true };
    const number = (word: string) =>
      Number(lines.map((line) => new RegExp(`^${word}: +(\\d+) *$`).exec(line)?.[1]).findLast((n) => n) ?? NaN);
    if (Number.isNaN(number('Ok'))) return undefined;
    const sum = (...words: string[]) => words.reduce((total, word) => total + (number(word) || 0), 0);
    const counts = {
      passed: sum('Ok'),
      failed: sum('Fail', 'Unexpected Pass', 'Timeout'),
      skipped: sum('Skipped', 'Expected Fail'),
    };
    const red = /^ *\d+\/\d+ (?<name>.+?) +(?<message>(?:FAIL|TIMEOUT|ERROR|UNEXPECTEDPASS) .*)$/;
    return { counts, failed: casesIn(lines, red) };
  },
};

/** A suite of make check: "# TOTAL: 3" and so on, once for each folder. */
const automake: Format = {
  name: 'automake',
  signs: ['# TOTAL:'],
  covers: ['tap', 'words'],
  read(lines) {
    const number = (word: string) =>
      lines.reduce((sum, line) => sum + Number(new RegExp(`^# ${word}: +(\\d+)$`).exec(line)?.[1] ?? 0), 0);
    if (!lines.some((line) => /^# TOTAL: +\d+$/.test(line))) return undefined;
    const counts = {
      passed: number('PASS'),
      failed: number('FAIL') + number('XPASS'),
      skipped: number('SKIP') + number('XFAIL'),
      errors: number('ERROR'),
    };
    const red = [
      ...casesIn(lines, /^(?:FAIL|XPASS): (\S.*?)(?: \(exit status: \d+\))?$/),
      ...casesIn(lines, /^ERROR: (\S.*)$/, { status: 'error' }),
    ];
    return { counts, failed: counts.failed + counts.errors > 0 ? red : [], noTests: number('TOTAL') === 0 };
  },
};

export const bazel: Format = {
  name: 'bazel',
  signs: ['//', 'No test targets'],
  read(lines) {
    const targets = lines.flatMap((line) => {
      const [, name, , word] =
        /^(\/\/\S+) +(\(cached\) )?(PASSED|FAILED|TIMEOUT|FLAKY|NO STATUS|FAILED TO BUILD|SKIPPED)\b/.exec(line) ?? [];
      return name === undefined ? [] : [{ name, word: word ?? '' }];
    });
    if (targets.length === 0) {
      return lines.some((line) => /^ERROR: No test targets were found/.test(line)) ? { noTests: true } : undefined;
    }
    const number = (...words: string[]) => targets.filter(({ word }) => words.includes(word)).length;
    const red = targets.filter(({ word }) => word === 'FAILED' || word === 'TIMEOUT' || word === 'FAILED TO BUILD');
    return {
      counts: {
        passed: number('PASSED', 'FLAKY'),
        failed: number('FAILED', 'TIMEOUT'),
        skipped: number('SKIPPED', 'NO STATUS'),
        errors: number('FAILED TO BUILD'),
      },
      failed: red.map(({ name, word }) => testCase({ name, status: word === 'FAILED TO BUILD' ? 'error' : 'failed' })),
    };
  },
};

export const BUILD_SUITES: readonly [Format, ...Format[]] = [ctest, meson, automake, bazel];
