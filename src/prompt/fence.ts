/**
 * Data written by others, in a block that only this run can close: the tag carries the nonce, and whatever looks like
 * the tag, or like a control token of a model, is escaped. `kind` says in plain words what the block holds.
 */
export function fence(kind: string, text: string, nonce: string): string {
  const label = kind.replace(/[^\p{L}\p{N} .,:@/#()[\]_+-]/gu, '').slice(0, 200);
  const body = text.replaceAll(nonce, '').replace(/<(?=\s*\/?\s*untrusted|\|)/gi, '&lt;');
  return `<untrusted-${nonce} kind="${label}">\n${body}\n</untrusted-${nonce}>`;
}
