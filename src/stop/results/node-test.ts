import { add, countWords, namesIn, NOTHING, WORDS, type Format } from './reading.js';

export const nodeTest: Format = {
  name: 'node:test',
  covers: ['tap'],
  read(lines) {
    const marks = namesIn(lines, /^ *✖ (.+) \([\d.]+m?s\)$/);
    const sums = lines.flatMap((line) => /^[ℹ#] ((?:pass|fail|cancelled|skipped|todo) \d+)$/.exec(line)?.[1] ?? []);
    // tape and others print "# pass" too; only node has "cancelled".
    if (!sums.some((sum) => sum.startsWith('cancelled'))) return marks.length > 0 ? { failures: marks } : undefined;
    const counts = sums.map((sum) => countWords(sum.replace(/^(\w+) (\d+)$/, '$2 $1'), WORDS)).reduce(add, NOTHING);
    const from = lines.indexOf('✖ failing tests:');
    const listed = from < 0 ? [] : namesIn(lines.slice(from + 1), /^✖ (.+) \([\d.]+m?s\)$/);
    return { counts, failures: listed.length > 0 ? listed : [...marks, ...notOk(lines)] };
  },
};

/** Failed TAP points at any depth, without the suites around them. */
export function notOk(lines: readonly string[]): string[] {
  const names = lines.flatMap((line, at) => {
    const name = /^ *not ok \d+(?: -)? ?(.*)$/.exec(line)?.[1];
    if (name === undefined || / # (?:TODO|SKIP)\b/i.test(name)) return [];
    const details = lines.slice(at + 1, at + 12);
    const end = details.findIndex((detail) => /^ *\.\.\.$/.test(detail));
    return details.slice(0, Math.max(0, end)).some((detail) => /^ *type: 'suite'$/.test(detail)) ? [] : [name];
  });
  return [...new Set(names)];
}
