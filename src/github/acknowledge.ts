import { messageOf } from '../errors.js';
import type { Client } from './client.js';
import { explainError, isApiError } from './explain-error.js';
import type { Repo } from './types.js';

/** Takes the label off, so that it can be put on again. Gone already is fine. */
export async function removeLabel(client: Client, repo: Repo, number: number, label: string): Promise<void> {
  try {
    await client.rest.issues.removeLabel({ owner: repo.owner, repo: repo.name, issue_number: number, name: label });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return;
    throw explainError(error, `take the label ${label} off #${number}`);
  }
}

/** Shows the asker that the request was seen. Not worth failing for: what goes wrong is a line in the log. */
export async function react(
  client: Client,
  repo: Repo,
  to: { readonly kind: 'issue' | 'issue_comment' | 'review_comment'; readonly id: number },
  log: (line: string) => void,
): Promise<void> {
  const place = { owner: repo.owner, repo: repo.name, content: 'eyes' } as const;
  const { reactions } = client.rest;
  try {
    if (to.kind === 'issue') await reactions.createForIssue({ ...place, issue_number: to.id });
    else if (to.kind === 'issue_comment') await reactions.createForIssueComment({ ...place, comment_id: to.id });
    else await reactions.createForPullRequestReviewComment({ ...place, comment_id: to.id });
  } catch (error) {
    log(messageOf(explainError(error, 'react to the request')));
  }
}
