import { visible } from './visible.js';

/** Puts into its block what others wrote, or what their programs print. `kind` says in plain words what it is. */
export type Quote = (kind: string, text: string) => string;

/** Quotes with the nonce of this run; of text that is no Markdown, everything that can be seen. */
export function quoteWith(nonce: string): Quote {
  return (kind, text) => fence(kind, visible(text), nonce);
}

/**
 * Data written by others, in a block that only this run can close: the tag carries the nonce, and whatever looks like
 * the tag, or like a control token of a model, is escaped.
 */
export function fence(kind: string, text: string, nonce: string): string {
  const label = kind.replace(/[^\p{L}\p{N} .,:@/#()[\]_+-]/gu, '').slice(0, 200);
  const body = text.replaceAll(nonce, '').replace(/<(?=\s*\/?\s*untrusted|\|)/gi, '&lt;');
  return `<untrusted-${nonce} kind="${label}">\n${body}\n</untrusted-${nonce}>`;
}
