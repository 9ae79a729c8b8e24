import type { Config } from '../config.js';
import { messageOf } from '../errors.js';
import { changes } from '../git/changes.js';
import { reopenRepository } from '../git/open.js';
import { snapshot } from '../git/snapshot.js';
import { createClient } from '../github/client.js';
import { openComment } from '../github/comment.js';
import type { Redact } from '../redact.js';
import { renderComment } from '../report/comment.js';
import type { Log } from '../report/log.js';
import type { RunReport } from '../report/run-report.js';
import type { Sandbox } from '../sandbox/types.js';
import { pagesOf, runUrlOf, type Surroundings } from '../surroundings.js';
import { blankReport } from './blank-report.js';
import { commitChange, keep } from './deliver.js';
import { BOT } from './publish.js';
import type { Unfinished } from './run-parts.js';

export interface PostParts {
  readonly config: Config;
  readonly surroundings: Surroundings;
  readonly unfinished: Unfinished;
  readonly sandbox: Sandbox;
  readonly log: Log;
  readonly redact: Redact;
}

/** The main step was killed or crashed: saves its work and writes the last version of its comment. */
export async function finishUnfinished(parts: PostParts): Promise<RunReport> {
  const { config, surroundings, unfinished, redact } = parts;
  const log = (line: string): void => parts.log.info(line);
  const report = unfinished.report ?? (await savedReport(parts));
  if (unfinished.thread === undefined) return report;
  const client = createClient({ token: config.githubToken, apiUrl: surroundings.apiUrl, log });
  const body = renderComment(report, redact);
  const { repo, thread, key, askedAt } = unfinished;
  const comment = await openComment(client, repo, thread, key, { body, log, since: askedAt });
  await comment.finish(body);
  return { ...report, commentUrl: comment.url };
}

async function savedReport(parts: PostParts): Promise<RunReport> {
  const { surroundings, unfinished } = parts;
  const saved = await saveWork(parts).catch((error: unknown): Partial<RunReport> => ({
    notes: [`The unfinished work could not be kept: ${messageOf(error)}`],
  }));
  const reason = 'The run was stopped before it could finish: the job was cancelled, ran out of time or crashed.';
  return blankReport('cancelled', reason, {
    ...saved,
    request: unfinished.request,
    spentUnknown: true,
    runUrl: runUrlOf(surroundings),
  });
}

async function saveWork({ config, surroundings, unfinished, sandbox, redact }: PostParts): Promise<Partial<RunReport>> {
  const { work } = unfinished;
  if (work === undefined) return {};
  const { repository: name, serverUrl } = surroundings;
  const { workspace, gitDir, head } = work;
  // The real directory is only written to by a local run.
  const repository = await reopenRepository({ workspace, gitDir, realGitDir: gitDir, head: { sha: head } }, sandbox);
  const now = await snapshot(repository);
  const change = {
    repository,
    remote: { url: `${serverUrl}/${name}`, token: config.githubToken },
    before: work.startTree,
    after: now,
    message: 'Unfinished work of a run that was stopped\n',
    author: BOT,
    redact,
  };
  const commit = await commitChange(change);
  if (commit === undefined) return {};
  const lost = await keep(change, commit, work.keepBranch);
  const files = await changes(repository, work.startTree, now);
  if (lost !== undefined) return { files, notes: [`The unfinished work could not be kept: ${lost}`] };
  const pages = pagesOf({ ...surroundings });
  return {
    files,
    branch: { name: work.keepBranch, url: pages.compare(work.baseBranch, work.keepBranch), own: true },
    commit: { sha: commit.sha, url: pages.commit(commit.sha) },
  };
}
