import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rawChanges, readablePatch } from '../git/changes.js';
import { cleanExport } from '../git/clean-export.js';
import { layOver } from '../git/commit.js';
import { leftOut } from '../git/left-out.js';
import { onlyHere } from '../git/only-here.js';
import { isLockFile } from '../git/ignored-here.js';
import { TREES } from '../git/lend.js';
import { listFiles, readFiles } from '../git/read.js';
import type { Repository } from '../git/repository.js';
import { snapshot } from '../git/snapshot.js';
import type { Trees } from '../stop/gate/trees.js';
import { putBack } from './put-back.js';

/**
 * The trees of a repository, for the gate. `since`: when the work began, in ms since the epoch; what git ignores and was made or
 * changed since then takes part in no run.
 */
export function treesOf(repository: Repository, startTree: () => Promise<string>, since: number): Trees {
  let count = 0;
  return {
    start: startTree,
    snapshot: () => snapshot(repository),
    putBack: (tree) => putBack(repository, tree),
    changes: async (from, to) =>
      (await rawChanges(repository, from, to)).map(({ change, oldMode }) => ({
        path: change.path,
        status: change.status,
        beforeMode: oldMode,
        afterMode: change.mode,
      })),
    read: (tree, paths, mostBytes) => readFiles(repository, tree, paths, mostBytes),
    patch: (from, to) => readablePatch(repository, from, to),
    list: (tree) => listFiles(repository, tree),
    onlyHere: () => onlyHere(repository, since),
    leftOut: (before, after) => leftOut(repository, { before, after, since }),
    overlay: async (over, from, paths) => {
      const wanted = new Set(paths);
      const raws = await rawChanges(repository, over, from);
      return layOver(
        repository,
        over,
        raws.filter(({ change }) => wanted.has(change.path)),
      );
    },
    scratch: async (tree) => {
      const parent = join(dirname(repository.gitDir), TREES);
      await mkdir(parent, { recursive: true });
      const folder = join(parent, `tree-${(count += 1)}-${process.pid}`);
      const from = await startTree();
      const changed = from === tree ? [] : await rawChanges(repository, from, tree);
      const newDependencies = changed.some(({ change }) => isLockFile(change.path));
      const made = await cleanExport(repository, tree, folder, { since, newDependencies });
      return { folder, changed: () => made.changed(), remove: () => made.remove() };
    },
  };
}
