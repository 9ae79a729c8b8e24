import type { Assertion, ReadTest } from '../../ecosystems/structure.js';
import { elementsIn, isWidened, literalsIn } from './literals.js';
import { RANK } from './sides.js';

/** Input and expectation grew together: more is checked. */
export function isWider(assertion: Assertion, other: Assertion): boolean {
  return (
    other.matcher === assertion.matcher &&
    isWidened(assertion.subject, other.subject) &&
    (assertion.expected === undefined || isWidened(assertion.expected, other.expected ?? '')) &&
    RANK[other.strength] >= RANK[assertion.strength]
  );
}

/** A part of a value is not looked at by itself where the whole is: its length, one of its fields. */
export function isImplied({ subject, expected, matcher }: Assertion, whole: Assertion): boolean {
  if (matcher !== 'equals' || whole.matcher !== 'equals' || whole.strength !== 'exact' || expected === undefined)
    return false;
  const value = whole.expected ?? '';
  if (subject === `${whole.subject}.length` || subject === `len(${whole.subject})`)
    return value.startsWith('[') && String(elementsIn(value)) === expected;
  if (isProjection(subject, whole.subject) && /^[[{]/.test(value) && holdsInOrder(value, literalsIn(expected)))
    return true;
  const field = subject.startsWith(`${whole.subject}.`) ? subject.slice(whole.subject.length + 1) : undefined;
  return field !== undefined && /^[{[]/.test(value) && value.includes(`${field}: ${expected}`);
}

/** `x[0]` and `x.map(…)` are settled where all of x is known. */
function isProjection(subject: string, whole: string): boolean {
  return subject.startsWith(`${whole}[`) || subject.startsWith(`${whole} [`) || subject.startsWith(`${whole}.map(`);
}

function holdsInOrder(value: string, wanted: readonly string[]): boolean {
  let at = 0;
  for (const literal of literalsIn(value)) if (literal === wanted[at]) at += 1;
  return wanted.length > 0 && at === wanted.length;
}

/** What the value is, to the letter, says that there is one and of what type. */
export function isSettled({ subject, matcher }: Assertion, match: ReadTest | undefined): boolean {
  return (
    /^(exists|type)$/.test(matcher) &&
    (match?.assertions ?? []).some(
      (other) =>
        other.subject === subject &&
        other.matcher === 'equals' &&
        other.strength === 'exact' &&
        other.guard === undefined,
    )
  );
}
