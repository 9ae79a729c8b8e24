import { copyFile, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { removeFolder } from '../sandbox/remove-folder.js';
import { copyFiltered } from './filtered-files.js';
import type { ExportOptions } from './ignored-here.js';
import { lend, type Lent } from './lend.js';
import { checkSha } from './names.js';
import { listEntries, pathOf } from './read.js';
import type { Repository } from './repository.js';
import { git } from './run-git.js';
import { exportSubmodules, linksIn } from './submodules.js';

/** What a clone of a tree holds, with what git ignores and was there before the run. */
export interface CleanExport {
  /** Paths that differ from the tree by now: what a command changed or left behind. */
  changed(): Promise<string[]>;
  /** Gives back what was lent, and removes the rest. */
  remove(): Promise<void>;
}

/**
 * Writes a tree into an empty folder as a clone would: attributes are those of the tree, and every file has the time of now,
 * so that nothing built before passes for newer than its source. Ignored things that were there before are lent by the
 * workspace; until `remove` they are not in it.
 */
export async function cleanExport(
  repo: Repository,
  tree: string,
  folder: string,
  options: ExportOptions,
): Promise<CleanExport> {
  await mkdir(folder, { recursive: true });
  // First, into an empty folder: no link of the tree can lead it outside. git itself follows none.
  const lent = await lend(repo, folder, options);
  const env = { GIT_WORK_TREE: folder, GIT_INDEX_FILE: join(repo.gitDir, 'export-index') };
  const written: string[] = [];
  const remove = async (): Promise<void> => {
    // Files of the tree in a folder that was lent are not the workspace's.
    for (const path of written) await rm(join(folder, path), { force: true });
    await lent.giveBack();
    await removeFolder(folder);
  };
  try {
    const entries = await listEntries(repo, tree);
    for (const path of inFolders(entries.map(pathOf), lent.folders)) {
      await lent.setAside(path);
      written.push(path);
    }
    await rm(env.GIT_INDEX_FILE, { force: true });
    await git(repo, ['read-tree', '--no-sparse-checkout', '--reset', '-u', checkSha(tree)], { env });
    const attributes = entries.filter((entry) => /[\t/]\.gitattributes$/.test(entry));
    if (attributes.length > 0)
      await copyFiltered(repo, { folder, env, attributes: attributes.map(pathOf), ...options });
    await exportSubmodules(repo, linksIn(entries), folder);
    if (!lent.isNothing) await setStrangersAside(repo, lent, env);
    await layGit(repo, folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return { remove, changed: () => changedIn(repo, env, lent) };
}

/** Those that lie in these folders, or in the place of one. */
function inFolders(paths: readonly string[], folders: readonly string[]): string[] {
  if (folders.length === 0) return [];
  const names = new Set(folders);
  const around = (path: string): string[] => path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
  return paths.filter((path) => around(path).some((folder) => names.has(folder)));
}

/** A changed ignore list brings nothing in: what the tree's own rules would not ignore takes no part. */
async function setStrangersAside(repo: Repository, lent: Lent, env: Readonly<Record<string, string>>): Promise<void> {
  for (const path of await strangers(repo, env)) if (!lent.isLent(path)) await lent.setAside(path);
}

async function strangers(repo: Repository, env: Readonly<Record<string, string>>): Promise<string[]> {
  const how = ['--others', '--exclude-standard', '--directory', '--no-empty-directory'];
  const listed = await git(repo, ['ls-files', '-z', ...how], { env });
  return namesOf(listed).map((path) => path.replace(/\/$/, ''));
}

async function changedIn(repo: Repository, env: Readonly<Record<string, string>>, lent: Lent): Promise<string[]> {
  const how = ['--modified', '--others', '--exclude-standard'];
  const listed = namesOf(await git(repo, ['ls-files', '-z', ...how], { env })).map((path) => path.replace(/\/$/, ''));
  return [...new Set(listed)].filter((path) => !lent.isLent(path)).sort();
}

/**
 * Tests ask git, too: of the repository that the workspace has, through a directory of its own, so that its index is not
 * written to. Where commands are isolated the real one is shown in its place, read-only.
 */
async function layGit({ workspace, realGitDir }: Repository, folder: string): Promise<void> {
  const [from, to] = [join(workspace, '.git'), join(folder, '.git')];
  const facts = await lstat(from).catch(() => undefined);
  if (facts?.isFile() === true) return copyFile(from, to);
  if (facts?.isDirectory() !== true) return;
  await mkdir(to);
  await writeFile(join(to, 'HEAD'), await readFile(join(realGitDir, 'HEAD')));
  await writeFile(join(to, 'commondir'), `${realGitDir}\n`);
  await copyFile(join(realGitDir, 'index'), join(to, 'index')).catch(() => {});
}

function namesOf(listed: Buffer): string[] {
  return listed.toString('utf8').split('\0').filter(Boolean);
}
