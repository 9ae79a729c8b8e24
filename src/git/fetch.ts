import { UserError } from '../errors.js';
import { checkRef } from './names.js';
import { accessProblem, lastLine, runOnRemote } from './network.js';
import type { Repository } from './repository.js';
import { git } from './run-git.js';
import type { Remote } from './types.js';

/** Fetches full refs (`refs/heads/x`, `refs/pull/12/head`) into refs of our own. Returns where each one points. */
export async function fetch(
  repo: Repository,
  remote: Remote,
  refs: readonly string[],
  options: { readonly depth?: number } = {},
): Promise<Map<string, string>> {
  const specs = refs.map((ref) => `+${checkRef(ref)}:${ownRef(ref)}`);
  const depth = options.depth === undefined ? [] : [`--depth=${options.depth}`];
  const quiet = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-auto-maintenance'];
  const result = await runOnRemote(repo, remote, ['fetch', ...quiet, ...depth, '--', remote.url, ...specs]);
  if (result.code !== 0) throw new UserError(fetchProblem(remote, result.stderr));
  const shas = await git(repo, ['rev-parse', ...refs.map(ownRef)]);
  const lines = shas.toString('latin1').trim().split('\n');
  return new Map(refs.map((ref, at) => [ref, lines[at] ?? '']));
}

function ownRef(ref: string): string {
  return ref.replace(/^refs\//, 'refs/greengate/fetched/');
}

function fetchProblem(remote: Remote, stderr: string): string {
  const missing = /couldn't find remote ref (\S+)/.exec(stderr)?.[1];
  if (missing !== undefined) {
    const name = missing.replace(/^refs\/heads\//, '');
    return `${remote.url} has no ${name === missing ? 'ref' : 'branch'} "${name}". Check the name, or whether it was deleted.`;
  }
  return accessProblem(remote, stderr, 'read') ?? `git could not fetch from ${remote.url}: ${lastLine(stderr)}.`;
}
