import type { Config } from '../config.js';
import { UserError } from '../errors.js';
import { branchFor } from '../github/branch-name.js';
import { branchExists, defaultBranch } from '../github/branches.js';
import type { Client } from '../github/client.js';
import { findOpenPullRequest } from '../github/pull-request.js';
import type { Event, PullRequest, Repo } from '../github/types.js';
import type { Request } from '../triggers/request.js';
import { strangersCode } from './strangers-code.js';

/** Where a run starts from and where its change goes. Chosen by the harness alone: nothing the model says moves it. */
export interface Target {
  /** Full ref whose commit the work starts from. */
  readonly startRef: string;
  /** Branch that rules, instructions and the gate are read from, and that a pull request aims at. */
  readonly baseBranch: string;
  /** Branch that gets the finished change. */
  readonly branch: string;
  /** The branch does not exist yet. */
  readonly isNew: boolean;
  /** Branch that gets unfinished work. */
  readonly keepBranch: string;
  /** The change is offered as a pull request of `branch`. False where it goes to the branch of an existing one. */
  readonly opensPullRequest: boolean;
  /** Why nothing is pushed anywhere and the change is offered as a patch; undefined where it may be pushed. */
  readonly patchOnly?: string;
  /** What people should know of the choice. */
  readonly note?: string;
}

export interface TargetParts {
  readonly client: Client;
  readonly repo: Repo;
  readonly event: Event;
  readonly request: Request;
  readonly pullRequest: PullRequest | undefined;
  readonly threadTitle: string | undefined;
  readonly config: Config;
  /** Makes names unique to this run. */
  readonly runName: string;
}

export async function chooseTarget(parts: TargetParts): Promise<Target> {
  const patchOnly = strangersCode(parts);
  const target = await wantedTarget(parts);
  return patchOnly === undefined ? target : { ...target, opensPullRequest: false, patchOnly };
}

async function wantedTarget(parts: TargetParts): Promise<Target> {
  const { pullRequest, request, config, runName } = parts;
  if (pullRequest !== undefined && pullRequest.state !== 'open') return afterTheEnd(parts, pullRequest);
  if (pullRequest !== undefined) {
    return {
      // The branch of a fork is in another repository; its commits are here too, under the number.
      startRef: pullRequest.isFork ? `refs/pull/${pullRequest.number}/head` : `refs/heads/${pullRequest.headRef}`,
      baseBranch: pullRequest.baseRef,
      branch: pullRequest.headRef,
      isNew: false,
      keepBranch: `${config.branchPrefix}pr-${pullRequest.number}-unfinished-${runName}`,
      opensPullRequest: false,
    };
  }
  const baseBranch = await baseOf(parts);
  const wanted =
    request.thread === undefined
      ? branchFor(config.branchPrefix, { kind: 'task', prompt: request.prompt })
      : branchFor(config.branchPrefix, {
          kind: 'issue',
          number: request.thread.number,
          title: parts.threadTitle ?? '',
        });
  return { ...(await continued(parts, wanted, baseBranch)), baseBranch, opensPullRequest: true };
}

/**
 * Nobody looks at the branch of a pull request that is merged or closed. The work starts from its last commit, which is
 * there even when the branch is gone, and from the base once that has it; it goes to a branch of its own.
 */
function afterTheEnd({ config, runName }: TargetParts, { number, state, baseRef, isFork }: PullRequest): Target {
  const branch = `${config.branchPrefix}pr-${number}-after-${runName}`;
  return {
    startRef: state === 'merged' && !isFork ? `refs/heads/${baseRef}` : `refs/pull/${number}/head`,
    baseBranch: baseRef,
    branch,
    isNew: true,
    keepBranch: `${branch}-unfinished`,
    opensPullRequest: !isFork,
    note: `Pull request #${number} is ${state}: nothing is pushed to its branch, and the change has a branch of its own.`,
  };
}

async function baseOf({ client, repo, event, request, config }: TargetParts): Promise<string> {
  if (config.baseBranch !== '') {
    if (await branchExists(client, repo, config.baseBranch)) return config.baseBranch;
    throw new UserError(
      `base-branch: ${repo.owner}/${repo.name} has no branch "${config.baseBranch}". Name one that exists, or leave it empty for the default branch.`,
    );
  }
  return request.startRef ?? event.defaultBranch ?? defaultBranch(client, repo);
}

/** An open pull request for the same task is carried on; a branch left over from a closed one is not reused. */
async function continued(
  parts: TargetParts,
  wanted: string,
  baseBranch: string,
): Promise<Pick<Target, 'startRef' | 'branch' | 'isNew' | 'keepBranch'>> {
  const { client, repo, runName } = parts;
  const keepBranch = `${wanted}-unfinished-${runName}`;
  const fresh = { startRef: `refs/heads/${baseBranch}`, isNew: true, keepBranch };
  if (!(await branchExists(client, repo, wanted))) return { ...fresh, branch: wanted };
  if ((await findOpenPullRequest(client, repo, wanted)) !== undefined) {
    return { startRef: `refs/heads/${wanted}`, branch: wanted, isNew: false, keepBranch };
  }
  return { ...fresh, branch: `${wanted}-${runName}` };
}
