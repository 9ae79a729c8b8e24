import type { Assertion, Strength } from '../structure.js';
import { print, type Expression } from './nodes.js';
import { within } from './walk.js';

/** An assertion as its matcher says it, before equal spellings are evened out. */
export interface Claim {
  /** The name of the matcher in the terms of MATCHERS, else its own. */
  readonly matcher: string;
  readonly subject: Expression;
  readonly expected?: readonly Expression[];
  readonly negated?: boolean;
  readonly tolerance?: number;
  readonly line: number;
}

const STRENGTHS: Readonly<Record<string, Strength>> = {
  truthy: 'presence',
  falsy: 'presence',
  exists: 'presence',
  type: 'presence',
  called: 'presence',
  throws: 'loose',
  contains: 'loose',
  matches: 'loose',
  near: 'loose',
  above: 'loose',
  below: 'loose',
  differs: 'loose',
  none: 'always',
};

/** One claim as the assertions it comes to: `a and b` are two, `ok(a == b)` says that a equals b. */
export function assertionsFrom(claim: Claim): Assertion[] {
  const { matcher, subject, line } = claim;
  if (matcher === 'truthy' || matcher === 'falsy')
    return truth(subject, (matcher === 'truthy') !== (claim.negated ?? false), line);
  const [expected] = claim.expected ?? [];
  if (matcher === 'equals' && expected !== undefined && isComparison(subject)) {
    const spelled = print(expected).toLowerCase();
    if (spelled === 'true' || spelled === 'false')
      return truth(subject, (spelled === 'true') !== (claim.negated ?? false), line);
  }
  return [settled(claim)];
}

/** A value that is the same whatever the code does. */
export function isConstant(node: Expression): boolean {
  return [...within(node)].every(
    (part) =>
      ['text', 'literal', 'list', 'dictionary', 'unary', 'binary'].includes(part.is) ||
      (part.is === 'name' &&
        /^(undefined|None|True|False|NaN|Infinity|Number|String|Boolean|Array|Object|str|int|float|list|dict|bool|\w*(Error|Exception))$/.test(
          part.name,
        )),
  );
}

function truth(subject: Expression, wanted: boolean, line: number): Assertion[] {
  const claim = (matcher: string, of: Expression, ...expected: Expression[]): Claim => ({
    matcher,
    subject: of,
    expected,
    line,
    negated: !wanted,
  });
  if (subject.is === 'unary' && /^(!|not)$/.test(subject.op)) return truth(subject.of, !wanted, line);
  if (subject.is === 'binary') {
    const { op, left, right } = subject;
    if (/^(&&|and)$/.test(op) && wanted) return [...truth(left, true, line), ...truth(right, true, line)];
    if (/^(\|\||or)$/.test(op) && !wanted) return [...truth(left, false, line), ...truth(right, false, line)];
    if (/^(\|\||or)$/.test(op) && wanted && (isTrue(left) || isTrue(right))) return [always(subject, line)];
    if (op === '==' || op === 'is') return [settled(claim('equals', left, right))];
    if (op === '!=' || op === 'is not') return [settled({ ...claim('equals', left, right), negated: wanted })];
    if (op === 'in') return [settled(claim('contains', right, left))];
    if (op === 'not in') return [settled({ ...claim('contains', right, left), negated: wanted })];
    if (/^>=?$/.test(op)) return [settled(claim('above', left, right))];
    if (/^<=?$/.test(op)) return [settled(claim('below', left, right))];
  }
  if (subject.is === 'call' && subject.callee.is === 'member') {
    const [argument] = subject.args;
    if (/^(includes|startsWith|endsWith|startswith|endswith|has)$/.test(subject.callee.name) && argument !== undefined)
      return [settled(claim('contains', subject.callee.of, argument))];
    if (/^Object\.is$/.test(print(subject.callee)) && subject.args[1] !== undefined && argument !== undefined)
      return [settled(claim('equals', argument, subject.args[1]))];
  }
  if (
    subject.is === 'call' &&
    /^(isinstance|callable|hasattr|isNaN|Number\.isFinite|Array\.isArray)$/.test(print(subject.callee))
  )
    return [
      settled({
        matcher: 'type',
        subject: subject.args[0] ?? subject,
        expected: subject.args.slice(1),
        line,
        negated: !wanted,
      }),
    ];
  return [settled({ matcher: wanted ? 'truthy' : 'falsy', subject, line })];
}

function settled(given: Claim): Assertion {
  const claim = approximate(given);
  const { line, tolerance } = claim;
  const negated = claim.negated === true;
  const [first, ...rest] = claim.expected ?? [];
  // The value goes to the right, whichever side it was written on.
  const turned = claim.matcher === 'equals' && first !== undefined && isConstant(claim.subject) && !isConstant(first);
  const looked = turned ? first : claim.subject;
  // Waited for here or by the matcher is the same; what is only looked at for being there must be waited for.
  const subject =
    looked.is === 'await' && !/^(truthy|falsy|exists|type|none)$/.test(claim.matcher) ? looked.of : looked;
  const expected = turned ? [claim.subject, ...rest] : (claim.expected ?? []);
  const subjectText = print(subject);
  const expectedText = expected.map(print).join(', ');
  const matcher = negated && claim.matcher === 'equals' ? 'differs' : `${negated ? 'not ' : ''}${claim.matcher}`;
  const strength = isAlways(claim, subject, expected) ? 'always' : strengthOf(claim, expected);
  return {
    text: `${subjectText} ${matcher} ${expectedText}`.trim(),
    line,
    subject: subjectText,
    ...(expected.length === 0 ? {} : { expected: expectedText }),
    matcher,
    strength,
    ...(tolerance === undefined ? {} : { tolerance }),
  };
}

/** Also as one of several. */
const ANY_ERROR = /^Error$|^(\[.*\b)?(Base)?Exception(\b.*\])?$/;

function strengthOf({ matcher, negated, subject }: Claim, expected: readonly Expression[]): Strength {
  if (negated === true) return matcher === 'equals' ? 'loose' : 'presence';
  if (matcher === 'throws')
    return expected.length > 0 && !ANY_ERROR.test(print(expected[0] ?? subject)) ? 'exact' : 'loose';
  return STRENGTHS[matcher] ?? 'exact';
}

/** It holds whatever the code does: constants on both sides, or the same on both sides. */
function isAlways({ matcher, negated }: Claim, subject: Expression, expected: readonly Expression[]): boolean {
  if (matcher === 'none') return true;
  if (matcher === 'truthy' && ['list', 'dictionary', 'function'].includes(subject.is)) return true;
  if (isConstant(subject) && expected.every(isConstant)) return matcher !== 'fails';
  const [first] = expected;
  return matcher === 'equals' && negated !== true && first !== undefined && print(first) === print(subject);
}

/** `== pytest.approx(1.5, abs=0.1)` is nearly equal, however it is spelled. */
function approximate(claim: Claim): Claim {
  const [expected] = claim.expected ?? [];
  if (claim.matcher !== 'equals' || expected?.is !== 'call' || !/(^|\.)approx$/.test(print(expected.callee)))
    return claim;
  const off = expected.args.find((one) => one.is === 'keyword' && /^(abs|rel)$/.test(one.name));
  const tolerance = off?.is === 'keyword' ? Number(print(off.value)) : 1e-6;
  return { ...claim, matcher: 'near', expected: expected.args.slice(0, 1), tolerance };
}

function always(subject: Expression, line: number): Assertion {
  return settled({ matcher: 'none', subject, line });
}

function isTrue(node: Expression): boolean {
  return isConstant(node) && !/^(false|null|undefined|None|0|""|\[\]|\{\})$/i.test(print(node));
}

function isComparison(node: Expression): boolean {
  return (
    (node.is === 'binary' && /^([=!]=|[<>]=?|is|is not|in|not in)$/.test(node.op)) ||
    (node.is === 'unary' && /^(!|not)$/.test(node.op)) ||
    (node.is === 'call' && node.callee.is === 'member' && /^(includes|startsWith|endsWith|has)$/.test(node.callee.name))
  );
}
