import type { Repository } from './repository.js';
import { git } from './run-git.js';

/** How many files of the checked-out tree a sparse checkout leaves out of the workspace. */
export async function absentFiles(repo: Repository): Promise<number> {
  const listed = (await git(repo, ['ls-files', '-z', '-t'])).toString('latin1');
  // The letter of what is known and not written.
  return listed.split('\0').filter((entry) => entry.startsWith('S ')).length;
}
