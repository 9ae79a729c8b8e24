import type { Assertion, Mark, Statement as Told } from '../structure.js';
import { print, type Expression } from './nodes.js';
import type { Known } from './substitute.js';
import type { Callable } from './known-names.js';

/** What is known where a body stands. */
export interface Scope {
  readonly known: Known;
  readonly functions: ReadonlyMap<string, Callable>;
  readonly guard?: string;
  /** How many functions deep, as they may call themselves. */
  readonly depth: number;
}

export interface Found {
  readonly assertions: readonly Assertion[];
  readonly statements: readonly Told[];
  readonly marks: readonly Mark[];
}

export const SWALLOWED = 'its failure is caught';

export function callableOf(node: Expression, scope: Scope): Callable | undefined {
  if (node.is === 'function') return node;
  return node.is === 'name' ? scope.functions.get(node.name) : undefined;
}

/** A function of the file, or a method that the class of the test has. */
export function isAtHand({ callee }: Expression & { is: 'call' }, { functions }: Scope): boolean {
  return (callee.is === 'name' || callee.is === 'member') && functions.has(print(callee));
}

export function guardOf({ guard }: Scope): { guard?: string } {
  return guard === undefined ? {} : { guard };
}

export function guarded({ guard }: Scope): { condition?: string } {
  return guard === undefined ? {} : { condition: guard };
}

/** Names and constants that stand alone do nothing. */
export function isTold(node: Expression): boolean {
  return !['name', 'text', 'literal'].includes(node.is) && !/^console\.|^print\(/.test(print(node));
}

/** `p.then(() => …)` that is neither awaited nor returned, and tells no callback when it is done. */
export function isUnawaitedChain(node: Expression): boolean {
  if (node.is !== 'call' || node.callee.is !== 'member' || !/^(then|finally)$/.test(node.callee.name)) return false;
  return !/\b(done|cb|callback|resolve|end)\(/.test(node.args.map(print).join());
}

/** What an assert statement looks at, be it on either side of a comparison. */
export function subjectsOf(test: Expression): Expression[] {
  return test.is === 'binary' ? [test.left, test.right] : [test];
}

/** Whether one of the checks speaks of what the condition asks: where it holds, the test is red already. */
export function hasFailed(assertions: readonly Assertion[], condition: string): boolean {
  return assertions.some(
    ({ subject, expected, guard }) =>
      guard === undefined && expected !== undefined && condition.includes(subject) && condition.includes(expected),
  );
}

/** Most bodies have none of their own, and a file may have thousands. */
export function withFunctions(outer: Scope['functions'], own: readonly [string, Callable][]): Scope['functions'] {
  return own.length === 0 ? outer : new Map([...outer, ...own]);
}
