import { visible } from './visible.js';

/** Puts into its block what others wrote, or what their programs print. `kind` says in plain words what it is. */
export type Quote = (kind: string, text: string) => string;

/** Quotes with the nonce of this run; of text that is no Markdown, everything that can be seen. */
export function quoteWith(nonce: string): Quote {
  return (kind, text) => fence(kind, visible(text), nonce);
}

// Our own tag; control tokens of models; the tags in which calls of tools and their results are written.
const TAG =
  /<(?=\s*\/?\s*(?:untrusted|(?:\w{1,20}:)?(?:function_calls?|function_results?|functions?|invoke|parameter|tool_(?:use|call|result|response)s?|system(?:-reminder)?|human|assistant|thinking)(?=[\s/>]|$))|\|)/gi;
/** How turns begin where conversations are one text. */
const TURN = /^([ \t]*)(?=(?:human|assistant|system)[ \t]*:)/gim;
const INSTRUCTION = /\[(?=\s?\/?\s?(?:INST|SYS)\s?\])|<(?=<\s?\/?\s?SYS\s?>>)/gi;

/**
 * Data written by others, in a block that only this run can close: the tag carries the nonce, and whatever looks like
 * the tag, or like a word of a model's own protocol, is escaped.
 */
export function fence(kind: string, text: string, nonce: string): string {
  const label = kind.replace(/[^\p{L}\p{N} .,:@/#()[\]_+-]/gu, '').slice(0, 200);
  const body = text
    .replaceAll(nonce, '')
    .replace(TAG, '&lt;')
    .replace(TURN, '$1\\')
    .replace(INSTRUCTION, (mark) => (mark === '<' ? '&lt;' : '&#91;'));
  return `<untrusted-${nonce} kind="${label}">\n${body}\n</untrusted-${nonce}>`;
}
