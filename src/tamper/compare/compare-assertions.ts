import type { Assertion, ReadTest } from '../structure.js';
import type { Finding } from '../types.js';
import { callsIn, isNarrower, isWidened, literalsIn } from './literals.js';
import { isImplied, isLookedAtDirectly, isSettled, isWider } from './implied.js';
import { keyOf, RANK } from './sides.js';

export interface Against {
  /** The test it became; absent where there is none. */
  readonly match?: ReadTest;
  /** Whatever is checked anywhere in the final tree, by its text. */
  readonly elsewhere: ReadonlyMap<string, readonly Assertion[]>;
  /** The same, by what it looks at. */
  readonly bySubject: ReadonlyMap<string, readonly Assertion[]>;
  /** The texts of what was checked anywhere in the start tree. */
  readonly before: ReadonlySet<string>;
  /** Text of data files that are new or changed: where the values of a table may have gone. */
  readonly data: readonly string[];
}

type Loss = Pick<Finding, 'kind' | 'what' | 'was' | 'is' | 'unsure' | 'line' | 'names'>;

/** What a test of the start tree checked and nothing checks any more, or less strictly. */
export function lostChecks(test: ReadTest, against: Against): Loss[] {
  const { match } = against;
  const before = new Set(test.assertions.map(keyOf));
  const news = (match?.assertions ?? []).filter((assertion) => !before.has(keyOf(assertion)));
  return test.assertions
    .filter(({ strength }) => strength !== 'always')
    .filter((assertion) => !isKeptSomewhere(assertion, against))
    .flatMap((assertion) => {
      const loss = lossOf(assertion, news, against, test);
      return loss === undefined ? [] : [{ names: callsIn(assertion.subject), ...loss }];
    });
}

function isKeptSomewhere(assertion: Assertion, { match, elsewhere }: Against): boolean {
  const same = [...(elsewhere.get(keyOf(assertion)) ?? []), ...(match?.assertions ?? [])];
  return (
    same.some((other) => keyOf(other) === keyOf(assertion) && isAsStrict(assertion, other)) ||
    (assertion.strength === 'presence' && !assertion.matcher.startsWith('not ') && isSettled(assertion, match))
  );
}

/** Under the same condition or none, and no further off. */
function isAsStrict(assertion: Assertion, other: Assertion): boolean {
  return (
    (other.guard === undefined || other.guard === assertion.guard) &&
    (other.tolerance ?? 0) <= (assertion.tolerance ?? Number.POSITIVE_INFINITY) &&
    RANK[other.strength] >= RANK[assertion.strength]
  );
}

function lossOf(assertion: Assertion, news: readonly Assertion[], against: Against, test: ReadTest): Loss | undefined {
  const sameText = against.match?.assertions.find((other) => keyOf(other) === keyOf(assertion));
  if (sameText !== undefined) return bent(assertion, sameText);
  const sameSubject =
    best(news.filter(({ subject }) => subject === assertion.subject)) ??
    // Another test says something else of it now.
    best((against.bySubject.get(assertion.subject) ?? []).filter(({ text }) => !against.before.has(text)));
  if (sameSubject !== undefined) return changedExpectation(assertion, sameSubject);
  if (news.some((other) => isWider(assertion, other) || isImplied(assertion, other))) return undefined;
  if (wentToData(assertion, news, against.data)) return undefined;
  if (isLookedAtDirectly(assertion, news, test)) return undefined;
  const wrapped = news.find(
    (other) => other.subject.includes(assertion.subject) && other.subject !== assertion.subject,
  );
  if (wrapped !== undefined)
    return {
      kind: 'assertion-weakened',
      what: `${quoted(assertion.subject)} is changed before it is compared: ${quoted(wrapped.text)}.`,
      line: wrapped.line,
      was: assertion.text,
      is: wrapped.text,
    };
  const sameExpected = news.find(
    ({ matcher, expected, strength }) =>
      matcher === assertion.matcher &&
      expected === assertion.expected &&
      expected !== undefined &&
      strength !== 'always',
  );
  if (sameExpected !== undefined)
    return {
      kind: 'input-changed',
      what: `what is checked is now ${quoted(sameExpected.subject)}, and was ${quoted(assertion.subject)}.`,
      line: sameExpected.line,
      was: assertion.subject,
      is: sameExpected.subject,
      unsure: true,
    };
  return gone(assertion, news, against.match);
}

/** The same claim, under a new condition or with more room. */
function bent(assertion: Assertion, other: Assertion): Loss | undefined {
  if (other.guard !== undefined && other.guard !== assertion.guard)
    return {
      kind: /caught|expected/.test(other.guard) ? 'error-swallowed' : 'assertion-weakened',
      what: /caught|expected|later|waits/.test(other.guard)
        ? `${quoted(assertion.text)} cannot turn the test red: ${other.guard}.`
        : `${quoted(assertion.text)} is checked only if ${quoted(other.guard)}.`,
      line: other.line,
    };
  if ((other.tolerance ?? 0) > (assertion.tolerance ?? 0))
    return {
      kind: 'assertion-weakened',
      what: `${quoted(assertion.text)} may be off by ${String(other.tolerance)}, and by ${String(assertion.tolerance ?? 0)} before.`,
      line: other.line,
      was: String(assertion.tolerance ?? 0),
      is: String(other.tolerance),
    };
  return undefined;
}

function changedExpectation(assertion: Assertion, other: Assertion): Loss | undefined {
  const values = { line: other.line, was: assertion.expected ?? assertion.text, is: other.expected ?? other.text };
  if (other.strength === 'always')
    return {
      kind: 'always-true',
      what: `${quoted(other.text)} cannot fail; it was ${quoted(assertion.text)}.`,
      ...values,
    };
  const isSelf =
    other.expected !== undefined && callsIn(other.expected).some((name) => callsIn(other.subject).includes(name));
  if (isSelf || RANK[other.strength] < RANK[assertion.strength])
    return {
      kind: 'assertion-weakened',
      what: `${quoted(other.text)} says less than ${quoted(assertion.text)}.`,
      ...values,
    };
  const fails = ({ matcher }: Assertion): boolean => /throw|raise|reject|panic/i.test(matcher);
  // To fail where a value was expected is another expectation, however strict.
  if (RANK[other.strength] > RANK[assertion.strength] && fails(other) === fails(assertion)) return undefined;
  const isSearch = /^(throws|contains|matches)$/.test(assertion.matcher) && other.matcher === assertion.matcher;
  // Of just this kind, and with a message.
  const made = /^new (\w+)\((.*)\)$/.exec(other.expected ?? '')?.slice(1);
  if (isSearch && made?.includes(assertion.expected ?? '') === true) return undefined;
  if (isSearch && isNarrower(assertion.expected ?? '', other.expected ?? '')) return undefined;
  if (isSearch && plainPattern(other.expected) === plainPattern(assertion.expected)) return undefined;
  // Of errors to fail with, more are less strict.
  if (
    !(assertion.matcher === 'throws' && (other.expected ?? '').startsWith('[')) &&
    other.matcher === assertion.matcher &&
    isWidened(assertion.expected ?? '', other.expected ?? '')
  )
    return undefined;
  return {
    kind: 'expectation-changed',
    what: `${quoted(other.subject)} is now expected to be ${quoted(other.text)}, and was ${quoted(assertion.text)}.`,
    ...values,
    unsure: true,
  };
}

/** A pattern without signs finds what the text finds. */
function plainPattern(text = ''): string {
  const plain = /^\/([\w ,:'-]+)\/$/.exec(text)?.[1];
  return plain === undefined ? text : JSON.stringify(plain);
}

/** The values stand in a data file now, and the test goes through it. */
function wentToData(assertion: Assertion, news: readonly Assertion[], data: readonly string[]): boolean {
  const values = literalsIn(assertion.text);
  const calls = callsIn(assertion.subject);
  return (
    values.length > 0 &&
    data.some((text) => values.every((value) => text.includes(value))) &&
    news.some(
      (other) =>
        other.matcher === assertion.matcher &&
        RANK[other.strength] >= RANK[assertion.strength] &&
        calls.every((name) => callsIn(other.subject).includes(name)),
    )
  );
}

function gone(assertion: Assertion, news: readonly Assertion[], match: ReadTest | undefined): Loss {
  const line = match?.line;
  const where = line === undefined ? {} : { line };
  const live = (match?.assertions ?? []).filter(({ strength }) => strength !== 'always');
  if (match !== undefined && live.length === 0) {
    const [void_] = news;
    return void_ === undefined
      ? { kind: 'test-emptied', what: `it no longer checks anything; it checked ${quoted(assertion.text)}.`, ...where }
      : {
          kind: 'always-true',
          what: `${quoted(void_.text)} cannot fail; it was ${quoted(assertion.text)}.`,
          line: void_.line,
        };
  }
  const strict = news.filter(
    ({ strength, guard }) => RANK[strength] >= RANK[assertion.strength] && guard === undefined,
  );
  const unsure = strict.length > 0 ? { unsure: true } : {};
  return {
    kind: 'assertion-removed',
    what: `${quoted(assertion.text)} is not checked any more.`,
    ...where,
    ...unsure,
    was: assertion.text,
  };
}

function best(assertions: readonly Assertion[]): Assertion | undefined {
  return [...assertions].sort((one, other) => RANK[other.strength] - RANK[one.strength])[0];
}

export function quoted(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
