import { setTimeout as sleep } from 'node:timers/promises';

import { UserError } from '../errors.js';
import type { Repository } from './repository.js';
import { tryGit, type GitResult } from './run-git.js';
import type { Remote } from './types.js';

const TIMEOUT_MS = 300_000;
const WAITS_MS = [500, 2_000];

/** Runs a git command that talks to the remote. Trouble on the way is tried again twice, then it is a UserError. */
export async function runOnRemote(repo: Repository, remote: Remote, args: readonly string[]): Promise<GitResult> {
  for (const wait of [...WAITS_MS, undefined]) {
    const result = await tryGit(repo, args, { config: authorization(remote), timeoutMs: TIMEOUT_MS });
    if (result.code === 0 || !NETWORK_TROUBLE.test(result.stderr)) return result;
    if (wait !== undefined) await sleep(wait, undefined, repo.signal && { signal: repo.signal });
    else
      throw new UserError(
        `${remote.url} cannot be reached: ${lastLine(result.stderr)}. Check the network and run again.`,
      );
  }
  throw new Error('unreachable');
}

/** Why the remote let nobody in, or undefined when that was not the trouble. */
export function accessProblem(remote: Remote, stderr: string, right: 'read' | 'write'): string | undefined {
  const said = remoteSentences(stderr).join(' ') || lastLine(stderr);
  if (/Authentication failed|could not read (Username|Password)|error: 401/.test(stderr)) {
    return `${remote.url} did not accept the token: ${said}. Pass a valid github-token with \`contents: ${right}\`.`;
  }
  if (/error: 403|Permission to .* denied|Write access to repository not granted/.test(stderr)) {
    return `${remote.url} denied access: ${said}. Give the job the permission \`contents: ${right}\`.`;
  }
  if (/[Rr]epository.* not found|error: 404|does not appear to be a git repository/.test(stderr)) {
    return (
      `${remote.url} was not found, or the token may not see it: ${said}. ` +
      `Check the address and give the job the permission \`contents: ${right}\`.`
    );
  }
  return undefined;
}

/** What the server itself said, without git's frame. */
export function remoteSentences(stderr: string): string[] {
  return stderr
    .split(/[\r\n]+/)
    .flatMap((line) => /^remote: ?(?:error: |fatal: )?(.*\S)/.exec(line)?.[1] ?? [])
    .filter(
      (line) => !/^(Resolving deltas|Counting objects|Compressing objects|Enumerating objects|Total )/.test(line),
    );
}

export function lastLine(text: string): string {
  return (text.trim().split('\n').at(-1) ?? '').replace(/[.\s]+$/, '');
}

const NETWORK_TROUBLE = new RegExp(
  [
    'Could not resolve (host|proxy)',
    'Failed to connect',
    "Couldn't connect",
    'Connection (refused|reset|timed out)',
    'Operation (timed out|too slow)',
    'Timeout was reached',
    'The remote end hung up',
    'unexpected disconnect',
    'early EOF',
    'Empty reply from server',
    'RPC failed',
    'SSL_ERROR_SYSCALL',
    'GnuTLS recv error',
    'returned error: (429|5\\d\\d)',
  ].join('|'),
);

/** The token for this remote's origin alone, in the environment: never in arguments, addresses or files. */
function authorization(remote: Remote): [string, string][] {
  if (remote.token === '' || !/^https?:/.test(remote.url)) return [];
  const credentials = Buffer.from(`x-access-token:${remote.token}`).toString('base64');
  return [[`http.${new URL(remote.url).origin}/.extraheader`, `AUTHORIZATION: basic ${credentials}`]];
}
