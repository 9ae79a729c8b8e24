import { callsIn } from './literals.js';
import type { Assertion, Mark, ReadTest, TestFile } from '../structure.js';

/** One changed test file, as it was and as it is. */
export interface Side {
  readonly path: string;
  readonly start?: TestFile;
  readonly final?: TestFile;
  /** The runner does not find the file by its name, and found it before or finds others. */
  readonly hidden?: boolean;
  /** Every line that was there is still there. */
  readonly grown?: boolean;
}

/** A test with the file it stands in. */
export interface Placed {
  readonly test: ReadTest;
  readonly path: string;
  readonly hidden: boolean;
}

export function placed(sides: readonly Side[], which: 'start' | 'final'): Placed[] {
  // What cannot be read now is one finding for the whole file.
  const readable = sides.filter(
    ({ final }) => which === 'final' || final?.unreadable === undefined || final.tests.length > 0,
  );
  return readable.flatMap((side) =>
    (side[which]?.tests ?? []).map((test) => ({
      test,
      path: side.path,
      hidden: which === 'final' && side.hidden === true,
    })),
  );
}

const OFF: readonly Mark['kind'][] = ['skip', 'todo', 'expected-failure'];

/** Marks that keep the test from turning red. */
export function offMarks(test: ReadTest): Mark[] {
  return test.marks.filter(({ kind }) => OFF.includes(kind));
}

/** Its checks count: nothing keeps it from running, or from turning red. */
export function isLive({ test, hidden }: Placed): boolean {
  return !hidden && offMarks(test).length === 0;
}

export function ownName(name: string): string {
  return name.split(' > ').at(-1) ?? name;
}

/** What the assertion says, whatever test says it. */
export function keyOf({ text }: Assertion): string {
  return text;
}

export const RANK = { always: 0, presence: 1, loose: 2, exact: 3 } as const;

/** For each test of the start tree the one it became; none where it is gone or went into several. */
export function matchTests(starts: readonly Placed[], finals: readonly Placed[]): Map<Placed, Placed> {
  const matched = new Map<Placed, Placed>();
  const free = new Set(finals);
  const pair = (fits: (start: Placed, final: Placed) => boolean): void => {
    for (const start of starts) {
      if (matched.has(start)) continue;
      const found = [...free].find((final) => fits(start, final));
      if (found === undefined) continue;
      matched.set(start, found);
      free.delete(found);
    }
  };
  pair((one, other) => one.path === other.path && one.test.name === other.test.name);
  pair((one, other) => one.path === other.path && ownName(one.test.name) === ownName(other.test.name));
  pair((one, other) => one.test.name === other.test.name);
  pair((one, other) => ownName(one.test.name) === ownName(other.test.name));
  pair((one, other) => shared(one.test, other.test, keyOf) > 0);
  pair((one, other) => shared(one.test, other.test, ({ subject }) => subject) > 0);
  pair((one, other) => one.path === other.path && isAlike(one.test, other.test));
  return matched;
}

/** The same group, most words of the name, and the same things called. */
function isAlike(one: ReadTest, other: ReadTest): boolean {
  const group = (name: string): string => name.slice(0, -ownName(name).length);
  const words = (name: string): string[] =>
    ownName(name)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const names = new Set(words(other.name));
  const kept = words(one.name).filter((word) => names.has(word)).length;
  const calls = (test: ReadTest): Set<string> => new Set(test.assertions.flatMap(({ subject }) => callsIn(subject)));
  const theirs = calls(other);
  return (
    group(one.name) === group(other.name) &&
    kept * 3 >= Math.max(words(one.name).length, names.size) * 2 &&
    [...calls(one)].some((name) => theirs.has(name))
  );
}

function shared(one: ReadTest, other: ReadTest, by: (assertion: Assertion) => string): number {
  const keys = new Set(one.assertions.map(by));
  return other.assertions.filter((assertion) => keys.has(by(assertion))).length;
}
