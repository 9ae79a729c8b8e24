import type { Repository } from './repository.js';
import { GitError, tryGit } from './run-git.js';

/** Those of the paths (relative to the workspace) that git ignores: they are in no snapshot, so in no commit either. */
export async function ignoredAmong(repo: Repository, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const input = paths.map((path) => `${path}\0`).join('');
  // check-ignore refuses to work with literal pathspecs, though it takes paths as they are.
  const env = { GIT_LITERAL_PATHSPECS: undefined };
  const { code, stdout, stderr } = await tryGit(repo, ['check-ignore', '-z', '--stdin'], { input, env });
  // Exit 1: none of them.
  if (code > 1) throw new GitError(`git check-ignore failed (exit ${code}): ${stderr.trim()}`);
  return stdout.toString('utf8').split('\0').filter(Boolean);
}
