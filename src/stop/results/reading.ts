import type { TestCase, TestCounts } from '../test-run.js';

/** As one format tells it; a runner that knows no errors of its own leaves them out. */
export type Counts = Omit<TestCounts, 'errors'> & Partial<Pick<TestCounts, 'errors'>>;

/** What one format found in an output. Without `counts`: signs of that runner, but no sum that can be trusted. */
export interface Reading {
  readonly counts?: Counts;
  readonly failures?: readonly string[];
  readonly cases?: readonly TestCase[];
  readonly noTests?: boolean;
}

/** The output of one runner. Adding a runner is one more of these in the list of its family. */
export interface Format {
  readonly name: string;
  /** Formats that this one runs inside itself: their sums are already in its own. */
  readonly covers?: readonly string[];
  /** Undefined when the output is not of this runner. */
  read(lines: readonly string[]): Reading | undefined;
}

export const NOTHING: TestCounts = { passed: 0, failed: 0, skipped: 0, errors: 0 };

export function add(a: Counts, b: Counts): TestCounts {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    errors: (a.errors ?? 0) + (b.errors ?? 0),
  };
}

/** A runner that sums up in one line, read by named groups: total, passed, failed, errors, skipped, more (skipped too). */
export interface LineFormat {
  readonly name: string;
  readonly covers?: readonly string[];
  readonly line: RegExp;
  /** `last`: the same sum is printed more than once. Default: every line is a sum of its own. */
  readonly take?: 'last';
  readonly failure?: RegExp;
  readonly noTests?: RegExp;
}

export function lineFormat({ name, covers, line, take, failure, noTests }: LineFormat): Format {
  return {
    name,
    ...(covers === undefined ? {} : { covers }),
    read(lines) {
      const sums = lines.flatMap((text) => {
        const groups = line.exec(text)?.groups;
        return groups === undefined ? [] : [countsOf(groups)];
      });
      const nothing = noTests !== undefined && lines.some((text) => noTests.test(text));
      if (sums.length === 0 && !nothing) return undefined;
      const counts = (take === 'last' ? sums.slice(-1) : sums).reduce(add, NOTHING);
      return { counts, failures: failure === undefined ? [] : namesIn(lines, failure), noTests: nothing };
    },
  };
}

function countsOf(groups: Record<string, string | undefined>): Counts {
  const number = (name: string) => Number(groups[name] ?? 0);
  const failed = number('failed') + number('errors');
  const skipped = number('skipped') + number('more');
  const passed = groups['passed'] === undefined ? Math.max(0, number('total') - failed - skipped) : number('passed');
  return { passed, failed, skipped };
}

/** First group of every line that matches, each once. */
export function namesIn(lines: readonly string[], pattern: RegExp): string[] {
  const names = lines.flatMap((line) => pattern.exec(line)?.[1]?.trim() ?? []);
  return [...new Set(names)];
}

/** Sums up "3 passed, 1 failed": `kinds` says which words count as what. Unknown words are left out. */
export function countWords(text: string, kinds: Readonly<Record<string, keyof Counts>>): TestCounts {
  let counts = NOTHING;
  for (const [, number, word] of text.matchAll(/(\d+) ([a-z]+)/g)) {
    const kind = kinds[word ?? ''];
    if (kind !== undefined) counts = add(counts, { ...NOTHING, [kind]: Number(number) });
  }
  return counts;
}

/** The words most runners use. */
export const WORDS = {
  passed: 'passed',
  pass: 'passed',
  failed: 'failed',
  fail: 'failed',
  cancelled: 'failed',
  skipped: 'skipped',
  skip: 'skipped',
  todo: 'skipped',
  pending: 'skipped',
} as const satisfies Record<string, keyof Counts>;
