import { add, casesIn, NOTHING, type Format } from '../reading/reading.js';
import type { TestCounts } from '../reading/test-case.js';

/** "Chrome 120.0 (Linux): Executed 3 of 5 (1 FAILED) (skipped 1) SUCCESS (0.1 secs / 0.05 secs)", again and again for each browser. */
const PROGRESS =
  /^(?:(?<browser>\S.*?): )?Executed (?<ran>\d+) of (?<total>\d+)(?: \((?<failed>\d+) FAILED\))?(?: \((?:skipped|ignored) (?<skipped>\d+)\))?/;
const TOTAL = /^TOTAL: (?:(\d+) FAILED, )?(\d+) SUCCESS$/;
const RED = /^\S.* \([^)]*\) (?!ERROR)(.+) FAILED$/;

export const karma: Format = {
  name: 'karma',
  signs: ['Executed ', 'TOTAL: '],
  covers: ['jasmine', 'mocha'],
  read(lines) {
    const last = new Map<string, { counts: TestCounts; unfinished: number }>();
    for (const line of lines) {
      const groups = PROGRESS.exec(line)?.groups;
      if (groups === undefined) continue;
      const number = (name: string): number => Number(groups[name] ?? 0);
      const [failed, skipped, ran] = [number('failed'), number('skipped'), number('ran')];
      // Some versions count what was skipped among what was executed.
      const passed = Math.max(0, Math.min(ran, number('total') - skipped) - failed);
      last.set(groups['browser'] ?? '', {
        counts: { passed, failed, skipped, errors: 0 },
        unfinished: number('total') - ran - skipped,
      });
    }
    const browsers = [...last.values()];
    // The sum of all browsers where no single one is told of.
    const [, failed = '0', passed] = TOTAL.exec(lines.findLast((line) => TOTAL.test(line)) ?? '') ?? [];
    if (browsers.length === 0 && passed === undefined) return undefined;
    const counts =
      browsers.length === 0
        ? { ...NOTHING, passed: Number(passed), failed: Number(failed) }
        : browsers.map((one) => one.counts).reduce<TestCounts>(add, NOTHING);
    return {
      counts,
      // The rest of a message is indented.
      failed: casesIn(lines, RED, { end: /^\S/ }),
      noTests: browsers.length > 0 && counts.passed + counts.failed === 0,
      ...(browsers.some(({ unfinished }) => unfinished > 0) ? { cutOff: true } : {}),
    };
  },
};
