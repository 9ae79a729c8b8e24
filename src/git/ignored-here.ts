import { existsSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { Repository } from './repository.js';
import { git } from './run-git.js';
import { ignoredInSubmodules } from './submodules.js';

/** Made anew by whoever needs them; compiled files of another tree must not be believed. */
const CACHES = new Set(['__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', '.nyc_output', 'coverage']);
/** What runs of the tests write among dependencies. */
const CACHES_AMONG_DEPENDENCIES = new Set(['.cache', '.vite', '.vitest', ...CACHES]);
/** Folders that package managers fill, and no build does. */
const DEPENDENCIES = new Set(['node_modules', 'vendor', '.venv', 'venv', '.tox', '.bundle', 'bower_components']);

export function isCache(name: string): boolean {
  return CACHES_AMONG_DEPENDENCIES.has(name);
}

export function isDependency(path: string): boolean {
  return path.split('/').some((name) => DEPENDENCIES.has(name));
}

/** What says which dependencies there are: with a change of it new ones are to be expected. */
export function isLockFile(path: string): boolean {
  return LOCKS.test(path);
}

const LOCKS =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|requirements[^/]*\.txt|(?:poetry|uv|pdm|Pipfile|Gemfile|composer)\.lock|go\.(?:mod|sum))$/;

export interface ExportOptions {
  /** Ignored files made or changed since then (ms since the epoch) take no part. */
  readonly since: number;
  /** Dependencies may be new: what says which ones there are was changed. */
  readonly newDependencies?: boolean;
}

export interface IgnoredHere {
  /** Paths that were there before, without a slash at the end. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** Made or changed since, and caches. */
  readonly newer: readonly string[];
}

/** What git ignores in the workspace, and repositories inside it, parted by whether it was there before. */
export async function ignoredHere(repo: Repository, options: ExportOptions): Promise<IgnoredHere> {
  const ignored = await ignoredPaths(repo);
  const nested = await nestedRepositories(repo);
  const [folders, files, newer]: string[][] = [[], [], []];
  const inside = await ignoredInSubmodules(repo);
  for (const path of [...ignored, ...inside, ...nested].map((one) => one.replace(/\/$/, ''))) {
    if (path.split('/').includes('.git')) continue;
    const facts = await lstat(join(repo.workspace, path)).catch(() => undefined);
    if (facts === undefined) continue;
    const isOld =
      !CACHES.has(basename(path)) &&
      ((facts.isDirectory() ? facts.birthtimeMs : facts.ctimeMs) < options.since ||
        (options.newDependencies === true && isDependency(path)));
    if (!isOld) newer?.push(path);
    else if (facts.isDirectory()) folders?.push(path);
    else files?.push(path);
  }
  return { folders: folders ?? [], files: files ?? [], newer: newer ?? [] };
}

/** What git ignores in the workspace, a slash at the end of folders; none lies in another. */
export async function ignoredPaths(repo: Repository): Promise<string[]> {
  const how = ['--others', '--ignored', '--exclude-standard', '--directory'];
  const listed = (await git(repo, ['ls-files', '-z', ...how])).toString('utf8').split('\0').filter(Boolean).sort();
  // A folder that holds nothing else is told beside what is ignored in it.
  return listed.filter((path, at) => !path.endsWith('/') || listed[at + 1]?.startsWith(path) !== true);
}

/** Without those that were made around files which the repository has. */
async function nestedRepositories(repo: Repository): Promise<string[]> {
  const nested = [...repo.unstorable].filter((path) => path.endsWith('/'));
  if (nested.length === 0) return [];
  const tracked = (await git(repo, ['ls-files', '-z', '--', ...nested])).toString('utf8').split('\0');
  return nested.filter((folder) => !tracked.some((path) => path.startsWith(folder)));
}

/** Folders without a file in them, which git does not keep. */
export async function emptyFolders(repo: Repository): Promise<string[]> {
  const all = async (more: readonly string[]): Promise<string[]> =>
    (await git(repo, ['ls-files', '-z', '--others', '--exclude-standard', '--directory', ...more]))
      .toString('utf8')
      .split('\0')
      .filter((path) => path.endsWith('/'));
  const [every, filled] = [await all([]), new Set(await all(['--no-empty-directory']))];
  return every.filter((path) => !filled.has(path) && existsSync(join(repo.workspace, path)));
}
