import { chmod, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { git } from './git.js';

/** Path → text or bytes; `{ executable }` and `{ link }` for the two other kinds git knows; null deletes. */
export type Files = Readonly<
  Record<string, string | Uint8Array | { readonly executable: string } | { readonly link: string } | null>
>;

export interface CommitOn {
  /** Default `main`; a branch that does not exist yet starts at `from`. */
  readonly branch?: string;
  /** Default: the default branch. */
  readonly from?: string;
  readonly message: string;
  readonly files: Files;
}

/** Makes a bare repository as it would lie on the server, with one commit after the other. Returns its path. */
export async function createOrigin(directory: string, name: string, commits: readonly CommitOn[]): Promise<string> {
  const bare = join(directory, `${name}.git`);
  await mkdir(directory, { recursive: true });
  await git(directory, ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
  for (const commit of commits) await commitTo(bare, commit);
  return bare;
}

/** Adds a commit to a branch of a bare repository, as if somebody had pushed it. Returns its SHA. */
export async function commitTo(bare: string, commit: CommitOn): Promise<string> {
  const branch = commit.branch ?? 'main';
  const work = `${bare}.work`;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const inWork = {
    GIT_DIR: bare,
    GIT_WORK_TREE: work,
    GIT_INDEX_FILE: `${bare}.index`,
    ...dates(await count(bare)),
  };
  const run = (...args: string[]): Promise<string> =>
    git(work, ['-c', 'core.bare=false', '-c', 'core.autocrlf=false', ...args], inWork);
  const parent = (await shaOf(bare, branch)) ?? (await shaOf(bare, commit.from ?? 'main'));
  if (parent !== undefined) {
    await run('read-tree', parent);
    await run('checkout-index', '--all', '--quiet');
  }
  await writeFiles(work, commit.files);
  await run('add', '--all', '--force', '.');
  const tree = await run('write-tree');
  const sha = await run('commit-tree', tree, ...(parent === undefined ? [] : ['-p', parent]), '-m', commit.message);
  await run('update-ref', `refs/heads/${branch}`, sha);
  await rm(work, { recursive: true, force: true });
  await rm(`${bare}.index`, { force: true });
  return sha;
}

async function writeFiles(root: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const target = join(root, path);
    await rm(target, { recursive: true, force: true });
    if (content === null) continue;
    await mkdir(dirname(target), { recursive: true });
    if (typeof content === 'string' || content instanceof Uint8Array) await writeFile(target, content);
    else if ('link' in content) await symlink(content.link, target);
    else {
      await writeFile(target, content.executable);
      await chmod(target, 0o755);
    }
  }
}

async function shaOf(bare: string, branch: string): Promise<string | undefined> {
  const sha = await git(bare, ['for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`]);
  return sha === '' ? undefined : sha;
}

async function count(bare: string): Promise<number> {
  const heads = await git(bare, ['for-each-ref', '--format=x', 'refs/heads/']);
  return heads === '' ? 0 : Number(await git(bare, ['rev-list', '--count', '--all']));
}

/** Fixed, growing dates: the same world has the same commit names every time. */
function dates(commits: number): Record<string, string> {
  const at = `${Date.UTC(2026, 0, 5, 8, 0, 0) / 1000 + commits * 60} +0000`;
  return { GIT_AUTHOR_DATE: at, GIT_COMMITTER_DATE: at };
}

export interface CheckoutRequest {
  /** Where the files go; made when missing. */
  readonly directory: string;
  /** `SERVER/owner/repo`. */
  readonly url: string;
  readonly token: string;
  /** `refs/heads/main`, `refs/pull/7/head`, `refs/pull/7/merge`. */
  readonly ref: string;
  /** 0: the whole history. */
  readonly fetchDepth?: number;
  /** What actions/checkout does unless told otherwise; Greengate's examples tell it otherwise. */
  readonly persistCredentials?: boolean;
}

/** Fetches and checks out like actions/checkout: one shallow commit, a branch by its name, anything else detached. */
export async function checkout(request: CheckoutRequest): Promise<void> {
  const { directory, url, ref } = request;
  const depth = request.fetchDepth ?? 1;
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${request.token}`).toString('base64')}`;
  const key = `http.${new URL(url).origin}/.extraheader`;
  await mkdir(directory, { recursive: true });
  await git(directory, ['init', '--quiet', '--initial-branch=main', '.']);
  await git(directory, ['remote', 'add', 'origin', url]);
  await git(directory, ['config', '--local', 'gc.auto', '0']);
  await git(directory, ['config', '--local', key, header]);
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  const remote = branch === undefined ? ref.replace(/^refs\//, 'refs/remotes/') : `refs/remotes/origin/${branch}`;
  const shallow = depth === 0 ? [] : [`--depth=${depth}`];
  await git(directory, ['fetch', '--quiet', '--no-tags', '--prune', ...shallow, 'origin', `+${ref}:${remote}`]);
  const target = branch === undefined ? ['--detach', remote] : ['-B', branch, remote];
  await git(directory, ['-c', 'advice.detachedHead=false', 'checkout', '--quiet', '--force', ...target]);
  if (request.persistCredentials !== true) await git(directory, ['config', '--local', '--unset-all', key]);
}

/** Puts a `pre-receive` hook into a bare repository: a shell script that reads `old new ref` lines. */
export async function setPreReceive(bare: string, script: string): Promise<void> {
  const hook = join(bare, 'hooks', 'pre-receive');
  await mkdir(dirname(hook), { recursive: true });
  await writeFile(hook, `#!/bin/sh\n${script}\n`);
  await chmod(hook, 0o755);
}

/** The hook of a protected branch, with GitHub's words. */
export function protectBranch(bare: string, branch: string): Promise<void> {
  return setPreReceive(
    bare,
    [
      'while read -r old new ref; do',
      `  if [ "$ref" = "refs/heads/${branch}" ]; then`,
      `    echo "error: GH006: Protected branch update failed for refs/heads/${branch}." >&2`,
      '    exit 1',
      '  fi',
      'done',
    ].join('\n'),
  );
}
