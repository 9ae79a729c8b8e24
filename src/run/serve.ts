import { blankReport } from './blank-report.js';
import type { Config } from '../config.js';
import { messageOf, UserError } from '../errors.js';
import { react, removeLabel } from '../github/acknowledge.js';
import { mayAsk } from '../github/actor.js';
import { createClient, type Client } from '../github/client.js';
import { openComment, type StickyComment } from '../github/comment.js';
import { failureWords } from './failure-words.js';
import { Job } from './job.js';
import { progressView, requestReport, type RunParts } from './run-parts.js';
import { renderProgress } from '../report/comment.js';
import type { RunReport } from '../report/run-report.js';
import { repoOf, runUrlOf } from '../surroundings.js';

/** How the request was served, and the comment that still has to say so. */
export interface Served {
  readonly report: RunReport;
  readonly comment?: StickyComment;
  /** Something is left to be done, and the post step has to do it. */
  readonly isLeft?: boolean;
}

/** One request from the permission check to the published change. Never throws for what a user, GitHub or the model did. */
export async function serve(parts: RunParts): Promise<Served> {
  const { config, surroundings, request, log } = parts;
  const known: Partial<RunReport> = {
    request: requestReport(request),
    maxTurns: config.maxTurns,
    models: [config.model],
    runUrl: runUrlOf(surroundings),
    dryRun: config.dryRun,
  };
  let comment: StickyComment | undefined;
  try {
    const client = createClient({ token: token(config), apiUrl: surroundings.apiUrl, log: (line) => log.info(line) });
    const refusal = await permission(client, parts);
    if (refusal !== undefined) return { report: blankReport('ignored', refusal, known) };
    if (!config.dryRun) comment = await acknowledge(client, parts);
    const report = await new Job(client, parts, comment, known).run();
    return { report, ...(comment === undefined ? {} : { comment }) };
  } catch (error) {
    const report = parts.cancel.aborted
      ? blankReport('cancelled', 'The run was cancelled before the work began.', known)
      : blankReport('error', failureWords(error, log), known);
    return { report, ...(comment === undefined ? {} : { comment }) };
  }
}

function token({ githubToken }: Config): string {
  if (githubToken !== '') return githubToken;
  throw new UserError(
    "github-token is empty. Leave the input out to use the job's own token, or give a token with contents, issues and pull-requests write.",
  );
}

async function permission(client: Client, { request, surroundings, config }: RunParts): Promise<string | undefined> {
  if (request.asker === undefined) return undefined;
  const answer = await mayAsk(client, repoOf(surroundings), request.asker, config);
  if (answer.allowed) return undefined;
  if (!answer.checked) throw new UserError(answer.reason);
  return answer.reason;
}

/** Shows the asker that the request was seen, and takes a one-shot label off. */
async function acknowledge(client: Client, parts: RunParts): Promise<StickyComment | undefined> {
  const { request, surroundings, redact, config, remember } = parts;
  const repo = repoOf(surroundings);
  const log = (line: string): void => parts.log.info(line);
  const { thread, label, reactTo, key, askedAt } = request;
  if (thread === undefined) {
    remember({ repo, key, request: requestReport(request) });
    return undefined;
  }
  const body = renderProgress(
    progressView(parts, { step: 'Starting', turns: 0, maxTurns: config.maxTurns, costUsd: 0 }),
    redact,
  );
  const reaction = reactTo === undefined ? undefined : react(client, repo, reactTo, log);
  // Before the comment is there: a kill in between must not leave it behind.
  const when = askedAt === undefined ? {} : { askedAt };
  remember({ repo, thread: thread.number, key, request: requestReport(request), ...when });
  const comment = await openComment(client, repo, thread.number, key, { body, log, since: askedAt });
  // Only now: without the comment the label is all that tells of the request.
  if (label !== undefined) {
    await removeLabel(client, repo, thread.number, label).catch((error: unknown) =>
      parts.log.annotate({ level: 'warning', title: 'Greengate', message: `${messageOf(error)} Take it off by hand.` }),
    );
  }
  await reaction;
  return comment;
}
