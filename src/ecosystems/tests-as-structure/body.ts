import type { Assertion, Mark, ReadTest, Statement } from '../structure.js';
import type { Table } from './bindings.js';

/** What was read from statements, added to as they are read. */
export interface Body {
  readonly assertions: Assertion[];
  readonly statements: Statement[];
  readonly marks: Mark[];
  readonly cases: string[];
  readonly tests: ReadTest[];
}

/** What statements stand in. */
export interface Around {
  readonly marks: readonly Mark[];
  readonly names: readonly string[];
  readonly inTest?: boolean;
  /** Tables of the file, by name. */
  readonly tables?: ReadonlyMap<string, Table>;
}

export function emptyBody(): Body {
  return { assertions: [], statements: [], marks: [], cases: [], tests: [] };
}

/** A body as a test of its own, before the tests within it. */
export function testsOf(
  { cases, tests, ...own }: Body,
  names: readonly string[],
  line: number,
  marks: readonly Mark[],
): ReadTest[] {
  const test = { name: names.join(' > '), line, ...own, marks: [...marks, ...own.marks] };
  return [cases.length > 0 ? { ...test, cases } : test, ...tests];
}
