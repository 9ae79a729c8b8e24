import { basename, dirname, join, relative } from 'node:path';
import { hasGitPart } from '../text/git-names.js';
import { entriesIn } from './hold-directory.js';

const MOST_NAMES = 3;

/** Names beside a missing file that it may have been meant to be, relative to the workspace. */
export async function nearNames(workspace: string, path: string): Promise<string[]> {
  const wanted = basename(path).toLowerCase();
  const names = (await entriesIn(dirname(path))).map((entry) => entry.name);
  return names
    .filter((name) => !hasGitPart(name))
    .map((name) => ({ name, distance: distanceOf(wanted, name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= 2 || stem(name) === stem(wanted))
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, MOST_NAMES)
    .map(({ name }) => relative(workspace, join(dirname(path), name)));
}

function stem(name: string): string {
  return name.toLowerCase().replace(/(.)\.[^.]*$/, '$1');
}

/** Levenshtein distance. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
