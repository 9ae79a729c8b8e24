import { casesIn, lineFormat, merged, testCase, type Format } from '../reading/reading.js';
import type { TestCase } from '../reading/test-case.js';

const OUTPUT = /^---- (?<name>\S.*) (?:stdout|stderr) ----$/;

const cargo: Format = {
  name: 'cargo test',
  signs: ['test result: ', 'running '],
  read(all) {
    const lines = lastSums(all);
    const sum = lineFormat({
      name: 'cargo test',
      line: /^test result: \w+\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<skipped>\d+) ignored/,
    }).read(lines);
    const cases = lines.flatMap((line) => {
      const [, name, word] = /^test (.+?)(?: - should panic)? \.\.\. (ok|FAILED|ignored)(?:,.*)?$/.exec(line) ?? [];
      const status = word === 'ok' ? 'passed' : word === 'FAILED' ? 'failed' : 'skipped';
      return name === undefined ? [] : [testCase({ name, status })];
    });
    const messages = casesIn(lines, OUTPUT, { end: /^(?:failures:|test result:)$/ });
    const failed = merged(
      cases
        .filter(({ status }) => status === 'failed')
        .map((one): TestCase => ({ ...one, ...messages.find(({ name }) => one.name === name) })),
    );
    const binaries = lines.filter((line) => /^running \d+ tests?$/.test(line)).length;
    const ends = lines.filter((line) => line.startsWith('test result: ')).length;
    if (sum === undefined) return binaries > 0 ? { failed, cutOff: true } : undefined;
    // One binary that died leaves the sums of the others, which are no sum of all.
    return { ...(ends < binaries ? { cutOff: true } : {}), ...sum, failed, cases };
  },
};

/** Each binary has a heading and sums up once, at its end: what looks like a sum before was printed by a test. */
function lastSums(lines: readonly string[]): readonly string[] {
  const isSum = (line: string): boolean => line.startsWith('test result: ');
  const isHead = (line: string): boolean => /^running \d+ tests?$/.test(line);
  return lines.filter((line, at) => {
    if (!isSum(line)) return true;
    const next = lines.slice(at + 1).find((other) => isSum(other) || isHead(other));
    return next === undefined || isHead(next) || !lines.some(isHead);
  });
}

const nextest: Format = {
  name: 'nextest',
  signs: ['Summary [', 'no tests to run'],
  covers: ['cargo test'],
  read(lines) {
    const sum = lineFormat({
      name: 'nextest',
      line: /^ *Summary \[.*\] +(?<total>\d+)(?:\/\d+)? tests? run: (?<passed>\d+) passed(?: \([^)]*\))?(?:, (?<failed>\d+) (?:failed|timed out|exec failed))?(?:, (?<failed2>\d+) timed out)?(?:, (?<skipped>\d+) skipped)?/,
      noTests: /^error: no tests to run/,
    }).read(lines);
    if (sum === undefined) return undefined;
    const marks = /^ +(?:FAIL|TIMEOUT|SIG\w+|ABORT|TRY \d+ FAIL) \[.*?\] +(?:\([^)]*\) +)?(?<name>.+)$/;
    const names = merged(casesIn(lines, marks, { end: /^/ }));
    const passedLater = new Set(
      lines.flatMap((line) => /^ +(?:TRY \d+ )?PASS \[.*?\] +(?:\([^)]*\) +)?(.+)$/.exec(line)?.[1] ?? []),
    );
    const failed = names
      .filter(({ name }) => !passedLater.has(name))
      .map(({ name }) => {
        const own = casesIn(lines, /^(?:─+|-+) (?:STDERR|stderr|STDOUT|stdout|Output): +(?<name>.+?)(?: ─*)?$/, {
          end: /^ +(?:PASS|FAIL|Cancel|SIG)/,
        });
        const at = lines.findIndex((line) => /^(?:─+|-+) (?:STDERR|stderr):/.test(line) && line.includes(name));
        const message =
          at < 0
            ? own.find((one) => one.name === name)?.message
            : casesIn(lines.slice(at), /^(?:─+|-+) (?:STDERR|stderr): +(?<name>.+?)(?: ─*)?$/, {
                end: /^ +(?:PASS|FAIL|Cancel|SIG|\w+ing )/,
              })[0]?.message;
        return testCase({ name, status: 'failed', message });
      });
    return { ...sum, failed };
  },
};

export const RUST_FORMATS: readonly [Format, ...Format[]] = [cargo, nextest];
