import type { Assertion, Mark, ReadTest, Statement } from '../../structure.js';
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

/** A test of this body, and those within it. */
export function testsOf(body: Body, name: string, line: number, marks: readonly Mark[]): ReadTest[] {
  const { cases, tests, ...own } = body;
  const test = { name, line, ...own, marks: [...marks, ...own.marks], ...(cases.length > 0 ? { cases } : {}) };
  return [test, ...tests];
}
