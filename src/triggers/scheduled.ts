import { branchOf } from './branch-of.js';
import { UserError } from '../errors.js';
import type { Trigger } from './request.js';

/** The clock asks, with the workflow's prompt. Nobody is the asker: only who may push to the default branch sets schedules. */
export const scheduled: Trigger = {
  name: 'scheduled',
  find(event, { prompt, runId }) {
    if (event.name !== 'schedule') return undefined;
    if (prompt === '')
      throw new UserError('A schedule needs to be told what to do: set the input prompt in the with: block.');
    return { trigger: 'scheduled', prompt, key: `run-${runId}`, ...branchOf(event.ref) };
  },
};
