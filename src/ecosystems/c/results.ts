import { casesIn, lineFormat, merged, messageAfter, namesIn, testCase, type Format } from '../reading/reading.js';
import type { TestCase } from '../reading/test-case.js';

/** googletest and cmocka. */
const bracketed: Format = {
  name: 'googletest',
  signs: ['[====='],
  read(lines) {
    const number = (word: string) => {
      const sums = lines.flatMap((line) => new RegExp(`^\\[ {2}${word} +\\] (\\d+) test`).exec(line)?.[1] ?? []);
      return sums.reduce((sum, text) => sum + Number(text), 0);
    };
    const began = lines.some((line) => /^\[={10}\] Running \d+ test/.test(line));
    const failed = casesIn(lines, /^\[ {2}FAILED {2}\] ([^\d\s].*?)(?:, where .*| \(\d+ ms\)|: .*)?$/, {
      end: /^\[/,
    }).map((one) => {
      const at = lines.findIndex((line) => line === `[ RUN      ] ${one.name}`);
      return at < 0
        ? one
        : testCase({ ...one, message: messageAfter(lines, at + 1, (next) => /^\[ {2}FAILED|^\[ RUN/.test(next)) });
    });
    if (!lines.some((line) => /^\[={10}\] \d+ test.* (?:ran|run)\b/.test(line)))
      return began ? { failed, cutOff: true } : undefined;
    const counts = { passed: number('PASSED'), failed: number('FAILED'), skipped: number('SKIPPED') };
    return { counts, failed };
  },
};

const catch2: Format = {
  name: 'Catch2',
  signs: ['test cases:', 'All tests passed', 'No test'],
  read(lines) {
    if (lines.some((line) => /^No test(?:s| cases) (?:ran|matched)/.test(line))) return { noTests: true };
    const sum = lineFormat({
      name: 'Catch2',
      line: /^(?:test cases: +(?<total>\d+)(?: \| +(?<passed>\d+) passed)?(?: \| +(?<failed>\d+) failed)?(?: \| +(?<skipped>\d+) (?:skipped|failed as expected))?|All tests passed \(\d+ assertions? in (?<all>\d+) test cases?\))/,
    }).read(lines);
    if (sum === undefined) return undefined;
    const all = lines.reduce(
      (total, line) => total + Number(/^All tests passed \(\d+ assertions? in (\d+) test/.exec(line)?.[1] ?? 0),
      0,
    );
    const counts = sum.counts === undefined ? undefined : { ...sum.counts, passed: sum.counts.passed + all };
    return { ...sum, ...(counts === undefined ? {} : { counts }), failed: catchFailures(lines) };
  },
};

/** Name and sections stand between rules, above the place and what failed. */
function catchFailures(lines: readonly string[]): TestCase[] {
  const cases = lines.flatMap((line, at) => {
    const [, file] = /^(\S+?):\d+: FAILED:$/.exec(line) ?? [];
    if (file === undefined) return [];
    const close = lines.findLastIndex((text, row) => row < at && /^-{70,}$/.test(text));
    const open = lines.findLastIndex((text, row) => row < close && /^-{70,}$/.test(text));
    const name = lines[open + 1]?.trim() ?? '';
    const message = messageAfter(lines, at + 1, (next) => /^(?:-{70,}|={70,}|\S+:\d+: FAILED:)$/.test(next));
    return open < 0 || name === '' ? [] : [testCase({ name, status: 'failed', file, message })];
  });
  return merged(cases);
}

const DOCTEST =
  /^\[doctest\] test cases: +(?<total>\d+) \| +(?<passed>\d+) passed \| +(?<failed>\d+) failed \| +(?<skipped>\d+) skipped/;

const checkC: Format = {
  name: 'Check',
  signs: ['%: Checks:'],
  read(lines) {
    const sums = lines.flatMap(
      (line) => /^\d+%: Checks: (\d+), Failures: (\d+), Errors: (\d+)$/.exec(line)?.slice(1).map(Number) ?? [],
    );
    if (sums.length === 0) return undefined;
    const at = (offset: number) => sums.reduce((sum, number, index) => (index % 3 === offset ? sum + number : sum), 0);
    const red = casesIn(lines, /^(?<file>[^\s:]+):\d+:[FE]:[^:]*:(?<name>\w+):\d+: (?<message>.*)$/);
    const errors = new Set(namesIn(lines, /^[^\s:]+:\d+:E:[^:]*:(\w+):\d+: /));
    return {
      counts: { passed: at(0) - at(1) - at(2), failed: at(1), skipped: 0, errors: at(2) },
      failed: red.map((one) => (errors.has(one.name) ? { ...one, status: 'error' } : one)),
    };
  },
};

const doctest: Format = {
  name: 'doctest',
  signs: ['[doctest]'],
  read(lines) {
    const sum = lineFormat({ name: 'doctest', line: DOCTEST }).read(lines);
    if (sum === undefined) return undefined;
    const failed = merged(
      lines.flatMap((line, at) => {
        const name = /^TEST CASE: +(.+)$/.exec(line)?.[1]?.trim();
        const file = /^([^\s:(]+)[:(]\d+\)?:?$/.exec(lines[at - 1] ?? '')?.[1];
        const message = messageAfter(lines, at + 1, (next) => /^={70,}$/.test(next));
        return name === undefined || !/ERROR:/.test(message)
          ? []
          : [testCase({ name, status: 'failed', file, message })];
      }),
    );
    return { ...sum, failed };
  },
};

export const CPP_FORMATS: readonly Format[] = [bracketed, catch2, checkC, doctest];
