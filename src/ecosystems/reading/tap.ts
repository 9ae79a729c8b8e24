import { casesIn, merged, messageAfter, namesIn, NOTHING, testCase, type Format } from './reading.js';
import { points } from './tap-points.js';
import type { TestCase } from './test-case.js';

/** Raw TAP: points at the left margin count, what stands deeper is a part of them. */
export const tap: Format = {
  name: 'tap',
  signs: ['1..', 'TAP version'],
  read(lines) {
    const plan = lines.findLast((line) => /^1\.\.\d+/.test(line));
    const all = points(lines);
    if (plan === undefined) {
      const begun = lines.some((line) => /^TAP version \d+$/.test(line));
      return begun ? { failed: failedPoints(all), cutOff: true } : undefined;
    }
    // QUnit tells it as a failure of its own.
    if (lines.includes('Bail out! Error: No tests were run.')) return { counts: NOTHING, noTests: true };
    const margin = all.filter(({ depth }) => depth === 0);
    // Where a point opens a block of others, as vitest does for files, these are the tests.
    const top = margin.length > 0 && margin.every(({ suite }) => suite) ? all.filter(({ suite }) => !suite) : margin;
    const number = (status: TestCase['status']) => top.filter((point) => point.status === status).length;
    const counts = { passed: number('passed'), failed: number('failed'), skipped: number('skipped') };
    const bailed = lines.some((line) => line.startsWith('Bail out!'));
    return {
      counts,
      failed: failedPoints(counts.failed > 0 ? all : top),
      cases: all,
      noTests: plan.startsWith('1..0') && counts.passed + counts.failed === 0,
      ...(bailed ? { cutOff: true } : {}),
    };
  },
};

function failedPoints(all: ReturnType<typeof points>): TestCase[] {
  return merged(all.filter(({ status, suite }) => status === 'failed' && !suite)).map(({ name, file, message }) =>
    testCase({ name, status: 'failed', file, message }),
  );
}

/** In the summary report: "t/a.t (Wstat: 256 Tests: 3 Failed: 1)". */
const REPORTED = /^(\S+) +\(Wstat: .*Tests: \d+ Failed: (\d+)\)$/;

export const prove: Format = {
  name: 'prove',
  signs: ['Files='],
  covers: ['tap'],
  read(lines) {
    const total = lines.flatMap((line) => /^Files=\d+, Tests=(\d+),/.exec(line)?.[1] ?? []);
    if (total.length === 0) return undefined;
    const ran = total.reduce((sum, number) => sum + Number(number), 0);
    const lists = lines.flatMap((line) => /^ {2}Failed tests?: +([\d, -]+)$/.exec(line)?.[1] ?? []);
    const failed = lists.reduce((sum, list) => sum + lengthOf(list), 0);
    const brokenFiles = lines.flatMap((line, at) => {
      const [, file, red] = REPORTED.exec(line) ?? [];
      // A TODO that passes is reported, too, and breaks nothing.
      const isWell = /^ +TODO passed:[^\n]*\n(?! )/.test(lines.slice(at + 1, at + 3).join('\n'));
      return file === undefined || red !== '0' || isWell ? [] : [file];
    });
    const skipped = lines.filter((line) => /^(?:not )?ok \d+.* # (?:skip|todo)\b/i.test(line)).length;
    const counts = { passed: Math.max(0, ran - failed - skipped), failed, skipped, errors: brokenFiles.length };
    const said = casesIn(lines, /^# {3}Failed test '(.+)'$/, {
      end: /^(?:t\/|not ok|ok|\S+\.t )/,
    }).map((one): TestCase => ({ ...one, message: `Failed test '${one.name}'\n${one.message ?? ''}` }));
    const told = failedPoints(points(lines.filter((line) => /^(?:not ok|#)/.test(line))));
    const broke = brokenFiles.map((file) => {
      const at = lines.findIndex((line) => line.startsWith(file));
      const before = lines.findIndex((line) => /^\S.* at \S+ line \d+/.test(line) && line.includes(file));
      const message = messageAfter(lines, before < 0 ? at : before, (next) => /^Test Summary Report/.test(next));
      return testCase({ name: file, file, status: 'error', message });
    });
    const names = merged([...said, ...told]);
    return {
      counts,
      unloaded: brokenFiles.length,
      failed: failed > 0 && names.length === 0 ? [...unnamed(lines), ...broke] : [...names, ...broke],
      noTests: lines.includes('Result: NOTESTS') || (ran === 0 && brokenFiles.length === 0),
    };
  },
};

/** Points without a description are known by file and number only. */
function unnamed(lines: readonly string[]): TestCase[] {
  return namesIn(lines, /^(\S+) +\(Wstat: .*Failed: [1-9]\d*\)$/).map((file) =>
    testCase({ name: file, file, status: 'failed' }),
  );
}

/** "2-4, 7" is four tests. */
function lengthOf(list: string): number {
  return list
    .split(',')
    .map((part) => part.trim().split('-').map(Number))
    .reduce((sum, [from = 0, to = from]) => sum + to - from + 1, 0);
}

const NODE_TAP: Format = {
  name: 'node-tap',
  signs: ['# { total: '],
  covers: ['tap'],
  read(lines) {
    const sum = lines.flatMap((line) => /^# (\{ total: \d+.* \})$/.exec(line)?.[1] ?? []).at(-1);
    if (sum === undefined) return undefined;
    const number = (word: string): number => Number(new RegExp(`\\b${word}: (\\d+)`).exec(sum)?.[1] ?? 0);
    const counts = { passed: number('pass'), failed: number('fail'), skipped: number('skip') + number('todo') };
    const deep = points(lines).filter(({ depth, status }) => depth > 0 && status === 'failed');
    return { counts, failed: counts.failed > 0 ? failedPoints(deep) : [] };
  },
};

export const TAP: readonly Format[] = [tap, prove, NODE_TAP];
