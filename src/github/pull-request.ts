import { UserError } from '../errors.js';
import type { Client } from './client.js';
import { explained, isApiError, isUnknownEnd } from './explain-error.js';
import { fitComment } from './fit-comment.js';
import { OWN_MARKER, type Repo } from './types.js';

export interface PublishedPullRequest {
  readonly number: number;
  readonly url: string;
  readonly created: boolean;
}

export interface PullRequestText {
  /** Branches of this repository. */
  readonly head: string;
  readonly base: string;
  readonly title: string;
  readonly body: string;
  /** The request's: marks the description as ours. */
  readonly key: string;
}

/**
 * One pull request for the branch: an open one gets the new words, else one is opened; then it is read back. Throws a
 * UserError when GitHub does not take it, or shows another one than was asked for.
 */
export async function openOrUpdatePullRequest(
  client: Client,
  repo: Repo,
  text: PullRequestText,
): Promise<PublishedPullRequest> {
  const body = fitComment(text.body, `${OWN_MARKER}${text.key} -->`);
  const write = { owner: repo.owner, repo: repo.name, title: text.title.slice(0, MOST_TITLE), body };
  const update = async (number: number): Promise<PublishedPullRequest> => {
    const { data } = await client.rest.pulls.update({ ...write, pull_number: number });
    return { number, url: data.html_url, created: false };
  };
  const create = async (): Promise<PublishedPullRequest> => {
    const { data } = await client.rest.pulls.create({ ...write, head: text.head, base: text.base });
    return { number: data.number, url: data.html_url, created: true };
  };
  const published = await explained(`open a pull request from ${text.head} to ${text.base}`, async () => {
    const open = await findOpenPullRequest(client, repo, text.head);
    if (open !== undefined) return update(open.number);
    try {
      return await create();
    } catch (error) {
      // It may exist all the same: the answer got lost, or somebody was faster (422).
      if (!isUnknownEnd(error) && !(isApiError(error) && error.status === 422)) throw error;
      const found = await findOpenPullRequest(client, repo, text.head);
      if (found !== undefined) return { ...(await update(found.number)), created: isUnknownEnd(error) };
      if (!isUnknownEnd(error)) throw error;
      return create();
    }
  });
  await readBack(client, repo, published.number, text.head);
  return published;
}

/** An answer is no proof: is there an open pull request of this number and branch? */
async function readBack(client: Client, repo: Repo, number: number, head: string): Promise<void> {
  const { data } = await explained(`read pull request #${number} back`, () =>
    client.rest.pulls.get({ owner: repo.owner, repo: repo.name, pull_number: number }),
  );
  if (data.state === 'open' && data.head.ref === head) return;
  throw new UserError(
    `Pull request #${number} is ${data.state} and its branch is ${data.head.ref}; an open one of ${head} was asked for. Open it by hand.`,
  );
}

const MOST_TITLE = 256;

/** The open pull request of a branch of this repository, if there is one. */
export async function findOpenPullRequest(
  client: Client,
  repo: Repo,
  branch: string,
): Promise<{ readonly number: number; readonly url: string } | undefined> {
  const place = { owner: repo.owner, repo: repo.name };
  return explained(`look for pull requests of ${branch}`, async () => {
    const { data } = await client.rest.pulls.list({ ...place, state: 'open', head: `${repo.owner}:${branch}` });
    // A fork of the same owner may have a branch of the same name.
    const found = data.find(
      (pull) => pull.head.ref === branch && pull.head.repo?.full_name === pull.base.repo.full_name,
    );
    return found && { number: found.number, url: found.html_url };
  });
}
