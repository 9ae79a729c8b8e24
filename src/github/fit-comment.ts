/** GitHub's limit for a comment or a description. */
export const COMMENT_LIMIT = 65_536;

const CUT = '\n\n_The rest is cut off: the comment is too long._';
const CLOSING_RESERVE = 200;

/** The body with `ending` after it, cut at a line end when both together are longer than the limit. */
export function fitComment(body: string, ending: string, limit = COMMENT_LIMIT): string {
  const tail = `\n\n${ending}`;
  if (body.length + tail.length <= limit) return body + tail;
  const kept = cutAtLine(body, limit - tail.length - CUT.length - CLOSING_RESERVE);
  return kept + closing(kept) + CUT + tail;
}

function cutAtLine(text: string, length: number): string {
  const lineEnd = text.lastIndexOf('\n', length);
  // A single long line is cut where it is, but never through a surrogate pair.
  if (lineEnd < length / 2) return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  return text.slice(0, lineEnd);
}

/** What the cut left open: a code fence would swallow the marker, an open fold would hide the notice. */
function closing(text: string): string {
  let fence = '';
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = '';
  }
  const folds = Math.min(5, Math.max(0, count(text, '<details') - count(text, '</details>')));
  return (fence === '' ? '' : `\n${fence.slice(0, 60)}`) + '\n\n</details>'.repeat(folds);
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
