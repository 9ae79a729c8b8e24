import { elementsOf, render, statementsOf, textOf, type Group, type Line, type Node, type Syntax } from './tree.js';

/** One way through a statement: what is done, and under which condition. */
export interface Branch {
  readonly condition: string;
  readonly negated: boolean;
  readonly lines: readonly Line[];
}

/** The branches of an `if`, `unless`, or of a statement with one behind it; `undefined` for any other statement. */
export function branchesOf(line: Line, syntax: Syntax): Branch[] | undefined {
  const { nodes } = line;
  const [first] = nodes;
  const word = textOf(first);
  if (/^(?:if|unless|guard)$/.test(word))
    return word === 'guard' ? guardOf(line, syntax) : ifOf(line, syntax, word === 'unless');
  const at = nodes.findIndex((node, index) => index > 0 && node.kind === 'word' && /^(?:if|unless)$/.test(node.text));
  // `return unless ready`, `skip('…') if $^O eq 'x'`: not the branch of a longer expression.
  const before = nodes[at - 1];
  if (
    at < 1 ||
    (before?.kind === 'sign' && before.text !== ')') ||
    nodes.slice(0, at).some(({ kind }) => kind === 'directive')
  )
    return undefined;
  if (/^else$/.test(textOf(before)) || nodes.slice(at).some((node) => node.kind === 'group' && node.open === '{'))
    return undefined;
  return [
    {
      condition: render(nodes.slice(at + 1)),
      negated: textOf(nodes[at]) === 'unless',
      lines: [{ nodes: nodes.slice(0, at), line: line.line }],
    },
  ];
}

/** Swift's `guard condition else { leave }`. */
function guardOf(line: Line, syntax: Syntax): Branch[] {
  const at = line.nodes.findIndex((node) => textOf(node) === 'else');
  return [{ condition: render(line.nodes.slice(1, at)), negated: true, lines: inBlock(line.nodes.at(-1), syntax) }];
}

function ifOf(line: Line, syntax: Syntax, negated: boolean): Branch[] {
  const { nodes } = line;
  const at = nodes.findIndex(
    (node, index) => index > 0 && node.kind === 'group' && (node.open === '{' || node.open === 'do'),
  );
  const block = nodes[at];
  if (block === undefined || block.kind !== 'group') {
    const [, condition, ...rest] = nodes;
    return condition === undefined
      ? []
      : [{ condition: render([condition]), negated, lines: [{ nodes: rest, line: line.line }] }];
  }
  const condition = render(nodes.slice(1, at));
  const parts = splitAt(inBlock(block, syntax), /^(?:else|elsif|elif)$/);
  const [own = [], ...others] = parts;
  const rest = nodes.slice(at + 1);
  const after =
    rest[0] !== undefined && /^(?:else|elseif|elsif)$/.test(textOf(rest[0]))
      ? rest.slice(textOf(rest[0]) === 'else' ? 1 : 0)
      : [];
  const other: Branch[] =
    textOf(after[0]) === 'if' || /^else?if$|^elsif$/.test(textOf(after[0]))
      ? ifOf({ nodes: after, line: line.line }, syntax, false)
      : after.length > 0
        ? [{ condition, negated: !negated, lines: blockOrLine(after, line.line, syntax) }]
        : [];
  return [
    { condition, negated, lines: own },
    ...others.map((lines): Branch => ({ condition, negated: !negated, lines })),
    ...other,
  ];
}

function blockOrLine(nodes: readonly Node[], line: number, syntax: Syntax): Line[] {
  const [first] = nodes;
  return first?.kind === 'group' ? inBlock(first, syntax) : [{ nodes, line }];
}

export function inBlock(node: Node | undefined, syntax: Syntax): Line[] {
  return node?.kind === 'group' ? statementsOf(node.nodes, syntax) : [];
}

/** Splits at statements that begin with one of the words; the word itself goes. */
export function splitAt(lines: readonly Line[], words: RegExp): Line[][] {
  const parts: Line[][] = [[]];
  for (const line of lines) {
    if (words.test(textOf(line.nodes[0]))) {
      parts.push(line.nodes.length > 1 ? [{ nodes: line.nodes.slice(1), line: line.line }] : []);
    } else parts.at(-1)?.push(line);
  }
  return parts;
}

/** Blocks of a statement wherever they stand in it, those of nested calls as well. */
export function blocksIn(nodes: readonly Node[]): Group[] {
  return nodes.flatMap((node): Group[] =>
    node.kind !== 'group' ? [] : node.open === '{' || node.open === 'do' ? [node] : blocksIn(node.nodes),
  );
}

export function isBlock(node: Node): node is Group {
  return node.kind === 'group' && (node.open === '{' || node.open === 'do');
}

/** What is tried and what handles its errors: `try … catch`, `begin … rescue`; undefined for another statement. */
export function attemptOf(line: Line, syntax: Syntax): { tried: Line[]; handlers: Line[][] } | undefined {
  const blocks = blocksIn(line.nodes.filter((node) => node.kind !== 'group' || node.open !== '('));
  const [first, ...others] = blocks;
  if (first === undefined) return undefined;
  if (first.open === 'do') {
    const [tried = [], ...handlers] = splitAt(inBlock(first, syntax), /^(?:rescue|ensure)$/);
    return { tried, handlers };
  }
  if (others.length === 0 && textOf(line.nodes[0]) === 'do') return undefined;
  return { tried: inBlock(first, syntax), handlers: others.map((block) => inBlock(block, syntax)) };
}

/** The block that belongs to the statement: the last one at its top, or the last one handed to a call. */
export function blockOf(nodes: readonly Node[]): Group | undefined {
  const own = nodes.findLast(
    (node): node is Group => node.kind === 'group' && (node.open === '{' || node.open === 'do'),
  );
  if (own !== undefined) return own;
  const call = nodes.findLast((node): node is Group => node.kind === 'group' && node.open === '(');
  return call === undefined ? undefined : blockOf(call.nodes);
}

/** The functions among the arguments of a call, each as the statement that it is: `assertAll(() -> a, () -> b)`. */
export function handedOver(group: Group | undefined, line: number): Line[] {
  return elementsOf(group?.nodes ?? []).map((one) => ({
    nodes: one.slice(one.findIndex((node) => textOf(node) === '->') + 1),
    line,
  }));
}
