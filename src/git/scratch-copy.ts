import { constants } from 'node:fs';
import { access, cp, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { letOwnerIn } from '../sandbox/let-owner-in.js';
import { exportTree } from './export-tree.js';
import { submodules } from './ignored.js';
import type { Repository } from './repository.js';
import { git } from './run-git.js';

/** Made anew by whoever needs them; compiled files of another tree must not be believed. */
const CACHES = new Set(['__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', '.nyc_output', 'coverage']);
const AT_ONCE = 200;

/**
 * Writes a tree into a new folder, with what git ignores in the workspace (dependencies, build results) beside it. What the
 * tree's own ignore rules would not ignore stays behind: a changed ignore list brings nothing in.
 */
export async function scratchCopy(
  repo: Repository,
  tree: string,
  folder: string,
  /** Ignored files that were made or changed since then stay behind. */
  options: { readonly before?: number } = {},
): Promise<void> {
  await mkdir(folder, { recursive: true });
  // First, into an empty folder: no link of the tree can lead a copy outside. git itself follows none.
  const copied = await copyIgnored(repo, folder);
  if (options.before !== undefined) {
    for (const path of copied) await dropNewer(repo.workspace, folder, path, options.before);
  }
  await exportTree(repo, tree, folder);
  const env = { GIT_WORK_TREE: folder, GIT_INDEX_FILE: join(repo.gitDir, 'export-index') };
  const strangers = await git(repo, ['ls-files', '-z', '--others', '--exclude-standard'], { env });
  for (const path of namesOf(strangers)) await rm(join(folder, path), { recursive: true, force: true });
}

async function copyIgnored(repo: Repository, folder: string): Promise<readonly string[]> {
  const how = ['--others', '--ignored', '--exclude-standard', '--directory'];
  const ignored = namesOf(await git(repo, ['ls-files', '-z', ...how])).map((path) => path.replace(/\/$/, ''));
  const wanted = ignored.filter((path) => !CACHES.has(basename(path)) && !path.split('/').includes('.git'));
  const paths = [...wanted, ...(await submodules(repo))];
  for (let at = 0; at < paths.length; at += AT_ONCE) await copyAll(repo, paths.slice(at, at + AT_ONCE), folder);
  return paths;
}

/** By the time that nobody can set: that of the change of the inode. */
async function dropNewer(workspace: string, folder: string, path: string, before: number): Promise<void> {
  const facts = await lstat(join(workspace, path)).catch(() => undefined);
  if (facts === undefined) return;
  if (facts.isDirectory()) {
    for (const name of await readdir(join(workspace, path)))
      await dropNewer(workspace, folder, join(path, name), before);
  } else if (facts.ctimeMs >= before) {
    await rm(join(folder, path), { force: true });
  }
}

/** By cp, which shares the blocks where the file system can; by Node where there is no such cp. */
async function copyAll(repo: Repository, paths: readonly string[], folder: string): Promise<void> {
  const { workspace, sandbox, signal } = repo;
  const { ending, exitCode } = await sandbox.run({
    argv: ['cp', '-a', '--reflink=auto', '--parents', '--', ...paths.map((path) => `./${path}`), folder],
    cwd: workspace,
    trust: 'harness',
    timeoutMs: 300_000,
    ...(signal === undefined ? {} : { signal }),
  });
  signal?.throwIfAborted();
  if (ending === 'exited' && exitCode === 0) return;
  for (const path of paths) {
    for (const place of [workspace, folder]) letOwnerIn(join(place, path));
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(workspace, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
      force: true,
      filter: isCopied,
    });
  }
}

/** Pipes and sockets are nobody's dependencies; a name that is no UTF-8 means nothing to Node, and was left to cp. */
async function isCopied(path: string): Promise<boolean> {
  const stat = await lstat(path).catch(() => undefined);
  if (stat?.isSymbolicLink() === true) return true;
  if (stat?.isFile() !== true && stat?.isDirectory() !== true) return false;
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}

function namesOf(listed: Buffer): string[] {
  return listed.toString('utf8').split('\0').filter(Boolean);
}
