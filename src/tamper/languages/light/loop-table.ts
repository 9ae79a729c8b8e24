import { tableOf, type Table } from './bindings.js';
import { listIn, tableIn } from './tables.js';
import { render, textOf, type Group, type Node } from './tree.js';

/** What a loop with this head runs over: the list that stands in it, or a table that has a name. */
export function loopTable(
  head: readonly Node[],
  tables: ReadonlyMap<string, Table>,
): { readonly group?: Group; readonly table?: Table } {
  const written = tableIn(head);
  const words = render(head).split(/[^\w$]+/);
  const known =
    written === undefined ? [...tables].find(([name]) => words.includes(name.replace(/^@/, '')))?.[1] : undefined;
  if (known !== undefined) return { table: known };
  const group = written ?? listIn(over(head));
  return group === undefined ? {} : { group, table: tableOf(group, head) };
}

/** What a loop runs over, without the names that it gives. */
function over(head: readonly Node[]): readonly Node[] {
  const at = head.findIndex((node) => /^(?:in|of|range)$/.test(textOf(node)));
  return head.slice(at + 1);
}
