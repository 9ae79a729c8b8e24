import { add, countWords, merged, messageAfter, NOTHING, testCase, WORDS, type Format } from '../reading/reading.js';
import { points } from '../reading/tap-points.js';
import type { TestCase, TestCounts } from '../reading/test-case.js';

const MARK = /^( *)([✖✔﹣⚠▶]) (.+?)(?: \([\d.]+m?s\))?(?: # .*)?$/;

/** After the duration a failing test that is still to do has its reason. */
const TO_DO = /^ *[✖✔] .+ \([\d.]+m?s\) # .+$/;

export const nodeTest: Format = {
  name: 'node:test',
  signs: ['✖', '✔', 'cancelled '],
  covers: ['tap'],
  sum: /^[ℹ#] (pass|fail|cancelled|skipped|todo) \d+$/,
  read(lines) {
    const from = lines.indexOf('✖ failing tests:');
    const cases = specCases(from < 0 ? lines : lines.slice(0, from));
    const marks = cases.filter(({ status }) => status === 'failed');
    const sums = lines.flatMap((line) => /^[ℹ#] ((?:pass|fail|cancelled|skipped|todo) \d+)$/.exec(line)?.[1] ?? []);
    // tape and others print "# pass" too; only node has "cancelled".
    if (!sums.some((sum) => sum.startsWith('cancelled'))) {
      const timed = lines.some((line) => /^ *[✖✔] .+ \([\d.]+m?s\)$/.test(line));
      return marks.length > 0 && timed ? { failed: marks } : undefined;
    }
    const counts = sums
      .map((sum) => countWords(sum.replace(/^(\w+) (\d+)$/, '$2 $1'), WORDS))
      .reduce<TestCounts>(add, NOTHING);
    const listed = from < 0 ? [] : listedFailures(lines.slice(from + 1), marks);
    const isTap = lines.some((line) => /^TAP version \d+$/.test(line));
    const tap = isTap ? points(lines).filter(({ suite }) => !suite) : [];
    return {
      counts,
      failed: listed.length > 0 ? listed : merged([...marks, ...tap.filter(({ status }) => status === 'failed')]),
      cases: [...cases, ...tap],
    };
  },
};

/** The tree as it is printed: "▶ suite" opens a level, its own mark at the same depth closes it. */
function specCases(lines: readonly string[]): TestCase[] {
  const open: string[] = [];
  const cases: TestCase[] = [];
  for (const [at, line] of lines.entries()) {
    const [, indent = '', mark = '', name = ''] = MARK.exec(line) ?? [];
    if (mark === '' || !isTimedOr(line, mark)) continue;
    const depth = indent.length / 2;
    const closes = open[depth] === name && open.length === depth + 1;
    open.length = Math.min(open.length, depth);
    if (mark === '▶') open[depth] = name;
    else if (!closes) {
      const status = TO_DO.test(line) ? 'skipped' : mark === '✖' ? 'failed' : mark === '✔' ? 'passed' : 'skipped';
      const message = status === 'failed' ? messageAfter(lines, at + 1, (next) => MARK.test(next)) : undefined;
      cases.push(testCase({ name: [...open, name].join(' > '), status, message }));
    }
  }
  return cases;
}

/** Other runners use the same marks: node prints a duration behind each. */
function isTimedOr(line: string, mark: string): boolean {
  return mark === '▶' || /\([\d.]+m?s\)(?: # .*)?$/.test(line);
}

/** "test at file:line:column" stands before each; the names have no suites, which the tree above knows. */
function listedFailures(lines: readonly string[], tree: readonly TestCase[]): TestCase[] {
  const rest = [...tree];
  const cases = lines.flatMap((line, at) => {
    const name = /^✖ (.+) \([\d.]+m?s\)$/.exec(line)?.[1];
    if (name === undefined) return [];
    const file = /^test at (.+?):\d+:\d+$/.exec(lines[at - 1] ?? '')?.[1];
    const known = rest.findIndex((one) => one.name === name || one.name.endsWith(` > ${name}`));
    const full = known < 0 ? name : (rest.splice(known, 1)[0]?.name ?? name);
    const message = messageAfter(lines, at + 1, (next) => /^(?:✖|test at )/.test(next));
    return [testCase({ name: full, status: 'failed', file, message })];
  });
  return merged(cases);
}
