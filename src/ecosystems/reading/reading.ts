import type { TestCase, TestCounts } from './test-case.js';

/** As one format tells it; a runner that knows no errors of its own leaves them out. */
export type Counts = Omit<TestCounts, 'errors'> & Partial<Pick<TestCounts, 'errors'>>;

/** What one format found in an output. Without `counts`: signs of that runner, but no sum that can be trusted. */
export interface Reading {
  readonly counts?: Counts;
  /** What is red, each name once. */
  readonly failed?: readonly TestCase[];
  /** Every test that is listed. */
  readonly cases?: readonly TestCase[];
  /** The runner says in words that it found nothing to run. */
  readonly noTests?: boolean;
  /** The runner was at work and did not get to its own end. */
  readonly cutOff?: boolean;
  /** The runner is at its end and says that things are fine, though not how many. */
  readonly fine?: boolean;
  /** How many of what is red never ran: files that do not load, packages that do not build. */
  readonly unloaded?: number;
  /** What is told comes from a cache: nothing was run now. */
  readonly cachedOnly?: boolean;
}

/** The output of one runner. Adding a runner is one more of these in the list of its family. */
export interface Format {
  readonly name: string;
  /** Formats that this one runs inside itself: their sums are already in its own. */
  readonly covers?: readonly string[];
  /** It is asked only where one of these stands in the output: most runners are not there, and outputs are long. */
  readonly signs?: readonly string[];
  /** The line that sums up, where a run has one; its first group tells lines apart that stand there once each. */
  readonly sum?: RegExp;
  /** Needs lines of any length whole: they are data, and read by a parser. */
  readonly whole?: true;
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
  readonly signs?: readonly string[];
  readonly covers?: readonly string[];
  readonly line: RegExp;
  /** `last`: the same sum is printed more than once. Default: every line is a sum of its own. */
  readonly take?: 'last';
  /** One call prints one sum. */
  readonly once?: true;
  readonly failure?: RegExp;
  /** Ends the message of a failure. */
  readonly end?: RegExp;
  readonly noTests?: RegExp;
}

export function lineFormat({ name, signs, covers, line, take, once, failure, end, noTests }: LineFormat): Format {
  return {
    name,
    ...(signs === undefined ? {} : { signs }),
    ...(covers === undefined ? {} : { covers }),
    ...(once === undefined ? {} : { sum: new RegExp(line.source.replaceAll(/\(\?<\w+>/g, '(?:'), line.flags) }),
    read(lines) {
      const sums = lines.flatMap((text) => {
        const groups = line.exec(text)?.groups;
        return groups === undefined ? [] : [countsOf(groups)];
      });
      const nothing = noTests !== undefined && lines.some((text) => noTests.test(text));
      if (sums.length === 0 && !nothing) return undefined;
      const counts = (take === 'last' ? sums.slice(-1) : sums).reduce<TestCounts>(add, NOTHING);
      const failed = failure === undefined ? [] : casesIn(lines, failure, end === undefined ? {} : { end });
      return { counts, failed, noTests: nothing };
    },
  };
}

function countsOf(groups: Record<string, string | undefined>): TestCounts {
  const number = (name: string) => Number(groups[name] ?? 0);
  const failed = number('failed');
  const errors = number('errors');
  const skipped = number('skipped') + number('more');
  const rest = Math.max(0, number('total') - failed - errors - skipped);
  return { passed: groups['passed'] === undefined ? rest : number('passed'), failed, skipped, errors };
}

export interface CaseMarks {
  /** Ends the message. What follows a case up to the next one is its message otherwise. */
  readonly end?: RegExp;
  readonly status?: TestCase['status'];
}

/**
 * A case for every line that matches: its first group, or the group `name`, is the name; `file` and `message` are
 * taken where the pattern has such groups. Each name once.
 */
export function casesIn(lines: readonly string[], pattern: RegExp, { end, status = 'failed' }: CaseMarks = {}) {
  const found = lines.flatMap((line, at): TestCase[] => {
    const match = pattern.exec(line);
    const name = (match?.groups?.['name'] ?? match?.[1])?.trim();
    if (match === null || name === undefined || name === '') return [];
    const after = messageAfter(lines, at + 1, (next) => pattern.test(next) || end?.test(next) === true);
    const message = [match.groups?.['message'] ?? '', after].filter((part) => part !== '').join('\n');
    return [testCase({ name, status, file: match.groups?.['file'], message })];
  });
  return merged(found);
}

/** Without the fields that are not known; the file is read from the message when nobody tells it. */
export function testCase(told: {
  readonly name: string;
  readonly status: TestCase['status'];
  readonly file?: string | undefined;
  readonly message?: string | undefined;
  readonly durationMs?: number | undefined;
}): TestCase {
  const { name, status, durationMs } = told;
  const message = told.message === undefined || told.message === '' ? undefined : told.message;
  const file = told.file ?? (message === undefined ? undefined : fileIn(message, name));
  return {
    name,
    status,
    ...(file === undefined ? {} : { file }),
    ...(message === undefined ? {} : { message }),
    ...(durationMs === undefined ? {} : { durationMs }),
  };
}

const LONGEST_MESSAGE = 1_500;
const MOST_LINES = 30;
const BLANKS = 3;

/** The lines from there on, without the indent they share, until something else begins. */
export function messageAfter(lines: readonly string[], from: number, ends: (line: string) => boolean): string {
  const own: string[] = [];
  let blanks = 0;
  for (const line of lines.slice(from, from + MOST_LINES)) {
    blanks = line.trim() === '' ? blanks + 1 : 0;
    if (ends(line) || blanks >= BLANKS) break;
    own.push(line.trimEnd());
  }
  while (own.length > 0 && /^[\s=_⎯-]*$/.test(own[0] ?? '')) own.shift();
  const indent = Math.min(...own.filter((line) => line !== '').map((line) => line.length - line.trimStart().length));
  return own
    .map((line) => line.slice(indent))
    .join('\n')
    .trimEnd()
    .slice(0, LONGEST_MESSAGE);
}

const PLACE =
  /(?:^|[\s("'`[❯>])(?:file:\/\/)?(\.{0,2}\/?[\w@+~.-][\w@+~./-]*\.[A-Za-z]\w{0,9})(?::\d+|:line \d+|",? line \d+| line \d+| \d+:\d+|\(\d+[,)])/g;
const FOREIGN =
  /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|usr|opt|lib\/python[\d.]*|internal|rustc|node:)\/|^node:/;

/** The first file of the project that a message gives with a line number; best one that the name speaks of. */
function fileIn(message: string, name: string): string | undefined {
  const places = [...message.slice(0, LONGEST_MESSAGE).matchAll(PLACE)].map(([, path = '']) => path);
  const own = places.filter((path) => !FOREIGN.test(path));
  return own.find((path) => name.includes(stemOf(path))) ?? own[0];
}

function stemOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

/** Each name once; what a later mention knows besides is taken over. */
export function merged(cases: readonly TestCase[]): TestCase[] {
  const byName = new Map<string, TestCase>();
  for (const one of cases) {
    const known = byName.get(one.name);
    byName.set(one.name, known === undefined ? one : { ...one, ...known });
  }
  return [...byName.values()];
}

/** First group of every line that matches, each once. */
export function namesIn(lines: readonly string[], pattern: RegExp): string[] {
  const names = lines.flatMap((line) => pattern.exec(line)?.[1]?.trim() ?? []);
  return [...new Set(names)];
}

/** What broke as a whole (a file, a package, a hook), by name. */
export function broken(names: readonly string[], message?: string): TestCase[] {
  return [...new Set(names)].map((name) =>
    testCase({ name, status: 'error', file: /\.\w+$/.test(name) ? name : undefined, message }),
  );
}

/** Sums up "3 passed, 1 failed": `kinds` says which words count as what. Unknown words are left out. */
export function countWords(text: string, kinds: Readonly<Record<string, keyof Counts>>): TestCounts {
  let counts = NOTHING;
  for (const [, number, word] of text.matchAll(/(\d+) ([a-z]+)/g)) {
    const kind = Object.hasOwn(kinds, word ?? '') ? kinds[word ?? ''] : undefined;
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
