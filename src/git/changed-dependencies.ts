import { lstat, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { Repository } from './repository.js';
import { git } from './run-git.js';

/** Folders that package managers fill, and no build does. */
const DEPENDENCIES = new Set(['node_modules', 'vendor', '.venv', 'venv', '.tox', '.bundle', 'bower_components']);
/** What runs of the tests write there. */
const CACHES = new Set(['.cache', '.vite', '.vitest', '.package-lock.json', '__pycache__', '.pytest_cache']);
/** Enough to name some. */
const MOST = 20;

/**
 * Files of dependencies which git ignores that were made or changed since then, at most a few. By the time of the change of
 * the inode, which nobody can set.
 */
export async function changedDependencies(repo: Repository, since: number): Promise<string[]> {
  const how = ['--others', '--ignored', '--exclude-standard', '--directory'];
  const ignored = (await git(repo, ['ls-files', '-z', ...how])).toString('utf8').split('\0');
  const folders = ignored
    .filter((path) => path.endsWith('/') && path.split('/').some((part) => DEPENDENCIES.has(part)))
    .map((path) => path.slice(0, -1));
  const found: string[] = [];
  for (const folder of folders) await collect(repo.workspace, folder, since, found);
  return found;
}

async function collect(workspace: string, folder: string, since: number, found: string[]): Promise<void> {
  const entries = await readdir(join(workspace, folder), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (found.length >= MOST) return;
    if (CACHES.has(basename(entry.name))) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) await collect(workspace, path, since, found);
    else if (((await lstat(join(workspace, path)).catch(() => undefined))?.ctimeMs ?? 0) >= since) found.push(path);
  }
}
