import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { messageOf, UserError } from '../errors.js';
import { PAYLOAD, UNKNOWN_PAYLOAD, type Payload } from './payload.js';
import type { Event, EventComment, EventIssue, EventPullRequest, Repo } from './types.js';

/** What the runner knows apart from the payload: a schedule's payload may not even name the repository. */
export interface EventFallback {
  /** `GITHUB_REPOSITORY`. */
  readonly repository: string;
  /** `GITHUB_REF`. */
  readonly ref?: string | undefined;
}

/** The event file's content, unchecked. Throws a UserError when it cannot be read or is not JSON. */
export async function readEventFile(path: string): Promise<unknown> {
  if (path === '')
    throw new UserError('GITHUB_EVENT_PATH is not set. Run this as a step of a GitHub Actions workflow.');
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new UserError(`Cannot read the event file ${path} (GITHUB_EVENT_PATH): ${messageOf(error)}.`, {
      cause: error,
    });
  });
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the file, which is outside text: it stays out of the log.
    throw new UserError(`The event file ${path} (GITHUB_EVENT_PATH) is not JSON. Give the payload of the event.`);
  }
}

/** The payload's parts that Greengate reads. Throws a UserError that names the event and the field that is missing. */
export function parseEvent(name: string, payload: unknown, fallback: EventFallback): Event {
  const parsed = (name in NEEDED || REF_EVENTS.has(name) ? PAYLOAD : UNKNOWN_PAYLOAD).safeParse(payload);
  if (!parsed.success) throw unreadable(name, parsed.error);
  const data: Payload = parsed.data;
  requireParts(name, data);
  const repo = splitRepo(data.repository?.full_name ?? fallback.repository);
  return present({
    name,
    action: data.action,
    repo,
    defaultBranch: data.repository?.default_branch,
    sender: data.sender,
    ref: REF_EVENTS.has(name) ? (data.ref ?? fallback.ref) : undefined,
    issue: issueOf(data),
    pullRequest: pullRequestOf(data, repo),
    comment: commentOf(data),
    review: reviewOf(data),
    label: data.label?.name,
    assignee: data.assignee?.login,
    deleted: data.deleted,
    inputs: data.inputs,
    workflowRun: workflowRunOf(data, repo),
  });
}

const REF_EVENTS = new Set(['push', 'schedule', 'workflow_dispatch', 'repository_dispatch']);

/** Parts without which an event means nothing. Only where something was done (`action`): an empty object is ignored later. */
const NEEDED: Readonly<Record<string, readonly (keyof Payload)[]>> = {
  issue_comment: ['issue', 'comment'],
  pull_request_review_comment: ['pull_request', 'comment'],
  pull_request_review: ['pull_request', 'review'],
  issues: ['issue'],
  pull_request: ['pull_request'],
  pull_request_target: ['pull_request'],
  workflow_run: ['workflow_run'],
};

function requireParts(name: string, data: Payload): void {
  if (data.action === undefined) return;
  for (const part of NEEDED[name] ?? []) {
    if (data[part] === undefined) throw missing(name, part);
  }
}

function unreadable(name: string, error: z.ZodError): UserError {
  const issue = error.issues[0];
  const field = issue?.path.join('.') ?? '';
  return field === ''
    ? new UserError(`The payload of the ${name} event is not a JSON object. Give the payload as GitHub sends it.`)
    : missing(name, field, issue?.message);
}

function missing(name: string, field: string, why = 'missing'): UserError {
  return new UserError(
    `The payload of the ${name} event lacks a usable "${field}" (${why}). Give the payload as GitHub sends it (GITHUB_EVENT_PATH).`,
  );
}

function splitRepo(fullName: string): Repo {
  const [owner, name, ...rest] = fullName.split('/');
  if (!owner || !name || rest.length > 0) {
    throw new UserError(`The repository must be owner/name, got "${fullName}". Set GITHUB_REPOSITORY.`);
  }
  return { owner, name };
}

function issueOf({ issue }: Payload): EventIssue | undefined {
  if (issue === undefined) return undefined;
  const { number, title, body, state } = issue;
  const isPullRequest = issue.pull_request !== undefined;
  return present({ number, title, body, isPullRequest, state, author: issue.user?.login, updatedAt: issue.updated_at });
}

function pullRequestOf({ pull_request: pull }: Payload, repo: Repo): EventPullRequest | undefined {
  if (pull === undefined) return undefined;
  const { number, title, body, draft, head, base } = pull;
  return present({
    number,
    title,
    body,
    headRef: head.ref,
    headSha: head.sha,
    baseRef: base.ref,
    isFork: isOther(head.repo?.full_name, repo),
    draft,
    author: pull.user?.login,
    updatedAt: pull.updated_at,
  });
}

function commentOf({ comment }: Payload): EventComment | undefined {
  if (comment === undefined) return undefined;
  const { id, body, path } = comment;
  return present({
    id,
    body,
    author: comment.user?.login,
    createdAt: comment.created_at,
    path,
    // In an outdated thread only the original line is left.
    line: comment.line ?? comment.original_line,
    diffHunk: comment.diff_hunk,
  });
}

function reviewOf({ review }: Payload): Event['review'] {
  if (review === undefined) return undefined;
  return present({ id: review.id, body: review.body, author: review.user?.login, submittedAt: review.submitted_at });
}

function workflowRunOf({ workflow_run: run }: Payload, repo: Repo): Event['workflowRun'] {
  if (run === undefined) return undefined;
  return present({
    conclusion: run.conclusion,
    headBranch: run.head_branch,
    headSha: run.head_sha,
    pullNumber: run.pull_requests[0]?.number,
    fromFork: isOther(run.head_repository?.full_name, repo),
    url: run.html_url,
    updatedAt: run.updated_at,
  });
}

/** A head repository that is gone was a fork. */
function isOther(fullName: string | undefined, repo: Repo): boolean {
  return fullName?.toLowerCase() !== `${repo.owner}/${repo.name}`.toLowerCase();
}

/** Without the fields that are undefined: absent is absent. */
function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T>;
}

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};
