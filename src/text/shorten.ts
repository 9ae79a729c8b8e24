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

export interface MiddleNotes {
  /** Words on where the whole is. */
  readonly where?: string;
  /** Characters that were taken out of the middle before. */
  readonly missing?: number;
}

/** Cuts the middle out of a text that is too long, so that its start and its end stay readable. */
export function cutMiddle(text: string, limit: number, { where = '', missing = 0 }: MiddleNotes = {}): string {
  if (text.length <= limit) return text;
  const place = where === '' ? '' : `: ${where}`;
  const note = (count: number): string => `\n[… ${count + missing} characters left out${place} …]\n`;
  const room = Math.max(0, limit - note(text.length).length);
  const tailRoom = Math.floor(room * 0.4);
  // A cut inside a surrogate pair would leave half a character on either side.
  const head = text.slice(0, room - tailRoom).replace(/[\uD800-\uDBFF]$/, '');
  const tail = text.slice(text.length - tailRoom).replace(/^[\uDC00-\uDFFF]/, '');
  return head + note(text.length - head.length - tail.length) + tail;
}

/** The first `most` characters of a line, with a note of how many are missing. */
export function cutLine(line: string, most: number): string {
  if (line.length <= most) return line;
  const shown = line.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return `${shown} [… ${line.length - shown.length} more characters]`;
}
