import type { Expression } from '../syntax/nodes.js';
import { substitute } from '../syntax/substitute.js';
import type { Callable } from './known-names.js';

const DEEPEST = 3;

/** Calls of functions at hand that only make a value, written out: `item(3)` is `{ price: 3 }`. */
export function withCallsWritten(node: Expression, functions: ReadonlyMap<string, Callable>, depth = 0): Expression {
  if (functions.size === 0 || depth > DEEPEST) return node;
  const again = (child: Expression): Expression => withCallsWritten(child, functions, depth);
  switch (node.is) {
    case 'call': {
      const call = {
        ...node,
        callee: node.callee.is === 'name' ? node.callee : again(node.callee),
        args: node.args.map(again),
      };
      const made = node.callee.is === 'name' ? madeBy(functions.get(node.callee.name), call.args) : undefined;
      return made === undefined ? call : withCallsWritten(made, functions, depth + 1);
    }
    case 'member':
    case 'await':
    case 'unary':
      return { ...node, of: again(node.of) };
    case 'list':
      return { ...node, items: node.items.map(again) };
    case 'dictionary':
      return { ...node, entries: node.entries.map(([key, value]) => [key, again(value)] as const) };
    case 'binary':
      return { ...node, left: again(node.left), right: again(node.right) };
    case 'keyword':
      return { ...node, value: again(node.value) };
    default:
      return node;
  }
}

/** What a function of one `return` gives for these arguments, where each parameter gets one. */
function madeBy(callable: Callable | undefined, args: readonly Expression[]): Expression | undefined {
  const [statement] = callable?.body ?? [];
  if (callable?.body.length !== 1 || statement?.does !== 'return' || statement.value === undefined) return undefined;
  if (!['list', 'dictionary', 'text', 'literal'].includes(statement.value.is)) return undefined;
  if (args.length !== callable.params.length) return undefined;
  const bound = callable.params.flatMap((param, at): [string, Expression][] => {
    const value = args[at];
    return param.is === 'name' && value !== undefined && value.is !== 'keyword' ? [[param.name, value]] : [];
  });
  return bound.length === args.length ? substitute(statement.value, new Map(bound)) : undefined;
}
