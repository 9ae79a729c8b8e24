import { existsSync } from 'node:fs';
import { copyFile, lstat, mkdir, rename, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { emptyFolders } from './ignored-here.js';
import { newerThan } from './newer-than.js';
import type { Repository } from './repository.js';
import { git } from './run-git.js';
import { snapshot } from './snapshot.js';
import { ignoredInSubmodules, submoduleHeads, type Link } from './submodules.js';

/** What a workspace held at a moment, as far as it takes to give it back. Plain data, for another process too. */
export interface WorkspaceBefore {
  /** Tracked and untracked files. */
  readonly tree: string;
  /** Our own index at that moment: by its times, files that nobody touched are known and left alone. */
  readonly index: string;
  /** Milliseconds since the epoch. */
  readonly since: number;
  /** Every ignored file. */
  readonly ignored: readonly string[];
  /** Folders that are ignored as a whole. */
  readonly ignoredFolders: readonly string[];
  /** Where copies are kept of those that are small and lie in no such folder. */
  readonly copies: readonly (readonly [path: string, copy: string])[];
  readonly unstorable: readonly string[];
  readonly empty: readonly string[];
  /** Submodules and the commits that their own HEAD named. */
  readonly submodules: readonly Link[];
}

const LARGEST_COPY = 1_048_576;

/** Takes stock of the workspace. Done before anything of the run is in it. */
export async function takeStock(repo: Repository): Promise<WorkspaceBefore> {
  const since = Date.now();
  const index = join(repo.gitDir, 'index.before');
  const tree = await snapshotInto(repo, index);
  const listed = await ignoredPaths(repo);
  const ignoredFolders = listed.filter((path) => path.endsWith('/')).map(withoutSlash);
  const files = listed.filter((path) => !path.endsWith('/'));
  const ignored = [...files, ...(await newerThan(repo, ignoredFolders, 0))];
  const copies = await keepCopies(repo, files);
  const [empty, submodules] = [await emptyFolders(repo), await submoduleHeads(repo)];
  const unstorable = [...repo.unstorable];
  return { tree, index, since, ignored, ignoredFolders, copies, unstorable, empty, submodules };
}

/** The index that knows untracked files goes elsewhere: what our own knows, a checkout of another commit takes away. */
async function snapshotInto(repo: Repository, index: string): Promise<string> {
  const [own, opened] = [join(repo.gitDir, 'index'), join(repo.gitDir, 'index.opened')];
  const isThere = existsSync(own);
  if (isThere) await copyAsOld(own, opened);
  const tree = await snapshot(repo);
  await rename(own, index);
  if (isThere) await copyAsOld(opened, own);
  repo.lastTree = undefined;
  return tree;
}

/** What git ignores, a slash at the end of folders that are ignored as a whole. */
export async function ignoredPaths(repo: Repository): Promise<string[]> {
  const how = ['--others', '--ignored', '--exclude-standard', '--directory'];
  const listed = (await git(repo, ['ls-files', '-z', ...how])).toString('utf8').split('\0').filter(Boolean);
  return [...listed, ...(await ignoredInSubmodules(repo))].filter((path) => !path.split('/').includes('.git'));
}

export function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** With the time of the original, rounded down: git looks again at files that are not older than the index. */
export async function copyAsOld(from: string, to: string): Promise<void> {
  const { atime, mtimeMs } = await stat(from);
  await copyFile(from, to);
  await utimes(to, atime, Math.floor(mtimeMs) / 1000);
}

async function keepCopies(repo: Repository, paths: readonly string[]): Promise<[path: string, copy: string][]> {
  const folder = join(dirname(repo.gitDir), 'before');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept: [string, string][] = [];
  for (const [at, path] of paths.entries()) {
    const file = join(repo.workspace, path);
    const facts = await lstat(file).catch(() => undefined);
    if (facts?.isFile() !== true || facts.size > LARGEST_COPY) continue;
    const copy = join(folder, `${at}`);
    try {
      await copyFile(file, copy);
      await utimes(copy, facts.atime, facts.mtime);
      kept.push([path, copy]);
    } catch {
      // Not readable for us: what becomes of it is told.
    }
  }
  return kept;
}
