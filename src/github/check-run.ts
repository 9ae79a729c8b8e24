import type { Client } from './client.js';
import { explainError, isApiError } from './explain-error.js';
import type { Repo } from './types.js';

/** What stands among the checks of a commit. */
export interface NewCheckRun {
  readonly name: string;
  readonly sha: string;
  readonly conclusion: 'success' | 'failure';
  readonly title: string;
  /** Markdown, at most 65,535 characters. */
  readonly summary: string;
  readonly annotations: readonly {
    readonly path: string;
    readonly line: number;
    readonly level: 'failure' | 'warning' | 'notice';
    readonly title: string;
    readonly message: string;
  }[];
  readonly detailsUrl?: string;
}

/** The API takes no more in one request. */
const AT_ONCE = 50;
const LONGEST_STATUS = 140;

/**
 * Publishes a finished check run; where the token may make none (a user's token never may), a commit status of the same
 * name. Returns which of the two it is. Throws UserError when GitHub takes neither.
 */
export async function publishCheckRun(client: Client, repo: Repo, run: NewCheckRun): Promise<'check run' | 'status'> {
  const place = { owner: repo.owner, repo: repo.name };
  try {
    await createRun(client, place, run);
    return 'check run';
  } catch (error) {
    if (!isRefused(error)) throw explainError(error, `make the check run ${run.name}`);
    const made = await createStatus(client, place, run);
    if (made) return 'status';
    throw explainError(error, `make the check run ${run.name}`);
  }
}

interface Place {
  readonly owner: string;
  readonly repo: string;
}

async function createRun(client: Client, place: Place, run: NewCheckRun): Promise<void> {
  const annotations = run.annotations.map(({ path, line, level, title, message }) => ({
    path,
    start_line: line,
    end_line: line,
    annotation_level: level,
    title,
    message,
  }));
  const output = (from: number) => ({
    title: run.title,
    summary: run.summary,
    annotations: annotations.slice(from, from + AT_ONCE),
  });
  const created = await client.rest.checks.create({
    ...place,
    name: run.name,
    head_sha: run.sha,
    status: 'completed',
    conclusion: run.conclusion,
    output: output(0),
    ...(run.detailsUrl === undefined ? {} : { details_url: run.detailsUrl }),
  });
  for (let from = AT_ONCE; from < annotations.length; from += AT_ONCE) {
    await client.rest.checks.update({ ...place, check_run_id: created.data.id, output: output(from) });
  }
}

async function createStatus(client: Client, place: Place, run: NewCheckRun): Promise<boolean> {
  try {
    await client.rest.repos.createCommitStatus({
      ...place,
      sha: run.sha,
      state: run.conclusion,
      context: run.name,
      description: run.title.slice(0, LONGEST_STATUS),
      ...(run.detailsUrl === undefined ? {} : { target_url: run.detailsUrl }),
    });
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw explainError(error, `set the commit status ${run.name}`);
  }
}

/** 404 is what GitHub says to a token that may not see what it asks for. */
function isRefused(error: unknown): boolean {
  return isApiError(error) && (error.status === 403 || error.status === 404);
}
