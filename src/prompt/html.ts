import { tagReader } from '../text/html-tag.js';

// What a browser shows nothing of, whatever stands inside.
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title']);
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strike strong sub sup tt u var'.split(
    ' ',
  ),
);
const BLOCK = new Set(
  (
    'address applet article aside audio blockquote body br button canvas caption center col colgroup dd details dialog dir ' +
    'div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 header hr html img input label ' +
    'legend li link main map menu meta meter nav ol optgroup option output p param picture pre progress ruby rp rt section ' +
    'select source summary table tbody td textarea tfoot th thead time tr track ul video wbr'
  ).split(' '),
);

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

export interface Stripped {
  readonly text: string;
  /** Hidden fragments that were taken out: comments, silent elements, attributes that held something. */
  readonly removed: number;
}

/** Stands before each `<` of raw HTML, which browsers read however Markdown goes on: what is left open there hides the rest. */
export const RAW = '\uE002';

/**
 * Prose without the HTML that a reader does not see; the text of visible elements stays, without its tags. Unknown
 * tags (`List<T>`) stay as words. One pass; what removing joins anew is the caller's to pass again.
 */
export function withoutHiddenHtml(text: string): Stripped {
  const end = finder(text);
  const tagAt = tagReader(text);
  let out = '';
  let removed = 0;
  let at = 0;
  for (;;) {
    const open = text.indexOf('<', at);
    if (open === -1) return { text: out + text.slice(at), removed };
    const isRaw = text[open - 1] === RAW;
    out += text.slice(at, isRaw ? Math.max(at, open - 1) : open);
    const hidden = hiddenEnd(text, open, end);
    if (hidden !== undefined) {
      removed += 1;
      at = hidden;
      continue;
    }
    const tag = tagAt(open);
    // `[x](<u>)` is an address in brackets.
    if (tag === undefined && isRaw && /^<\/?[A-Za-z]/.test(text.slice(open, open + 3))) {
      removed += 1;
      const close = end('>', open);
      at = close === -1 ? text.length : close;
      continue;
    }
    if (tag === undefined || (tag.attributes === '' && text.startsWith('](', open - 2))) {
      out += '<';
      at = open + 1;
      continue;
    }
    at = tag.end;
    const shown = showTag(tag.name, tag.slash, tag.attributes);
    out += shown.text;
    removed += shown.hides ? 1 : 0;
    if (shown.silent) at = elementEnd(text, at, tag.name.toLowerCase());
  }
}

function showTag(name: string, slash: string, attributes: string): { text: string; hides: boolean; silent: boolean } {
  const lower = name.toLowerCase();
  const hides =
    /["'=]/.test(attributes) && !/^\s*(?:href|class|id|align|width|height|open)\s*=\s*[^\s]*\s*$/i.test(attributes);
  const silent = slash === '' && !VOID.has(lower) && (SILENT.has(lower) || /\shidden(?:[\s=/]|$)/i.test(attributes));
  if (SILENT.has(lower) || silent) return { text: '', hides: true, silent };
  if (INLINE.has(lower)) return { text: '', hides, silent };
  if (lower === 'details' && slash === '') return { text: '\n[collapsed]\n', hides, silent };
  if (BLOCK.has(lower)) return { text: lower === 'td' || lower === 'th' ? ' ' : '\n', hides, silent };
  return { text: `<${slash}${name}>`, hides: attributes.trim() !== '', silent };
}

/** Where a comment, instruction, declaration or CDATA section that opens here ends; undefined when none opens. */
function hiddenEnd(text: string, open: number, end: (mark: string, from: number) => number): number | undefined {
  if (text.startsWith('<!--', open)) {
    if (text.startsWith('<!-->', open)) return open + 5;
    if (text.startsWith('<!--->', open)) return open + 6;
    const closes = [end('-->', open + 4), end('--!>', open + 4)].filter((found) => found !== -1);
    if (closes.length > 0) return Math.min(...closes);
    // Never closed: in raw HTML it hides all the rest, elsewhere it is only an odd word.
    return text[open - 1] === RAW ? text.length : open + 4;
  }
  const pairs: [string, string][] = [
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
    ['<!', '>'],
  ];
  for (const [start, stop] of pairs) {
    if (!text.startsWith(start, open) || (start === '<!' && !/[A-Za-z]/.test(text[open + 2] ?? ''))) continue;
    const found = end(stop, open + start.length);
    return found === -1 ? undefined : found;
  }
  return undefined;
}

/** Past the closing tag that matches; unclosed elements swallow the rest, as in a browser. */
function elementEnd(text: string, from: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])[^<>]*>`, 'gi');
  tags.lastIndex = from;
  for (let depth = 1, tag = tags.exec(text); tag !== null; tag = tags.exec(text)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return text.length;
}

/** Position after the next mark, remembering for each mark that none is left, so that searching stays linear. */
function finder(text: string): (mark: string, from: number) => number {
  const known = new Map<string, number>();
  return (mark, from) => {
    const last = known.get(mark);
    if (last !== undefined && (last === -1 || last >= from)) return last === -1 ? -1 : last + mark.length;
    const found = text.indexOf(mark, from);
    known.set(mark, found);
    return found === -1 ? -1 : found + mark.length;
  };
}
