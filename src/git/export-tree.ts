import { join } from 'node:path';
import { checkSha } from './names.js';
import type { Repository } from './repository.js';
import { git } from './run-git.js';

/** Writes all files of a commit below a folder that is not the workspace. */
export async function exportTree(repo: Repository, commit: string, folder: string): Promise<void> {
  const env = { GIT_INDEX_FILE: join(repo.gitDir, 'export-index') };
  await git(repo, ['read-tree', checkSha(commit)], { env });
  await git(repo, ['checkout-index', '--all', '--force', `--prefix=${folder}/`], { env });
}
