import type { Trigger } from './request.js';
import { isThreadEvent, threadRequest } from './thread-request.js';

/** The label was put on just now. Having it already is not asking. */
export const labeled: Trigger = {
  name: 'labeled',
  find(event, { label, prompt, runId }) {
    if (!isThreadEvent(event, 'labeled')) return undefined;
    if (label === '') return { ignored: 'No label is configured (input label).' };
    if (event.label !== label) return { ignored: `The label ${event.label ?? '(gone)'} is not ${label}.` };
    const request = threadRequest(event, { trigger: 'labeled', prompt, runId });
    return request && { ...request, label };
  },
};
