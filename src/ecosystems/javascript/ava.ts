import { add, casesIn, messageAfter, namesIn, NOTHING, testCase, type Format } from '../reading/reading.js';
import type { TestCase, TestCounts } from '../reading/test-case.js';

const MARK = /^ {2}(✔|✘) (?:\[(fail|unexpected pass|expected fail)\]:? )?(.+?)(?: \([\d.]+m?s\))?$/;
/** Above it stand the marks, and whatever tests print; the sum is below the last one. */
const RULE = /^ {2}─+$/;

export const ava: Format = {
  name: 'ava',
  signs: ['✘', '✔', ' passed', ' failed', ' uncaught', ' unhandled', ' skipped', ' todo', ' known'],
  read(lines) {
    const from = lines.findLastIndex((line) => RULE.test(line));
    const told = lines.slice(from + 1);
    const sums = told.flatMap((line) => SUM.exec(line)?.[1] ?? []);
    const noTests = lines.some((line) => /^ +✘ (?:No tests found in|Couldn.t find any files to test)/.test(line));
    if (sums.length === 0 && !noTests) return undefined;
    let counts = NOTHING;
    for (const sum of sums) {
      const [, count = '0', what = ''] = /^(\d+) (.+)$/.exec(sum) ?? [];
      const kind = KINDS.find(([words]) => words.test(what))?.[1];
      if (kind !== undefined) counts = add(counts, { ...NOTHING, [kind]: Number(count) });
    }
    // What passed is not told where something failed; each has its mark.
    const marked = lines.slice(0, Math.max(0, from)).filter((line) => MARK.exec(line)?.[1] === '✔');
    const passed = counts.passed || marked.filter((line) => !line.includes('[expected fail] ')).length;
    const { cases, outside } = failuresOf(lines);
    const unloaded = passed + counts.failed === 0 ? outside.length : 0;
    return { counts: { ...counts, passed }, failed: [...cases, ...outside], noTests, unloaded };
  },
};

const SUM = /^ {2}(\d+ (?:tests?|hooks?|uncaught|unhandled|known|timed|pending) .+)$/;
const KINDS: readonly (readonly [RegExp, keyof TestCounts])[] = [
  [/^tests? passed/, 'passed'],
  [/^tests? failed/, 'failed'],
  [/^(?:tests? (?:skipped|todo)|known failures?)/, 'skipped'],
  [/^(?:hooks? failed|uncaught exceptions?|unhandled rejections?|tests? (?:timed out|remained))/, 'errors'],
];

/** First a list of marks, with the message's first words behind the name; then a section for each, headed by the name alone. */
function failuresOf(lines: readonly string[]): { cases: TestCase[]; outside: TestCase[] } {
  const marked = lines.flatMap((line) => {
    const [, , kind, text] = MARK.exec(line) ?? [];
    return (kind === 'fail' || kind === 'unexpected pass') && text !== undefined ? [text] : [];
  });
  const heads = new Set(lines.flatMap((line) => /^ {2}(\S.*)$/.exec(line)?.[1] ?? []));
  const names = [...new Set(marked)].map((text) => {
    const words = text.split(' ');
    const ends = words.map((_, at) => words.slice(0, words.length - at).join(' '));
    return ends.find((name) => heads.has(name)) ?? text;
  });
  const cases = names.map((name): TestCase => {
    const short = name.split(' › ').at(-1) ?? name;
    const at = lines.findIndex((line) => line === `  ${name}` || line === `  ${short}`);
    const message = at < 0 ? '' : messageAfter(lines, at + 1, (next) => names.some((other) => next === `  ${other}`));
    return testCase({ name, status: / hook(?: for .*)?$/.test(name) ? 'error' : 'failed', message });
  });
  const pending = namesIn(lines, /^ {2}◌ (.+)$/).map((name) =>
    testCase({ name, status: 'error', message: 'Timed out while running tests' }),
  );
  const outside = casesIn(lines, /^ {2}(?:Uncaught exception|Unhandled rejection) in (\S+)$/, {
    status: 'error',
    end: /^ {2}✘ /,
  });
  return { cases: [...cases, ...pending], outside: outside.map((one) => ({ ...one, file: one.name })) };
}
