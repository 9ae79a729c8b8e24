import { elementsOf, render, textOf, type Group, type Node } from './tree.js';

/** The first list whose elements are all rows: `[]struct{…}{ {…}, {…} }`, `[(1, 2), (3, 4)]`, `[[1, 2]]`. */
export function tableIn(nodes: readonly Node[]): Group | undefined {
  for (const [at, node] of nodes.entries()) {
    if (node.kind !== 'group') continue;
    const elements = elementsOf(node.nodes);
    // Perl's lists stand in parentheses.
    const open = node.open === '(' && textOf(nodes[at - 1]) === '=' ? '[' : node.open;
    if (open !== 'do' && elements.length > 0 && elements.every((element) => isRow(element, open))) return node;
    const inner = tableIn(node.nodes);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The values that a loop runs over: `[1, 2, 3]`, `{"a", "b"}`, `(1, 2)`. */
export function listIn(nodes: readonly Node[]): Group | undefined {
  return nodes.findLast(
    (node): node is Group =>
      node.kind === 'group' &&
      (node.open === '(' ? elementsOf(node.nodes).length > 1 : node.open !== 'do' && node.nodes.length > 0),
  );
}

/** A bracket of its own, or one with a name or a key before it. In parentheses stand the arguments of a call. */
function isRow(element: readonly Node[], open: Group['open']): boolean {
  const last = element.at(-1);
  if (last?.kind !== 'group' || last.nodes.length === 0) return false;
  const [first] = element;
  if (/^(?:new|Arguments|arguments)$/.test(textOf(first))) return true;
  if (element.length > 3 || open === '(') return false;
  const bare = element.length === 1 || (element.length === 3 && element[1]?.kind === 'sign');
  if (last.open === '(') return bare || (open === '[' && first?.kind === 'word');
  return bare || (first?.kind === 'word' && /^[A-Z]/.test(first.text));
}

/** A hash, or a list of values, that a name is given. */
export function valuesIn(nodes: readonly Node[]): Group | undefined {
  const last = nodes.findLast((node) => node.kind === 'group');
  if (last?.kind !== 'group' || (last.open !== '[' && last.open !== '{')) return undefined;
  const elements = elementsOf(last.nodes);
  return elements.length > 0 && elements.every(([first]) => /^["'\d-]/.test(render(first === undefined ? [] : [first])))
    ? last
    : undefined;
}

/** The nodes without one of the groups in them. */
export function without(nodes: readonly Node[], group: Group | undefined): Node[] {
  if (group === undefined) return [...nodes];
  return nodes.flatMap((node): Node[] => {
    if (node === group) return [];
    return node.kind === 'group' ? [{ ...node, nodes: without(node.nodes, group) }] : [node];
  });
}

/** A row without the keys of its values: `{in: 1, want: 2}` and `{1, 2}` are the same row. */
export function renderRow(row: readonly Node[]): string {
  const [only] = row;
  if (row.length !== 1 || only?.kind !== 'group' || only.open !== '{') return render(row);
  const values = elementsOf(only.nodes).map((part) => render(textOf(part[1]) === ':' ? part.slice(2) : part));
  return `{${values.join(', ')}}`;
}
