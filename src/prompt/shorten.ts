/** Keeps two thirds from the head and one third from the tail, and says how much is missing between. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const note = `\n[… ${text.length - limit} characters left out …]\n`;
  const room = Math.max(0, limit - note.length);
  const head = text.slice(0, Math.ceil((room * 2) / 3)).replace(/[\uD800-\uDBFF]$/, '');
  const tail = text.slice(text.length - Math.floor(room / 3)).replace(/^[\uDC00-\uDFFF]/, '');
  return head + note + (room < 3 ? '' : tail);
}
