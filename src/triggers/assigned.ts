import type { Trigger } from './request.js';
import { isThreadEvent, threadRequest } from './thread-request.js';

/** The configured user was assigned just now. Off unless `assignee` is set. */
export const assigned: Trigger = {
  name: 'assigned',
  find(event, { assignee, prompt, runId }) {
    if (!isThreadEvent(event, 'assigned')) return undefined;
    if (assignee === '') return { ignored: 'No assignee is configured (input assignee).' };
    if (event.assignee?.toLowerCase() !== assignee.toLowerCase()) {
      return { ignored: `The new assignee ${event.assignee ?? '(nobody)'} is not ${assignee}.` };
    }
    return threadRequest(event, { trigger: 'assigned', prompt, runId });
  },
};
