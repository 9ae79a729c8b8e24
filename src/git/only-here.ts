import { emptyFolders, ignoredHere } from './ignored-here.js';
import { newerThan } from './newer-than.js';
import type { Repository } from './repository.js';

/** What was made or changed since then (ms since the epoch) and no commit holds: ignored files, and folders without files. */
export async function onlyHere(repo: Repository, since: number): Promise<string[]> {
  const { folders, newer } = await ignoredHere(repo, { since });
  return [...newer, ...(await newerThan(repo, folders, since)), ...(await emptyFolders(repo))].sort();
}
