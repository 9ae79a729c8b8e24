import type { Client } from './client.js';
import { explained } from './explain-error.js';
import { readComments, readReviews } from './thread-comments.js';
import type { PullRequest, Repo, Thread } from './types.js';

export interface ThreadOptions {
  /** Later comments, and those edited later, are not part of what was asked. */
  readonly askedAt?: string | undefined;
  /** Title and description as the event carried them: an edit since then is not part of what was asked either. */
  readonly asAsked?: { readonly title: string; readonly body: string } | undefined;
}

export const MOST_CHARACTERS = 65_536;
/** Kept of a thread: the newest ones. */
const MOST_COMMENTS = 50;
const MOST_FILE_PAGES = 3;

/**
 * The conversation as far as it belongs to the request, and the pull request when there is one: the number decides what it is, not
 * `kind`. Throws a UserError when GitHub does not show it.
 */
export async function readThread(
  client: Client,
  repo: Repo,
  number: number,
  options: ThreadOptions = {},
): Promise<{ thread: Thread; pullRequest?: PullRequest }> {
  const place = { owner: repo.owner, repo: repo.name };
  return explained(`read #${number} of ${repo.owner}/${repo.name}`, async () => {
    const { data: issue } = await client.rest.issues.get({ ...place, issue_number: number });
    const isPull = issue.pull_request !== undefined && issue.pull_request !== null;
    const [comments, reviews, pullRequest, files] = await Promise.all([
      readComments(client, repo, number, issue.comments),
      isPull ? readReviews(client, repo, number) : [],
      isPull ? readPullRequest(client, repo, number) : undefined,
      isPull ? readFiles(client, repo, number) : undefined,
    ]);
    const all = [...comments, ...reviews].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
    const asked = all.filter(({ updatedAt }) => isBy(updatedAt, options.askedAt));
    const kept = asked.slice(-MOST_COMMENTS);
    const thread: Thread = {
      kind: isPull ? 'pull_request' : 'issue',
      number,
      title: cut(options.asAsked?.title ?? issue.title),
      body: cut(options.asAsked?.body ?? issue.body ?? ''),
      author: issue.user?.login ?? 'ghost',
      comments: kept.map(({ updatedAt: _, ...comment }) => ({ ...comment, body: cut(comment.body) })),
      dropped: all.length - kept.length,
      ...(files && { files }),
    };
    return { thread, ...(pullRequest && { pullRequest }) };
  });
}

/** A time that cannot be read is a late one. */
function isBy(time: string, latest: string | undefined): boolean {
  return latest === undefined || Date.parse(time) <= Date.parse(latest);
}

function cut(text: string): string {
  return text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS)}\n[cut after ${MOST_CHARACTERS} characters]`;
}

async function readPullRequest(client: Client, repo: Repo, number: number): Promise<PullRequest> {
  const { data: pull } = await client.rest.pulls.get({ owner: repo.owner, repo: repo.name, pull_number: number });
  return {
    number,
    title: cut(pull.title),
    body: cut(pull.body ?? ''),
    author: pull.user?.login ?? 'ghost',
    headRef: pull.head.ref,
    headSha: pull.head.sha,
    baseRef: pull.base.ref,
    // A head repository that is gone was a fork.
    isFork: pull.head.repo?.full_name.toLowerCase() !== pull.base.repo.full_name.toLowerCase(),
    state: stateOf(pull),
    url: pull.html_url,
  };
}

function stateOf(pull: { readonly state: string; readonly merged_at?: string | null }): PullRequest['state'] {
  if (typeof pull.merged_at === 'string') return 'merged';
  return pull.state === 'closed' ? 'closed' : 'open';
}

async function readFiles(client: Client, repo: Repo, number: number): Promise<NonNullable<Thread['files']>> {
  const found: { path: string; added: number; removed: number }[] = [];
  for (let page = 1; page <= MOST_FILE_PAGES; page++) {
    const where = { owner: repo.owner, repo: repo.name, pull_number: number, per_page: 100, page };
    const { data } = await client.rest.pulls.listFiles(where);
    found.push(...data.map((file) => ({ path: file.filename, added: file.additions, removed: file.deletions })));
    if (data.length < 100) break;
  }
  return found;
}
