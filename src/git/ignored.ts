import { behindLinks } from './behind-links.js';
import type { Repository } from './repository.js';
import { git, GitError, tryGit } from './run-git.js';

/** Those of the paths (relative to the workspace) that git ignores, or that a submodule has: no commit of ours holds them. */
export async function ignoredAmong(repo: Repository, paths: readonly string[]): Promise<string[]> {
  const isBehindLink = behindLinks(repo.workspace);
  // What a link has come in the way of is gone, and git refuses to answer for the others too.
  const there = paths.filter((path) => !isBehindLink(Buffer.from(path).toString('latin1')));
  if (there.length < paths.length) return ignoredAmong(repo, there);
  if (paths.length === 0) return [];
  const input = paths.map((path) => `${path}\0`).join('');
  // check-ignore refuses to work with literal pathspecs, though it takes paths as they are.
  const env = { GIT_LITERAL_PATHSPECS: undefined };
  const { code, stdout, stderr } = await tryGit(repo, ['check-ignore', '-z', '--stdin'], { input, env });
  // It answers none of them when one is in a submodule.
  if (code === 128 && stderr.includes('is in submodule')) {
    const folders = await submodules(repo);
    const isInside = (path: string): boolean => folders.some((folder) => path.startsWith(`${folder}/`));
    const others = paths.filter((path) => !isInside(path));
    if (others.length < paths.length) return [...paths.filter(isInside), ...(await ignoredAmong(repo, others))];
  }
  // Exit 1: none of them.
  if (code > 1) throw new GitError(`git check-ignore failed (exit ${code}): ${stderr.trim()}`);
  return stdout.toString('utf8').split('\0').filter(Boolean);
}

/** Folders that submodules have. */
export async function submodules(repo: Repository): Promise<string[]> {
  const entries = (await git(repo, ['ls-files', '-z', '--stage'])).toString('utf8').split('\0');
  return entries.flatMap((entry) => (entry.startsWith('160000 ') ? [entry.slice(entry.indexOf('\t') + 1)] : []));
}
