import { elementsOf, type Group, type Node } from './tree.js';

/** The first list whose elements are all rows: `[]struct{…}{ {…}, {…} }`, `[(1, 2), (3, 4)]`, `[[1, 2]]`. */
export function tableIn(nodes: readonly Node[]): Group | undefined {
  for (const node of nodes) {
    if (node.kind !== 'group') continue;
    const elements = elementsOf(node.nodes);
    if (node.open !== 'do' && elements.length > 0 && elements.every((element) => isRow(element, node.open)))
      return node;
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
  if (last?.kind !== 'group' || last.nodes.length === 0 || element.length > 3 || open === '(') return false;
  const [first] = element;
  const bare = element.length === 1 || (element.length === 3 && element[1]?.kind === 'sign');
  if (last.open === '(') return bare || (open === '[' && first?.kind === 'word');
  return bare || (first?.kind === 'word' && /^[A-Z]/.test(first.text));
}

/** The nodes without one of the groups in them. */
export function without(nodes: readonly Node[], group: Group | undefined): Node[] {
  if (group === undefined) return [...nodes];
  return nodes.flatMap((node): Node[] => {
    if (node === group) return [];
    return node.kind === 'group' ? [{ ...node, nodes: without(node.nodes, group) }] : [node];
  });
}
