import { letOwnerIn } from '../sandbox/let-owner-in.js';
import { rawChanges } from './changes.js';
import { layOver } from './commit.js';
import type { Repository } from './repository.js';
import { DENIED } from './permitted.js';
import { git, tryGit } from './run-git.js';
import { snapshot } from './snapshot.js';

/**
 * Makes the workspace what it was when this tree was taken by `snapshot`: files that came since are removed, changed and
 * deleted ones come back. Files that were untracked then are in the tree too, so they stay; ignored ones are not touched.
 */
export async function restore(repo: Repository, tree: string): Promise<void> {
  if ((await snapshot(repo)) === tree) return;
  // Without --reset: what the index takes for unchanged (assume-unchanged, skip-worktree) is left as it is.
  const first = await tryGit(repo, ['read-tree', '-m', '-u', tree]);
  if (first.code !== 0 || DENIED.test(first.stderr)) {
    letOwnerIn(repo.workspace);
    await snapshot(repo);
    await git(repo, ['read-tree', '-m', '-u', tree]);
  }
  repo.lastTree = tree;
}

/** The tree that `over` becomes when what differs between `from` and `to` is laid over it, file by file. */
export async function overlay(repo: Repository, over: string, from: string, to: string): Promise<string> {
  return layOver(repo, over, await rawChanges(repo, from, to));
}
