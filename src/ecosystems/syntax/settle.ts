import { print, type Expression } from './nodes.js';

/** `{...{a: 1}, b: 2}` is `{a: 1, b: 2}`, `[1, 2][0]` is 1: what a literal comes to once its parts are known. */
export function settle(node: Expression): Expression {
  switch (node.is) {
    case 'list':
      return { ...node, items: node.items.flatMap((item) => spreadOf(item, 'list')?.items ?? [item]) };
    case 'dictionary':
      return merged(node);
    case 'other':
      return element(node.parts) ?? filledIn(node) ?? node;
    default:
      return node;
  }
}

/** What is gone through, row by row, where it stands there: a list, or the keys, values or entries of a dictionary. */
export function rowsIn(node: Expression): readonly Expression[] | undefined {
  if (node.is === 'list') return node.items;
  if (node.is !== 'call') return undefined;
  const [first] = node.args;
  const [object, name] =
    node.callee.is !== 'member'
      ? [undefined, '']
      : print(node.callee.of) === 'Object'
        ? [first, node.callee.name]
        : [node.callee.of, node.callee.name];
  if (/^(list|tuple|sorted)$/.test(print(node.callee)) && first !== undefined && node.args.length === 1)
    return rowsIn(first);
  if (object?.is !== 'dictionary' || !/^(entries|items|keys|values)$/.test(name)) return undefined;
  const line = object.line;
  return object.entries.map(([key, value]): Expression => {
    const text: Expression = key.is === 'name' ? { is: 'text', line, value: key.name } : key;
    return name === 'keys' ? text : name === 'values' ? value : { is: 'list', line, items: [text, value] };
  });
}

type Of<Is extends Expression['is']> = Expression & { is: Is };

/** The literal behind `...` or `*` or `**`. */
function spreadOf<Is extends Expression['is']>(node: Expression, is: Is): Of<Is> | undefined {
  if (node.is !== 'other') return undefined;
  const [sign, of, ...rest] = node.parts;
  const isSpread = typeof sign === 'string' && /^(\.\.\.|\*{1,2})$/.test(sign.trim());
  const isAlone = rest.every((part) => typeof part === 'string' && part.trim() === '');
  return isSpread && isAlone && typeof of === 'object' && of.is === is ? (of as Of<Is>) : undefined;
}

function merged(node: Of<'dictionary'>): Expression {
  const inner = ([key, value]: readonly [Expression, Expression]): Of<'dictionary'> | undefined =>
    print(key) === '...' ? (value.is === 'dictionary' ? value : spreadOf(value, 'dictionary')) : undefined;
  if (!node.entries.some((entry) => inner(entry) !== undefined)) return node;
  const entries = new Map<string, readonly [Expression, Expression]>();
  for (const entry of node.entries.flatMap((one) => inner(one)?.entries ?? [one])) {
    const key = print(entry[0]);
    entries.set(key === '...' ? `...${print(entry[1])}` : key, entry);
  }
  return { ...node, entries: [...entries.values()] };
}

/** A template whose holes are all known is a text. */
function filledIn({ parts, line }: Of<'other'>): Expression | undefined {
  const [first] = parts;
  if (typeof first !== 'string' || !first.startsWith('`')) return undefined;
  const pieces = parts.map((part) =>
    typeof part === 'string'
      ? part.replace(/^[`}]|(\$\{|`)$/g, '')
      : part.is === 'text'
        ? part.value
        : part.is === 'literal'
          ? part.spelled
          : undefined,
  );
  return pieces.includes(undefined) ? undefined : { is: 'text', line, value: pieces.join('') };
}

/** `[a, b][0]`, `{x: 1}["x"]` */
function element(parts: readonly (string | Expression)[]): Expression | undefined {
  const [of, open, at, close] = parts;
  if (parts.length !== 4 || typeof of !== 'object' || typeof at !== 'object') return undefined;
  const isSign = (part: string | Expression | undefined, sign: string): boolean =>
    typeof part === 'string' && part.trim() === sign;
  if (!isSign(open, '[') || !isSign(close, ']')) return undefined;
  if (of.is === 'list' && at.is === 'literal' && /^\d+$/.test(at.spelled)) {
    const item = of.items[Number(at.spelled)];
    return of.items.some(({ is }) => is === 'other') ? undefined : item;
  }
  return of.is === 'dictionary' ? of.entries.find(([key]) => print(key) === print(at))?.[1] : undefined;
}
