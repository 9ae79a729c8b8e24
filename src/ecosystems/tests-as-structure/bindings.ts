import type { Assertion } from '../structure.js';
import { elementsOf, render, textOf, type Group, type Node } from './tree.js';

/** What a name stands for in one round of a loop, or in one row of a table test. */
export type Binding = ReadonlyMap<string, string>;

/** A list of rows, and what the columns are called where the type of the rows says so. */
export interface Table {
  readonly rows: readonly (readonly Node[])[];
  readonly fields: readonly string[];
}

/** The rows of a list, with the fields of Go's `[]struct{ in, want string }` before it. */
export function tableOf(group: Group, nodes: readonly Node[]): Table {
  const type = findStruct(nodes);
  return { rows: elementsOf(group.nodes), fields: type === undefined ? [] : fieldsOf(type) };
}

function findStruct(nodes: readonly Node[]): Group | undefined {
  for (const [at, node] of nodes.entries()) {
    if (node.kind === 'group' && node.open === '{' && textOf(nodes[at - 1]) === 'struct') return node;
    const inner = node.kind === 'group' ? findStruct(node.nodes) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function fieldsOf({ nodes }: Group): string[] {
  const lines: Node[][] = [[]];
  for (const node of nodes) {
    if (node.kind === 'newline' || textOf(node) === ';') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines.flatMap((line) => elementsOf(line).map(([first]) => textOf(first)));
}

/** The names a loop gives to each round: `for (a, b) in`, `for _, c := range`, `foreach (… as $x)`, `each do |a, b|`. */
export function loopNames(head: readonly Node[], block: Group | undefined): string[] {
  const text = render(head);
  const bars = block === undefined ? undefined : /^\|([^|]*)\|/.exec(render(block.nodes))?.[1];
  const arrow = block === undefined ? undefined : /^\(?([\w, ]+)\)? ?->/.exec(render(block.nodes))?.[1];
  const [, go] = /\bfor [\w_]+, ?(\w+) ?:= ?range/.exec(text) ?? [];
  const [, php] = /\bas ?(?:\$\w+ ?=> ?)?(\[[^\]]*\]|\$\w+)\)?$/.exec(text) ?? [];
  const [, perl] = /^for(?:each)? ?(?:my ?)?(\$\w+)/.exec(text) ?? [];
  const [, inside] = /^for(?:each)? ?\(?(.*?)\)? ?(?:\bin\b|:(?!:)|<-|\bof\b)/.exec(text) ?? [];
  const found = bars ?? go ?? php ?? perl ?? arrow ?? inside ?? '';
  // `my ($text, $want) = @$row;` at the beginning of the block parts the row.
  const parted =
    block === undefined
      ? undefined
      : /^(?:my|let|const|auto|final)? ?[([]([\w$, ]+)[)\]]=@?\{?\$?(\w+)/.exec(render(block.nodes));
  if (parted?.[1] !== undefined && found.endsWith(parted[2] ?? ' '))
    return parted[1].split(',').map((name) => name.trim());
  return found.split(',').flatMap((part) => /(\$?\w+)[\])]*$/.exec(part.trim())?.[1] ?? []);
}

/** For each row what the names stand for; none where a row does not fit them. */
export function bindingsOf(names: readonly string[], table: Table): Binding[] {
  const [name] = names;
  if (name === undefined) return [];
  return table.rows.flatMap((row): Binding[] => {
    const last = row.at(-1);
    const inRow = last?.kind === 'group' ? elementsOf(last.nodes) : [];
    const parts = inRow.length >= names.length ? inRow : (inRow.length === 0 ? [row] : inRow).flatMap(pairOf);
    if (names.length > 1)
      return parts.length >= names.length ? [new Map(names.map((one, at) => [one, render(parts[at] ?? [])]))] : [];
    if (table.fields.length === 0) return [new Map([[name, render(row)]])];
    return [new Map(parts.map((part, at) => keyed(name, part, table.fields[at] ?? '')))];
  });
}

/** `key => value` as two. */
function pairOf(part: readonly Node[]): Node[][] {
  const at = part.findIndex((node) => textOf(node) === '=>');
  return at === -1 ? [[...part]] : [part.slice(0, at), part.slice(at + 1)];
}

function keyed(name: string, part: readonly Node[], field: string): [string, string] {
  const own = textOf(part[1]) === ':' ? textOf(part[0]) : field;
  return [`${name}.${own}`, render(textOf(part[1]) === ':' ? part.slice(2) : part)];
}

/** Each assertion once for each row, as if it were written out; as it is where no name of the row stands in it. */
export function expand(assertions: readonly Assertion[], bindings: readonly Binding[]): Assertion[] {
  return assertions.flatMap((assertion) => {
    const rounds = bindings.map((binding) => substitute(assertion, binding));
    const [first] = rounds;
    return first === undefined || first.text === assertion.text ? [assertion] : rounds;
  });
}

/** The assertion with names replaced by what they stand for; equal spellings of the same claim become one text. */
export function substitute(assertion: Assertion, binding: Binding): Assertion {
  const subject = bareNew(replaceNames(assertion.subject, binding));
  const expected = assertion.expected === undefined ? undefined : replaceNames(assertion.expected, binding);
  return {
    ...assertion,
    subject,
    ...(expected === undefined ? {} : { expected }),
    text: claim(subject, assertion.matcher, expected),
  };
}

/** `(new X())->f()` as `new X()->f()`: a value that is made where it is used may stand in parentheses. */
function bareNew(text: string): string {
  return text.replace(/\$this->(?=new )/g, '').replace(/\((new [\w\\.]+(?:\([^()]*\))?)\)(?=->|\.)/g, '$1');
}

/** What the assertion says, in one spelling. */
export function claim(subject: string, matcher: string, expected: string | undefined): string {
  if (matcher === '==' && expected === '""') return `${subject} empty`;
  return [subject, matcher, ...(expected === undefined ? [] : [expected])].join(' ').trim();
}

export function replaceNames(text: string, binding: Binding): string {
  if (binding.size === 0) return text;
  return text.replace(/"(?:\\.|[^"\\])*"|[$@]?[\p{L}_][\p{L}\p{N}_]*(?:\.\w+)?/gu, (whole, at: number) => {
    if (whole.startsWith('"') || text[at - 1] === '.' || text.slice(at - 2, at) === '::') return whole;
    const [head = '', ...rest] = whole.split('.');
    return binding.get(whole) ?? (binding.has(head) ? [binding.get(head), ...rest].join('.') : whole);
  });
}
