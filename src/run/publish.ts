import { conclude, isDeliverable } from './conclude.js';
import type { Config } from '../config.js';
import { commitChange, deliver, keep, type Change, type Delivery } from './deliver.js';
import { messageOf } from '../errors.js';
import { keepAsPatch, offerAsPatch } from './keep-as-patch.js';
import type { Commit } from '../git/commit.js';
import type { Repository } from '../git/repository.js';
import type { Identity, Remote } from '../git/types.js';
import type { Client } from '../github/client.js';
import { openOrUpdatePullRequest } from '../github/pull-request.js';
import type { Repo, Thread } from '../github/types.js';
import type { Redact } from '../redact.js';
import { titleFor, type ChangeFacts } from '../report/change-title.js';
import { commitMessage } from '../report/commit-message.js';
import { pullRequestBody } from '../report/pull-request-body.js';
import type { RunReport } from '../report/run-report.js';
import { pagesOf, type Surroundings } from '../surroundings.js';
import type { GateVerdict } from '../stop/gate-verdict.js';
import type { Target } from './target.js';
import type { Request } from '../triggers/request.js';
import { timeoutAt, type Deadlines } from './deadlines.js';
import type { Work } from './work.js';
import { attemptReport } from './work-report.js';

export interface PublishParts {
  readonly client: Client;
  readonly repo: Repo;
  readonly remote: Remote;
  readonly repository: Repository;
  readonly target: Target;
  readonly request: Request;
  readonly thread: Thread | undefined;
  readonly config: Config;
  readonly surroundings: Surroundings;
  readonly redact: Redact;
  readonly cancel: AbortSignal;
  readonly deadlines: Deadlines;
  readonly work: Work;
  /** Is github-token known to be the job's own? */
  readonly byJobToken: boolean;
  readonly report: RunReport;
}

export const BOT: Identity = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
};

/** A cancelled job has about ten seconds before it is killed; saving the work may take some of them. */
const GRACE_MS = 2_000;

/** Takes the concluded change to where it belongs, and returns the report with what became of it. */
export async function publish(parts: PublishParts): Promise<RunReport> {
  const { report, repository, config, cancel } = parts;
  if (report.files.length === 0) return report;
  if (config.dryRun) return dryRun(parts);
  if (parts.target.patchOnly !== undefined) return offerAsPatch(parts, report, parts.target.patchOnly);
  // From here on a cancel must not tear a push apart, only bound it.
  repository.signal = AbortSignal.any([graceAfter(cancel, GRACE_MS), timeoutAt(parts.deadlines.pushBy)]);
  const published = await pushed(parts).catch((error: unknown): RunReport => {
    const late = repository.signal?.aborted === true && !cancel.aborted;
    const reason = `The change could not be pushed: ${late ? 'the remote did not answer before the time was up.' : messageOf(error)}`;
    if (cancel.aborted) return { ...report, outcome: 'cancelled', reason: `The run was cancelled. ${reason}` };
    return { ...report, outcome: 'push_failed', reason };
  });
  // What is left is local: a cancel that has run out must not keep the end from being told.
  repository.signal = undefined;
  const isLost = published.branch === undefined && published.files.length > 0 && config.onRed !== 'discard';
  return isLost ? keepAsPatch(parts, published) : published;
}

function pushed(parts: PublishParts): Promise<RunReport> {
  return isDeliverable(parts.report.outcome) ? publishFinished(parts) : keepUnfinished(parts);
}

function graceAfter(cancel: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController();
  const arm = (): void => void setTimeout(() => controller.abort(cancel.reason), ms).unref();
  if (cancel.aborted) arm();
  else cancel.addEventListener('abort', arm, { once: true });
  return controller.signal;
}

async function publishFinished(parts: PublishParts): Promise<RunReport> {
  const { target, work, report, cancel } = parts;
  const delivery = await deliver(
    changeOf(parts),
    { name: target.branch, isNew: target.isNew },
    work.session.gate,
    AbortSignal.any([cancel, timeoutAt(parts.deadlines.endAt)]),
  );
  // On top of what others pushed the gate has run again, and what it said of that is what is told from here on.
  const attempts = work.session.attempts.map(attemptReport);
  const verdict = 'verdict' in delivery ? delivery.verdict : undefined;
  const { reason, state } = verdict === undefined ? { ...report, state: report.tests.state } : judgedAgain(verdict);
  const known = { ...parts, report: { ...report, reason, tests: { ...report.tests, state, attempts } } };
  switch (delivery.kind) {
    case 'nothing':
      return { ...known.report, outcome: 'no_changes', reason: 'Nothing is left to commit.', files: [] };
    case 'undelivered':
      return undelivered(known, delivery);
    case 'delivered': {
      const delivered = withCommit(known, delivery.commit, { name: target.branch, own: false });
      if (target.opensPullRequest) return offer(known, delivered);
      return parts.byJobToken ? { ...delivered, startsNoChecks: true } : delivered;
    }
  }
}

async function undelivered(
  parts: PublishParts,
  { why, reason, commit }: Extract<Delivery, { kind: 'undelivered' }>,
): Promise<RunReport> {
  const outcome = why === 'red' ? 'tests_failed' : 'push_failed';
  return keepCommit({ ...parts, report: { ...parts.report, outcome, reason } }, commit);
}

/** The part of a report that hangs on the verdict alone. */
function judgedAgain(verdict: GateVerdict): { reason: string; state: RunReport['tests']['state'] } {
  const { reason, tests: state } = conclude({
    end: { kind: 'finished', answer: '' },
    changed: true,
    gateBroken: false,
    denials: [],
    gaveUp: false,
    request: '',
    judged: { verdict, current: true },
    testCommand: verdict.command,
  });
  return { reason, state };
}

async function keepUnfinished(parts: PublishParts): Promise<RunReport> {
  const commit = await commitChange(changeOf(parts));
  return commit === undefined ? parts.report : keepCommit(parts, commit);
}

/** Work that does not go where it was wanted goes to a branch of its own, if the settings want it kept. */
async function keepCommit(parts: PublishParts, commit: Commit): Promise<RunReport> {
  const { config, report, target } = parts;
  if (config.onRed === 'discard') {
    return { ...report, notes: [...report.notes, 'The unfinished work was discarded (on-red: discard).'] };
  }
  const lost = await keep(changeOf(parts), commit, target.keepBranch);
  if (lost === undefined) return withCommit(parts, commit, { name: target.keepBranch, own: true });
  return { ...report, notes: [...report.notes, `The unfinished work could not be kept: ${lost}`] };
}

/** The pull request is words about a push that is done: when it fails, the branch is still named. */
async function offer(parts: PublishParts, report: RunReport): Promise<RunReport> {
  const { client, repo, target, redact, request } = parts;
  const facts = factsOf(parts);
  try {
    const pullRequest = await openOrUpdatePullRequest(client, repo, {
      head: target.branch,
      base: target.baseBranch,
      title: titleFor(facts, redact),
      body: pullRequestBody(facts, redact),
      key: request.key,
    });
    return { ...report, pullRequest };
  } catch (error) {
    const reason = `The change is on ${target.branch}, but ${lowerFirst(messageOf(error))}`;
    return { ...report, outcome: 'push_failed', reason };
  }
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

function changeOf(parts: PublishParts): Change {
  const { repository, remote, redact, work } = parts;
  return {
    repository,
    remote,
    before: work.before,
    after: work.candidate,
    message: commitMessage(factsOf(parts), redact),
    author: BOT,
    redact,
  };
}

function factsOf({ report, request, thread, surroundings }: PublishParts): ChangeFacts {
  const { answer, tests, files, costUsd, gate } = report;
  const runUrl = report.runUrl ?? surroundings.serverUrl;
  return {
    answer,
    tests,
    files,
    costUsd,
    runUrl,
    request,
    ...(gate === undefined ? {} : { gate }),
    // The title of a pull request names the whole of it, not what was asked now.
    ...(thread?.kind === 'issue' ? { threadTitle: thread.title } : {}),
  };
}

function withCommit(parts: PublishParts, commit: Commit, branch: { name: string; own: boolean }): RunReport {
  const { report, surroundings, target } = parts;
  const pages = pagesOf(surroundings);
  const leftOut = commit.leftOut.map((path) => `Left out of the commit: ${path}`);
  return {
    ...report,
    branch: { ...branch, url: branch.own ? pages.compare(target.baseBranch, branch.name) : pages.branch(branch.name) },
    commit: { sha: commit.sha, url: pages.commit(commit.sha) },
    files: report.files.filter(({ path }) => !commit.leftOut.includes(path)),
    notes: [...report.notes, ...leftOut],
  };
}

function dryRun({ report, target }: PublishParts): RunReport {
  const where = isDeliverable(report.outcome) ? target.branch : target.keepBranch;
  const offered =
    target.opensPullRequest && isDeliverable(report.outcome) ? `, with a pull request to ${target.baseBranch}` : '';
  const becomes = target.patchOnly === undefined ? `pushed to ${where}${offered}` : 'offered as a patch';
  return { ...report, notes: [...report.notes, `Dry run: the change would have been ${becomes}.`] };
}
