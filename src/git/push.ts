import { UserError } from '../errors.js';
import { checkBranch, checkSha } from './names.js';
import { accessProblem, lastLine, remoteSentences, runOnRemote } from './network.js';
import { readBack, type Found } from './read-back.js';
import type { Repository } from './repository.js';
import type { GitResult } from './run-git.js';
import type { PushResult, Remote } from './types.js';

/**
 * Pushes one commit to one branch, never over anything: the branch must be there as `expected` names it, a commit that
 * the pushed one stands on, or `nothing` yet. A branch that was deleted meanwhile is not made again. What the remote has
 * afterwards is what counts: an answer can be lost, and a push that git calls done can be undone by the server.
 */
export async function push(
  repo: Repository,
  remote: Remote,
  sha: string,
  branch: string,
  expected: string,
): Promise<PushResult> {
  const ref = `refs/heads/${checkBranch(branch)}`;
  // A lease is checked by the server in the same step as the update; an empty one admits creation and nothing else.
  const lease = `--force-with-lease=${ref}:${expected === 'nothing' ? '' : checkSha(expected)}`;
  const args = ['push', '--porcelain', '--no-verify', '--recurse-submodules=no', lease];
  const sent = await runOnRemote(repo, remote, [...args, '--', remote.url, `${checkSha(sha)}:${ref}`]).catch(
    (error: unknown) => ({ error }),
  );
  const found = await readBack(repo, remote, ref, sha);
  if (found.kind === 'ours') return { kind: 'pushed' };
  if ('error' in sent) throw sent.error;
  return sent.code === 0 ? { kind: 'refused', reason: notThere(branch, found) } : classify(remote, sent);
}

function notThere(branch: string, found: Exclude<Found, { kind: 'ours' }>): string {
  if (found.kind === 'unknown')
    return `git reported the push as done, but ${branch} could not be read back: ${found.why}`;
  const where = found.tip === undefined ? `there is no ${branch}` : `${branch} is at ${found.tip.slice(0, 12)}`;
  return `git reported the push as done, but on the remote ${where}. Look for a hook or a rule on the server that undoes pushes.`;
}

function classify(remote: Remote, { stdout, stderr }: GitResult): PushResult {
  // `!<tab>from:to<tab>[rejected] (fetch first)`
  const [, side, why = ''] =
    /^!\t[^\t]*\t\[(rejected|remote rejected|remote failure)\] ?(.*)$/m.exec(stdout.toString()) ?? [];
  if (side === 'rejected') return { kind: 'moved' };
  // The branch changed between the server's list and its update.
  if (/cannot lock ref|failed to update ref|fetch first|non-fast-forward|reference already exists/.test(why)) {
    return { kind: 'moved' };
  }
  if (side !== undefined) return { kind: 'refused', reason: refusal(stderr, why.replace(/^\(|\)$/g, '')) };
  const access = accessProblem(remote, stderr, 'write');
  if (access !== undefined) return { kind: 'refused', reason: access };
  throw new UserError(`git could not push to ${remote.url}: ${lastLine(stderr)}.`);
}

function refusal(stderr: string, why: string): string {
  const said = remoteSentences(stderr).join(' ');
  const reason = said === '' ? why : `${said} (${why})`;
  return /without `workflows?` (?:permission|scope)/.test(said) ? `${reason}. ${WORKFLOW_TOKEN}` : reason;
}

const WORKFLOW_TOKEN =
  'The job token never may. Give github-token an app token with the permission workflows: write, or leave the workflow files out of the task.';
