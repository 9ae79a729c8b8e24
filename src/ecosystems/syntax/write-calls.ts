import type { Expression } from './nodes.js';
import { settle } from './settle.js';
import { substitute } from './substitute.js';
import type { Callable } from './known-names.js';

const DEEPEST = 3;

/** Calls of functions at hand that only make a value, written out: `item(3)` is `{ price: 3 }`. */
export function withCallsWritten(node: Expression, functions: ReadonlyMap<string, Callable>, depth = 0): Expression {
  if (depth > DEEPEST) return node;
  const again = (child: Expression): Expression => withCallsWritten(child, functions, depth);
  switch (node.is) {
    case 'call': {
      const call = {
        ...node,
        callee: node.callee.is === 'name' ? node.callee : again(node.callee),
        args: node.args.map(again),
      };
      const made =
        node.callee.is === 'function'
          ? valueOf(node.callee, call.args)
          : node.callee.is === 'name'
            ? madeBy(functions.get(node.callee.name), call.args)
            : undefined;
      return made === undefined ? call : withCallsWritten(made, functions, depth + 1);
    }
    case 'member':
    case 'await':
    case 'unary':
      return { ...node, of: again(node.of) };
    case 'list':
      return settle({ ...node, items: node.items.map(again) });
    case 'dictionary':
      return settle({ ...node, entries: node.entries.map(([key, value]) => [key, again(value)] as const) });
    case 'other':
      return settle({ ...node, parts: node.parts.map((part) => (typeof part === 'string' ? part : again(part))) });
    case 'binary':
      return { ...node, left: again(node.left), right: again(node.right) };
    case 'keyword':
      return { ...node, value: again(node.value) };
    default:
      return node;
  }
}

/** What a function at hand makes of its arguments, where that is a value and no call of what is tested. */
function madeBy(callable: Callable | undefined, args: readonly Expression[]): Expression | undefined {
  const [statement] = callable?.body ?? [];
  const makes = statement?.does === 'return' ? (statement.value?.is ?? '') : '';
  return callable !== undefined && ['list', 'dictionary', 'text', 'literal'].includes(makes)
    ? valueOf(callable, args)
    : undefined;
}

/** What a function of one `return` gives for these arguments, where each parameter gets one. */
function valueOf({ body, params }: Callable, args: readonly Expression[]): Expression | undefined {
  const [statement] = body;
  if (body.length !== 1 || statement?.does !== 'return' || statement.value === undefined) return undefined;
  const bound = params.flatMap((param, at): [string, Expression][] => {
    const value = args[at];
    return param.is === 'name' && value !== undefined && value.is !== 'keyword' ? [[param.name, value]] : [];
  });
  return bound.length === args.length && args.length === params.length
    ? substitute(statement.value, new Map(bound))
    : undefined;
}
