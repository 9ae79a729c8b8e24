import { letOwnerIn } from '../sandbox/let-owner-in.js';
import type { Repository } from './repository.js';
import { tryGit, type GitOptions, type GitResult } from './run-git.js';

export const DENIED = /permission denied/i;

/** Runs a git that reads the work tree. Where something there keeps its own user out, it is let in, and git is run again. */
export async function permitted(
  repo: Repository,
  args: readonly string[],
  options: GitOptions = {},
): Promise<GitResult> {
  const result = await tryGit(repo, args, options);
  if (!DENIED.test(result.stderr)) return result;
  letOwnerIn(repo.workspace);
  return tryGit(repo, args, options);
}
