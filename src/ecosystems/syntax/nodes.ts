/**
 * The little that test files of different languages have in common. A parser of its own makes it for each language;
 * reading.ts reads tests out of it. What has no form here is `other`, in its pieces, so that nothing gets lost.
 */
export type Expression = { readonly line: number } & (
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'text'; readonly value: string }
  /** Numbers, true, null, NaN … as they are spelled. */
  | { readonly is: 'literal'; readonly spelled: string }
  | { readonly is: 'list'; readonly items: readonly Expression[] }
  | { readonly is: 'dictionary'; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly is: 'member'; readonly of: Expression; readonly name: string }
  | { readonly is: 'call'; readonly callee: Expression; readonly args: readonly Expression[]; readonly made?: boolean }
  | { readonly is: 'keyword'; readonly name: string; readonly value: Expression }
  | { readonly is: 'binary'; readonly op: string; readonly left: Expression; readonly right: Expression }
  | { readonly is: 'unary'; readonly op: string; readonly of: Expression }
  | { readonly is: 'await'; readonly of: Expression }
  | { readonly is: 'function'; readonly params: readonly Expression[]; readonly body: readonly Statement[] }
  | { readonly is: 'other'; readonly parts: readonly (string | Expression)[] }
);

export type Statement = { readonly line: number } & (
  | { readonly does: 'evaluate'; readonly value: Expression }
  | { readonly does: 'assign'; readonly target: Expression; readonly value: Expression; readonly op: string }
  | { readonly does: 'assert'; readonly test: Expression }
  | { readonly does: 'if'; readonly test: Expression; readonly then: Body; readonly otherwise: Body }
  | { readonly does: 'each'; readonly target: Expression; readonly over: Expression; readonly body: Body }
  | { readonly does: 'loop'; readonly head: Expression; readonly body: Body }
  | { readonly does: 'try'; readonly body: Body; readonly handlers: readonly Handler[]; readonly after: Body }
  | { readonly does: 'with'; readonly items: readonly Expression[]; readonly body: Body }
  | { readonly does: 'return'; readonly value?: Expression }
  | { readonly does: 'raise'; readonly value?: Expression }
  | {
      readonly does: 'define';
      readonly name: string;
      readonly params: readonly Expression[];
      readonly body: Body;
      readonly decorators: readonly Expression[];
    }
  | {
      readonly does: 'class';
      readonly name: string;
      readonly bases: readonly Expression[];
      readonly body: Body;
      readonly decorators: readonly Expression[];
    }
  | { readonly does: 'import'; readonly from: string; readonly names: readonly Imported[] }
  | { readonly does: 'block'; readonly body: Body }
);

export type Body = readonly Statement[];

export interface Handler {
  /** What is caught, where the language says so. */
  readonly caught?: Expression;
  readonly body: Body;
}

export interface Imported {
  readonly local: string;
  /** `*` for the whole module. */
  readonly name: string;
}

/** Text that is the same for two expressions that differ in white space, quotes or comments only. */
export function print(node: Expression): string {
  switch (node.is) {
    case 'name':
      return node.name;
    case 'text':
      return JSON.stringify(node.value);
    case 'literal':
      return node.spelled;
    case 'list':
      return `[${node.items.map(print).join(', ')}]`;
    case 'dictionary':
      return `{${node.entries.map(([key, value]) => `${keyText(key)}: ${print(value)}`).join(', ')}}`;
    case 'member':
      return `${print(node.of)}.${node.name}`;
    case 'call':
      return `${node.made === true ? 'new ' : ''}${print(node.callee)}(${node.args.map(print).join(', ')})`;
    case 'keyword':
      return `${node.name}=${print(node.value)}`;
    case 'binary':
      return `${print(node.left)} ${node.op} ${print(node.right)}`;
    case 'unary':
      return `${node.op} ${print(node.of)}`;
    case 'await':
      return `await ${print(node.of)}`;
    case 'function':
      return `(${node.params.map(print).join(', ')}) => {${node.body.map(printStatement).join('; ')}}`;
    case 'other':
      return node.parts.map((part) => (typeof part === 'string' ? part : print(part))).join('');
  }
}

export function printStatement(statement: Statement): string {
  const bodyText = (body: Body): string => `{${body.map(printStatement).join('; ')}}`;
  switch (statement.does) {
    case 'evaluate':
      return print(statement.value);
    case 'assign':
      return `${print(statement.target)} ${/^(const|let|var)$/.test(statement.op) ? '=' : statement.op} ${print(statement.value)}`;
    case 'assert':
      return `assert ${print(statement.test)}`;
    case 'if':
      return `if ${print(statement.test)} ${bodyText(statement.then)} else ${bodyText(statement.otherwise)}`;
    case 'each':
      return `for ${print(statement.target)} of ${print(statement.over)} ${bodyText(statement.body)}`;
    case 'loop':
      return `loop ${print(statement.head)} ${bodyText(statement.body)}`;
    case 'try':
      return `try ${bodyText(statement.body)} ${statement.handlers.map(({ body }) => `catch ${bodyText(body)}`).join(' ')} finally ${bodyText(statement.after)}`;
    case 'with':
      return `with ${statement.items.map(print).join(', ')} ${bodyText(statement.body)}`;
    case 'return':
      return `return ${statement.value === undefined ? '' : print(statement.value)}`;
    case 'raise':
      return `raise ${statement.value === undefined ? '' : print(statement.value)}`;
    case 'define':
      return `def ${statement.name}(${statement.params.map(print).join(', ')}) ${bodyText(statement.body)}`;
    case 'class':
      return `class ${statement.name}(${statement.bases.map(print).join(', ')}) ${bodyText(statement.body)}`;
    case 'import':
      return `import ${statement.names.map(({ local }) => local).join(', ')} from ${statement.from}`;
    case 'block':
      return bodyText(statement.body);
  }
}

function keyText(key: Expression): string {
  return key.is === 'text' && /^\w+$/.test(key.value) ? key.value : print(key);
}
