import { print, type Expression } from '../syntax/nodes.js';
import type { Claim } from '../syntax/assertion.js';

/** One step of `a(1).b.c(2)`: its name, and its arguments where it is called. */
export interface Step {
  readonly name: string;
  readonly args?: readonly Expression[];
  /** The expression up to and with this step. */
  readonly node: Expression;
}

/** The steps of a chain from its root; undefined where the root has no name. */
export function stepsOf(node: Expression): Step[] | undefined {
  if (node.is === 'name') return [{ name: node.name, node }];
  if (node.is === 'await') return stepsOf(node.of);
  if (node.is === 'member') {
    const before = stepsOf(node.of);
    return before === undefined ? undefined : [...before, { name: node.name, node }];
  }
  if (node.is !== 'call') return undefined;
  const before = stepsOf(node.callee);
  const last = before?.pop();
  if (before === undefined || last === undefined) return undefined;
  // `each(table)(name)`: the second call is a step of its own.
  if (last.args !== undefined) return [...before, last, { name: '', args: node.args, node }];
  return [...before, { name: last.name, args: node.args, node }];
}

/** Matchers of expect, assert and should, in the terms of assertion.ts; the number of arguments says what is expected. */
const MATCHERS: Readonly<Record<string, readonly string[]>> = {
  equals: [
    'toBe toEqual toStrictEqual equal equals eql eq is strictEqual deepEqual deepStrictEqual same',
    'toHaveBeenCalledTimes toHaveBeenCalledWith toHaveBeenLastCalledWith calledWith',
    'deepEquals strictSame lengthOf toHaveLength toHaveReturnedWith toHaveProperty',
  ],
  differs: ['notEqual notStrictEqual notDeepEqual notDeepStrictEqual notEquals notSame'],
  truthy: ['toBeTruthy ok assert isOk isTrue true truthy'],
  falsy: ['toBeFalsy notOk isFalse false falsy isNotOk'],
  exists: ['toBeDefined exist exists isDefined isNotNull'],
  type: [
    'toBeInstanceOf toBeTypeOf instanceOf instanceof a an isString isNumber isArray isObject isFunction isBoolean',
  ],
  called: ['toHaveBeenCalled called toHaveReturned'],
  throws: ['toThrow toThrowError throws rejects throw rejectedWith throwsAsync isRejected rejected'],
  calm: ['doesNotThrow doesNotReject notThrows notThrowsAsync'],
  contains: [
    'toContain toContainEqual toMatchObject include includes contain members containSubset property toHaveTextContent',
  ],
  matches: ['toMatch match matches string'],
  near: ['toBeCloseTo closeTo approximately'],
  above: ['toBeGreaterThan toBeGreaterThanOrEqual above least isAbove isAtLeast'],
  below: ['toBeLessThan toBeLessThanOrEqual below most isBelow isAtMost'],
  snapshot: [
    'toMatchSnapshot toMatchInlineSnapshot matchSnapshot snapshot toThrowErrorMatchingSnapshot toMatchFileSnapshot',
  ],
};
const MATCHER_OF = new Map(
  Object.entries(MATCHERS).flatMap(([matcher, names]) =>
    names
      .join(' ')
      .split(' ')
      .map((name) => [name, matcher]),
  ),
);

/** Matchers that have their value in their name. */
const VALUES: Readonly<Record<string, string>> = {
  toBeNull: 'null',
  toBeUndefined: 'undefined',
  toBeNaN: 'NaN',
  null: 'null',
  undefined: 'undefined',
  NaN: 'NaN',
  isNull: 'null',
  isUndefined: 'undefined',
  isNaN: 'NaN',
  empty: '[]',
  isEmpty: '[]',
  ifError: 'null',
  calledOnce: '1',
  toHaveBeenCalledOnce: '1',
};

/** How often and with what, in one word. */
const ONCE_WITH = /^(toHaveBeenCalledExactlyOnceWith|calledOnceWith(Exactly)?)$/;

const HELPER = /^(assert|expect|check|verify|ensure|should)[A-Z_]\w*$/;

/** What an expression claims in the words of node:assert, chai, jest, vitest, ava, tape, should or supertest. */
export function javascriptClaims(node: Expression): readonly Claim[] | undefined {
  const steps = stepsOf(node);
  const [root] = steps ?? [];
  if (steps === undefined || root === undefined) return undefined;
  if (root.name === 'expect') return expectClaims(steps, node);
  const at = steps.findIndex(({ name }) => name === 'assert');
  if (at === 0 || (at === 1 && steps.length > 2)) return assertClaims(steps.slice(at), node);
  const last = steps.at(-1);
  if (
    root.name === 't' &&
    steps.length === 2 &&
    last?.args !== undefined &&
    MATCHER_OF.has(last.name) &&
    last.name !== 'a'
  )
    return assertClaims([root, last], node);
  if (steps.length === 1 && root.args !== undefined && HELPER.test(root.name)) return [helperClaim(root, node)];
  const should = steps.findIndex(({ name }) => name === 'should');
  if (should > 0) return chained(steps.slice(should + 1), steps[should - 1]?.node ?? node, node);
  const asked = steps.findIndex(({ name, args }, index) => index > 0 && name === 'expect' && args !== undefined);
  const subject = steps[asked - 1]?.node;
  if (subject === undefined) return undefined;
  return steps
    .filter(({ name }) => name === 'expect')
    .map(({ args = [] }) => ({ matcher: 'equals', subject, expected: args, line: node.line }));
}

function expectClaims(steps: readonly Step[], node: Expression): readonly Claim[] | undefined {
  const at = steps[0]?.args === undefined ? 1 : 0;
  const first = steps[at];
  if (first === undefined) return undefined;
  // expect.assertions(2), expect.extend({…}): about the test, not about the code.
  if (at === 1 && !['soft', 'poll', 'element'].includes(first.name))
    return /^(assertions|hasAssertions|extend|addSnapshotSerializer)$/.test(first.name) ? [] : fails(first, node);
  const [subject] = first.args ?? [];
  if (subject === undefined) return undefined;
  return chained(steps.slice(at + 1), withoutStub(subject), node);
}

/** A spy is looked at for how it was called, not for what it was told to answer. */
function withoutStub(subject: Expression): Expression {
  const { is } = subject;
  const isStub =
    is === 'call' &&
    subject.callee.is === 'member' &&
    /^(mock[A-Z]\w*|returns|resolves|callsFake)$/.test(subject.callee.name);
  return isStub && subject.callee.is === 'member' ? withoutStub(subject.callee.of) : subject;
}

function assertClaims(steps: readonly Step[], node: Expression): readonly Claim[] | undefined {
  const [root, ...rest] = steps;
  const last = rest.at(-1) ?? root;
  if (last?.args === undefined) return undefined;
  const [subject, ...others] = last.args;
  const name = last.name === 't' ? 'ok' : last.name;
  if (/^(fail|plan|pass|end|comment|timeout)$/.test(name)) return name === 'fail' ? fails(last, node) : [];
  if (subject === undefined) return undefined;
  return [claimOf(name, subject, others, { negated: false, node })];
}

/** `.to.be.an('array').that.includes(1)` makes two claims; a chain that calls no matcher makes none. */
function chained(steps: readonly Step[], subject: Expression, node: Expression): readonly Claim[] {
  let negated = false;
  let looked = subject;
  const claims: Claim[] = [];
  for (const { name, args } of steps) {
    if (name === 'not') negated = !negated;
    else if (args !== undefined && ONCE_WITH.test(name))
      claims.push(...['calledOnce', 'calledWith'].map((one) => claimOf(one, looked, args, { negated, node })));
    else if (args !== undefined) claims.push(claimOf(name, looked, args, { negated, node }));
    else if (name === 'length') looked = { is: 'member', line: node.line, of: looked, name };
    else if (name in VALUES || /^(true|false|ok|exist|called)$/.test(name))
      claims.push(claimOf(name, looked, [], { negated, node }));
  }
  return claims.length > 0 ? claims : [{ matcher: 'none', subject, line: node.line }];
}

function claimOf(
  name: string,
  subject: Expression,
  args: readonly Expression[],
  { negated, node }: { negated: boolean; node: Expression },
): Claim {
  const line = node.line;
  const value = Object.hasOwn(VALUES, name)
    ? VALUES[name]
    : /^(true|false)$/.test(name) && args.length === 0
      ? name
      : undefined;
  if (value !== undefined) return { matcher: 'equals', subject, expected: [literal(value, line)], negated, line };
  const matcher = MATCHER_OF.get(name) ?? name;
  const [first] = args;
  if (name === 'isTrue' || name === 'isFalse')
    return {
      matcher: 'equals',
      subject,
      expected: [literal(name === 'isTrue' ? 'true' : 'false', line)],
      negated,
      line,
    };
  if (name === 'toHaveLength' || name === 'lengthOf')
    return {
      matcher: 'equals',
      subject: { is: 'member', line, of: subject, name: 'length' },
      expected: args.slice(0, 1),
      negated,
      line,
    };
  if (matcher === 'differs') return { matcher: 'equals', subject, expected: args.slice(0, 1), negated: !negated, line };
  if (matcher === 'throws')
    return {
      matcher,
      subject: single(subject),
      expected: args.filter((one) => one.is !== 'text' || name.startsWith('to')),
      negated,
      line,
    };
  if (matcher === 'calm') return { matcher: 'throws', subject: single(subject), negated: !negated, line };
  if (matcher === 'near')
    return { matcher, subject, expected: args.slice(0, 1), negated, line, tolerance: toleranceOf(name, args[1]) };
  if (matcher === 'snapshot')
    return { matcher, subject, expected: args.filter((one) => one.is === 'text'), negated, line };
  if (name.startsWith('to') && name !== 'toHaveProperty') return { matcher, subject, expected: args, negated, line };
  if (['truthy', 'falsy', 'exists'].includes(matcher)) return { matcher, subject, negated, line };
  // The last argument of node:assert and chai is a message.
  const expected = name === 'toHaveProperty' || !MATCHER_OF.has(name) ? args : first === undefined ? [] : [first];
  return { matcher, subject, expected, negated, line };
}

/** Digits after the point for jest, the greatest difference for chai. */
function toleranceOf(name: string, given: Expression | undefined): number {
  const amount = given === undefined ? 2 : Number(print(given));
  return name === 'toBeCloseTo' ? 10 ** -amount / 2 : amount;
}

function fails(step: Step, node: Expression): Claim[] {
  return [{ matcher: 'fails', subject: { is: 'name', line: node.line, name: step.name }, line: node.line }];
}

function helperClaim({ name, args = [] }: Step, node: Expression): Claim {
  const [subject = node, ...expected] = args;
  return { matcher: name, subject, expected, line: node.line };
}

/** `() => f(x)` is about f(x). */
function single(node: Expression): Expression {
  if (node.is !== 'function' || node.body.length !== 1) return node;
  const [statement] = node.body;
  const value = statement?.does === 'return' || statement?.does === 'evaluate' ? statement.value : undefined;
  return value?.is === 'await' ? value.of : (value ?? node);
}

function literal(spelled: string, line: number): Expression {
  return spelled === '[]' ? { is: 'list', line, items: [] } : { is: 'literal', line, spelled };
}
