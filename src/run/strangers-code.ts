import { UserError } from '../errors.js';
import type { Event, PullRequest } from '../github/types.js';
import type { Isolation } from '../sandbox/types.js';

export interface WhoseCode {
  readonly event: Pick<Event, 'name' | 'pullRequest'>;
  readonly pullRequest: Pick<PullRequest, 'isFork'> | undefined;
}

/**
 * Why the code that a run works on may be a stranger's although the job has its repository's secrets; undefined where it is
 * a writer's. Such a run pushes nothing, has no network, and needs isolation.
 */
export function strangersCode({ event, pullRequest }: WhoseCode): string | undefined {
  if (pullRequest?.isFork === true) return 'This pull request comes from a fork';
  if (OPEN_TO_ALL.has(event.name)) return `Events of ${event.name} bring the secrets along, whoever caused them`;
  return undefined;
}

/** They run on the default branch's behalf for code that anybody may have written. */
const OPEN_TO_ALL = new Set(['pull_request_target', 'workflow_run']);

/** Throws a UserError where such code would run next to the keys. */
export function refuseNextToKeys(why: string, isolation: Isolation): void {
  if (isolation !== 'plain' && isolation !== 'none') return;
  const how = isolation === 'plain' ? 'commands are not isolated here (sandbox: off)' : 'nothing here can isolate them';
  throw new UserError(
    `${why}: its code may only run isolated, without network and keys, and ${how}. ` +
      'Run it on a Linux runner with sandbox: auto, or push the branch to this repository to have it worked on.',
  );
}

/** Said where the workflow itself had checked out such code before, and may have run it. */
export const CHECKED_OUT_BEFORE =
  'The workflow had checked out this code before Greengate began: what earlier steps ran of it ran next to the keys. ' +
  'Leave `ref` out of actions/checkout; Greengate fetches what it works on.';

/** Throws a UserError when somebody put other code in the place of what the event was about. */
export function refuseMovedHead({ pullRequest }: WhoseCode['event'], sha: string | undefined): void {
  if (pullRequest === undefined || pullRequest.headSha === sha) return;
  throw new UserError(
    `The pull request got new commits after it was asked for (${pullRequest.headSha.slice(0, 7)} then, ` +
      `${(sha ?? 'nothing').slice(0, 7)} now). Look at them and ask again.`,
  );
}
