import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const MOST_ENTRIES = 200_000;

/** The symbolic links at any depth below a directory, git's data left out; undefined where there is too much to look at. */
export function linksBelow(directory: string): readonly string[] | undefined {
  const links: string[] = [];
  const waiting = [directory];
  let seen = 0;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const entry of entriesOf(at)) {
      seen += 1;
      if (seen > MOST_ENTRIES) return undefined;
      if (entry.isSymbolicLink()) links.push(join(at, entry.name));
      else if (entry.isDirectory() && entry.name !== '.git') waiting.push(join(at, entry.name));
    }
  }
  return links;
}

function entriesOf(directory: string) {
  try {
    return readdirSync(directory, { withFileTypes: true });
  } catch {
    return [];
  }
}
