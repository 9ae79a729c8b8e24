/** The first `limit` characters, never half a character, with an ellipsis when something is missing. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, Math.max(0, limit - 1)).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The last `limit` characters, from a line's start where there is one before the middle. */
export function lastPart(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const part = text.slice(text.length - limit).replace(/^[\uDC00-\uDFFF]/, '');
  const lineStart = part.indexOf('\n') + 1;
  return `…\n${lineStart > 0 && lineStart < part.length / 2 ? part.slice(lineStart) : part}`;
}
