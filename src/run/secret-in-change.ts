import type { Commit } from '../git/commit.js';
import { readFiles } from '../git/read.js';
import type { Repository } from '../git/repository.js';
import type { Redact } from '../redact.js';

/** GitHub takes no file that is larger. */
const LARGEST_BYTES = 100 * 1024 * 1024;

/**
 * Why a commit must not be pushed: a secret of this run stands in one of its files, or in a name. The last look before
 * every push, finished work or not; the gate has looked before, where there is one. What was there before is known already.
 */
export async function secretInChange(
  repository: Repository,
  before: string,
  { tree, changed }: Commit,
  redact: Redact,
): Promise<string | undefined> {
  const isSecret = (text: string): boolean => redact(text) !== text;
  const paths = changed.filter(({ status }) => status !== 'deleted').map(({ path }) => path);
  if (paths.some(isSecret)) return 'A secret of this run stands in the name of a file.';
  const holding = async (of: string, among: readonly string[]): Promise<string[]> => {
    const files = await readFiles(repository, of, among, LARGEST_BYTES);
    return [...files].filter(([, content]) => isSecret(content?.toString('latin1') ?? '')).map(([path]) => path);
  };
  const held = await holding(tree, paths);
  const known = await holding(before, held);
  const found = held.find((path) => !known.includes(path));
  return found === undefined ? undefined : `A secret of this run stands in ${found}.`;
}
