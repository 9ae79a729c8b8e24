import { UserError } from '../errors.js';
import { startGit, type GitPlace } from './run-git.js';

/** The commit that a name means in the repository around a folder, as its owner would say it: branch, tag, SHA, `HEAD~2`. */
export async function resolveCommit(place: GitPlace, name: string, flag: string): Promise<string> {
  const found = await startGit(place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {});
  const sha = found.stdout.toString('latin1').trim();
  if (found.code === 0 && sha !== '') return sha;
  throw new UserError(
    `${flag}: there is no commit "${name}" in ${place.cwd}. Name a branch, a tag or a SHA that is here.`,
  );
}

/** Where two commits parted: what one of them changed is told from there. */
export async function mergeBase(place: GitPlace, one: string, other: string): Promise<string> {
  const found = await startGit(place, ['merge-base', one, other], {});
  const sha = found.stdout.toString('latin1').trim();
  if (found.code === 0 && sha !== '') return sha;
  throw new UserError(
    `${one} and ${other} have no commit in common here. In a shallow clone fetch more (actions/checkout: fetch-depth: 0).`,
  );
}
