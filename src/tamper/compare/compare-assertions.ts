import type { Assertion, ReadTest } from '../../ecosystems/structure.js';
import type { Finding } from '../types.js';
import { isImplied, isSettled, isWider } from './implied.js';
import { callsIn } from '../../ecosystems/calls-in.js';
import { isNarrower, isWidened, literalsIn } from './literals.js';
import { renaming } from './renames.js';
import { RANK } from './sides.js';
import type { Spare } from './spare.js';

type Loss = Pick<Finding, 'kind' | 'what' | 'was' | 'is' | 'unsure' | 'line' | 'names' | 'weight'>;

export interface Elsewhere {
  readonly spare: Spare;
  /** Text of data files that are new or changed: where the values of a table may have gone. */
  readonly data: readonly string[];
}

/** What a test checked and does not check any more, or less strictly, counted in this test alone. */
export function lostChecks(start: ReadTest, final: ReadTest, { spare, data }: Elsewhere): Loss[] {
  const { lost, news } = unpaired(start.assertions, final.assertions);
  const losses: Loss[] = [];
  const missing: Assertion[] = [];
  for (const assertion of lost) {
    const other = partnerOf(assertion, news);
    if (other === undefined) missing.push(assertion);
    else {
      news.splice(news.indexOf(other), 1);
      const loss = other.text === assertion.text ? bent(assertion, other) : changedExpectation(assertion, other);
      if (loss !== undefined) losses.push({ names: callsIn(assertion.subject), ...loss });
    }
  }
  const all = final.assertions.filter(isLive);
  const isRenamed = renamingIn(start, final);
  const open = missing.filter(
    (assertion) =>
      !take(news, (other) => isRenamed(assertion.text, other.text) || isQualifiedFurther(assertion, other)) &&
      !isSettled(assertion, final) &&
      !(all.length > 0 && isIn(data, assertion)) &&
      !all.some((other) => isWider(assertion, other) || isImplied(assertion, other)) &&
      !spare.take(assertion),
  );
  return [...losses, ...gone(open, news, { start, final })];
}

/** Takes out the first that fits. */
function take<T>(from: T[], fits: (one: T) => boolean): boolean {
  const at = from.findIndex(fits);
  if (at !== -1) from.splice(at, 1);
  return at !== -1;
}

function isIn(data: readonly string[], { text }: Assertion): boolean {
  const values = literalsIn(text);
  return values.length > 0 && data.some((one) => values.every((value) => one.includes(value)));
}

/** The same call by the longer name of a module that moved: Sq::sq(3), and now My::Sq::sq(3). */
function isQualifiedFurther(assertion: Assertion, { subject, matcher, expected, strength }: Assertion): boolean {
  if (!/^\w+(?:::|\.)\w/.test(assertion.subject) || !subject.endsWith(assertion.subject)) return false;
  const isSame = matcher === assertion.matcher && expected === assertion.expected && strength === assertion.strength;
  return isSame && /^(?:\w+(?:::|\.))+$/.test(subject.slice(0, -assertion.subject.length));
}

/** Each assertion against one of the same words that is as strict; what is left of both sides. */
function unpaired(
  starts: readonly Assertion[],
  finals: readonly Assertion[],
): { lost: Assertion[]; news: Assertion[] } {
  const byText = new Map<string, Assertion[]>();
  for (const one of finals) byText.set(one.text, [...(byText.get(one.text) ?? []), one]);
  const lost = starts.filter(isLive).filter((assertion) => {
    const same = byText.get(assertion.text) ?? [];
    const at = same.findIndex((other) => isAsStrict(assertion, other));
    if (at !== -1) same.splice(at, 1);
    return at === -1;
  });
  return { lost, news: [...byText.values()].flat() };
}

function isLive({ strength }: Assertion): boolean {
  return strength !== 'always';
}

/** Under the same condition or none, and no further off. */
function isAsStrict(assertion: Assertion, other: Assertion): boolean {
  return (
    (other.guard === undefined || other.guard === assertion.guard) &&
    (other.tolerance ?? 0) <= (assertion.tolerance ?? Number.POSITIVE_INFINITY) &&
    RANK[other.strength] >= RANK[assertion.strength]
  );
}

/** What became of it: the same words with more room, or something else about the same value. */
function partnerOf(assertion: Assertion, news: readonly Assertion[]): Assertion | undefined {
  return (
    news.find(({ text }) => text === assertion.text) ??
    [...news.filter(({ subject }) => subject === assertion.subject)].sort(
      (one, other) => RANK[other.strength] - RANK[one.strength],
    )[0]
  );
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
  if (!isLive(other))
    return {
      kind: 'always-true',
      what: `${quoted(other.text)} cannot fail; it was ${quoted(assertion.text)}.`,
      ...values,
    };
  if (comparesWithItself(other) || RANK[other.strength] < RANK[assertion.strength])
    return {
      kind: 'assertion-weakened',
      what: `${quoted(other.text)} says less than ${quoted(assertion.text)}.`,
      ...values,
    };
  const fails = ({ matcher }: Assertion): boolean => /throw|raise|reject|panic/i.test(matcher);
  // To fail where a value was expected is another expectation, however strict.
  if (RANK[other.strength] > RANK[assertion.strength] && fails(other) === fails(assertion)) return undefined;
  const [was, is] = [assertion.expected ?? '', other.expected ?? ''];
  const isSearch = /^(throws|contains|matches)$/.test(assertion.matcher) && other.matcher === assertion.matcher;
  // Of just this kind, and with a message.
  const made = /^new (\w+)\((.*)\)$/.exec(is)?.slice(1);
  if (isSearch && (isNarrower(was, is) || made?.includes(was) === true || plainPattern(is) === plainPattern(was)))
    return undefined;
  // Of errors to fail with, more are less strict.
  if (
    !(assertion.matcher === 'throws' && is.startsWith('[')) &&
    other.matcher === assertion.matcher &&
    isWidened(was, is)
  )
    return undefined;
  return {
    kind: 'expectation-changed',
    what: `${quoted(other.subject)} is now expected to be ${quoted(other.text)}, and was ${quoted(assertion.text)}.`,
    ...values,
  };
}

/** A pattern without signs finds what the text finds. */
function plainPattern(text: string): string {
  const plain = /^\/([\w ,:'-]+)\/$/.exec(text)?.[1];
  return plain === undefined ? text : JSON.stringify(plain);
}

function comparesWithItself({ expected, subject }: Assertion): boolean {
  return expected !== undefined && callsIn(expected).some((name) => callsIn(subject).includes(name));
}

/** Whether one text is the other with local names of the test changed throughout. */
function renamingIn(start: ReadTest, final: ReadTest): (was: string, is: string) => boolean {
  const textsOf = ({ assertions, statements }: ReadTest): string[] =>
    [...assertions, ...statements].map(({ text }) => text);
  return renaming(textsOf(start), textsOf(final));
}

interface Pair {
  readonly start: ReadTest;
  readonly final: ReadTest;
}

/** Checks with no partner: fewer than there were, or others in their place. */
function gone(missing: readonly Assertion[], news: readonly Assertion[], { start, final }: Pair): Loss[] {
  const [first] = missing;
  if (first === undefined) return [];
  const others = news.filter(isLive);
  const names = [...new Set(missing.flatMap(({ subject }) => callsIn(subject)))];
  const at = { line: final.line, names, was: first.text };
  const [empty] = news;
  if (!final.assertions.some(isLive))
    return [
      empty === undefined
        ? {
            kind: 'test-emptied',
            what: `it no longer checks anything; it checked ${listed(missing)}.`,
            ...at,
            ...(isHandedOver(start, final) ? { unsure: true } : {}),
          }
        : { kind: 'always-true', what: `${quoted(empty.text)} cannot fail; it was ${quoted(first.text)}.`, ...at },
    ];
  const fewer = missing.length - others.length;
  if (fewer > 0)
    return [
      {
        kind: 'assertion-removed',
        what: `${fewer === 1 ? 'one assertion' : `${String(fewer)} assertions`} fewer: ${listed(missing)}.`,
        ...at,
      },
    ];
  return missing.map((assertion, index) => {
    const other =
      others.find(({ expected }) => expected !== undefined && expected === assertion.expected) ?? others[index];
    const isInput = other?.expected !== undefined && other.expected === assertion.expected;
    return {
      kind: isInput ? 'input-changed' : 'assertion-weakened',
      what: `${quoted(assertion.text)} made place for ${quoted(other?.text ?? '')}.`,
      names,
      line: other?.line ?? final.line,
      was: assertion.text,
      ...(other === undefined ? {} : { is: other.text }),
      // The same value of the same call, with something round it.
      ...(isInput && other?.subject.includes(callOf(assertion)) === true ? { weight: 'told' as const } : {}),
    };
  });
}

function callOf({ subject }: Assertion): string {
  return subject.replace(/^await /, '').replace(/\[\d+\]$/, '');
}

const CHECKS = /assert|expect|check|verif|should|ensure|must|match|compare|test|run/i;

/** A statement that is new calls something which may check in its place. */
function isHandedOver(start: ReadTest, final: ReadTest): boolean {
  const before = new Set(start.statements.map(({ text }) => text));
  return final.statements.some(({ text }) => !before.has(text) && callsIn(text).some((name) => CHECKS.test(name)));
}

function listed(assertions: readonly Assertion[]): string {
  const shown = assertions.slice(0, 3).map(({ text }) => quoted(text));
  return assertions.length > 3 ? `${shown.join('; ')} and ${String(assertions.length - 3)} more` : shown.join('; ');
}

export function quoted(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
