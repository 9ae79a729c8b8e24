import type { Mark, ReadTest, TestFile } from '../../ecosystems/structure.js';

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

export const RANK = { always: 0, presence: 1, loose: 2, exact: 3 } as const;
