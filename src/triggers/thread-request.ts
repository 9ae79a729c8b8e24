import type { Event } from '../github/types.js';
import type { Request } from './request.js';

/** The request that an event on an issue or pull request itself (not on a comment) makes. */
export function threadRequest(
  event: Event,
  what: { trigger: string; prompt: string; runId: string },
): Request | undefined {
  const { issue, pullRequest, sender } = event;
  const subject = issue ?? pullRequest;
  if (subject === undefined) return undefined;
  const { number, updatedAt } = subject;
  return {
    trigger: what.trigger,
    prompt: what.prompt,
    thread: { kind: pullRequest === undefined ? 'issue' : 'pull_request', number },
    key: `run-${what.runId}`,
    reactTo: { kind: 'issue', id: number },
    ...(sender && { asker: sender }),
    ...(updatedAt !== undefined && { askedAt: updatedAt }),
  };
}

/** `issues`, or one of the two events that pull requests have. */
export function isThreadEvent(event: Event, ...actions: string[]): boolean {
  return ['issues', 'pull_request', 'pull_request_target'].includes(event.name) && actions.includes(event.action ?? '');
}
