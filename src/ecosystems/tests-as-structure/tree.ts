import type { Token } from './tokens.js';

/** A bracketed part of a text with what stands in it. `do` stands for every block that a word ends. */
export interface Group {
  readonly kind: 'group';
  readonly open: '(' | '[' | '{' | 'do';
  readonly nodes: readonly Node[];
  readonly line: number;
}
export type Node = Token | Group;

/** Statement by statement: the nodes of one, and where it begins. */
export interface Line {
  readonly nodes: readonly Node[];
  readonly line: number;
}

/** How a language ends statements and blocks. */
export interface Syntax {
  readonly newlines: boolean;
  /** Blocks end with the word `end`: Ruby, Elixir, Lua. */
  readonly endWords?: boolean;
  /** Stands at the left edge of a file only: whatever is open there was misread. */
  readonly topWord?: string;
}

const CLOSE: Record<string, string> = { '(': ')', '[': ']', '{': '}', do: 'end' };
/** Words that open a block ended by `end` where a statement begins. */
const OPENING = /^(?:def|defp|defmodule|class|module|if|unless|case|begin|while|until|for|function)$/;

/** The tokens with every bracket as a group. What is left open ends with the text. */
export function nest(tokens: readonly Token[], syntax: Syntax): Node[] {
  let at = 0;
  return inside(undefined);

  function inside(open: Group['open'] | undefined): Node[] {
    const nodes: Node[] = [];
    for (; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (token === undefined) break;
      if (open !== undefined && token.text === syntax.topWord && tokens[at - 1]?.kind === 'newline') {
        at -= 1;
        return nodes;
      }
      const opens = token.kind === 'sign' && /^[([{]$/.test(token.text) ? (token.text as Group['open']) : undefined;
      if (open !== undefined && token.text === CLOSE[open] && token.kind !== 'string') return nodes;
      const starts = syntax.endWords === true && token.kind === 'word' ? wordOpens(nodes, token) : false;
      if (opens !== undefined) {
        nodes.push(group(opens, token.line));
      } else if (starts) {
        const opensHere = token.text === 'do' || token.text === 'fn';
        if (!opensHere) header(nodes);
        if (opensHere || opensBelow(nodes)) nodes.push(group('do', token.line));
        else at -= 1;
      } else {
        if (/^[)\]}]$/.test(token.text) && token.kind === 'sign') continue;
        nodes.push(token);
      }
    }
    return nodes;
  }

  /** What stands in the line of the opening word: `def name(arguments)`, `if condition`. */
  function header(nodes: Node[]): void {
    for (; at < tokens.length; at += 1) {
      const token = tokens[at];
      if (token === undefined || token.kind === 'newline' || /^(?:;|then|do)$/.test(token.text)) return;
      const opens = token.kind === 'sign' && /^[([{]$/.test(token.text);
      nodes.push(opens ? group(token.text as Group['open'], token.line) : token);
    }
  }

  function group(open: Group['open'], line: number): Group {
    at += 1;
    return { kind: 'group', open, nodes: inside(open), line };
  }

  function wordOpens(before: readonly Node[], token: Token): boolean {
    const last = before.at(-1);
    if (last?.kind === 'sign' && (last.text === '.' || last.text === ':')) return false;
    // A key of a hash: `for: 1`, `do: x`.
    if (tokens[at + 1]?.text === ':') return false;
    if (token.text === 'do' || token.text === 'fn') return true;
    const fresh =
      last === undefined || last.kind === 'newline' || /^(?:;|=|\|\||&&|return|else|then)$/.test(textOf(last));
    return fresh && OPENING.test(token.text) && !closedInLine();
  }

  /** Elixir's `def x, do: y`, and blocks that `do` opens later in the line: `if x do`, `while x do`. A comma carries on. */
  function closedInLine(): boolean {
    for (let next = at + 1; next < tokens.length; next += 1) {
      if (tokens[next]?.kind === 'newline' && tokens[next - 1]?.text !== ',') return false;
      if (tokens[next]?.text === 'do') return true;
    }
    return false;
  }

  /** Ruby's `def name = value` has no block. */
  function opensBelow(nodes: readonly Node[]): boolean {
    const from = nodes.findLastIndex((node) => textOf(node) === 'def');
    const signs = nodes
      .slice(from + 1)
      .filter((node) => node.kind === 'sign')
      .map(textOf);
    return from === -1 || from < nodes.length - 12 || !signs.includes('=');
  }
}

const CONTINUES =
  /^(?:else|elseif|elsif|elif|catch|finally|ensure|rescue|and|or|\.|\?\.|->|&&|\|\||\?|:|,|=|==|!=|[+*/%|]|\)|as)$/;
const UNFINISHED = /^(?:[=+*/%|&,.(<?:]|==|!=|=>|->|:=|&&|\|\||<=|>=|\.|and|or|not|else|in)$/;

/** The statements among these nodes. */
export function statementsOf(nodes: readonly Node[], syntax: Syntax): Line[] {
  const lines: Line[] = [];
  let current: Node[] = [];
  const end = (): void => {
    const [first] = current;
    if (first !== undefined) lines.push({ nodes: current, line: first.line });
    current = [];
  };
  nodes.forEach((node, at) => {
    if (node.kind === 'directive') {
      end();
      current.push(node);
      end();
    } else if (node.kind === 'newline') {
      if (syntax.newlines && endsLine(current, nextNode(nodes, at), syntax)) end();
    } else if (node.kind === 'sign' && node.text === ';' && !inHeader(current, syntax)) end();
    else {
      current.push(node);
      if (
        node.kind === 'group' &&
        node.open === '{' &&
        !syntax.newlines &&
        endsBlock(current, nodes[at + 1], nextNode(nodes, at))
      )
        end();
      // Rust's `#![…]` speaks of what it stands in, not of what follows.
      if (node.kind === 'group' && node.open === '[' && current.map(textOf).join('') === '#!') end();
    }
  });
  end();
  return lines;
}

/** `if x := f(); x != y {`: the sign parts the header, it does not end the statement. */
function inHeader(current: readonly Node[], syntax: Syntax): boolean {
  const header = syntax.newlines && syntax.endWords !== true && /^(?:if|for|switch)$/.test(textOf(current[0]));
  return header && !current.some((node) => node.kind === 'group' && node.open === '{');
}

function endsLine(current: readonly Node[], next: Node | undefined, syntax: Syntax): boolean {
  const last = current.at(-1);
  if (last === undefined) return false;
  if (onlyAnnotations(current)) return false;
  if (last.kind !== 'group' && UNFINISHED.test(last.text)) return false;
  if (next?.kind === 'group')
    return next.open !== '{' || !/^(?:fun|func|class|if|for|while|object|interface|struct)$/.test(textOf(current[0]));
  if (next === undefined || next.kind === 'string') return true;
  // Where words end blocks, a word that begins a line begins a branch.
  return !CONTINUES.test(next.text) || (syntax.endWords === true && next.kind === 'word');
}

/** `@Test`, `@Tag("x")`, `@moduletag :skip` is no annotation of this kind: its word is followed by more. */
function onlyAnnotations(nodes: readonly Node[]): boolean {
  const signs = nodes
    .filter((node) => node.kind !== 'group')
    .map(textOf)
    .join(' ');
  return /^(?:@ [A-Z]\w*(?: [.:] \w+)* ?)+$/.test(signs);
}

function endsBlock(current: readonly Node[], next: Node | undefined, later: Node | undefined): boolean {
  if (next === undefined || later === undefined) return true;
  if (next.kind === 'sign' && /^[;,.)\]?:=]$|^(?:->|=>|::|&&|\|\|)$/.test(next.text)) return false;
  if (later.kind === 'word' && /^(?:else|elseif|elsif|catch|finally)$/.test(later.text)) return false;
  if (later.kind === 'word' && later.text === 'while' && textOf(current[0]) === 'do') return false;
  return !(later.kind === 'group' && later.open !== '[');
}

function nextNode(nodes: readonly Node[], at: number): Node | undefined {
  return nodes.slice(at + 1, at + 20).find((node) => node.kind !== 'newline');
}

/** What stands between commas. */
export function elementsOf(nodes: readonly Node[]): Node[][] {
  const elements: Node[][] = [[]];
  for (const node of nodes) {
    if (node.kind === 'sign' && node.text === ',') elements.push([]);
    else if (node.kind !== 'newline') elements.at(-1)?.push(node);
  }
  return elements.filter((element) => element.length > 0);
}

export function textOf(node: Node | undefined): string {
  return node === undefined || node.kind === 'group' ? '' : node.text;
}

/** The nodes as text in one spelling: no white space but between words, strings in double quotes, blocks in full. */
export function render(nodes: readonly Node[]): string {
  return joined(nodes, (group) => render(group.nodes));
}

/** The head of a statement with its arguments, without its blocks. Lists in braces are no blocks. */
export function headOf(nodes: readonly Node[], depth = 0): string {
  return joined(nodes, (group) => {
    if (group.open === 'do' || (group.open === '{' && (depth === 0 || isCode(group)))) return undefined;
    return headOf(group.nodes, depth + 1);
  });
}

function isCode({ nodes }: Group): boolean {
  return nodes.some((node) => node.kind !== 'group' && /^(?:;|\n|=>|->)$/.test(node.text));
}

function joined(nodes: readonly Node[], inner: (group: Group) => string | undefined): string {
  let out = '';
  const last = nodes.at(-1);
  for (const node of nodes) {
    if (node.kind === 'newline' || (node === last && textOf(node) === ',')) continue;
    const text =
      node.kind === 'group' ? bracketed(node, inner(node)) : node.kind === 'string' ? sameQuotes(node.text) : node.text;
    const touches = /[\p{L}\p{N}_$"]$/u.test(out) && /^[\p{L}\p{N}_$"]/u.test(text);
    out += touches || (out.endsWith(',') && !text.startsWith(' ')) ? ` ${text}` : text;
  }
  return out.trim();
}

function bracketed({ open }: Group, content: string | undefined): string {
  if (content === undefined) return '';
  return open === 'do' ? ` do ${content} end` : `${open}${content}${CLOSE[open] ?? ''}`;
}

function sameQuotes(text: string): string {
  const single = /^'((?:\\.|[^'\\"])*)'$/s.exec(text);
  return single === null ? text : `"${(single[1] ?? '').replaceAll("\\'", "'")}"`;
}
