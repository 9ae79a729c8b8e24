import type { Body, Expression, Statement } from './nodes.js';

/** The expressions right below. */
export function childrenOf(node: Expression): readonly Expression[] {
  switch (node.is) {
    case 'list':
      return node.items;
    case 'dictionary':
      return node.entries.flat();
    case 'member':
    case 'unary':
    case 'await':
      return [node.of];
    case 'call':
      return [node.callee, ...node.args];
    case 'keyword':
      return [node.value];
    case 'binary':
      return [node.left, node.right];
    case 'other':
      return node.parts.filter((part) => typeof part !== 'string');
    case 'function':
      return node.params;
    default:
      return [];
  }
}

/** The expressions and the bodies right below. */
export function partsOf(statement: Statement): { readonly expressions: Expression[]; readonly bodies: Body[] } {
  switch (statement.does) {
    case 'evaluate':
      return { expressions: [statement.value], bodies: [] };
    case 'assign':
      return { expressions: [statement.target, statement.value], bodies: [] };
    case 'assert':
      return { expressions: [statement.test], bodies: [] };
    case 'if':
      return { expressions: [statement.test], bodies: [statement.then, statement.otherwise] };
    case 'each':
      return { expressions: [statement.target, statement.over], bodies: [statement.body] };
    case 'loop':
      return { expressions: [statement.head], bodies: [statement.body] };
    case 'try':
      return {
        expressions: [],
        bodies: [statement.body, ...statement.handlers.map(({ body }) => body), statement.after],
      };
    case 'with':
      return { expressions: [...statement.items], bodies: [statement.body] };
    case 'return':
    case 'raise':
      return { expressions: statement.value === undefined ? [] : [statement.value], bodies: [] };
    case 'define':
      return { expressions: [...statement.decorators, ...statement.params], bodies: [statement.body] };
    case 'class':
      return { expressions: [...statement.decorators, ...statement.bases], bodies: [statement.body] };
    case 'import':
      return { expressions: [], bodies: [] };
    case 'block':
      return { expressions: [], bodies: [statement.body] };
  }
}

/** Every expression of a body, functions in it included. */
export function* expressionsIn(body: Body): Generator<Expression> {
  for (const statement of body) {
    const { expressions, bodies } = partsOf(statement);
    for (const expression of expressions) yield* within(expression);
    for (const inner of bodies) yield* expressionsIn(inner);
  }
}

/** The expression and every one below it. */
export function* within(node: Expression): Generator<Expression> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
  if (node.is === 'function') yield* expressionsIn(node.body);
}

/** Every statement of a body, those of functions in it included. */
export function* statementsIn(body: Body): Generator<Statement> {
  for (const statement of body) {
    yield statement;
    const { expressions, bodies } = partsOf(statement);
    for (const inner of bodies) yield* statementsIn(inner);
    for (const expression of expressions)
      for (const node of within(expression)) if (node.is === 'function') yield* statementsIn(node.body);
  }
}

/** `a.b.c` as ['a', 'b', 'c'], calls on the way left out; undefined where the root is no name. */
export function dotted(node: Expression): string[] | undefined {
  if (node.is === 'name') return [node.name];
  if (node.is === 'member') {
    const root = dotted(node.of);
    return root === undefined ? undefined : [...root, node.name];
  }
  return node.is === 'call' ? dotted(node.callee) : node.is === 'await' ? dotted(node.of) : undefined;
}
