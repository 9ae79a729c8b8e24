import { cutMiddle } from '../text/shorten.js';

/**
 * A patch within so many characters: small files whole, and what is left shared among the large ones, so that none
 * hides the others.
 */
export function fairPatch(patch: string, most: number): string {
  if (patch.length <= most) return patch;
  const files = patch.split(/^(?=diff --git )/m);
  const shown = new Map<number, string>();
  let room = most;
  const bySize = files.map((text, at) => ({ text, at })).sort((a, b) => a.text.length - b.text.length);
  for (const [done, { text, at }] of bySize.entries()) {
    const part = cutMiddle(text, Math.floor(room / (files.length - done)));
    room -= part.length;
    shown.set(at, part);
  }
  const joined = files.map((_, at) => shown.get(at) ?? '').join('\n');
  // Of very many files not even the notes find room.
  return joined.length <= most + files.length ? joined : cutMiddle(joined, most);
}
