/** Cuts the middle out of a text that is too long, so that its start and its end stay readable. `where`: words on where the whole is. */
export function boundText(text: string, limit: number, where = ''): string {
  if (text.length <= limit) return text;
  const note = `\n[... ${text.length - limit} characters or more left out here${where === '' ? '' : `: ${where}`} ...]\n`;
  const room = Math.max(0, limit - note.length);
  const head = Math.ceil(room * 0.6);
  // A cut inside a surrogate pair would leave half a character on either side.
  const start = text.slice(0, head).replace(/[\uD800-\uDBFF]$/, '');
  const end = text.slice(text.length - (room - head)).replace(/^[\uDC00-\uDFFF]/, '');
  return start + note + (room > head ? end : '');
}
