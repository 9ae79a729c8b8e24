import { existsSync, lstatSync } from 'node:fs';

import { UserError } from '../errors.js';
import { hasGitPart } from '../text/git-names.js';
import { behindLinks } from './behind-links.js';
import { permitted } from './permitted.js';
import type { Repository } from './repository.js';
import { git, GitError } from './run-git.js';

/**
 * The tree of the work tree as it is now, ignored files left out. Made of `ls-files` and `update-index`, because
 * `git add` starts a git inside every submodule, on configuration that steered processes can write.
 */
export async function snapshot(repo: Repository): Promise<string> {
  const listed = await permitted(repo, ['ls-files', '-z', '--modified', '--others', '--exclude-standard']);
  if (listed.code !== 0) throw new GitError(`git ls-files failed (exit ${listed.code}): ${listed.stderr.trim()}`);
  const paths = storable(repo, listed.stdout);
  if (paths.length === 0 && repo.lastTree !== undefined) return repo.lastTree;
  // Until the index is whole again nobody knows its tree.
  repo.lastTree = undefined;
  if (paths.length > 0) await updateIndex(repo, paths);
  repo.lastTree = (await git(repo, ['write-tree'])).toString('latin1').trim();
  return repo.lastTree;
}

/** Names as latin1, which keeps every byte of names that are not UTF-8. */
function storable(repo: Repository, listed: Buffer): string[] {
  const paths = new Set(listed.toString('latin1').split('\0').filter(Boolean));
  return [...paths].filter((path) => {
    const name = Buffer.from(path, 'latin1').toString('utf8');
    // A name with a slash at its end is a repository inside this one.
    // A submodule stays at the commit that the tree names, whatever lies in it.
    if (isRepository(repo, path)) return false;
    if (!path.endsWith('/') && !hasGitPart(name)) return true;
    repo.unstorable.add(name);
    return false;
  });
}

async function updateIndex(repo: Repository, paths: readonly string[]): Promise<void> {
  const isBehindLink = behindLinks(repo.workspace);
  const replaced = paths.filter((path) => isPlainFolder(repo, path) || isBehindLink(path));
  // update-index takes neither a folder where it knows a file, nor a path that a link has come in the way of.
  if (replaced.length > 0) await feed(repo, ['--force-remove'], replaced);
  const others = paths.filter((path) => !replaced.includes(path));
  if (others.length > 0) await feed(repo, ['--add', '--remove', '--replace'], others);
}

async function feed(repo: Repository, how: readonly string[], paths: readonly string[]): Promise<void> {
  const input = Buffer.from(paths.map((path) => `${path}\0`).join(''), 'latin1');
  const result = await permitted(repo, ['update-index', '-z', ...how, '--stdin'], { input });
  if (result.code === 0) return;
  const path = /Unable to process path (.+)/.exec(result.stderr)?.[1];
  throw new UserError(
    `git cannot store ${path ?? 'a file of the workspace'}: ${result.stderr.trim()}. ` +
      'Make it readable, remove it or add it to .gitignore.',
  );
}

function isRepository(repo: Repository, path: string): boolean {
  return !path.endsWith('/') && existsSync(Buffer.concat([fileOf(repo, path), Buffer.from('/.git')]));
}

function isPlainFolder(repo: Repository, path: string): boolean {
  const file = fileOf(repo, path);
  return isFolder(file) && !existsSync(Buffer.concat([file, Buffer.from('/.git')]));
}

function fileOf(repo: Repository, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${repo.workspace}/`), Buffer.from(path, 'latin1')]);
}

function isFolder(file: Buffer): boolean {
  try {
    return lstatSync(file).isDirectory();
  } catch {
    // Gone, or below what is a file now: git sees the same.
    return false;
  }
}
