import type { Assertion, Statement } from '../../structure.js';
import { fromCondition } from './assertion.js';
import { substitute } from './bindings.js';
import type { Branch } from './control.js';
import { even } from './matchers.js';
import { knownNames } from './variables.js';

/** A branch that fails asserts the opposite of its condition; Go may begin it with a statement of its own. */
export function failingBranch(
  { condition, negated, line }: Pick<Branch, 'condition' | 'negated'> & { line: number },
  guard: string | undefined,
): { assertion: Assertion; start?: Statement } {
  const [, text = '', tested = condition] = /^(?:(.*?);)?([^;]*)$/s.exec(condition) ?? [];
  const assertion = even(fromCondition(tested, `${negated ? '' : '!'}(${condition})`, line, !negated, guard));
  const given = knownNames([{ text, line }]);
  if (given.size > 0) return { assertion: substitute(assertion, given) };
  return { assertion, ...(text === '' ? {} : { start: { text, line } }) };
}
