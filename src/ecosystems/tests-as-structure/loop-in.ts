import { tableOf, type Table } from './bindings.js';
import { blocksIn, isBlock } from './control.js';
import { listIn, tableIn } from './tables.js';
import { render, textOf, type Group, type Line, type Node } from './tree.js';

/** The parts of a loop: its block, and the values that it runs over, where they stand in it or in a known table. */
export function loopIn(
  { nodes }: Line,
  tables: ReadonlyMap<string, Table>,
): {
  readonly block: Group | undefined;
  readonly head: readonly Node[];
  /** The values where they stand in the loop itself. */
  readonly group: Group | undefined;
  readonly table: Table | undefined;
} {
  const block = nodes.findLast(isBlock) ?? blocksIn(nodes).at(-1);
  const head = nodes.filter((node) => node !== block);
  const known = tableIn(head) === undefined ? knownTable(render(head), tables) : undefined;
  const group = known === undefined ? (tableIn(head) ?? listIn(over(head))) : undefined;
  return { block, head, group, table: group === undefined ? known : tableOf(group, head) };
}

function knownTable(head: string, tables: ReadonlyMap<string, Table>): Table | undefined {
  const words = head.split(/[^\w$]+/);
  return [...tables].find(([name]) => words.includes(name.replace(/^@/, '')))?.[1];
}

/** What a loop runs over, without the names that it gives. */
function over(head: readonly Node[]): readonly Node[] {
  const at = head.findIndex((node) => /^(?:in|of|range)$/.test(textOf(node)));
  return head.slice(at + 1);
}
