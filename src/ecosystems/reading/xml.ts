export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text and that of what lies in it, at most 4,000 characters. */
  readonly text: string;
}

interface Open {
  name: string;
  attributes: Record<string, string>;
  children: Open[];
  text: string;
}

const LONGEST_TEXT = 4_000;
const LONGEST_TAG = 100_000;
const DEEPEST = 100;

/**
 * Reads XML as test runners write it, in one pass and without entities of its own making: what is no tag is text, what
 * is not closed ends with the file. Tests print into it and runners die over it, so nothing here is an error.
 */
export function readXml(text: string): readonly XmlElement[] {
  const root: Open = { name: '', attributes: {}, children: [], text: '' };
  const stack: Open[] = [root];
  let at = 0;
  while (at < text.length) {
    const tag = text.indexOf('<', at);
    const end = tag < 0 ? text.length : tag;
    addText(stack, text.slice(at, Math.min(end, at + LONGEST_TEXT)), decode);
    if (tag < 0) break;
    if (text.startsWith('<![CDATA[', tag)) {
      const close = indexOrEnd(text, ']]>', tag);
      addText(stack, text.slice(tag + 9, Math.min(close, tag + 9 + LONGEST_TEXT)), (raw) => raw);
      at = close + 3;
    } else if (text.startsWith('<!--', tag)) at = indexOrEnd(text, '-->', tag) + 3;
    else if (text.startsWith('<?', tag) || text.startsWith('<!', tag)) at = indexOrEnd(text, '>', tag) + 1;
    else {
      const close = tagEnd(text, tag);
      if (/^<\/?[A-Za-z_]/.test(text.slice(tag, tag + 3))) takeTag(stack, text.slice(tag + 1, close));
      at = close + 1;
    }
  }
  return root.children;
}

function takeTag(stack: Open[], tag: string): void {
  if (tag.startsWith('/')) {
    const name = tag.slice(1).trim();
    const from = stack.findLastIndex((open, index) => index > 0 && open.name === name);
    if (from > 0) stack.length = from;
    return;
  }
  const name = /^[^\s/>]+/.exec(tag)?.[0] ?? '';
  const attributes: Record<string, string> = {};
  for (const [, key = '', one, two] of tag.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    attributes[key] = decode(one ?? two ?? '');
  }
  const element = { name, attributes, children: [], text: '' };
  stack.at(-1)?.children.push(element);
  if (!tag.endsWith('/') && stack.length < DEEPEST) stack.push(element);
}

function addText(stack: readonly Open[], raw: string, read: (raw: string) => string): void {
  const text = raw.trim() === '' ? '' : read(raw);
  for (const open of stack) if (text !== '' && open.text.length < LONGEST_TEXT) open.text += text;
}

/** A ">" in a quoted value does not end the tag. */
function tagEnd(text: string, from: number): number {
  let quote = '';
  const last = Math.min(text.length, from + LONGEST_TAG);
  for (let at = from + 1; at < last; at += 1) {
    const character = text[at] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return last;
}

function indexOrEnd(text: string, word: string, from: number): number {
  const at = text.indexOf(word, from);
  return at < 0 ? text.length : at;
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w{2,4}));/g,
    (whole, hex?: string, decimal?: string, name: string = '') => {
      if (hex === undefined && decimal === undefined) return NAMED[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
