import { checkSha } from './names.js';
import type { Repository } from './repository.js';
import { git } from './run-git.js';

/** A file of a commit; links inside the tree are followed. Undefined when there is no such file. */
export async function readFile(repo: Repository, commit: string, path: string): Promise<Buffer | undefined> {
  // Names are read line by line, and `.` and `..` would mean the current folder.
  if (/[\0\n]/.test(path) || path.split('/').some((part) => ['', '.', '..'].includes(part))) return undefined;
  const input = `${checkSha(commit)}:${path}\n`;
  const answer = await git(repo, ['cat-file', '--batch', '--follow-symlinks'], { input });
  const header = answer.subarray(0, answer.indexOf('\n')).toString('utf8');
  const size = /^[0-9a-f]+ blob (\d+)$/.exec(header)?.[1];
  if (size === undefined) return undefined;
  const start = answer.indexOf('\n') + 1;
  return answer.subarray(start, start + Number(size));
}

/** The tree of a commit; a tree is its own. */
export async function treeOf(repo: Repository, commit: string): Promise<string> {
  return (await git(repo, ['rev-parse', '--verify', `${checkSha(commit)}^{tree}`])).toString('latin1').trim();
}

/** A commit's parents, first to last. */
export async function parentsOf(repo: Repository, commit: string): Promise<string[]> {
  const listed = await git(repo, ['rev-list', '--parents', '--max-count=1', checkSha(commit)]);
  return listed.toString('latin1').trim().split(' ').slice(1);
}

/** All paths of a commit. */
export async function listFiles(repo: Repository, commit: string): Promise<string[]> {
  const listed = await git(repo, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', checkSha(commit)]);
  return listed.toString('utf8').split('\0').filter(Boolean);
}

/** Tracked files that differ from HEAD, staged or not. To be asked before the first snapshot, which tracks all files. */
export async function dirtyTracked(repo: Repository): Promise<string[]> {
  const [unstaged, staged] = await Promise.all([
    git(repo, ['ls-files', '-z', '--modified']),
    git(repo, ['diff-index', '-z', '--cached', '--name-only', '--no-renames', repo.head.sha]),
  ]);
  const paths = `${unstaged.toString('utf8')}${staged.toString('utf8')}`.split('\0').filter(Boolean);
  return [...new Set(paths)].sort();
}
