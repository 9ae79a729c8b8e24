import { constants, copyFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { UserError } from '../errors.js';
import { withTemporaryIndex } from './commit.js';
import { checkBranch, checkSha } from './names.js';
import type { Repository } from './repository.js';
import { git, tryGit } from './run-git.js';
import { START_REF } from './trusted-directory.js';

/**
 * Puts a commit on a new branch of the user's own repository and switches to it. The files are there already, so only
 * the branch, HEAD and the index are written; nothing in the work tree is touched and no hook or filter is started.
 */
export async function publishLocally(repo: Repository, sha: string, branch: string): Promise<void> {
  const ref = `refs/heads/${checkBranch(branch)}`;
  const real = { GIT_DIR: repo.realGitDir };
  const input = `${checkSha(sha)}\n^${START_REF}\n`;
  const pack = await git(repo, ['pack-objects', '--revs', '--local', '--stdout', '--quiet'], { input });
  await git(repo, ['unpack-objects', '-q'], { env: real, input: pack });

  const nothing = '0'.repeat(sha.length);
  const created = await tryGit(repo, ['update-ref', '-m', MESSAGE, ref, sha, nothing], { env: real });
  if (created.code !== 0) throw new UserError(branchProblem(branch, created.stderr));
  await replaceIndex(repo, sha, () => git(repo, ['symbolic-ref', '-m', MESSAGE, 'HEAD', ref], { env: real }));
}

const MESSAGE = 'greengate: created by a run';

function branchProblem(branch: string, stderr: string): string {
  if (stderr.includes('already exists'))
    return `The branch "${branch}" exists already. Delete it or choose another name.`;
  return `The branch "${branch}" could not be created: ${stderr.trim()}. Choose another name.`;
}

/**
 * The trusted index knows the files' stats; narrowed to the commit it is the index `git switch` would have left.
 * `underLock` runs while no other git can write the index.
 */
async function replaceIndex(repo: Repository, sha: string, underLock: () => Promise<unknown>): Promise<void> {
  await withTemporaryIndex(
    repo,
    async (env) => {
      await git(repo, ['update-index', '--no-split-index'], { env });
      await git(repo, ['read-tree', '-m', sha], { env });
      const lock = join(repo.realGitDir, 'index.lock');
      await takeLock(env.GIT_INDEX_FILE, lock);
      try {
        await underLock();
        await rename(lock, join(repo.realGitDir, 'index'));
      } catch (error) {
        await rm(lock, { force: true });
        throw error;
      }
    },
    { copy: true },
  );
}

async function takeLock(index: string, lock: string): Promise<void> {
  try {
    await copyFile(index, lock, constants.COPYFILE_EXCL);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UserError(
      `Another git is at work (${lock} exists). Let it end, or remove the file, then switch branches.`,
    );
  }
}
