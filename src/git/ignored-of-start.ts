import { lstat, mkdir, readdir, readFile, readlink, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { rawChanges } from './changes.js';
import { ignoredPaths, isDependency, isLockFile } from './ignored-here.js';
import type { Repository } from './repository.js';
import { git } from './run-git.js';
import { snapshot } from './snapshot.js';

/** Takes what git ignores out of the work tree into a folder. Returns its paths, a slash at the end of folders. */
export async function takeIgnored(repo: Repository, folder: string): Promise<string[]> {
  const paths = await ignoredPaths(repo);
  for (const path of paths) await move(join(repo.workspace, path), join(folder, path));
  return paths;
}

/**
 * Puts what was taken in the place of what the final tree's folder holds there: what only it has was not there before. With a
 * changed lock file its dependencies stay. Returns the paths, sorted, that the final folder had alone or otherwise.
 */
export async function bringIgnored(
  repo: Repository,
  {
    taken,
    folder,
    startTree,
  }: { readonly taken: readonly string[]; readonly folder: string; readonly startTree: string },
): Promise<string[]> {
  const changed = await rawChanges(repo, startTree, await snapshot(repo));
  const newDependencies = changed.some(({ change }) => isLockFile(change.path));
  const left: string[] = [];
  for (const path of await ignoredPaths(repo)) {
    const [mine, before] = [join(repo.workspace, path), join(folder, path)];
    if (newDependencies && isDependency(path.replace(/\/$/, ''))) continue;
    if (!(await isSame(mine, before))) left.push(path.replace(/\/$/, ''));
    await rm(mine, { recursive: true, force: true });
  }
  for (const path of taken) {
    const to = join(repo.workspace, path);
    if ((await lstat(to).catch(() => undefined)) === undefined) await move(join(folder, path), to);
  }
  // All that the final tree has is known by now: what its rules do not ignore came in just now.
  for (const path of namesOf(await git(repo, ['ls-files', '-z', '--others', '--exclude-standard'])))
    await rm(join(repo.workspace, path), { recursive: true, force: true });
  return left.sort();
}

async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => lstat(path).catch(() => undefined)));
  if (a === undefined || b === undefined || a.mode !== b.mode) return false;
  if (a.isSymbolicLink()) return (await readlink(one)) === (await readlink(other));
  if (a.isFile()) return a.size === b.size && (await readFile(one)).equals(await readFile(other));
  if (!a.isDirectory()) return false;
  const [names, others] = await Promise.all([readdir(one), readdir(other)]);
  if (names.sort().join('\0') !== others.sort().join('\0')) return false;
  for (const name of names) if (!(await isSame(join(one, name), join(other, name)))) return false;
  return true;
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to.replace(/\/$/, '')), { recursive: true });
  await rename(from, to);
}

function namesOf(listed: Buffer): string[] {
  return listed.toString('utf8').split('\0').filter(Boolean);
}
