import { notOk } from './node-test.js';
import { lineFormat, NOTHING, type Format } from './reading.js';

/** Raw TAP: points at the left margin count, what stands deeper is a part of them. */
const tap: Format = {
  name: 'tap',
  read(lines) {
    const plan = lines.findLast((line) => /^1\.\.\d+/.test(line));
    if (plan === undefined) return undefined;
    let { passed, failed, skipped } = NOTHING;
    for (const line of lines) {
      const [, not, rest] = /^(not )?ok \d+\b(.*)$/.exec(line) ?? [];
      if (rest === undefined) continue;
      if (/ # (?:TODO|SKIP)\b/i.test(rest)) skipped += 1;
      else if (not === undefined) passed += 1;
      else failed += 1;
    }
    const top = lines.filter((line) => /^(?:not )?ok \d+/.test(line));
    const failures = notOk(failed > 0 ? lines : top);
    return { counts: { passed, failed, skipped }, failures, noTests: plan.startsWith('1..0') && passed + failed === 0 };
  },
};

const prove: Format = {
  name: 'prove',
  covers: ['tap'],
  read(lines) {
    const total = lines.flatMap((line) => /^Files=\d+, Tests=(\d+),/.exec(line)?.[1] ?? []);
    if (total.length === 0) return undefined;
    const ran = total.reduce((sum, number) => sum + Number(number), 0);
    const lists = lines.flatMap((line) => /^ {2}Failed tests?: +([\d, -]+)$/.exec(line)?.[1] ?? []);
    const failed = lists.reduce((sum, list) => sum + lengthOf(list), 0);
    const broken = namesIn(lines).filter(({ tests }) => tests === 0);
    const points = lines.filter((line) => /^(?:not )?ok \d+.* # (?:skip|todo)\b/i.test(line)).length;
    const skipped = points;
    const counts = { passed: Math.max(0, ran - failed - skipped), failed: failed + broken.length, skipped };
    const named = notOk(lines.filter((line) => /^not ok/.test(line)));
    const said = lines.flatMap((line) => /^# {3}Failed test '(.+)'$/.exec(line)?.[1] ?? []);
    const failures = [...new Set([...named, ...said, ...broken.map(({ file }) => file)])];
    return { counts, failures, noTests: lines.includes('Result: NOTESTS') };
  },
};

/** Files in the summary report: "t/a.t (Wstat: 256 Tests: 3 Failed: 1)". Without a failed test the file itself broke. */
function namesIn(lines: readonly string[]): { file: string; tests: number }[] {
  return lines.flatMap((line) => {
    const [, file, failed] = /^(\S+) +\(Wstat: .*Tests: \d+ Failed: (\d+)\)$/.exec(line) ?? [];
    return file === undefined ? [] : [{ file, tests: Number(failed) }];
  });
}

/** "2-4, 7" is four tests. */
function lengthOf(list: string): number {
  return list
    .split(',')
    .map((part) => part.trim().split('-').map(Number))
    .reduce((sum, [from = 0, to = from]) => sum + to - from + 1, 0);
}

export const TAP: readonly Format[] = [
  tap,
  prove,
  lineFormat({
    name: 'node-tap',
    covers: ['tap'],
    line: /^# \{ total: (?<total>\d+)(?:, pass: (?<passed>\d+))?(?:, fail: (?<failed>\d+))?(?:, skip: (?<skipped>\d+))?(?:, todo: (?<more>\d+))? \}$/,
    failure: /^ +not ok \d+ - (.+?)(?: # time=.*)?$/,
  }),
];
