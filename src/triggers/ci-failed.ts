import { branchOf } from './branch-of.js';
import { isOwnBranch } from './own-branch.js';
import type { Trigger } from './request.js';

/** Another workflow failed, and the workflow gives a `prompt` for that. Never for a fork (secrets are here, its code is not ours). */
export const ciFailed: Trigger = {
  name: 'ci-failed',
  find(event, { prompt, branchPrefix, runId }) {
    if (event.name !== 'workflow_run') return undefined;
    const run = event.workflowRun;
    if (event.action !== 'completed' || run === undefined) return { ignored: 'The workflow run is not completed.' };
    if (run.conclusion !== 'failure')
      return { ignored: `The workflow run ended with ${run.conclusion ?? 'nothing'}, not failure.` };
    if (run.fromFork)
      return {
        ignored: 'The failed run is of a fork: nothing can be pushed to it. Comment on its pull request instead.',
      };
    if (prompt === '') return { ignored: 'The workflow gives no prompt for failed runs.' };
    if (isOwnBranch(run.headBranch, branchPrefix))
      return { ignored: `The failed run is of Greengate's own branch ${run.headBranch}.` };
    const { pullNumber: number, updatedAt, headBranch } = run;
    return {
      trigger: 'ci-failed',
      prompt,
      key: `run-${runId}`,
      ...(number !== undefined && { thread: { kind: 'pull_request', number } as const }),
      ...(event.sender && { asker: event.sender }),
      ...(updatedAt !== undefined && { askedAt: updatedAt }),
      ...(headBranch !== undefined && branchOf(`refs/heads/${headBranch}`)),
    };
  },
};
