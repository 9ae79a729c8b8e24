import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { copyAll } from './copy-all.js';
import { exportTree } from './export-tree.js';
import { submodules } from './ignored.js';
import type { Repository } from './repository.js';
import { git } from './run-git.js';

/** Made anew by whoever needs them; compiled files of another tree must not be believed. */
const CACHES = new Set(['__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', '.nyc_output', 'coverage']);

/**
 * Writes a tree into a new folder, with what git ignores in the workspace (dependencies, build results) beside it. What the
 * tree's own ignore rules would not ignore stays behind: a changed ignore list brings nothing in.
 */
export async function scratchCopy(repo: Repository, tree: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // First, into an empty folder: no link of the tree can lead a copy outside. git itself follows none.
  await copyIgnored(repo, folder);
  await exportTree(repo, tree, folder);
  const env = { GIT_WORK_TREE: folder, GIT_INDEX_FILE: join(repo.gitDir, 'export-index') };
  const strangers = await git(repo, ['ls-files', '-z', '--others', '--exclude-standard'], { env });
  for (const path of namesOf(strangers)) await rm(join(folder, path), { recursive: true, force: true });
}

async function copyIgnored(repo: Repository, folder: string): Promise<void> {
  const how = ['--others', '--ignored', '--exclude-standard', '--directory'];
  const ignored = namesOf(await git(repo, ['ls-files', '-z', ...how])).map((path) => path.replace(/\/$/, ''));
  const wanted = ignored.filter((path) => !CACHES.has(basename(path)) && !path.split('/').includes('.git'));
  const paths = [...wanted, ...(await submodules(repo))];
  await copyAll(repo, paths, folder);
}

function namesOf(listed: Buffer): string[] {
  return listed.toString('utf8').split('\0').filter(Boolean);
}
