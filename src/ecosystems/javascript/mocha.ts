import { add, broken, countWords, merged, messageAfter, NOTHING, testCase, type Format } from '../reading/reading.js';
import type { TestCase, TestCounts } from '../reading/test-case.js';

const SUM = /^ {2}(?:✔ )?\d+ (?:passing|tests? complete)\b/;

export const mocha: Format = {
  name: 'mocha',
  signs: ['passing', 'complete', 'No test files found', 'Cannot find any files', 'Exception during run'],
  read(lines) {
    const sums = mochaSums(lines);
    const noTests = lines.some((line) =>
      /^ ?(?:Error|Warning): (?:No test files found|Cannot find any files matching)/.test(line),
    );
    if (sums.length > 0 || noTests) {
      return { counts: sums.reduce<TestCounts>(add, NOTHING), failed: failuresOf(lines), noTests };
    }
    return unloaded(lines);
  },
};

/** One file that does not load ends the whole run before its begin. */
function unloaded(lines: readonly string[]) {
  const at = lines.findIndex((line) => /^ Exception during run: /.test(line));
  if (at < 0) return undefined;
  const message = `${lines[at] ?? ''}\n${messageAfter(lines, at + 1, () => false)}`.trim();
  const { file = 'a test file' } = testCase({ name: '', status: 'error', message });
  return { counts: { ...NOTHING, errors: 1 }, failed: broken([file], message), unloaded: 1 };
}

/** "passing", "pending" and "failing" in a row, after a blank line. Below a "failing" there are only messages of failures. */
function mochaSums(lines: readonly string[]): TestCounts[] {
  const sums: TestCounts[] = [];
  let inMessages = false;
  for (const [at, line] of lines.entries()) {
    if (line.startsWith('> ')) inMessages = false;
    if (inMessages || !SUM.test(line)) continue;
    const block = lines.slice(at, at + 3);
    const words = block.filter((text, row) => row === 0 || /^ {2}\d+ (?:pending|failing)$/.test(text)).join(', ');
    const sum = countWords(words, { passing: 'passed', pending: 'skipped', failing: 'failed' });
    inMessages = sum.failed > 0;
    sums.push(sum);
  }
  return sums;
}

const NUMBERED = /^ {2}\d+\) (.+)$/;

/** After "N failing" each failure is numbered and its title runs over several lines up to a colon. */
function failuresOf(lines: readonly string[]): TestCase[] {
  const cases: TestCase[] = [];
  const passing = lines.findIndex((line) => SUM.test(line));
  const from = lines.findIndex((line, at) => at > passing && /^ {2}\d+ failing/.test(line));
  for (let at = from; at >= 0 && at < lines.length; at += 1) {
    const first = NUMBERED.exec(lines[at] ?? '')?.[1];
    if (first === undefined) continue;
    const parts = [first];
    while (!parts.at(-1)?.endsWith(':') && parts.length < 8 && /^ {7}/.test(lines[at + 1] ?? '')) {
      at += 1;
      parts.push((lines[at] ?? '').trim());
    }
    const message = messageAfter(lines, at + 1, (next) => NUMBERED.test(next));
    cases.push(testCase({ name: parts.join(' ').replace(/:$/, ''), status: 'failed', message }));
  }
  return merged(cases);
}
