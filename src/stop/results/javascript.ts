import { mocha, mochaJson } from './mocha.js';
import { nodeTest } from './node-test.js';
import { add, countWords, lineFormat, namesIn, NOTHING, WORDS, type Format } from './reading.js';

const jest: Format = {
  name: 'jest',
  read(lines) {
    const sums = lines.flatMap((line, at) => {
      const sum = /^Tests: +(.*\btotal)$/.exec(line)?.[1];
      return sum !== undefined && (lines[at - 1] ?? '').startsWith('Test Suites: ') ? [sum] : [];
    });
    const noTests = lines.some((line) => /^No tests found, exiting with code/.test(line));
    if (sums.length === 0 && !noTests) return undefined;
    const broken = brokenSuites(lines);
    const counts = sums.map((sum) => countWords(sum, WORDS)).reduce(add, { ...NOTHING, failed: broken.length });
    const names = namesIn(lines, /^ {2}● (?!Test suite failed to run|Console|Cannot log after|process\.exit)(.+)$/);
    return { counts, failures: [...names, ...broken], noTests };
  },
};

/** Files that could not even be loaded: jest counts them as suites, never as tests. */
function brokenSuites(lines: readonly string[]): string[] {
  const files = lines.flatMap((line, at) => {
    if (!/^ {2}● Test suite failed to run/.test(line)) return [];
    const file = lines.slice(0, at).findLast((before) => before.startsWith('FAIL '));
    return file === undefined ? [] : [file.slice(5).replace(/ \([\d.]+ m?s\)$/, '')];
  });
  return [...new Set(files)];
}

const vitest: Format = {
  name: 'vitest',
  read(lines) {
    const sums = lines.flatMap((line) => /^ +Tests {2}(.*\(\d+\)|no tests)/.exec(line)?.[1] ?? []);
    const noTests = lines.some((line) => /^No test files found, exiting with code/.test(line));
    if (sums.length === 0 && !noTests) return undefined;
    const failed = namesIn(lines, /^ FAIL {2}(.+)$/).map((name) => name.replace(/ \(retry x\d+\)$/, ''));
    const broken = failed.filter((name) => / \[ .+ \]$/.test(name) || !name.includes(' > '));
    const suites = Number(lines.map((line) => /Failed Suites (\d+)/.exec(line)?.[1]).find((n) => n !== undefined) ?? 0);
    const errors = Math.max(suites, sums.length === 0 ? broken.length : 0);
    const counts = sums.map((sum) => countWords(sum, WORDS)).reduce(add, { ...NOTHING, failed: errors });
    return { counts, failures: [...new Set(failed)], noTests };
  },
};

const uvu: Format = {
  name: 'uvu',
  read(lines) {
    const value = (word: string) => {
      const line = lines.findLast((text) => new RegExp(`^ {2}${word}: +\\d+$`).test(text));
      return line === undefined ? undefined : Number(/\d+$/.exec(line)?.[0]);
    };
    const [total, passed, skipped] = [value('Total'), value('Passed'), value('Skipped')];
    if (total === undefined || passed === undefined || skipped === undefined) return undefined;
    return { counts: { passed, failed: total - passed, skipped }, failures: namesIn(lines, /^ {2} FAIL {2}"(.+)"$/) };
  },
};

const bun: Format = {
  name: 'bun',
  read(lines) {
    if (!lines.some((line) => /^Ran \d+ tests? across \d+ files?/.test(line))) return undefined;
    const sums = lines.flatMap((line) => /^ *(\d+ (?:pass|fail|skip|todo))$/.exec(line)?.[1] ?? []);
    const counts = sums.map((sum) => countWords(sum, WORDS)).reduce(add, NOTHING);
    return { counts, failures: namesIn(lines, /^\(fail\) (.+?)(?: \[[\d.]+m?s\])?$/) };
  },
};

const ava: Format = {
  name: 'ava',
  read(lines) {
    const sums = lines.flatMap(
      (line) => /^ {2}(\d+ (?:tests?|hooks?|uncaught|unhandled|known) .+)$/.exec(line)?.[1] ?? [],
    );
    const noTests = lines.some((line) => /^ +✘ No tests found in /.test(line));
    if (sums.length === 0 && !noTests) return undefined;
    const text = sums.map((sum) =>
      sum.replace(/ (?:tests?|hooks?) /, ' ').replace(/ (?:uncaught|unhandled) .*/, ' failed'),
    );
    return { counts: countWords(text.join(', '), WORDS), failures: namesIn(lines, /^ {2}✘ \[fail\]: (.+)$/), noTests };
  },
};

const playwright: Format = {
  name: 'playwright',
  read(lines) {
    if (lines.some((line) => /^Error: No tests found/.test(line))) return { counts: NOTHING, noTests: true };
    if (!lines.some((line) => /^Running \d+ tests? using \d+ workers?/.test(line))) return undefined;
    const text = lines
      .flatMap((line) => /^ {2}(\d+ (?:passed|failed|flaky|skipped))\b/.exec(line)?.[1] ?? [])
      .join(', ');
    const counts = countWords(text, { ...WORDS, flaky: 'passed' });
    return { counts, failures: counts.failed > 0 ? namesIn(lines, /^ {2}\d+\) (.+?) ─*$/) : [] };
  },
};

export const JAVASCRIPT: readonly Format[] = [
  jest,
  vitest,
  mocha,
  mochaJson,
  nodeTest,
  uvu,
  bun,
  ava,
  playwright,
  lineFormat({
    name: 'deno',
    line: /^(?:ok|FAILED) \| (?<passed>\d+) passed(?: \([^)]*\))? \| (?<failed>\d+) failed(?: \([^)]*\))?(?: \| (?<skipped>\d+) ignored)?/,
    failure: /^([^.].*) \.\.\. FAILED/,
  }),
  lineFormat({
    name: 'jasmine',
    line: /^(?<total>\d+) specs?, (?<failed>\d+) failures?(?:, (?<skipped>\d+) pending specs?)?$/,
    failure: /^\d+\) (.+)$/,
    noTests: /^(?:Incomplete: )?No specs found/,
  }),
];
