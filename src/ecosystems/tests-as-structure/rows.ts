import type { LightLanguage } from './language.js';
import { bindingsOf, tableOf, type Binding, type Table } from './bindings.js';
import { tableIn, valuesIn } from './tables.js';
import { blockOf } from './control.js';
import { elementsOf, headOf, render, statementsOf, textOf, type Line, type Node } from './tree.js';

/** The rows in the head of a test; a list in braces gives one row for each of its strings or numbers. */
export function rowsOf(head: string, language: LightLanguage): string[] {
  if (language.rows === undefined) return [];
  return [...head.matchAll(language.rows)].flatMap(([, row = '']) =>
    row.includes('{') ? (row.match(/"(?:\\.|[^"\\])*"|[-\w.]+(?=[,}])/g) ?? [row]) : [row.trim()],
  );
}

/** What the parameters of a table test stand for in each row: those of its head, or those that its provider returns. */
export function rowBindings(
  line: Line,
  name: string,
  language: LightLanguage,
  tables: ReadonlyMap<string, Table>,
): Binding[] {
  const parameters = parametersOf(line.nodes, name);
  if (parameters.length === 0) return [];
  const head = headOf(line.nodes);
  const provider = [...(language.provider === undefined ? [] : head.matchAll(language.provider))].flatMap(
    (found) => found.slice(1).find((one) => one !== undefined) ?? [],
  );
  const table = provider.map((one) => tables.get(one)).find((one) => one !== undefined);
  if (table !== undefined)
    return bindingsOf(parameters.length > 1 ? parameters : parameters.slice(0, 1), table).map(unwrapped);
  return rowsOf(head, language).flatMap((row): Binding[] => {
    const values = parameters.length > 1 && /^"[^"]*"$/.test(row) ? csv(row) : split(row);
    return values.length < parameters.length ? [] : [new Map(parameters.map((one, at) => [one, values[at] ?? '']))];
  });
}

/** A provider of one value gives lists of one. */
function unwrapped(binding: Binding): Binding {
  return binding.size > 1
    ? binding
    : new Map([...binding].map(([name, value]) => [name, value.replace(/^\[(.*)\]$/s, '$1')]));
}

function parametersOf(nodes: readonly Node[], name: string): string[] {
  const at = nodes.findIndex(
    (node, index) => node.kind === 'word' && node.text === name && nodes[index + 1]?.kind === 'group',
  );
  const group = nodes[at + 1];
  if (at === -1 || group?.kind !== 'group') return [];
  return elementsOf(group.nodes).flatMap((element) => {
    const colon = element.findIndex((node) => textOf(node) === ':');
    return /(\$?\w+)$/.exec(render(colon === -1 ? element : element.slice(0, colon)))?.[1] ?? [];
  });
}

function csv(row: string): string[] {
  return row
    .slice(1, -1)
    .split(/[,|;]/)
    .map((value) => value.trim().replace(/^'(.*)'$/, '$1'))
    .map((value) => (/^(?:-?\d[\d.]*|true|false)$/.test(value) ? value : JSON.stringify(value)));
}

function split(row: string): string[] {
  return (row.match(/(?:"(?:\\.|[^"\\])*"|\([^)]*\)|\[[^\]]*\]|[^,"([])+/g) ?? []).map((value) => value.trim());
}

/** Tables with a name among these statements: what a variable holds, or a function returns. */
export function namedTables(lines: readonly Line[]): Map<string, Table> {
  return new Map(
    lines.flatMap((line): [string, Table][] => {
      const group = tableIn(line.nodes) ?? valuesIn(line.nodes);
      const yielded = group === undefined ? yieldsIn(line.nodes) : [];
      const [, called, set] =
        /\b(?:function|fun|func|def|fn|sub) ?(\w+)\(|([$@]?\w+) ?(?:\[\])? ?(?::?=|=>)(?!=)/.exec(headOf(line.nodes)) ??
        [];
      const name = called ?? set ?? /(\w+)\([^()]*\)$/.exec(headOf(line.nodes))?.[1];
      if (name === undefined) return [];
      if (group !== undefined) return [[name, tableOf(group, line.nodes)]];
      return yielded.length === 0 ? [] : [[name, { rows: yielded, fields: [] }]];
    }),
  );
}

/** `yield 'name' => [1, 2];` and `yield return new object[] {1, 2};`: each gives a row. */
function yieldsIn(nodes: readonly Node[]): Node[][] {
  const block = blockOf(nodes);
  if (block === undefined) return [];
  return statementsOf(block.nodes, { newlines: false }).flatMap((line) => {
    const row = textOf(line.nodes[0]) === 'yield' ? line.nodes.at(-1) : undefined;
    return row?.kind === 'group' ? [[row]] : [];
  });
}
