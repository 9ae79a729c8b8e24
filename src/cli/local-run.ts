import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exitCodeOf } from '../agent/outcome.js';
import type { Config } from '../config.js';
import { messageOf } from '../errors.js';
import { publishLocally } from '../git/publish-locally.js';
import type { Repository } from '../git/repository.js';
import { restore } from '../git/restore.js';
import { branchFor } from '../github/branch-name.js';
import { reliableModel } from '../models/reliable.js';
import type { Redact } from '../redact.js';
import { commitMessage } from '../report/commit-message.js';
import type { Log } from '../report/log.js';
import { outputsOf } from '../report/outputs.js';
import { writeReportFile } from '../report/report-file.js';
import type { RunReport } from '../report/run-report.js';
import { renderTerminal } from '../report/terminal.js';
import { openTranscript } from '../report/transcript.js';
import { readBaseRef } from '../run/base-ref.js';
import { blankReport } from '../run/blank-report.js';
import { isDeliverable } from '../run/conclude.js';
import { deadlinesFrom } from '../run/deadlines.js';
import { commitChange } from '../run/deliver.js';
import { failureWords } from '../run/failure-words.js';
import { TREES } from '../git/lend.js';
import { noteOutcome } from '../run/note-outcome.js';
import { permit, type JobMeans } from '../run/permit.js';
import { BOT } from '../run/publish.js';
import { work, type Work, type WorkParts } from '../run/work.js';
import { workReport } from '../run/work-report.js';
import type { ChosenIsolation } from '../sandbox/choose-isolation.js';
import { removeFolder } from '../sandbox/remove-folder.js';
import type { Sandbox } from '../sandbox/types.js';
import type { Ground } from './ground.js';

export interface LocalParts extends JobMeans {
  readonly config: Config;
  /** Rejects with what is wrong with the repository or the request. */
  readonly ground: Promise<Ground>;
  /** For our own git. */
  readonly sandbox: Sandbox;
  readonly isolation: () => Promise<ChosenIsolation>;
  readonly home: string | undefined;
  readonly cancel: AbortSignal;
  readonly redact: Redact;
  /** Told of values that may not leave from now on. */
  readonly learnSecrets: (values: readonly string[]) => void;
  readonly log: Log;
  readonly scratch: string;
  readonly startedAt: number;
  readonly json: boolean;
}

/** Works, settles the change, and prints the report. Returns the exit code. */
export async function runLocally(parts: LocalParts): Promise<number> {
  const { config, cancel, redact, log, scratch, startedAt, json } = parts;
  const report = await new LocalRun(parts)
    .run()
    .catch((error: unknown) =>
      cancel.aborted
        ? blankReport('cancelled', 'The run was cancelled before the work began.')
        : blankReport('error', failureWords(error, log)),
    );
  const timed = { ...report, maxTurns: config.maxTurns, durationMs: Date.now() - startedAt };
  const told = { ...timed, reportFile: writeReportFile(timed, scratch, redact) };
  // Transcript and report stay; the harness's own git directory and long outputs have served their purpose, once nobody
  // writes to them; isolation may still be tried out.
  await Promise.all([parts.ground.catch(() => {}), parts.network.close()]);
  for (const name of ['git', 'spill', 'base', 'sandbox', TREES]) await removeFolder(join(scratch, name));
  console.log(json ? JSON.stringify(outputsOf(told, redact)) : renderTerminal(told, redact).trimEnd());
  return exitCodeOf(told.outcome);
}

class LocalRun {
  readonly #parts: LocalParts;

  constructor(parts: LocalParts) {
    this.#parts = parts;
  }

  async run(): Promise<RunReport> {
    const { config, redact, scratch, startedAt } = this.#parts;
    const model = reliableModel(config);
    const { repository, files } = await this.#parts.ground;
    // The tracked files are those of HEAD, so they can be read from the disk.
    const read = (path: string) => readFile(join(repository.workspace, path), 'utf8').catch(() => undefined);
    const base = await readBaseRef({ files, read }, config);
    const branch = branchFor(config.branchPrefix, { kind: 'local', prompt: config.prompt, at: new Date(startedAt) });
    const transcript = openTranscript(join(scratch, 'transcript.jsonl'), redact);
    return noteOutcome({ ...this.#parts, transcript }, () =>
      this.#serve({ base, repository, branch, model, transcript }),
    );
  }

  async #serve(start: Pick<WorkParts, 'base' | 'repository' | 'branch' | 'model' | 'transcript'>): Promise<RunReport> {
    const { config, startedAt, network } = this.#parts;
    const { base, repository, branch, transcript } = start;
    if (config.sandbox === 'required') await this.#parts.isolation();
    permit(this.#parts, config, base.configFile);
    const done = await work({
      ...this.#parts,
      ...start,
      baseCommit: repository.head.sha,
      request: { prompt: config.prompt },
      deadlines: deadlinesFrom(startedAt, config.timeoutMs),
      onStart: () => {},
      onProgress: () => {},
    });
    const { outcome, reason } = done.conclusion;
    const report = blankReport(outcome, reason, {
      models: [config.model],
      ...workReport(done, base),
      hosts: network.used(),
      isolation: (await this.#parts.isolation()).words,
      request: { trigger: 'command line', prompt: config.prompt },
      transcript: transcript.path,
      dryRun: config.dryRun,
    });
    return this.#settle(repository, done, report, branch).catch((error: unknown) => ({
      ...report,
      outcome: 'push_failed',
      reason: `The change is in the work tree, but it could not be put on a branch: ${messageOf(error)}`,
    }));
  }

  /** Puts the change on its branch; unfinished work gets one too, so that the user's own branch stays as it was. */
  async #settle(repository: Repository, done: Work, report: RunReport, branch: string): Promise<RunReport> {
    const { config, redact } = this.#parts;
    const isFinished = isDeliverable(report.outcome);
    if (report.files.length === 0) return report;
    if (config.dryRun) return withNote(report, 'Dry run: the change stays uncommitted in the work tree.');
    if (!isFinished && config.onRed === 'discard') {
      await restore(repository, done.before);
      return withNote(report, 'The unfinished work was discarded (on-red: discard).');
    }
    const commit = await commitChange({
      repository,
      remote: { url: '', token: '' },
      before: done.before,
      after: done.candidate,
      message: commitMessage({ ...report, request: { prompt: config.prompt } }, redact),
      author: BOT,
    });
    if (commit === undefined) return { ...withNote(report, NOTHING_TO_COMMIT), outcome: 'no_changes', reason: '' };
    const name = isFinished ? branch : `${branch}-unfinished`;
    await publishLocally(repository, commit.sha, name);
    return { ...report, branch: { name, own: !isFinished }, commit: { sha: commit.sha } };
  }
}

const NOTHING_TO_COMMIT = 'Only files that git does not track were changed, so there is nothing to commit.';

function withNote(report: RunReport, note: string): RunReport {
  return { ...report, notes: [...report.notes, note] };
}
