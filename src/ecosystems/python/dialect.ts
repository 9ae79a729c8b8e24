import type { Mark } from '../structure.js';
import { print, type Expression } from '../syntax/nodes.js';
import { dotted, statementsIn } from '../syntax/walk.js';
import type { Claim } from '../syntax/assertion.js';
import type { Dialect } from '../syntax/dialect.js';
import { switchOf } from '../javascript/dialect.js';
import { SWALLOWED } from '../syntax/scope.js';

export const PYTHON_DIALECT: Dialect = {
  claims: pythonClaims,
  claimsOfBlock: (item, body) => {
    const [call, name] = [item, lastName(item)];
    if (call.is !== 'call' || !/^(raises|assertRaises(Regex)?|warns|assertWarns(Regex)?|assertLogs)$/.test(name))
      return undefined;
    return [{ matcher: 'throws', subject: single(body), expected: call.args.filter(isNoReason), line: item.line }];
  },
  mark: pythonMark,
  detached: (call) => {
    const name = lastName(call);
    if (name === 'suppress') return SWALLOWED;
    if (
      call.is === 'call' &&
      /^(raises|assertRaises)$/.test(name) &&
      /AssertionError|^(Base)?Exception$/.test(call.args.map(print).join())
    )
      return 'its failure is expected';
    return undefined;
  },
  swallows: ({ caught, body }) =>
    (caught === undefined || /\b(AssertionError|(Base)?Exception)\b/.test(print(caught))) &&
    ![...statementsIn(body)].some(
      (statement) =>
        statement.does === 'raise' ||
        statement.does === 'assert' ||
        (statement.does === 'evaluate' && (pythonClaims(statement.value)?.length ?? 0) > 0),
    ),
  iteration: () => undefined,
  mustBeAwaited: () => false,
};

/** unittest's assertions, in the terms of assertion.ts. */
const MATCHERS: readonly (readonly [RegExp, string])[] = [
  [
    /^assert(List|Dict|Set|Tuple|Sequence|MultiLine|Count)?Equals?$|^assertIs$|^assert_(equal|array_equal|frame_equal|series_equal|called(_once)?_with|has_calls|any_call)$/,
    'equals',
  ],
  [/^assertNot(Equals?)$|^assertIsNot$/, 'differs'],
  [/^assertTrue$|^assert_$/, 'truthy'],
  [/^assertFalse$/, 'falsy'],
  [/^assertIsNotNone$/, 'exists'],
  [/^assertIsInstance$/, 'type'],
  [/^assert(Not)?AlmostEquals?$|^assert_(allclose|almost_equal|approx_equal)$/, 'near'],
  [/^assertGreater(Equal)?$/, 'above'],
  [/^assertLess(Equal)?$/, 'below'],
  [/^assert(Not)?Regex(pMatches)?$/, 'matches'],
  [/^assertRaises(Regex)?$/, 'throws'],
  [/^assert_(called|called_once|not_called|awaited)$/, 'called'],
];

function pythonClaims(node: Expression): readonly Claim[] | undefined {
  if (node.is !== 'call') return undefined;
  const name = lastName(node);
  const line = node.line;
  const args = node.args.filter(({ is }) => is !== 'keyword');
  const [subject, second] = args;
  if ((name === 'fail' && node.callee.is === 'member') || print(node.callee) === 'pytest.fail')
    return [{ matcher: 'fails', subject: { is: 'name', line, name }, line }];
  if (
    name.startsWith('assert_') &&
    node.callee.is === 'member' &&
    /^assert_(called|not_called|has|any|awaited)/.test(name)
  )
    return [{ matcher: matcherOf(name) ?? name, subject: node.callee.of, expected: node.args, line }];
  if (name === 'assertIsNone' && subject !== undefined)
    return [{ matcher: 'equals', subject, expected: [{ is: 'literal', line, spelled: 'None' }], line }];
  if (/^assert(Not)?In$/.test(name) && subject !== undefined && second !== undefined)
    return [{ matcher: 'contains', subject: second, expected: [subject], negated: name === 'assertNotIn', line }];
  const matcher = matcherOf(name);
  if (matcher === undefined || subject === undefined) return helper(node, name);
  if (matcher === 'throws') return [throwing(node.args, subject, line)];
  const negated = matcher === 'differs' || /^assertNot/.test(name);
  const expected = second === undefined || /^(truthy|falsy|exists)$/.test(matcher) ? [] : [second];
  const even = matcher === 'differs' ? 'equals' : matcher;
  return [
    {
      matcher: even,
      subject,
      expected,
      negated,
      line,
      ...(matcher === 'near' ? { tolerance: toleranceOf(node.args, args[2]) } : {}),
    },
  ];
}

function matcherOf(name: string): string | undefined {
  return MATCHERS.find(([pattern]) => pattern.test(name))?.[1];
}

/** Own assertions of a project are known by their names only. */
function helper(node: Expression & { is: 'call' }, name: string): Claim[] | undefined {
  if (!/^_?(assert|check|verify|expect|ensure)(_|[A-Z])\w*$/.test(name)) return undefined;
  const [subject = node, ...expected] = node.args;
  return [{ matcher: name, subject, expected, line: node.line }];
}

/** assertRaises(ValueError, f, 1) is about f(1). */
function throwing(args: readonly Expression[], error: Expression, line: number): Claim {
  const [, callee, ...rest] = args;
  if (callee === undefined) return { matcher: 'throws', subject: error, expected: [error], line };
  const subject: Expression = callee.is === 'function' ? single(callee) : { is: 'call', line, callee, args: rest };
  return { matcher: 'throws', subject, expected: [error], line };
}

function toleranceOf(args: readonly Expression[], places: Expression | undefined): number {
  const named = (name: string): number | undefined => {
    const found = args.find((one) => one.is === 'keyword' && one.name === name);
    return found?.is === 'keyword' ? Number(print(found.value)) : undefined;
  };
  const direct = named('delta') ?? named('atol') ?? named('rtol');
  if (direct !== undefined) return direct;
  return 10 ** -(named('places') ?? (places === undefined ? 7 : Number(print(places)))) / 2;
}

export function pythonMark(node: Expression): Mark | undefined {
  if (node.is !== 'call') return undefined;
  const path = dotted(node.callee) ?? [];
  const whole = path.join('.');
  const name = path.at(-1) ?? '';
  const [first, second] = node.args;
  const common = { text: print(node), line: node.line };
  if (whole === 'pytest.skip' || name === 'skipTest' || name === 'SkipTest') return { kind: 'skip', ...common };
  if (name === 'importorskip')
    return { kind: 'skip', ...common, condition: `${first === undefined ? '' : print(first)} is missing` };
  // request.applymarker(pytest.mark.xfail(…))
  if (/^(applymarker|add_marker)$/.test(name) && first !== undefined) return decoratorMarks(first)[0];
  if (whole === 'pytest.xfail') return { kind: 'expected-failure', ...common };
  if (/^(sys\.exit|os\._exit|exit|quit|pytest\.exit|os\.abort|os\.kill)$/.test(whole))
    return { kind: 'exit', ...common };
  if (name === 'setattr' || name === 'setitem' || whole.endsWith('patch.object')) {
    if (first?.is === 'text') return { kind: 'unit-replaced', ...common, replaced: [first.value] };
    return first !== undefined && second?.is === 'text'
      ? { kind: 'unit-replaced', ...common, replaced: [`${print(first)}.${second.value}`] }
      : undefined;
  }
  if (name === 'patch' && first?.is === 'text') return { kind: 'unit-replaced', ...common, replaced: [first.value] };
  return undefined;
}

/** What a decorator or an entry of `pytestmark` does to a test. */
export function decoratorMarks(node: Expression): Mark[] {
  const path = dotted(node) ?? [];
  const name = path.at(-1) ?? '';
  const args = node.is === 'call' ? node.args : [];
  const [first] = args.filter(({ is }) => is !== 'keyword');
  const common = { text: `@${print(node)}`, line: node.line };
  if (name === 'skip') return [{ kind: 'skip', ...common }];
  if (/^skip(if|If|Unless)$/.test(name)) {
    const { on, condition } = switchOf(first);
    const unless = name === 'skipUnless';
    if (condition !== undefined)
      return [{ kind: 'skip', ...common, condition: unless ? `not (${condition})` : condition }];
    return on === unless ? [] : [{ kind: 'skip', ...common }];
  }
  if (name === 'expectedFailure') return [{ kind: 'expected-failure', ...common }];
  if (name === 'xfail') {
    const { condition } = switchOf(first?.is === 'text' ? undefined : first);
    return [{ kind: 'expected-failure', ...common, ...(condition === undefined ? {} : { condition }) }];
  }
  if (/^(flaky|retry|repeat)$/.test(name)) return [{ kind: 'retries', ...common, amount: amountIn(args) }];
  if (name === 'timeout') return [{ kind: 'time-limit', ...common, amount: amountIn(args) }];
  return [pythonMark(node)].filter((mark) => mark !== undefined);
}

function amountIn(args: readonly Expression[]): number {
  const [first] = args;
  const amount = Number(first === undefined ? 'none' : print(first.is === 'keyword' ? first.value : first));
  return Number.isNaN(amount) ? 1 : amount;
}

function isNoReason(argument: Expression): boolean {
  return argument.is !== 'keyword' || argument.name === 'match';
}

function single(node: Expression): Expression {
  if (node.is !== 'function' || node.body.length !== 1) return node;
  const [statement] = node.body;
  return (statement?.does === 'return' || statement?.does === 'evaluate' ? statement.value : undefined) ?? node;
}

function lastName(node: Expression): string {
  return dotted(node)?.at(-1) ?? (node.is === 'call' && node.callee.is === 'member' ? node.callee.name : '');
}
