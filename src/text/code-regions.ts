import { blocksOf } from './blocks.js';
import { tagReader } from './html-tag.js';

/** A stretch of Markdown: `code` is shown as written (fence or span, with its back-ticks), prose is rendered. */
export interface Region {
  readonly kind: 'prose' | 'code';
  readonly text: string;
  /** Raw HTML: what it leaves open may hide all that follows. */
  readonly html?: true;
}

/**
 * Splits Markdown into prose and code, in order; joined again they are the input. Where GitHub's reading is
 * doubtful the text counts as prose, so that nothing escapes a cleaner by looking like code.
 */
export function splitCode(markdown: string): Region[] {
  const lines = markdown.split(/(?<=\n)/);
  const regions: Region[] = [];
  for (const { kind, from, to } of blocksOf(lines)) {
    const text = lines.slice(from, to).join('');
    const next: Region[] =
      kind === 'prose' ? splitSpans(text) : kind === 'code' ? [{ kind, text }] : [{ kind: 'prose', html: true, text }];
    for (const region of next) {
      const last = regions.at(-1);
      if (last?.kind === 'prose' && region.kind === 'prose' && last.html === region.html)
        regions[regions.length - 1] = { ...last, text: last.text + region.text };
      else regions.push(region);
    }
  }
  return regions;
}

// The line under the head of a table, whose cells no span crosses.
const DELIMITERS = /^[ \t>]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:-]*$/m;

/** Code spans of one block: a run of back-ticks up to the next run of the same length, outside of tags. */
function splitSpans(text: string): Region[] {
  const tokens = tokensOf(text);
  const partner = partners(tokens.map((token) => token.text));
  const isTable = /\n.*\|/.test(text) && DELIMITERS.test(text);
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
    if (escaped(text, open.index) || (isTable && /[|\n]/.test(text.slice(open.index, end)))) continue;
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
