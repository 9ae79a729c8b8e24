import type { Mark } from '../structure.js';
import { print, type Expression } from '../syntax/nodes.js';
import { dotted, statementsIn } from '../syntax/walk.js';
import { rowsIn } from '../syntax/settle.js';
import { entryOf, keyName } from '../syntax/substitute.js';
import { isConstant } from '../syntax/assertion.js';
import type { Dialect } from '../syntax/dialect.js';
import { javascriptClaims, stepsOf } from './claims.js';
import { SWALLOWED } from '../syntax/scope.js';

export const JAVASCRIPT_DIALECT: Dialect = {
  claims: javascriptClaims,
  claimsOfBlock: () => undefined,
  mark: javascriptMark,
  detached: (call) => {
    if (call.is !== 'call') return undefined;
    const path = dotted(call.callee) ?? [];
    const name = path.at(-1) ?? '';
    if (/^(setTimeout|setInterval|setImmediate|queueMicrotask|nextTick)$/.test(name)) return 'it runs later';
    if (name === 'catch' && call.callee.is === 'member') return swallowsCall(call.args[0]) ? SWALLOWED : undefined;
    const options = call.args.find(({ is }) => is === 'dictionary');
    const skip = /^(test|it)$/.test(name) ? switchOf(entryOf(options, 'skip') ?? entryOf(options, 'todo')) : undefined;
    return skip?.on === true ? `skipped${skip.condition === undefined ? '' : ` if ${skip.condition}`}` : undefined;
  },
  swallows: ({ body }) => !complains(body),
  iteration: (call) => {
    if (call.is !== 'call' || call.callee.is !== 'member' || !/^(forEach|map)$/.test(call.callee.name))
      return undefined;
    const rows = rowsIn(call.callee.of);
    const [each] = call.args;
    return rows === undefined || each === undefined ? undefined : { rows, each };
  },
  mustBeAwaited: (node) =>
    stepsOf(node)?.some(({ name }) => /^(resolves|rejects|doesNotReject|throwsAsync)$/.test(name)) ?? false,
};

/** Whether an option is on, and under which condition. */
export function switchOf(value: Expression | undefined): { readonly on: boolean; readonly condition?: string } {
  if (value === undefined) return { on: false };
  if (!isConstant(value)) return { on: true, condition: print(value) };
  return { on: !/^(false|0|null|undefined|""|None|False)$/.test(print(value)) };
}

function javascriptMark(node: Expression): Mark | undefined {
  if (node.is !== 'call') return undefined;
  const path = dotted(node.callee) ?? [];
  const name = path.at(-1) ?? '';
  const root = path.length > 1 ? (path[0] ?? '') : '';
  const [first] = node.args;
  const common = { text: print(node), line: node.line };
  if (/^(skip|fixme)$/.test(name) && /^(t|ctx|context|this|test|it)$/.test(root)) {
    if (node.args.some(({ is }) => is === 'function')) return undefined;
    const condition = first === undefined || first.is === 'text' ? undefined : switchOf(first);
    if (condition?.on === false) return undefined;
    return {
      kind: 'skip',
      ...common,
      ...(condition?.condition === undefined ? {} : { condition: condition.condition }),
    };
  }
  if (name === 'todo' && /^(t|ctx|this)$/.test(root)) return { kind: 'todo', ...common };
  if (/^(exit|abort|reallyExit)$/.test(name) && root === 'process') return { kind: 'exit', ...common };
  if (name === 'retryTimes' || (name === 'retries' && root === 'this'))
    return { kind: 'retries', ...common, amount: numberOf(first) };
  if (/^(setTimeout|timeout|slow)$/.test(name) && /^(jest|this|test)$/.test(root))
    return { kind: 'time-limit', ...common, amount: numberOf(first) };
  return replacement(node, name, root);
}

/** jest.mock('./unit', …), vi.spyOn(unit, 'f').mock…, sinon.stub(unit, 'f'), t.mock.method(unit, 'f', …). */
function replacement(node: Expression & { is: 'call' }, name: string, root: string): Mark | undefined {
  const [first, second] = node.args;
  const common = { kind: 'unit-replaced' as const, text: print(node), line: node.line };
  if (
    /^(mock|doMock|unstable_mockModule|setMock|module|replace)$/.test(name) &&
    /^(jest|vi|vitest|mock|t|td|mockery|proxyquire)$/.test(root)
  ) {
    const from = first?.is === 'text' ? first.value : first?.is === 'other' ? print(first) : undefined;
    if (from !== undefined) return { ...common, replaced: replacedNames(second).map((key) => `${from}#${key}`) };
  }
  if (/^(spyOn|stub|method|replace|replaceProperty|fake)$/.test(name) && second?.is === 'text' && first !== undefined)
    return { ...common, replaced: [`${print(first)}.${second.value}`] };
  return undefined;
}

/** What a factory puts in the place of a module: `*`, or only some names where it keeps the rest. */
function replacedNames(factory: Expression | undefined): string[] {
  const made =
    factory?.is === 'function'
      ? [...statementsIn(factory.body)].flatMap((one) =>
          one.does === 'return' && one.value !== undefined ? [one.value] : [],
        )
      : factory?.is === 'dictionary'
        ? [factory]
        : [];
  const [object] = made;
  const keeps = object?.is === 'dictionary' && object.entries.some(([key]) => keyName(key) === '...');
  return keeps && object.is === 'dictionary'
    ? object.entries.map(([key]) => keyName(key)).filter((key) => key !== '...')
    : ['*'];
}

function swallowsCall(handler: Expression | undefined): boolean {
  return handler?.is === 'function' && !complains(handler.body);
}

/** It throws on, or checks something itself. */
function complains(body: Parameters<typeof statementsIn>[0]): boolean {
  for (const statement of statementsIn(body)) {
    if (statement.does === 'raise' || statement.does === 'assert') return true;
    const value = statement.does === 'evaluate' || statement.does === 'return' ? statement.value : undefined;
    const inner = value?.is === 'await' ? value.of : value;
    if (inner !== undefined && (javascriptClaims(inner)?.length ?? 0) > 0) return true;
    if (inner?.is === 'call' && /^(done|reject|cb|callback|next)$/.test(print(inner.callee)) && inner.args.length > 0)
      return true;
  }
  return false;
}

function numberOf(node: Expression | undefined): number {
  const number = node === undefined ? Number.NaN : Number(print(node).replaceAll('_', ''));
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}
