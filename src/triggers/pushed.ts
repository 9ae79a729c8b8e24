import { branchOf } from './branch-of.js';
import { isOwnBranch } from './own-branch.js';
import type { Trigger } from './request.js';

/** Commits were pushed to a branch that is not ours, and the workflow gives a `prompt` for that. */
export const pushed: Trigger = {
  name: 'pushed',
  find(event, { prompt, branchPrefix, runId }) {
    if (event.name !== 'push') return undefined;
    const { startRef } = branchOf(event.ref);
    if (event.deleted) return { ignored: 'The push deleted its branch.' };
    if (startRef === undefined) return { ignored: `The push is of ${event.ref ?? 'no ref'}, not of a branch.` };
    if (isOwnBranch(startRef, branchPrefix)) return { ignored: `The push is to Greengate's own branch ${startRef}.` };
    if (prompt === '') return { ignored: 'The workflow gives no prompt for pushes.' };
    return { trigger: 'pushed', prompt, key: `run-${runId}`, startRef, ...(event.sender && { asker: event.sender }) };
  },
};
