import { absentFiles } from '../git/absent.js';
import type { Repository } from '../git/repository.js';

/** What is to be told of a sparse checkout: the model sees less than the tests do. */
export async function sparseWords(repository: Repository): Promise<string[]> {
  const count = await absentFiles(repository);
  if (count === 0) return [];
  const files = count === 1 ? '1 file is' : `${count} files are`;
  return [`The checkout is sparse: ${files} not in the workspace. The tests are run on the whole tree.`];
}
