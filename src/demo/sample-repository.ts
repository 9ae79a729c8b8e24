import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { git, GIT_ENV } from './git.js';

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
  if (commits.length > 0) await importCommits(bare, commits, new Map(), 0);
  return bare;
}

/** Adds a commit to a branch of a bare repository, as if somebody had pushed it. Returns its SHA. */
export async function commitTo(bare: string, commit: CommitOn): Promise<string> {
  const branches = await git(bare, ['for-each-ref', '--format=%(refname:lstrip=2) %(objectname)', 'refs/heads/']);
  const tips = branches.split('\n').map((line) => line.split(' ') as [string, string]);
  return importCommits(bare, [commit], new Map(tips), Number(await git(bare, ['rev-list', '--count', '--all'])));
}

/**
 * All commits by one git, which reads them from its standard input: a world of many starts as fast as one of few.
 * `tips`: the commit of each branch that is there; `before`: how many commits are. Returns the last one's SHA.
 */
async function importCommits(
  bare: string,
  commits: readonly CommitOn[],
  tips: Map<string, string>,
  before: number,
): Promise<string> {
  const stream: (string | Uint8Array)[] = ['feature done\n'];
  const data = (content: string | Uint8Array): void =>
    void stream.push(`data ${Buffer.byteLength(content)}\n`, content, '\n');
  const committer = `${GIT_ENV.GIT_COMMITTER_NAME} <${GIT_ENV.GIT_COMMITTER_EMAIL}>`;
  for (const [index, { branch = 'main', from = 'main', message, files }] of commits.entries()) {
    const mark = `:${index + 1}`;
    const parent = tips.get(branch) ?? tips.get(from);
    tips.set(branch, mark);
    stream.push(`commit refs/heads/${branch}\nmark ${mark}\ncommitter ${committer} ${dateOf(before + index)}\n`);
    data(message.replace(/\n?$/, '\n'));
    if (parent !== undefined) stream.push(`from ${parent}\n`);
    for (const [path, content] of Object.entries(files)) {
      const quoted = `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`;
      // What stood there goes first: a file may take the place of a folder.
      stream.push(`D ${quoted}\n`);
      if (content === null) continue;
      const [mode, bytes] = entryOf(content);
      stream.push(`M ${mode} inline ${quoted}\n`);
      data(bytes);
    }
  }
  stream.push(`get-mark :${commits.length}\ndone\n`);
  return git(bare, ['fast-import', '--quiet', '--force'], {}, Buffer.concat(stream.map((part) => Buffer.from(part))));
}

function entryOf(content: NonNullable<Files[string]>): [mode: string, bytes: string | Uint8Array] {
  if (typeof content === 'string' || content instanceof Uint8Array) return ['100644', content];
  return 'link' in content ? ['120000', content.link] : ['100755', content.executable];
}

/** Fixed, growing dates: the same world has the same commit names every time. */
function dateOf(commits: number): string {
  return `${Date.UTC(2026, 0, 5, 8, 0, 0) / 1000 + commits * 60} +0000`;
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
  const kept = request.persistCredentials === true;
  if (kept) await git(directory, ['config', '--local', key, header]);
  const branch = /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  const remote = branch === undefined ? ref.replace(/^refs\//, 'refs/remotes/') : `refs/remotes/origin/${branch}`;
  const shallow = depth === 0 ? [] : [`--depth=${depth}`];
  const fetch = ['fetch', '--quiet', '--no-tags', '--prune', ...shallow, 'origin', `+${ref}:${remote}`];
  await git(directory, kept ? fetch : ['-c', `${key}=${header}`, ...fetch]);
  const target = branch === undefined ? ['--detach', remote] : ['-B', branch, remote];
  await git(directory, ['-c', 'advice.detachedHead=false', 'checkout', '--quiet', '--force', ...target]);
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
