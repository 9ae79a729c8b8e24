import type { Event } from '../github/types.js';
import { findPrompt } from './phrase.js';
import type { Request, Trigger } from './request.js';

/**
 * The trigger phrase in a new comment, line comment or review. Never in an edited one: the phrase was there before, and an
 * editor must not borrow the author's name. A closed issue or pull request is no obstacle.
 */
export const mention: Trigger = {
  name: 'mention',
  find(event, settings) {
    const wanted = NEW_TEXT[event.name];
    if (wanted === undefined) return undefined;
    if (event.action !== wanted)
      return { ignored: `${event.name} ${event.action ?? '(no action)'}: only ${wanted} ones count.` };
    const prompt = findPrompt((event.comment ?? event.review)?.body ?? '', settings.triggerPhrase);
    if (prompt === undefined) return { ignored: `The text does not say ${settings.triggerPhrase}.` };
    return request(event, prompt || settings.prompt);
  },
};

const NEW_TEXT: Readonly<Record<string, string>> = {
  issue_comment: 'created',
  pull_request_review_comment: 'created',
  pull_request_review: 'submitted',
};

function request(event: Event, prompt: string): Request | undefined {
  const { comment, review, sender, issue } = event;
  const number = (issue ?? event.pullRequest)?.number;
  const askedAt = comment?.createdAt ?? review?.submittedAt;
  if (number === undefined || (comment ?? review) === undefined) return undefined;
  return {
    trigger: 'mention',
    prompt,
    thread: { kind: issue !== undefined && !issue.isPullRequest ? 'issue' : 'pull_request', number },
    key: comment === undefined ? `review-${review?.id}` : `comment-${comment.id}`,
    ...(sender && { asker: sender }),
    ...(askedAt !== undefined && { askedAt }),
    // A review cannot be reacted to.
    ...(comment && { reactTo: { kind: issue ? 'issue_comment' : 'review_comment', id: comment.id } as const }),
    ...(comment?.path !== undefined && { place: placeOf({ ...comment, path: comment.path }) }),
  };
}

function placeOf(comment: { path: string; line?: number; diffHunk?: string }): NonNullable<Request['place']> {
  const { path, line, diffHunk } = comment;
  return { path, ...(line !== undefined && { line }), ...(diffHunk !== undefined && { diffHunk }) };
}
