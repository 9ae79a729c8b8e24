import type { Assertion, Statement } from '../structure.js';
import { fromCondition } from './assertion.js';
import { substitute } from './bindings.js';
import { even } from './matchers.js';
import { knownNames } from './variables.js';

/** `if (got := f(); got != 3) { fail }` asserts the opposite of what it asks; what it does first is a statement. */
export function failingBranch(
  condition: string,
  negated: boolean,
  line: number,
  guard: string | undefined,
): { readonly assertion: Assertion; readonly statement?: Statement } {
  const [, start = '', tested = condition] = /^(?:(.*?);)?([^;]*)$/s.exec(condition) ?? [];
  const given = knownNames([{ text: start, line }]);
  const assertion = even(fromCondition(tested, `${negated ? '' : '!'}(${condition})`, line, !negated, guard));
  if (given.size > 0) return { assertion: substitute(assertion, given) };
  return start === '' ? { assertion } : { assertion, statement: { text: start, line } };
}
