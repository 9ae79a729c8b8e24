import { existsSync } from 'node:fs';
import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { letOwnerIn } from '../sandbox/let-owner-in.js';
import { removeFolder } from '../sandbox/remove-folder.js';
import { copyAll } from './copy-all.js';
import { ignoredHere, isCache, isDependency, type ExportOptions } from './ignored-here.js';
import { newerThan } from './newer-than.js';
import type { Repository } from './repository.js';

/** Folder of exports, beside the trusted git directory: gone with the scratch folder of the run, however the run ends. */
export const TREES = 'trees';
/** What the name of an export's journal ends with. */
export const LENT = '.lent';

/** What the workspace lends to a clean export. */
export interface Lent {
  readonly isNothing: boolean;
  readonly folders: readonly string[];
  isLent(path: string): boolean;
  /** Takes a path out of the export; it comes back to the workspace with the rest. */
  setAside(path: string): Promise<void>;
  giveBack(): Promise<void>;
}

/** Which paths are where, for whoever has to give them back after a kill. */
interface Journal {
  readonly workspace: string;
  readonly folder: string;
  readonly moved: string[];
  readonly aside: string[];
}

/**
 * Brings ignored things that were there before the run: folders are moved, which costs nothing however large they are and
 * leaves the times of what is in them alone; files are copied. What is newer inside of a folder is set aside meanwhile.
 */
export async function lend(repo: Repository, folder: string, options: ExportOptions): Promise<Lent> {
  const { folders, files } = await ignoredHere(repo, options);
  const newer = await newerThan(repo, folders, options.since);
  const journal: Journal = { workspace: repo.workspace, folder, moved: [], aside: [] };
  const lent = new Set([...folders, ...files]);
  const setAside = async (path: string): Promise<void> => {
    const to = join(asideOf(folder), path);
    if ((await lstat(join(folder, path)).catch(() => undefined)) === undefined) return;
    await mkdir(dirname(to), { recursive: true });
    journal.aside.push(path);
    await note(journal);
    await rename(join(folder, path), to);
  };
  const giveBack = async (): Promise<void> => {
    await giveBackAll(journal);
  };
  try {
    // Noted before it is done: giving back what never went is nothing.
    journal.moved.push(...folders);
    if (folders.length > 0) await note(journal);
    const far: string[] = [];
    for (const path of folders) if (!(await moved(repo.workspace, folder, path))) far.push(path);
    await copyAll(repo, [...files, ...far], folder);
    const stays = (path: string): boolean =>
      options.newDependencies === true && isDependency(path) && !path.split('/').some(isCache);
    for (const path of newer.filter((one) => !stays(one))) {
      if (far.some((one) => path.startsWith(`${one}/`))) await rm(join(folder, path), { force: true });
      else await setAside(path);
    }
  } catch (error) {
    await giveBack();
    throw error;
  }
  const isLent = (path: string): boolean => lent.has(path);
  return { isNothing: lent.size === 0, folders, isLent, setAside, giveBack };
}

/** False: it lies on another file system. */
async function moved(workspace: string, folder: string, path: string): Promise<boolean> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  try {
    await rename(join(workspace, path), join(folder, path));
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EXDEV' || code === 'EBUSY') return false;
    letOwnerIn(join(workspace, path));
    await rename(join(workspace, path), join(folder, path));
    return true;
  }
}

const asideOf = (folder: string): string => `${folder}.aside`;
const journalOf = (folder: string): string => `${folder}${LENT}`;

function note(journal: Journal): Promise<void> {
  return writeFile(journalOf(journal.folder), JSON.stringify(journal));
}

/** Gives back what the export in this folder was lent, also by a process that has died. */
export async function giveBackLent(folder: string): Promise<void> {
  const text = await readFile(journalOf(folder), 'utf8').catch(() => undefined);
  if (text !== undefined) await giveBackAll(JSON.parse(text) as Journal);
}

async function giveBackAll({ workspace, folder, moved: lent, aside }: Journal): Promise<void> {
  for (const path of lent) await back(join(folder, path), join(workspace, path), false);
  // Last: what lay in a folder that was lent goes into it. A run may have made another one there meanwhile.
  for (const path of aside) await back(join(asideOf(folder), path), join(workspace, path), true);
  await removeFolder(asideOf(folder));
  await rm(journalOf(folder), { force: true });
}

async function back(from: string, to: string, replaces: boolean): Promise<void> {
  if ((await lstat(from).catch(() => undefined)) === undefined) return;
  if (existsSync(to)) {
    // Still there: it lies on another file system, and was copied.
    if (!replaces) return;
    await removeFolder(to);
  }
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to).catch(async () => {
    for (const path of [from, dirname(from), dirname(to)]) letOwnerIn(path);
    await rename(from, to);
  });
}
