import type { Event } from '../github/types.js';
import { findPrompt } from './phrase.js';
import { isOwnBranch } from './own-branch.js';
import type { Trigger } from './request.js';
import { isThreadEvent, threadRequest } from './thread-request.js';

/**
 * A new issue or pull request that speaks the phrase, or any when the workflow gives a `prompt`; the latter waits until a draft
 * is ready and leaves our own branches alone. New commits (`synchronize`) never count: our own push is one.
 */
export const opened: Trigger = {
  name: 'opened',
  find(event, settings) {
    if (!isThreadEvent(event, 'opened', 'ready_for_review')) return undefined;
    const { triggerPhrase, prompt, branchPrefix, runId } = settings;
    const asked = event.action === 'opened' ? spokenIn(event, triggerPhrase) : undefined;
    if (asked !== undefined) return threadRequest(event, { trigger: 'opened', prompt: asked || prompt, runId });
    if (prompt === '') {
      return { ignored: `Neither title nor description says ${triggerPhrase}, and the workflow gives no prompt.` };
    }
    if (event.pullRequest?.draft)
      return { ignored: 'A draft: the prompt of the workflow waits until it is ready for review.' };
    if (isOwnBranch(event.pullRequest?.headRef, branchPrefix)) {
      return { ignored: `The pull request is from Greengate's own branch ${event.pullRequest?.headRef}.` };
    }
    return threadRequest(event, { trigger: 'opened', prompt, runId });
  },
};

function spokenIn(event: Event, phrase: string): string | undefined {
  const { title = '', body = '' } = event.issue ?? event.pullRequest ?? {};
  return findPrompt(body, phrase) ?? findPrompt(title, phrase);
}
