import { tagReader } from './html-tag.js';

/** A stretch of Markdown: `code` is shown as written (fence or span, with its back-ticks), prose is rendered. */
export interface Region {
  readonly kind: 'prose' | 'code';
  readonly text: string;
}

// Lines of such an HTML block are no Markdown up to the next blank line.
const HTML_BLOCK =
  /^ {0,3}<\/?(?:address|article|aside|blockquote|body|center|d[dlt]|details|dialog|div|fieldset|figcaption|figure|footer|form|frame|h[1-6r]|head|header|html|iframe|legend|li|link|main|menu|nav|ol|option|p|param|pre|script|section|style|summary|table|tbody|t[dhr]|textarea|tfoot|thead|title|ul)(?=[\s/>]|$)/i;
const FENCE = /^([ \t]*)(`{3,}(?=[^`\n]*$)|~{3,})(.*)$/;
const BLANK_LINE = /\n(?=[ \t]*\n)/g;

/**
 * Splits Markdown into prose and code, in order; joined again they are the input. Where GitHub's reading is
 * doubtful the text counts as prose, so that nothing escapes a cleaner by looking like code.
 */
export function splitCode(markdown: string): Region[] {
  const regions: Region[] = [];
  let prose: string[] = [];
  const flush = (): void => {
    if (prose.length > 0) regions.push(...splitSpans(prose.join('')));
    prose = [];
  };
  const lines = markdown.split(/(?<=\n)/);
  for (let at = 0; at < lines.length;) {
    const open = FENCE.exec(lineAt(lines, at));
    const htmlEnd = open === null ? endOfHtml(lines, at) : undefined;
    if (htmlEnd !== undefined) {
      flush();
      regions.push({ kind: 'prose', text: lines.slice(at, htmlEnd).join('') });
      at = htmlEnd;
      continue;
    }
    if (open === null) {
      prose.push(lines[at] ?? '');
      at += 1;
      continue;
    }
    const end = fenceEnd(lines, at, open[1] ?? '', open[2] ?? '');
    flush();
    regions.push({ kind: 'code', text: lines.slice(at, end).join('') });
    at = end;
  }
  flush();
  return regions;
}

/** The line after the comment or HTML block that starts here, if one does: neither fences nor spans are code in it. */
function endOfHtml(lines: readonly string[], start: number): number | undefined {
  const line = lineAt(lines, start);
  const last = /^ {0,3}<!--/.test(line) ? /-->/ : HTML_BLOCK.test(line) ? /^\s*$/ : undefined;
  if (last === undefined) return undefined;
  for (let at = start; at < lines.length; at += 1) if (last.test(lineAt(lines, at))) return at + 1;
  return lines.length;
}

/** The line after the fence's last one: its closer, the first line that left its indentation, or the end. */
function fenceEnd(lines: readonly string[], start: number, indent: string, ticks: string): number {
  const deep = indent.length > 3 || indent.includes('\t');
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lineAt(lines, at);
    // Deep fences exist only inside lists, and there only as long as the lines stay indented.
    if (deep && line.trim() !== '' && !line.startsWith(indent)) return at;
    const close = /^[ \t]*(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1];
    if (close !== undefined && close[0] === ticks[0] && close.length >= ticks.length) return at + 1;
  }
  return lines.length;
}

function lineAt(lines: readonly string[], at: number): string {
  return (lines[at] ?? '').replace(/\n$/, '');
}

/** Code spans: a run of back-ticks up to the next run of the same length in the same paragraph, outside of tags. */
function splitSpans(text: string): Region[] {
  const tokens = tokensOf(text);
  const partner = partners(tokens.map((token) => token.text));
  const isInParagraph = paragraphs(text);
  const regions: Region[] = [];
  let from = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const open = tokens[index];
    const close = tokens[partner[index] ?? -1];
    if (open === undefined || close === undefined) continue;
    const end = close.index + close.text.length;
    if (open.text === '<!--') {
      index = partner[index] ?? index;
      continue;
    }
    if (escaped(text, open.index) || !isInParagraph(open.index, end)) continue;
    if (open.index > from) regions.push({ kind: 'prose', text: text.slice(from, open.index) });
    regions.push({ kind: 'code', text: text.slice(open.index, end) });
    from = end;
    index = partner[index] ?? index;
  }
  if (from < text.length) regions.push({ kind: 'prose', text: text.slice(from) });
  return regions;
}

interface Token {
  readonly text: string;
  readonly index: number;
}

/** Runs of back-ticks, the ends of comments, and whole tags, in which a back-tick is no code. */
function tokensOf(text: string): Token[] {
  const tagAt = tagReader(text);
  const tokens: Token[] = [];
  const marks = /`+|<!--|-->|</g;
  for (let found = marks.exec(text); found !== null; found = marks.exec(text)) {
    const end = found[0] === '<' ? tagAt(found.index)?.end : marks.lastIndex;
    if (end === undefined) continue;
    tokens.push({ text: text.slice(found.index, end), index: found.index });
    marks.lastIndex = end;
  }
  return tokens;
}

/** Whether a stretch has no blank line in it. Stretches are asked about in the order in which they begin. */
function paragraphs(text: string): (from: number, to: number) => boolean {
  const blanks = [...text.matchAll(BLANK_LINE)].map(({ index }) => index);
  let next = 0;
  return (from, to) => {
    while ((blanks[next] ?? Infinity) < from) next += 1;
    return (blanks[next] ?? Infinity) >= to;
  };
}

/** For each run of back-ticks the index of the next equal one, for each comment's start that of its end. */
function partners(tokens: readonly string[]): (number | undefined)[] {
  const next = new Map<string, number>();
  const result: (number | undefined)[] = tokens.map(() => undefined);
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    const token = tokens[index] ?? '';
    if (token.startsWith('`')) result[index] = next.get(token);
    else if (token === '<!--') result[index] = next.get('-->');
    next.set(token, index);
  }
  return result;
}

function escaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text[at - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}
