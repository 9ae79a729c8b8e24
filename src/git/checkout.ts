import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { checkSha } from './names.js';
import type { Repository } from './repository.js';
import { git } from './run-git.js';
import { HEAD_REF } from './trusted-directory.js';

/**
 * Makes the tracked files of the workspace those of a commit, whatever was done to them; untracked and ignored files
 * stay. The real `.git` is not touched: its HEAD and index go on naming what was checked out before.
 */
export async function checkout(repo: Repository, sha: string, branch?: string): Promise<void> {
  await git(repo, ['read-tree', '--reset', '-u', checkSha(sha)]);
  await writeFile(join(repo.gitDir, HEAD_REF), `${sha}\n`);
  repo.head = { sha, ...(branch !== undefined && { branch }) };
  repo.lastTree = undefined;
}
