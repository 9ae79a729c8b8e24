import { cut } from '../text/shorten.js';

const MOST_SHOWN = 200;
/** How much alike two lines must be, of 1, to be worth a hint. */
const ALIKE = 0.6;

/** Where a text that is not in a file may have been meant: the same lines but for whitespace, else its first line or one like it. */
export function nearestMatch(text: string, wanted: string): string {
  const lines = text.split('\n').map(squeezed);
  const sought = wanted.split('\n').map(squeezed);
  while (sought.length > 1 && sought.at(-1) === '') sought.pop();
  const same = lines.findIndex((_, at) => sought.every((line, offset) => lines[at + offset] === line));
  if (same !== -1) {
    const last = same + sought.length;
    return `${last === same + 1 ? `Line ${last} differs` : `Lines ${same + 1}-${last} differ`} from it only in whitespace.`;
  }
  const key = sought.find((line) => line !== '') ?? '';
  const first = key === '' ? -1 : lines.indexOf(key);
  if (first !== -1) return followingWords(lines, sought.slice(sought.indexOf(key)), first);
  const similar = mostSimilar(lines, key);
  if (similar === -1) return 'Read the file again and copy the text exactly.';
  return `Line ${similar + 1} is the most similar: ${cut(lines[similar] ?? '', MOST_SHOWN)}`;
}

function followingWords(lines: readonly string[], sought: readonly string[], first: number): string {
  const offset = sought.findIndex((line, at) => lines[first + at] !== line);
  const there = lines[first + offset];
  const differs =
    there === undefined ? 'the file ends there' : `line ${first + offset + 1} is: ${cut(there, MOST_SHOWN)}`;
  return `Its first line stands at line ${first + 1}, but what follows differs: ${differs}`;
}

/** By Dice's coefficient over pairs of characters; -1 when no line is alike. */
function mostSimilar(lines: readonly string[], key: string): number {
  const wanted = pairsOf(key);
  let [best, found] = [ALIKE, -1];
  for (const [at, line] of lines.entries()) {
    // Shares are bounded by the lengths, which are there for nothing.
    if ((2 * Math.min(line.length, key.length)) / (line.length + key.length) <= best) continue;
    const pairs = pairsOf(line);
    let common = 0;
    for (const pair of pairs) if (wanted.has(pair)) common += 1;
    const alike = (2 * common) / (pairs.size + wanted.size);
    if (alike > best) [best, found] = [alike, at];
  }
  return found;
}

function pairsOf(line: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, line.length - 1) }, (_, at) => line.slice(at, at + 2)));
}

function squeezed(line: string): string {
  return line.replace(/\s+/g, ' ').trim();
}
