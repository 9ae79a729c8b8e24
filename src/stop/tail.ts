import { lastPart } from '../text/shorten.js';

/** How much of the room the first failure may take when the end of the output does not show it. */
const SHARE = 0.5;

/**
 * The part of an output that is worth reading: its end. When the first failure stands far above it, under a coverage
 * table or another task's log, the lines from its last mention before the end come first.
 */
export function tailOf(output: string, failures: readonly string[], limit: number): string {
  const text = output.trimEnd();
  if (text.length <= limit) return text;
  const place = placeOf(text, failures, text.length - limit);
  if (place === undefined) return lastPart(text, limit);
  const room = Math.floor(limit * SHARE);
  return `…\n${text.slice(place, place + room)}\n${lastPart(text.slice(place + room), limit - room)}`;
}

/** Where the line of the first failure begins, unless it is in the end part anyway. */
function placeOf(text: string, failures: readonly string[], end: number): number | undefined {
  const name = failures[0]?.split(/ > | › |::/).at(-1);
  if (name === undefined || name === '' || text.includes(name, end)) return undefined;
  const at = text.lastIndexOf(name, end);
  return at < 0 ? undefined : text.lastIndexOf('\n', at) + 1;
}
