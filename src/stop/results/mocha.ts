import { add, countWords, NOTHING, type Counts, type Format } from './reading.js';

export const mocha: Format = {
  name: 'mocha',
  read(lines) {
    const sums = mochaSums(lines);
    const noTests = lines.some((line) => /^ ?Error: No test files found/.test(line));
    if (sums.length === 0 && !noTests) return undefined;
    return { counts: sums.reduce(add, NOTHING), failures: mochaNames(lines), noTests };
  },
};

/** "passing", "pending" and "failing" in a row, after a blank line. Below a "failing" there are only messages of failures. */
function mochaSums(lines: readonly string[]): Counts[] {
  const sums: Counts[] = [];
  let inMessages = false;
  for (const [at, line] of lines.entries()) {
    if (line.startsWith('> ')) inMessages = false;
    if (inMessages || !/^ {2}\d+ passing\b/.test(line)) continue;
    const block = lines.slice(at, at + 3);
    const words = block.filter((text, row) => row === 0 || /^ {2}\d+ (?:pending|failing)$/.test(text)).join(', ');
    const sum = countWords(words, { passing: 'passed', pending: 'skipped', failing: 'failed' });
    inMessages = sum.failed > 0;
    sums.push(sum);
  }
  return sums;
}

/** After "N failing" each failure is numbered and its title runs over several lines up to a colon. */
function mochaNames(lines: readonly string[]): string[] {
  const names: string[] = [];
  const passing = lines.findIndex((line) => /^ {2}\d+ passing\b/.test(line));
  const from = lines.findIndex((line, at) => at > passing && /^ {2}\d+ failing/.test(line));
  for (let at = from; at >= 0 && at < lines.length; at += 1) {
    const first = /^ {2}\d+\) (.+)$/.exec(lines[at] ?? '')?.[1];
    if (first === undefined) continue;
    const parts = [first];
    while (!parts.at(-1)?.endsWith(':') && parts.length < 8 && /^ {7}/.test(lines[at + 1] ?? '')) {
      at += 1;
      parts.push((lines[at] ?? '').trim());
    }
    names.push(parts.join(' ').replace(/:$/, ''));
  }
  return [...new Set(names)];
}

/** mocha --reporter json: one object on stdout, with whatever the tests printed around it. */
export const mochaJson: Format = {
  name: 'mocha json',
  read(lines) {
    const from = lines.indexOf('{');
    const to = lines.lastIndexOf('}');
    if (from < 0 || to < from || !lines.some((line) => /^ {2}"stats": \{$/.test(line))) return undefined;
    const report = parseMochaJson(lines.slice(from, to + 1).join('\n'));
    if (report === undefined) return undefined;
    const { passes, failures, pending } = report.stats;
    return {
      counts: { passed: passes, failed: failures, skipped: pending },
      failures: report.failures.map(({ fullTitle }) => fullTitle),
    };
  },
};

interface MochaReport {
  readonly stats: { readonly passes: number; readonly failures: number; readonly pending: number };
  readonly failures: readonly { readonly fullTitle: string }[];
}

function parseMochaJson(text: string): MochaReport | undefined {
  try {
    return JSON.parse(text) as MochaReport;
  } catch {
    return undefined;
  }
}
