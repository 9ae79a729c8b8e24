import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { hasGitPart } from '../text/git-names.js';
import { rawChanges, type RawChange } from './changes.js';
import { checkSha } from './names.js';
import type { Repository } from './repository.js';
import { git } from './run-git.js';
import type { CommitRequest, FileChange, Identity, LeftOut } from './types.js';

export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly changed: readonly FileChange[];
  /** Never committed: moved submodules, nested repositories, names that look like `.git`, files in Git LFS. */
  readonly leftOut: readonly string[];
}

/** Commits what the run changed on top of `parent`; undefined when nothing of it remains. */
export async function commit(repo: Repository, request: CommitRequest): Promise<Commit | undefined> {
  const differing = await rawChanges(repo, request.before, request.after);
  const left = new Set((await uncommittable(repo, differing)).map(({ path }) => path));
  const kept = differing.filter(({ change }) => !left.has(change.path));
  const leftOut = differing.filter((raw) => !kept.includes(raw)).map(({ change }) => change.path);
  const changed = kept.map(({ change }) => change);
  if (kept.length === 0) return undefined;
  const parent = checkSha(request.parent);
  const [parentTree, tree] = await Promise.all([
    text(repo, ['rev-parse', '--verify', `${parent}^{tree}`]),
    layOver(repo, parent, kept),
  ]);
  if (tree === parentTree) return undefined;
  const sha = await commitTree(repo, tree, request);
  return { sha, tree, changed, leftOut: [...new Set([...leftOut, ...repo.unstorable])].sort() };
}

const GITLINK = '160000';

/** Those of the changes that no commit of ours holds. */
export async function uncommittable(repo: Repository, raws: readonly RawChange[]): Promise<LeftOut[]> {
  const large = await largeFiles(repo, raws);
  return raws.flatMap(({ change, oldMode, bytes }): LeftOut[] => {
    const { path, mode } = change;
    if (mode === GITLINK || oldMode === GITLINK) return [{ path, what: 'a submodule' }];
    if (hasGitPart(path)) return [{ path, what: 'a name that git keeps to itself' }];
    return large.has(bytes) ? [{ path, what: 'Git LFS' }] : [];
  });
}

/** Files that Git LFS keeps: to commit them its filter would have to run, without it they would be stored whole. */
async function largeFiles(repo: Repository, raws: readonly RawChange[]): Promise<Set<string>> {
  if (raws.length === 0) return new Set();
  const input = Buffer.from(raws.map(({ bytes }) => `${bytes}\0`).join(''), 'latin1');
  const answer = (await git(repo, ['check-attr', '-z', '--stdin', 'filter'], { input })).toString('latin1').split('\0');
  // Path, attribute and value in turn.
  return new Set(answer.filter((_, at) => at % 3 === 0 && answer[at + 2] === 'lfs'));
}

/** The parent's tree with the changed files in their new state. */
export async function layOver(repo: Repository, parent: string, kept: readonly RawChange[]): Promise<string> {
  return withTemporaryIndex(repo, async (env) => {
    await git(repo, ['read-tree', parent], { env });
    // Deletions first: a file may have become a folder.
    const deletions = kept.filter(({ change }) => change.status === 'deleted');
    const others = kept.filter(({ change }) => change.status !== 'deleted');
    const lines = [...deletions, ...others].map(({ change, blob, bytes }) => {
      const mode = change.status === 'deleted' ? '0' : change.mode;
      return `${mode} ${blob}\t${bytes}\0`;
    });
    const input = Buffer.from(lines.join(''), 'latin1');
    await git(repo, ['update-index', '-z', '--replace', '--index-info'], { env, input });
    return text(repo, ['write-tree'], env);
  });
}

async function commitTree(repo: Repository, tree: string, request: CommitRequest): Promise<string> {
  const args = ['commit-tree', '-p', request.parent, '-F', '-', tree];
  const input = request.message.replaceAll('\0', '');
  return (await git(repo, args, { env: identityVariables(request.author), input })).toString('latin1').trim();
}

function identityVariables({ name, email }: Identity): Record<string, string> {
  return { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
}

/** Lends an index of its own, removed afterwards; with `copy` it starts as the trusted one. */
export async function withTemporaryIndex<T>(
  repo: Repository,
  use: (env: { readonly GIT_INDEX_FILE: string }) => Promise<T>,
  options: { readonly copy: boolean } = { copy: false },
): Promise<T> {
  const file = join(repo.gitDir, `index.${(temporaries += 1)}`);
  try {
    if (options.copy) await copyFile(join(repo.gitDir, 'index'), file);
    return await use({ GIT_INDEX_FILE: file });
  } finally {
    await rm(file, { force: true });
  }
}

let temporaries = 0;

async function text(repo: Repository, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  return (await git(repo, args, { env })).toString('latin1').trim();
}
