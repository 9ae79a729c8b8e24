import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitCodeOf } from '../agent/outcome.js';
import { readConfig, requireApiKey, refuseRequiredIsolation, type Config } from '../config.js';
import { UserError } from '../errors.js';
import { checkout } from '../git/checkout.js';
import { openRepository } from '../git/open.js';
import { publishLocally } from '../git/publish-locally.js';
import { dirtyTracked, listFiles } from '../git/read.js';
import type { Repository } from '../git/repository.js';
import { branchFor } from '../github/branch-name.js';
import { priceOf } from '../models/prices.js';
import { reliableModel } from '../models/reliable.js';
import { createRedactor, type Redact } from '../redact.js';
import { commitMessage } from '../report/commit-message.js';
import { createLog, type Log } from '../report/log.js';
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
import { BOT } from '../run/publish.js';
import { work, type Work } from '../run/work.js';
import { workReport } from '../run/work-report.js';
import { createPlainSandbox } from '../sandbox/plain.js';
import { parseArguments } from './arguments.js';
import type { CommandParts } from './command.js';

/** The main job on the caller's own repository, on a new branch. Touches no GitHub; the report goes to the terminal. */
export async function run(args: readonly string[], { variables, cancel }: CommandParts): Promise<number> {
  const startedAt = Date.now();
  const { source, json } = parseArguments(args);
  const config = localConfig(readConfig(source), variables);
  const redact = createRedactor([config.apiKey, config.githubToken]);
  // The answer goes to stdout, so that it can be piped; what happens meanwhile to stderr.
  const log = createLog((line) => console.error(line), redact);
  const scratch = await mkdtemp(join(tmpdir(), 'greengate-'));
  const report = await new LocalRun({ config, variables, cancel, redact, log, scratch, startedAt })
    .run()
    .catch((error: unknown) =>
      cancel.aborted
        ? blankReport('cancelled', 'The run was cancelled before the work began.')
        : blankReport('error', failureWords(error, log)),
    );
  const timed = { ...report, model: config.model, maxTurns: config.maxTurns, durationMs: Date.now() - startedAt };
  const told = { ...timed, reportFile: writeReportFile(timed, scratch, redact) };
  console.log(json ? JSON.stringify(outputsOf(told, redact)) : renderTerminal(told, redact).trimEnd());
  return exitCodeOf(told.outcome);
}

function localConfig(config: Config, variables: CommandParts['variables']): Config {
  const baseUrl = config.baseUrl ?? variables['ANTHROPIC_BASE_URL'];
  const local: Config = {
    ...config,
    apiKey: config.apiKey || (variables['ANTHROPIC_API_KEY'] ?? ''),
    ...(baseUrl === undefined || baseUrl === '' ? {} : { baseUrl }),
  };
  return local;
}

interface LocalParts {
  readonly config: Config;
  readonly variables: CommandParts['variables'];
  readonly cancel: AbortSignal;
  readonly redact: Redact;
  readonly log: Log;
  readonly scratch: string;
  readonly startedAt: number;
}

class LocalRun {
  readonly #parts: LocalParts;

  constructor(parts: LocalParts) {
    this.#parts = parts;
  }

  async run(): Promise<RunReport> {
    const { config, variables, cancel, redact, log, scratch, startedAt } = this.#parts;
    if (config.prompt === '')
      throw new UserError('There is nothing to do. Say it with --prompt "fix the failing test".');
    requireApiKey(config, 'Set ANTHROPIC_API_KEY in the environment.');
    refuseRequiredIsolation(config);
    priceOf(config.model);
    const sandbox = createPlainSandbox({ environment: variables });
    const repository = await openRepository({ workspace: process.cwd(), scratch, sandbox, signal: cancel });
    const [dirty, files] = await Promise.all([dirtyTracked(repository), listFiles(repository, repository.head.sha)]);
    if (dirty.length > 0) throw new UserError(dirtyWords(dirty));
    // The tracked files are those of HEAD, so they can be read from the disk.
    const read = (path: string) => readFile(join(repository.workspace, path), 'utf8').catch(() => undefined);
    const base = await readBaseRef({ files, read }, config);
    const branch = branchFor(config.branchPrefix, { kind: 'local', prompt: config.prompt, at: new Date(startedAt) });
    const transcript = openTranscript(join(scratch, 'transcript.jsonl'), redact);
    const done = await work({
      ...this.#parts,
      base,
      repository,
      request: { prompt: config.prompt },
      branch,
      sandbox,
      home: variables['HOME'],
      model: reliableModel(config, (note) => log.info(note)),
      deadlines: deadlinesFrom(startedAt, config.timeoutMs),
      transcript,
      onStart: () => {},
      onProgress: () => {},
    });
    const { outcome, reason } = done.conclusion;
    const report = blankReport(outcome, reason, {
      ...workReport(done, base),
      request: { trigger: 'command line', prompt: config.prompt },
      transcript: transcript.path,
      dryRun: config.dryRun,
    });
    return this.#settle(repository, done, report, branch);
  }

  /** Puts the change on its branch; unfinished work gets one too, so that the user's own branch stays as it was. */
  async #settle(repository: Repository, done: Work, report: RunReport, branch: string): Promise<RunReport> {
    const { config, redact } = this.#parts;
    const isFinished = isDeliverable(report.outcome);
    if (report.files.length === 0) return report;
    if (config.dryRun) return withNote(report, 'Dry run: the change stays uncommitted in the work tree.');
    if (!isFinished && config.onRed === 'discard') {
      await checkout(repository, repository.head.sha);
      return withNote(report, 'The unfinished work was discarded (on-red: discard).');
    }
    const commit = await commitChange({
      repository,
      remote: { url: '', token: '' },
      before: done.session.startTree,
      after: done.candidate,
      exclude: done.session.artefacts,
      message: commitMessage({ ...report, request: { prompt: config.prompt } }, redact),
      author: BOT,
    });
    if (commit === undefined) return report;
    const name = isFinished ? branch : `${branch}-unfinished`;
    await publishLocally(repository, commit.sha, name);
    return { ...report, branch: { name, own: !isFinished }, commit: { sha: commit.sha } };
  }
}

function withNote(report: RunReport, note: string): RunReport {
  return { ...report, notes: [...report.notes, note] };
}

function dirtyWords(paths: readonly string[]): string {
  const shown = paths.slice(0, 5).join(', ');
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
  return `There are uncommitted changes (${shown}${more}). Commit or stash them first, so that they are not mixed with the run's.`;
}
