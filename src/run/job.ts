import { join } from 'node:path';
import { readBaseRef, type BaseRef } from './base-ref.js';
import { blankReport } from './blank-report.js';
import { requireApiKey } from '../config.js';
import { changes } from '../git/changes.js';
import { checkout } from '../git/checkout.js';
import { fetch } from '../git/fetch.js';
import { openRepository } from '../git/open.js';
import { listFiles, readFile } from '../git/read.js';
import { bringSubmodules } from '../git/submodules.js';
import type { Repository } from '../git/repository.js';
import type { Remote } from '../git/types.js';
import type { Client } from '../github/client.js';
import type { StickyComment } from '../github/comment.js';
import { readThread } from '../github/thread.js';
import type { Repo, Thread } from '../github/types.js';
import { reliableModel, type ReliableModel } from '../models/reliable.js';
import { publish } from './publish.js';
import { renderProgress } from '../report/comment.js';
import type { Progress, RunReport } from '../report/run-report.js';
import { openTranscript, type Transcript } from '../report/transcript.js';
import { noteOutcome } from './note-outcome.js';
import { overruledFiles, overruledWords } from './overruled-files.js';
import { permit, withheldNote } from './permit.js';
import { progressView, requestReport, type RunParts, type Unfinished } from './run-parts.js';
import type { ChosenIsolation } from '../sandbox/choose-isolation.js';
import { whenAsked } from '../sandbox/late-sandbox.js';
import { mapStrings } from '../text/map-strings.js';
import { repoOf, runNameOf } from '../surroundings.js';
import { makeScratch } from './scratch.js';
import { CHECKED_OUT_BEFORE, refuseMovedHead, refuseNextToKeys } from './strangers-code.js';
import { chooseTarget, type Target } from './target.js';
import { sparseWords } from './sparse-words.js';
import { whileHidden } from './while-hidden.js';
import { work } from './work.js';
import { withVerdict } from './with-verdict.js';
import { workReport } from './work-report.js';

interface Start {
  readonly scratch: string;
  readonly isolation: () => Promise<ChosenIsolation>;
  readonly target: Target;
  readonly transcript: Transcript;
  readonly model: ReliableModel;
}

interface Ground extends Start {
  readonly repository: Repository;
  readonly base: BaseRef;
  readonly baseCommit: string;
}

/** The work itself, once everybody knows that it goes on. */
export class Job {
  readonly #client: Client;
  readonly #parts: RunParts;
  readonly #comment: StickyComment | undefined;
  readonly #known: Partial<RunReport>;
  readonly #remote: Remote;
  readonly #repo: Repo;
  readonly #notes: string[] = [];

  constructor(client: Client, parts: RunParts, comment: StickyComment | undefined, known: Partial<RunReport>) {
    this.#client = client;
    this.#parts = parts;
    this.#comment = comment;
    this.#known = known;
    const { serverUrl, repository } = parts.surroundings;
    this.#remote = { url: `${serverUrl}/${repository}`, token: parts.config.githubToken };
    this.#repo = repoOf(parts.surroundings);
  }

  async run(): Promise<RunReport> {
    const { config, event, request, surroundings, cancel, redact } = this.#parts;
    requireApiKey(config, 'Give it in the workflow: anthropic-api-key: ${{ secrets.ANTHROPIC_API_KEY }}.');
    const model = reliableModel(config);
    const scratch = await makeScratch(surroundings.tempDir, 'RUNNER_TEMP');
    const isolation = whenAsked(() => this.#parts.isolate(scratch));
    if (config.sandbox === 'required') await isolation();
    const read = await this.#readThread();
    const target = await chooseTarget({
      client: this.#client,
      repo: this.#repo,
      event,
      request: { ...request, prompt: redact(request.prompt) },
      pullRequest: read?.pullRequest,
      threadTitle: read && redact(read.thread.title),
      config,
      runName: runNameOf(surroundings),
    });
    if (target.patchOnly !== undefined) refuseNextToKeys(target.patchOnly, (await isolation()).isolation);
    if (target.note !== undefined) this.#notes.push(target.note);
    const transcript = openTranscript(join(scratch, 'transcript.jsonl'), redact);
    return noteOutcome({ transcript, cancel }, () =>
      this.#serve({ scratch, isolation, target, transcript, model }, read?.thread),
    );
  }

  async #serve(start: Start, thread: Thread | undefined): Promise<RunReport> {
    const { surroundings, cancel } = this.#parts;
    const { scratch } = start;
    const { workspace } = surroundings;
    const repository = await openRepository({ ...this.#parts, workspace, scratch, signal: cancel });
    return whileHidden({ ...this.#parts, repository, scratch }, async (wasFound) => {
      if (wasFound) this.#notes.push(CREDENTIALS);
      return this.#serveOn(repository, start, thread);
    });
  }

  async #serveOn(repository: Repository, start: Start, thread: Thread | undefined): Promise<RunReport> {
    const { config, redact, remember, network } = this.#parts;
    const { target, transcript } = start;
    const believed = await this.#checkOut(repository, target, thread);
    // For a stranger's code nothing is permitted, and that is how the run begins.
    if (target.patchOnly === undefined) permit(this.#parts, config, believed.base.configFile);
    const done = await this.#work({ ...start, ...believed, repository }, thread);
    const { words } = await start.isolation();
    const worked = { ...workReport(done, believed.base), isolation: words, hosts: network.used() };
    const filled = { ...this.#known, ...worked, transcript: transcript.path };
    const notes = [...this.#notes, ...done.notes, ...withheldNote(this.#parts, done.conclusion.tests)];
    const publishing = {
      ...this.#parts,
      client: this.#client,
      repo: this.#repo,
      remote: this.#remote,
      repository,
      target,
      thread,
      work: done,
      byJobToken: this.#comment?.byJobToken ?? false,
      report: blankReport(done.conclusion.outcome, done.conclusion.reason, { ...filled, notes }),
    };
    const published = await withVerdict(publishing, await publish(publishing));
    if (!config.dryRun) remember({ ...this.#unfinished(), report: mapStrings(published, redact) });
    return published;
  }

  async #readThread() {
    const { request, event } = this.#parts;
    if (request.thread === undefined) return undefined;
    const { askedAt, asker } = request;
    const asAsked = event.issue ?? event.pullRequest;
    const read = await readThread(this.#client, this.#repo, request.thread.number, { askedAt, asAsked });
    // The comment that asks is the task already.
    const comments = read.thread.comments.filter(
      ({ author, createdAt }) => author !== asker?.login || createdAt !== askedAt,
    );
    return { ...read, thread: { ...read.thread, comments } };
  }

  /** Brings the workspace to the commit the work starts from. What is believed comes from the base branch. */
  async #checkOut(repository: Repository, target: Target, thread: Thread | undefined) {
    const { startRef, baseBranch, branch, isNew, patchOnly } = target;
    const baseRef = `refs/heads/${baseBranch}`;
    const shas = await fetch(repository, this.#remote, [...new Set([startRef, baseRef])], { depth: 1 });
    const baseCommit = shas.get(baseRef) ?? '';
    const startCommit = shas.get(startRef) ?? '';
    if (patchOnly !== undefined) refuseMovedHead(this.#parts.event, startCommit);
    if (patchOnly !== undefined && repository.head.sha === startCommit) this.#notes.push(CHECKED_OUT_BEFORE);
    const files = await listFiles(repository, baseCommit);
    const read = async (path: string) => (await readFile(repository, baseCommit, path))?.toString('utf8');
    await checkout(repository, startCommit, isNew ? baseBranch : branch);
    await bringSubmodules(repository, this.#remote);
    this.#notes.push(...(await sparseWords(repository)));
    const base = await readBaseRef({ files, read }, this.#parts.config);
    const overruled = overruledFiles({
      base,
      config: this.#parts.config,
      differing: (await changes(repository, baseCommit, startCommit)).map(({ path }) => path),
      changed: changedIn(thread),
    });
    if (overruled.length > 0) this.#notes.push(overruledWords(overruled, baseBranch, thread?.kind === 'pull_request'));
    return { base, baseCommit };
  }

  async #work(ground: Ground, thread?: Thread) {
    const { repository, target } = ground;
    const { request } = this.#parts;
    return work({
      ...this.#parts,
      ...ground,
      request,
      ...(thread === undefined ? {} : { thread }),
      branch: target.branch,
      onStart: (startTree) => this.#remember(repository, target, startTree),
      onProgress: (progress) => this.#show(progress),
    });
  }

  #remember(repository: Repository, { keepBranch, baseBranch, patchOnly }: Target, startTree: string): void {
    const { remember, config } = this.#parts;
    if (config.dryRun || config.onRed === 'discard' || patchOnly !== undefined) return;
    remember({
      ...this.#unfinished(),
      work: {
        workspace: repository.workspace,
        gitDir: repository.gitDir,
        startTree,
        head: repository.head.sha,
        keepBranch,
        baseBranch,
      },
    });
  }

  #unfinished(): Unfinished {
    const { key, thread, askedAt } = this.#parts.request;
    return {
      repo: this.#repo,
      key,
      request: requestReport(this.#parts.request),
      ...(thread === undefined ? {} : { thread: thread.number }),
      ...(askedAt === undefined ? {} : { askedAt }),
    };
  }

  #show(progress: Progress): void {
    this.#comment?.update(renderProgress(progressView(this.#parts, progress), this.#parts.redact));
  }
}

/** What a pull request changes; undefined where GitHub does not tell all of it. */
function changedIn(thread: Thread | undefined): readonly string[] | undefined {
  const { files } = thread ?? {};
  return files === undefined || files.length >= MOST_LISTED ? undefined : files.map(({ path }) => path);
}

const MOST_LISTED = 300;

const CREDENTIALS =
  'The checkout left credentials in the workspace; they were out of sight while commands ran. ' +
  'Set persist-credentials: false on actions/checkout; Greengate pushes with github-token.';
