/**
 * One leaf of Markdown's block structure: a paragraph (or heading, or row of signs), a fence, or raw HTML.
 * Block quotes and list items are not blocks here: they only decide where their leaves begin and end.
 */
export interface Block {
  readonly kind: 'prose' | 'code' | 'html';
  /** First line and the line behind the last. */
  readonly from: number;
  to: number;
}

/** A block quote, or a list item with the columns that its content is indented by. */
type Container = 'quote' | number;

type Leaf =
  | { readonly kind: 'paragraph' }
  | { readonly kind: 'fence'; readonly marks: string }
  | { readonly kind: 'html'; readonly last: RegExp };

/** Deeper ones are taken for raw HTML: nothing in it passes as code, and lines stay cheap. */
const DEEPEST = 500;

const FENCE = /^(?:(`{3,})(?=[^`]*$)|(~{3,}))/;
const ITEM = /^(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/;
const RULE = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const HEADING = /^#{1,6}(?=[ \t]|$)/;
const UNDERLINE = /^(?:=+|-+)[ \t]*$/;
const BLANK = /^\s*$/;

/** Raw HTML by how it begins, with the line that ends it: its own end, or a blank one. */
const HTML: readonly (readonly [begins: RegExp, ends: RegExp])[] = [
  [/^<(?:script|pre|style|textarea)(?=[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![A-Za-z]/, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [
    /^<\/?(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|d[dlt]|details|dialog|dir|div|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6r]|head|header|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|t[dhr]|tfoot|thead|title|track|ul)(?=[\s/>]|$)/i,
    BLANK,
  ],
];
/** Any other tag alone on its line, which cannot end a paragraph. */
const LONE_TAG = /^<\/?[A-Za-z][A-Za-z0-9-]*(?:[\s/](?:[^<>"']|"[^"]*"|'[^']*')*)?>[ \t]*$/;

/** The blocks of Markdown as GitHub reads it, in order, so that together they are all of its lines. */
export function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let containers: Container[] = [];
  let leaf: Leaf | undefined;
  for (const [at, raw] of lines.entries()) {
    const cursor = new Cursor(raw.replace(/\n$/, ''));
    const matched = matchedBy(containers, cursor);
    const all = matched === containers.length;
    if (all && leaf !== undefined && leaf.kind !== 'paragraph') {
      const rest = cursor.rest();
      const ends = leaf.kind === 'fence' ? closes(cursor, leaf.marks) : leaf.last.test(rest);
      const isAfter = leaf.kind === 'html' && leaf.last === BLANK && ends;
      if (isAfter) add('prose', at);
      else grow(at);
      if (ends) leaf = undefined;
      continue;
    }
    if (BLANK.test(cursor.rest())) {
      containers = containers.slice(0, matched);
      leaf = undefined;
      add('prose', at);
      continue;
    }
    const opened = openedBy(cursor, leaf?.kind === 'paragraph', all);
    if (opened.containers.length === 0 && opened.leaf === 'continued') {
      grow(at);
      continue;
    }
    containers = [...containers.slice(0, matched), ...opened.containers];
    const rest = cursor.rest();
    const isDeep = containers.length > DEEPEST;
    if (isDeep) containers = [];
    leaf = isDeep ? { kind: 'html', last: BLANK } : leafOf(opened.leaf, rest);
    add(leaf?.kind === 'fence' ? 'code' : leaf?.kind === 'html' ? 'html' : 'prose', at);
    // Raw HTML may end on the line on which it begins.
    if (leaf?.kind === 'html' && leaf.last !== BLANK && leaf.last.test(rest)) leaf = undefined;
  }
  return blocks;

  function add(kind: Block['kind'], at: number): void {
    blocks.push({ kind, from: at, to: at + 1 });
  }

  function grow(at: number): void {
    const last = blocks.at(-1);
    if (last !== undefined) last.to = at + 1;
  }
}

type Opened = 'continued' | 'paragraph' | 'single' | 'fence' | { readonly html: RegExp };

function leafOf(opened: Opened, rest: string): Leaf | undefined {
  if (typeof opened === 'object') return { kind: 'html', last: opened.html };
  if (opened === 'fence') return { kind: 'fence', marks: FENCE.exec(rest)?.[0] ?? '' };
  return opened === 'paragraph' ? { kind: opened } : undefined;
}

/** What the rest of a line opens: containers, then one leaf. `after`: a paragraph is open, which it may go on with. */
function openedBy(
  cursor: Cursor,
  after: boolean,
  isInside: boolean,
): { readonly containers: Container[]; readonly leaf: Opened } {
  const containers: Container[] = [];
  for (;;) {
    const goesOn = after && containers.length === 0;
    const indent = cursor.indent();
    // Indented code is taken for prose: it is shown as it is either way.
    if (indent > 3) return { containers, leaf: goesOn ? 'continued' : 'single' };
    const rest = cursor.rest();
    if (rest.startsWith('>')) {
      cursor.quote();
      containers.push('quote');
    } else {
      const leaf = leafAt(rest, goesOn, isInside);
      if (leaf !== undefined) return { containers, leaf };
      const item = ITEM.exec(rest);
      const text = item === null ? '' : rest.slice(item[0].length);
      const isItem = item !== null && !(goesOn && (BLANK.test(text) || (item[1] ?? '1') !== '1'));
      if (!isItem) return { containers, leaf: goesOn ? 'continued' : 'paragraph' };
      containers.push(cursor.item(indent, item[0].length));
    }
    if (containers.length > DEEPEST) return { containers, leaf: 'single' };
    if (BLANK.test(cursor.rest())) return { containers, leaf: 'single' };
  }
}

function leafAt(rest: string, goesOn: boolean, isInside: boolean): Opened | undefined {
  if (FENCE.test(rest)) return 'fence';
  const html = HTML.find(([begins]) => begins.test(rest))?.[1];
  if (html !== undefined) return { html };
  if (!goesOn && LONE_TAG.test(rest)) return { html: BLANK };
  if (HEADING.test(rest) || (goesOn && isInside && UNDERLINE.test(rest)) || RULE.test(rest)) return 'single';
  return undefined;
}

/** How many of the open containers the line goes on with; the cursor stands behind their marks. */
function matchedBy(containers: readonly Container[], cursor: Cursor): number {
  for (const [depth, container] of containers.entries()) {
    if (container === 'quote') {
      if (cursor.indent() > 3 || !cursor.rest().startsWith('>')) return depth;
      cursor.quote();
    } else if (BLANK.test(cursor.rest())) {
      const quote = containers.indexOf('quote', depth);
      return quote === -1 ? containers.length : quote;
    } else {
      if (cursor.indent() < container) return depth;
      cursor.columns(container);
    }
  }
  return containers.length;
}

function closes(cursor: Cursor, fence: string): boolean {
  if (cursor.indent() > 3) return false;
  const close = /^(?:`{3,}|~{3,})(?=[ \t]*$)/.exec(cursor.rest())?.[0];
  return close !== undefined && close[0] === fence[0] && close.length >= fence.length;
}

/** A place in one line. Tabs reach to the next multiple of four columns. */
class Cursor {
  #at = 0;
  #column = 0;
  /** Columns of a tab that are left when only a part of it was taken. */
  #spare = 0;

  readonly #line: string;

  constructor(line: string) {
    this.#line = line;
  }

  /** The columns of blanks that come next. */
  indent(): number {
    let column = this.#column + this.#spare;
    for (let at = this.#at; at < this.#line.length; at += 1) {
      if (this.#line[at] === ' ') column += 1;
      else if (this.#line[at] === '\t') column += 4 - (column % 4);
      else break;
    }
    return column - this.#column;
  }

  /** What stands behind the blanks that come next. */
  rest(): string {
    let at = this.#at;
    while (this.#line[at] === ' ' || this.#line[at] === '\t') at += 1;
    return this.#line.slice(at);
  }

  columns(count: number): void {
    for (let left = count; left > 0;) {
      if (this.#spare === 0) {
        const letter = this.#line[this.#at];
        if (letter !== ' ' && letter !== '\t') return;
        this.#spare = letter === ' ' ? 1 : 4 - (this.#column % 4);
        this.#at += 1;
      }
      const taken = Math.min(left, this.#spare);
      this.#spare -= taken;
      this.#column += taken;
      left -= taken;
    }
  }

  /** Past the mark of a block quote and the blank behind it. */
  quote(): void {
    this.columns(this.indent());
    this.#take(1);
    this.columns(1);
  }

  /** Past the mark of a list item; the columns that its content is indented by. */
  item(indent: number, size: number): number {
    this.columns(indent);
    this.#take(size);
    const blanks = this.rest() === '' ? 1 : this.indent();
    const inner = blanks > 4 ? 1 : blanks;
    this.columns(inner);
    return indent + size + inner;
  }

  #take(count: number): void {
    this.#at += count;
    this.#column += count;
  }
}
