import type { Client } from './client.js';
import { present } from './present.js';
import { OWN_MARKER, type Repo, type ThreadComment } from './types.js';

/** `updatedAt` tells whether the words are still those that stood there when the request was made. */
export interface DatedComment extends ThreadComment {
  readonly updatedAt: string;
}

const PER_PAGE = 100;
const MOST_PAGES = 10;
const SUBMIT_MS = 3_000;

/** The newest comments of the conversation, at least 100 of them. `count`: how many there are. Ours are left out. */
export async function readComments(client: Client, repo: Repo, number: number, count: number): Promise<DatedComment[]> {
  // GitHub lists them oldest first and cannot turn that round: begin on the last page but one.
  const first = Math.max(1, Math.ceil(count / PER_PAGE) - 1);
  const where = { owner: repo.owner, repo: repo.name, issue_number: number, per_page: PER_PAGE };
  const found = await pages(first, async (page) => (await client.rest.issues.listComments({ ...where, page })).data);
  return foreign(found.map((item) => dated(item, item.created_at, item.updated_at)));
}

/** What reviewers wrote: the summaries, and the newest line comments with their place. */
export async function readReviews(client: Client, repo: Repo, number: number): Promise<DatedComment[]> {
  const where = { owner: repo.owner, repo: repo.name, pull_number: number, per_page: PER_PAGE };
  const [reviews, lines] = await Promise.all([
    pages(1, async (page) => (await client.rest.pulls.listReviews({ ...where, page })).data),
    client.rest.pulls.listReviewComments({ ...where, sort: 'created', direction: 'desc' }),
  ]);
  const summaries = reviews
    .filter((review) => review.submitted_at !== undefined && review.body.trim() !== '')
    .map((review) => dated(review, review.submitted_at ?? '', review.submitted_at ?? ''));
  const submitted = new Map(reviews.map((review) => [review.id, review.submitted_at]));
  const placed = present(lines.data).map((item) => ({
    ...dated(item, item.created_at, lineEdit(item.updated_at, submitted.get(item.pull_request_review_id ?? 0))),
    place: `${item.path}:${item.line ?? item.original_line ?? '?'}`,
  }));
  return foreign([...summaries, ...placed]);
}

/** Submitting a review touches its line comments, a moment later: that is no edit. */
function lineEdit(updatedAt: string, submittedAt: string | undefined): string {
  const late = Date.parse(updatedAt) - Date.parse(submittedAt ?? '');
  return submittedAt !== undefined && late > 0 && late <= SUBMIT_MS ? submittedAt : updatedAt;
}

async function pages<T>(first: number, read: (page: number) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (let page = first; page < first + MOST_PAGES; page++) {
    const items = await read(page);
    found.push(...present(items));
    if (items.length < PER_PAGE) break;
  }
  return found;
}

interface Written {
  readonly user?: { readonly login: string } | null;
  readonly body?: string | null;
}

function dated(item: Written, createdAt: string, updatedAt: string): DatedComment {
  return { author: item.user?.login ?? 'ghost', createdAt, updatedAt, body: item.body ?? '' };
}

function foreign(comments: DatedComment[]): DatedComment[] {
  return comments.filter((comment) => !comment.body.includes(OWN_MARKER));
}
