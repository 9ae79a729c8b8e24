import { mkdtemp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { changedDependencies } from '../git/changed-dependencies.js';
import { rawChanges, readablePatch } from '../git/changes.js';
import { layOver } from '../git/commit.js';
import { listFiles, readFiles } from '../git/read.js';
import type { Repository } from '../git/repository.js';
import { scratchCopy } from '../git/scratch-copy.js';
import { snapshot } from '../git/snapshot.js';
import { removeFolder } from '../sandbox/remove-folder.js';
import type { Trees } from '../stop/gate/trees.js';
import { putBack } from './put-back.js';

/** Beside the trusted git directory: gone with the scratch folder of the run, however the run ends. */
export const TREES = 'trees';

/** The trees of a repository, for the gate. */
export function treesOf(repository: Repository, startTree: () => Promise<string>): Trees {
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
    changedDependencies: (since) => changedDependencies(repository, since),
    overlay: async (over, from, paths) => {
      const wanted = new Set(paths);
      const raws = await rawChanges(repository, over, from);
      return layOver(
        repository,
        over,
        raws.filter(({ change }) => wanted.has(change.path)),
      );
    },
    scratch: async (tree, options) => {
      const parent = join(dirname(repository.gitDir), TREES);
      await mkdir(parent, { recursive: true });
      const folder = await mkdtemp(join(parent, 'tree-'));
      const remove = (): Promise<void> => removeFolder(folder).catch(() => {});
      try {
        await scratchCopy(repository, tree, folder, options);
      } catch (error) {
        await remove();
        throw error;
      }
      return { folder, remove };
    },
  };
}
