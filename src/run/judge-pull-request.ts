import type { Outcome } from '../agent/outcome.js';
import { UserError } from '../errors.js';
import { checkout } from '../git/checkout.js';
import { bringSubmodules } from '../git/submodules.js';
import { fetch } from '../git/fetch.js';
import { openRepository } from '../git/open.js';
import { parentsOf } from '../git/read.js';
import type { Repository } from '../git/repository.js';
import { createClient } from '../github/client.js';
import type { EventPullRequest } from '../github/types.js';
import type { RunReport } from '../report/run-report.js';
import type { VerdictRecord } from '../report/verdict-record.js';
import type { KnownSandbox } from '../sandbox/types.js';
import { repoOf, runUrlOf } from '../surroundings.js';
import { blankReport } from './blank-report.js';
import { TEST_STATE_OF } from './conclude.js';
import { timeoutAt } from './deadlines.js';
import { failureWords } from './failure-words.js';
import { judgeGround } from './judge-ground.js';
import { permit } from './permit.js';
import { publishVerdict } from './publish-verdict.js';
import { recordVerdict } from './record-verdict.js';
import type { RunParts } from './run-parts.js';
import { makeScratch } from './scratch.js';
import type { Served } from './serve.js';
import { refuseNextToKeys, strangersCode } from './strangers-code.js';
import { whileHidden } from './while-hidden.js';

export type JudgeParts = Omit<RunParts, 'request' | 'remember'>;

const EVENTS = ['pull_request', 'pull_request_target'];

/**
 * `mode: gate`: judges what a pull request changes, whoever wrote it, and tells it as a check run. Writes to no branch,
 * asks no model unless its judge is wanted, and believes nothing but the base of what to run. Never throws for what others did.
 */
export async function judgePullRequest(parts: JudgeParts): Promise<Served> {
  const { event, log, cancel } = parts;
  const pull = event.pullRequest;
  if (pull === undefined || !EVENTS.includes(event.name)) {
    return { report: blankReport('ignored', `mode: gate judges pull requests, and a ${event.name} event is none.`) };
  }
  if (event.action === 'closed') return { report: blankReport('ignored', 'The pull request was closed.') };
  try {
    const record = await judge(parts, pull);
    const report = reportOf(record, pull);
    const problem = await publishRecord(parts, record, pull);
    return { report: problem === undefined ? report : { ...report, notes: [problem] } };
  } catch (error) {
    const outcome = cancel.aborted ? 'cancelled' : 'gate_error';
    const reason = cancel.aborted ? 'The run was cancelled.' : failureWords(error, log);
    return { report: blankReport(outcome, reason, { onlyJudged: true, tests: { state: 'error', attempts: [] } }) };
  }
}

async function judge(parts: JudgeParts, pull: EventPullRequest): Promise<VerdictRecord> {
  const { surroundings, sandbox, cancel, deadlines, event, log } = parts;
  const whose = strangersCode({ event, pullRequest: pull });
  const { workspace, tempDir } = surroundings;
  const scratch = await makeScratch(tempDir, 'RUNNER_TEMP');
  const { isolation, words, sandboxFor } = await parts.isolate(scratch);
  log.info(words);
  if (whose !== undefined) refuseNextToKeys(whose, isolation);
  const signal = AbortSignal.any([cancel, timeoutAt(deadlines.endAt)]);
  const repository = await openRepository({ workspace, scratch, sandbox, signal });
  const ground = { repository, signal, sandbox: sandboxFor(repository.workspace), isStranger: whose !== undefined };
  return whileHidden({ ...parts, repository, scratch }, () => judgeMerge(parts, pull, ground));
}

interface MergeGround {
  readonly repository: Repository;
  readonly sandbox: KnownSandbox;
  readonly signal: AbortSignal;
  /** Such code gets no network and no variables, whatever is permitted to others. */
  readonly isStranger: boolean;
}

async function judgeMerge(parts: JudgeParts, pull: EventPullRequest, ground: MergeGround): Promise<VerdictRecord> {
  const { config, surroundings } = parts;
  const { repository, isStranger } = ground;
  const { serverUrl, repository: name } = surroundings;
  const remote = { url: `${serverUrl}/${name}`, token: config.githubToken };
  const { merge, base } = await mergeOf(repository, remote, pull);
  await checkout(repository, merge);
  await bringSubmodules(repository, remote);
  const verdict = await judgeGround({
    ...parts,
    ...ground,
    start: base,
    request: `${pull.title}\n\n${pull.body}`.trim(),
    onSettings: (settings) => {
      if (!isStranger) permit(parts, config, settings);
    },
  });
  return recordVerdict(
    verdict,
    { repository: name, pullRequest: pull.number, sha: pull.headSha, merge, base },
    repository.workspace,
  );
}

/** GitHub's own merge of the pull request: what it would do to its base as it is now, and nothing that others did there. */
async function mergeOf(repository: Repository, remote: { url: string; token: string }, pull: EventPullRequest) {
  const ref = `refs/pull/${pull.number}/merge`;
  const fetched = await fetch(repository, remote, [ref], { depth: 2 }).catch((error: unknown) => {
    throw new UserError(
      `There is no merge of #${pull.number} with its base to judge; most likely it has conflicts. Resolve them, and the next push is judged.`,
      { cause: error },
    );
  });
  const merge = fetched.get(ref) ?? '';
  const [base, head] = await parentsOf(repository, merge);
  if (base === undefined || head !== pull.headSha) {
    throw new UserError(
      `#${pull.number} has moved on from ${pull.headSha}, or GitHub has not merged it yet. The run for its newest commit judges it.`,
    );
  }
  return { merge, base };
}

function reportOf(record: VerdictRecord, pull: EventPullRequest): RunReport {
  const { opens, verdict, reason, command } = record;
  return blankReport(opens ? (OPEN[verdict] ?? 'success') : (SHUT[verdict] ?? 'tests_failed'), reason, {
    onlyJudged: true,
    gate: record,
    costUsd: record.tamper.judge?.costUsd ?? 0,
    request: { trigger: 'pull request', prompt: pull.title },
    tests: { state: TEST_STATE_OF[verdict], ...(command === null ? {} : { command }), attempts: [] },
  });
}

type Ends = Readonly<Partial<Record<VerdictRecord['verdict'], Outcome>>>;

const OPEN: Ends = { unchanged: 'no_changes' };
/** What says nothing of the tests is not called a failure of theirs. */
const SHUT: Ends = { gate_error: 'gate_error', no_tests: 'gate_error', timed_out: 'gate_error' };

async function publishRecord(parts: JudgeParts, record: VerdictRecord, pull: EventPullRequest) {
  const { config, surroundings, redact, log } = parts;
  if (config.dryRun) return undefined;
  const client = createClient({
    token: config.githubToken,
    apiUrl: surroundings.apiUrl,
    log: (line) => log.info(line),
  });
  return publishVerdict({
    client,
    repo: repoOf(surroundings),
    record,
    sha: pull.headSha,
    redact,
    runUrl: runUrlOf(surroundings),
  });
}
