import { messageOf } from '../errors.js';
import { fetch } from './fetch.js';
import { runOnRemote } from './network.js';
import type { Repository } from './repository.js';
import { tryGit } from './run-git.js';
import type { Remote } from './types.js';

/** What a branch of the remote holds: our commit, perhaps below others; another `tip` (undefined: no such branch); not known. */
export type Found =
  | { readonly kind: 'ours' }
  | { readonly kind: 'other'; readonly tip: string | undefined }
  | { readonly kind: 'unknown'; readonly why: string };

/** For one look after a cancel: the job is about to be killed. */
const LAST_LOOK_MS = 1_500;
/** Commits that others may have put on top of ours meanwhile. */
const DEPTH = 10;

/** Asks the remote where `ref` is. Never throws, and works after a cancel, too. */
export async function readBack(given: Repository, remote: Remote, ref: string, sha: string): Promise<Found> {
  const isLast = given.signal?.aborted === true;
  const repo: Repository = isLast ? { ...given, signal: AbortSignal.timeout(LAST_LOOK_MS) } : given;
  try {
    const listed = await runOnRemote(repo, remote, ['ls-remote', '--', remote.url, ref]);
    if (listed.code !== 0) return { kind: 'unknown', why: listed.stderr.trim() };
    const tip = listed.stdout
      .toString('latin1')
      .split('\n')
      .find((line) => line.endsWith(`\t${ref}`))
      ?.split('\t')[0];
    if (tip === sha) return { kind: 'ours' };
    if (tip === undefined || isLast) return { kind: 'other', tip };
    await fetch(repo, remote, [ref], { depth: DEPTH });
    const within = await tryGit(repo, ['merge-base', '--is-ancestor', sha, tip]);
    return within.code === 0 ? { kind: 'ours' } : { kind: 'other', tip };
  } catch (error) {
    return { kind: 'unknown', why: messageOf(error) };
  }
}
