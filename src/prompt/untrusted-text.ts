import { splitCode } from '../text/code-regions.js';
import { decodeEntities } from '../text/entities.js';
import { visible } from '../text/visible.js';
import { RAW, withoutHiddenHtml } from './html.js';
import { withoutHiddenLinks } from './links.js';
import { cutMiddle } from '../text/shorten.js';

export interface VisibleText {
  readonly text: string;
  /** How many hidden fragments were taken out: the model and the report are told. */
  readonly removed: number;
}

/** Words with Latin letters and with Cyrillic or Greek ones, which nobody can tell apart: they may not say what they seem to. */
export function mixedWords(text: string): string[] {
  return [...new Set([...text.matchAll(/\p{L}{2,}/gu)].map(([word]) => word))].filter(
    (word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  );
}

const FIELD_LIMIT = 65_536;
const ROUNDS = 6;

/** What a reader of the page sees of text that somebody else wrote. Code stays as it is. Linear and idempotent. */
export function visibleText(raw: string): VisibleText {
  const field = cutMiddle(raw, FIELD_LIMIT);
  let text = visible(field);
  let removed = text.length < field.replaceAll('\r\n', '\n').length ? 1 : 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = pass(text);
    removed += next.removed;
    if (next.text === text) return { text, removed };
    text = next.text;
  }
  // Still changing after so many rounds is an attack: what is left can no longer be markup.
  return { text: collapse(text.replaceAll('<', '‹').replaceAll('[', '［').replaceAll('&', '＆')), removed };
}

function pass(before: string): VisibleText {
  const blocks: string[] = [];
  // Code is put aside under a private-use pair, so that markup around it is seen as one piece.
  const aside = splitCode(before.replace(/[\uE000-\uE002]/g, ''))
    .map(({ kind, text, html }) =>
      kind === 'code'
        ? `\uE000${blocks.push(tidyFence(text)) - 1}\uE001`
        : html
          ? text.replaceAll('<', `${RAW}<`)
          : text,
    )
    .join('');
  const html = withoutHiddenHtml(collapse(visible(decodeEntities(aside))));
  const links = withoutHiddenLinks(collapse(html.text));
  const text = collapse(links.text).replace(/\uE000(\d+)\uE001/g, (_, index) => blocks[Number(index)] ?? '');
  return { text: text.trim(), removed: html.removed + links.removed };
}

/** Only the language of a fence's info line can be seen. */
function tidyFence(code: string): string {
  const lineEnd = code.indexOf('\n');
  const line = code.slice(0, Math.max(0, lineEnd));
  // Piece by piece, each run taken whole: one pattern for all would try every way to share the marks out.
  const marks = /^[ \t]*(?:`{3,}|~{3,})/.exec(line)?.[0];
  if (marks === undefined || line.includes('`', marks.length)) return code;
  const language = /^[ \t]*[\w+#.-]{0,20}/.exec(line.slice(marks.length))?.[0] ?? '';
  return marks + language + code.slice(lineEnd);
}

function collapse(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/[ \t]{40,}/g, ' '.repeat(39));
}
