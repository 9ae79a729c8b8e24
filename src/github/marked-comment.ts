import type { Client } from './client.js';
import { isApiError, isUnknownEnd } from './explain-error.js';
import { fitComment } from './fit-comment.js';
import { present } from './present.js';
import type { Repo } from './types.js';

/** Where a comment of ours stands, and the hidden mark at its end by which it is found again. */
export interface CommentPlace {
  readonly client: Client;
  readonly repo: Repo;
  readonly number: number;
  readonly marker: string;
  readonly since?: string | undefined;
}

export interface Posted {
  readonly id: number;
  readonly url: string;
  readonly author: string | undefined;
}

const PER_PAGE = 100;
const MOST_PAGES = 10;

export async function findOrCreate(place: CommentPlace, body: string): Promise<Posted> {
  const found = await find(place);
  return found === undefined ? create(place, body) : overwrite(place, found, body);
}

/** Writes over the comment, or creates it again when somebody deleted it. */
export async function overwrite(place: CommentPlace, posted: Posted, body: string): Promise<Posted> {
  const { issues } = place.client.rest;
  const change = { ...routeOf(place), comment_id: posted.id };
  try {
    return await fitted(place, body, (text) => issues.updateComment({ ...change, body: text }));
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 410)) return create(place, body);
    throw error;
  }
}

export async function create(place: CommentPlace, body: string): Promise<Posted> {
  const { issues } = place.client.rest;
  const comment = { ...routeOf(place), issue_number: place.number };
  const post = () => fitted(place, body, (text) => issues.createComment({ ...comment, body: text }));
  try {
    return await post();
  } catch (error) {
    if (!isUnknownEnd(error)) throw error;
    // It may have been created all the same: look before trying once more.
    return (await find(place)) ?? post();
  }
}

const SHORT = 1_000;

/** Sends the body; where the server takes less than GitHub does, once more with only its beginning. */
async function fitted(
  { marker }: CommentPlace,
  body: string,
  send: (body: string) => Promise<{ readonly data: Parameters<typeof postedOf>[0] }>,
): Promise<Posted> {
  try {
    return postedOf((await send(fitComment(body, marker))).data);
  } catch (error) {
    if (!(isApiError(error) && error.status === 422 && /too long/i.test(error.message))) throw error;
    return postedOf((await send(fitComment(body, marker, SHORT))).data);
  }
}

async function find(place: CommentPlace): Promise<Posted | undefined> {
  const { client, number, marker, since } = place;
  const where = { ...routeOf(place), issue_number: number, per_page: PER_PAGE, ...(since && { since }) };
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { data } = await client.rest.issues.listComments({ ...where, page });
    for (const item of present(data)) {
      // The marker stands last in ours; in an answer to ours it is quoted.
      if (item.body?.trimEnd().endsWith(marker) && (await isOurs(client, item.user))) return postedOf(item);
    }
    if (data.length < PER_PAGE) return undefined;
  }
  return undefined;
}

/** A person who quotes the marker must not get our text put in their mouth. With a personal token, that person may be us. */
async function isOurs(client: Client, author: { login: string; type: string } | null | undefined): Promise<boolean> {
  if (author?.type !== 'User') return author?.type === 'Bot';
  try {
    return (await client.rest.users.getAuthenticated()).data.login === author.login;
  } catch (error) {
    // The job token is nobody: GitHub refuses to say who it is.
    if (isApiError(error) && (error.status === 403 || error.status === 401)) return false;
    throw error;
  }
}

function routeOf({ repo }: CommentPlace): { owner: string; repo: string } {
  return { owner: repo.owner, repo: repo.name };
}

function postedOf(comment: {
  readonly id: number;
  readonly html_url: string;
  readonly user?: { readonly login: string } | null;
}): Posted {
  return { id: comment.id, url: comment.html_url, author: comment.user?.login };
}
