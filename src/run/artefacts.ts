import { changes } from '../git/changes.js';
import type { Repository } from '../git/repository.js';
import type { JudgedTree } from '../stop/tests-pass.js';

/** Paths that only test runs touched, and the model did not: they belong to no commit. */
export async function artefactsOf(
  repository: Repository,
  startTree: string,
  attempts: readonly JudgedTree[],
): Promise<Set<string>> {
  const paths = new Set<string>();
  for (const { tree, treeAfter } of attempts) {
    if (tree === treeAfter) continue;
    const ours = new Set((await changes(repository, startTree, tree)).map((change) => change.path));
    for (const { path } of await changes(repository, tree, treeAfter)) if (!ours.has(path)) paths.add(path);
  }
  return paths;
}
