import { chmod, copyFile, lstat, mkdir, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { letOwnerIn } from '../sandbox/let-owner-in.js';
import { removeFolder } from '../sandbox/remove-folder.js';
import { emptyFolders, isCache } from './ignored-here.js';
import { newerThan } from './newer-than.js';
import { DENIED, permitted } from './permitted.js';
import type { Repository } from './repository.js';
import { git, GitError, tryGit } from './run-git.js';
import { snapshot } from './snapshot.js';
import { giveBackSubmodule } from './submodules.js';
import { copyAsOld, ignoredPaths, withoutSlash, type WorkspaceBefore } from './workspace-before.js';

/** Files come back before what lies in their way is known, and their ignore rules say what else is there. */
const MOST_ROUNDS = 4;

/**
 * Makes the workspace what it was when stock was taken of it, files that nobody touched with their times; its own `.git` is
 * not written to. Returns the paths that could not be given back. `strict`: those are removed rather than left as they were made.
 */
export async function giveBack(repo: Repository, before: WorkspaceBefore, strict: boolean): Promise<string[]> {
  await copyAsOld(before.index, join(repo.gitDir, 'index'));
  repo.lastTree = undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const differing = [...(await writeTracked(repo)), ...(await removeUntracked(repo, before))];
    if (differing.length === 0) break;
  }
  for (const link of before.submodules) await giveBackSubmodule(repo, link, before.since);
  const lost = await giveBackIgnored(repo, before, strict);
  await giveBackFolders(repo, before);
  await mendModes(repo, before.since);
  if ((await snapshot(repo)) === before.tree) return lost;
  return [...lost, ...(await named(repo, ['diff-index', '--cached', '--name-only', '-z', before.tree]))];
}

/** Files of the index that differ in the workspace, or are not there. */
async function writeTracked(repo: Repository): Promise<string[]> {
  const listed = await permitted(repo, ['ls-files', '-z', '--modified', '--deleted']);
  if (listed.code !== 0) throw new GitError(`git ls-files failed (exit ${listed.code}): ${listed.stderr.trim()}`);
  const paths = listed.stdout.toString('latin1').split('\0').filter(Boolean);
  if (paths.length === 0) return [];
  const how = ['checkout-index', '--force', '--quiet', '-z', '--stdin'];
  const options = { input: listed.stdout };
  const first = await tryGit(repo, how, options);
  if (first.code !== 0 || DENIED.test(first.stderr)) {
    letOwnerIn(repo.workspace);
    await tryGit(repo, how, options);
  }
  return paths;
}

/** What was untracked before is in the index now, so whatever is not there was made since. */
async function removeUntracked(repo: Repository, before: WorkspaceBefore): Promise<string[]> {
  const all = await named(repo, ['ls-files', '-z', '--others', '--exclude-standard']);
  const paths = all.filter((path) => !before.unstorable.includes(path));
  for (const path of paths) {
    // A repository that was made around files of this one goes without them.
    const isAround = path.endsWith('/') && (await named(repo, ['ls-files', '-z', '--', path])).length > 0;
    await removeFolder(join(repo.workspace, path, isAround ? '.git' : ''));
  }
  return paths;
}

async function giveBackIgnored(repo: Repository, before: WorkspaceBefore, strict: boolean): Promise<string[]> {
  const [known, roots, copies] = [new Set(before.ignored), new Set(before.ignoredFolders), new Map(before.copies)];
  const listed = await ignoredPaths(repo);
  const folders = listed.filter((path) => path.endsWith('/')).map(withoutSlash);
  const files = listed.filter((path) => !path.endsWith('/'));
  const kept = folders.filter((path) => roots.has(path));
  const inside = await newerThan(repo, kept, 0);
  const isNew = (path: string): boolean => !roots.has(path) && !known.has(path);
  const made = [...folders.filter(isNew), ...[...files, ...inside].filter((path) => !known.has(path))];
  for (const path of made) await removeFolder(join(repo.workspace, path));
  const here = new Set([...files, ...inside]);
  const newer = new Set(await newerThan(repo, kept, before.since));
  for (const path of files) if (await isNewer(join(repo.workspace, path), before.since)) newer.add(path);
  const lost: string[] = [];
  for (const path of known) {
    if (here.has(path) && !newer.has(path)) continue;
    const file = join(repo.workspace, path);
    const copy = copies.get(path);
    if (copy !== undefined) await putCopy(file, copy);
    else if (path.split('/').some(isCache)) await removeFolder(file);
    else {
      if (strict) await removeFolder(file);
      lost.push(path);
    }
  }
  return lost;
}

async function isNewer(file: string, since: number): Promise<boolean> {
  return ((await lstat(file).catch(() => undefined))?.ctimeMs ?? since) >= since;
}

async function putCopy(file: string, copy: string): Promise<void> {
  const { atime, mtime, mode } = await lstat(copy);
  await removeFolder(file);
  await mkdir(dirname(file), { recursive: true });
  await copyFile(copy, file);
  await chmod(file, mode & 0o777);
  await utimes(file, atime, mtime);
}

async function giveBackFolders(repo: Repository, before: WorkspaceBefore): Promise<void> {
  for (const path of await emptyFolders(repo)) {
    if (!before.empty.includes(path)) await removeFolder(join(repo.workspace, path));
  }
  for (const path of before.empty) await mkdir(join(repo.workspace, path), { recursive: true });
}

/** What the content does not show: set-user bits, and files that keep their owner out. */
async function mendModes(repo: Repository, since: number): Promise<void> {
  for (const path of await newerThan(repo, ['.'], since)) {
    const file = join(repo.workspace, path);
    const facts = await lstat(file).catch(() => undefined);
    if (facts?.isFile() !== true) continue;
    const mode = (facts.mode & 0o777) | 0o600;
    if ((facts.mode & 0o7777) !== mode) await chmod(file, mode);
  }
}

async function named(repo: Repository, args: readonly string[]): Promise<string[]> {
  return (await git(repo, args)).toString('utf8').split('\0').filter(Boolean);
}
