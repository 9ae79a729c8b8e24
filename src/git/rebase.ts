import { UserError } from '../errors.js';
import { checkSha } from './names.js';
import type { Repository } from './repository.js';
import { git, tryGit } from './run-git.js';
import type { RebaseResult } from './types.js';

/**
 * Carries the change of `commit` from the old base to the new one: a merge of three trees. The history between the
 * bases is not needed, so it works in shallow repositories.
 */
export async function rebase(
  repo: Repository,
  request: { readonly commit: string; readonly oldBase: string; readonly newBase: string },
): Promise<RebaseResult> {
  // merge-tree looks for the merge base itself before git 2.40: three commits of our own tell it which one.
  const base = await standIn(repo, request.oldBase);
  const ours = await standIn(repo, request.newBase, base);
  const theirs = await standIn(repo, request.commit, base);
  const result = await tryGit(repo, ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs]);
  const [tree = '', ...paths] = result.stdout.toString('utf8').split('\0').filter(Boolean);
  if (result.code === 0) return { kind: 'clean', tree: tree.trim() };
  if (result.code === 1) return { kind: 'conflict', paths: [...new Set(paths)].sort() };
  throw new UserError(`git merge-tree failed: ${result.stderr.trim()}. It needs git 2.38 or newer.`);
}

const STAND_IN = {
  GIT_AUTHOR_NAME: 'greengate',
  GIT_AUTHOR_EMAIL: 'greengate@localhost',
  GIT_COMMITTER_NAME: 'greengate',
  GIT_COMMITTER_EMAIL: 'greengate@localhost',
};

async function standIn(repo: Repository, commit: string, parent?: string): Promise<string> {
  const parents = parent === undefined ? [] : ['-p', parent];
  const made = await git(repo, ['commit-tree', ...parents, '-m', 'stand-in', `${checkSha(commit)}^{tree}`], {
    env: STAND_IN,
  });
  return made.toString('latin1').trim();
}
