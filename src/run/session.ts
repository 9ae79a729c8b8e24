import type { BudgetLimits } from '../agent/budget.js';
import { Ledger } from '../agent/ledger.js';
import { runLoop, type LoopEnd, type Objection, type StopState } from '../agent/loop.js';
import { ModelError, type Reply, type Usage } from '../agent/model.js';
import type { AnyTool, Denial } from '../agent/tool.js';
import type { Config } from '../config.js';
import { createToolGate, type ToolGate } from '../gates/tool-gate.js';
import type { Repository } from '../git/repository.js';
import { snapshot } from '../git/snapshot.js';
import { metered, type Meter } from '../models/metered.js';
import type { Model } from '../agent/model.js';
import { priceOf } from '../models/prices.js';
import type { Action, Verdict } from '../permissions/verdict.js';
import type { Redact } from '../redact.js';
import type { Log } from '../report/log.js';
import type { Progress } from '../report/run-report.js';
import type { Transcript } from '../report/transcript.js';
import type { Sandbox } from '../sandbox/types.js';
import { objectToStopping } from '../stop/index.js';
import { createTestsPass, type JudgedTree, type TestsPass } from '../stop/tests-pass.js';
import { createTools } from '../tools/index.js';
import { artefactsOf } from './artefacts.js';
import { timeoutAt, type Deadlines } from './deadlines.js';
import { failureWords } from './failure-words.js';
import type { CommandRecord } from '../tools/bash.js';

/** How the work ended, before anything is published. */
export type SessionEnd =
  | LoopEnd
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'model-error'; readonly reason: string }
  /** A UserError keeps its sentence; anything else is a bug and keeps its stack. */
  | { readonly kind: 'failed'; readonly reason: string };

export interface Session {
  readonly end: SessionEnd;
  readonly answer: string;
  /** A stop check could not do its work: nothing is known of the change. */
  readonly gateBroken: boolean;
  readonly turns: number;
  readonly usage: Usage;
  readonly costUsd: number;
  readonly denials: readonly Denial[];
  readonly commands: readonly CommandRecord[];
  readonly attempts: readonly JudgedTree[];
  /** Undefined when the workspace could not be read: then nothing of it is published either. */
  readonly startTree: string | undefined;
  /** Paths that only test runs touched: they belong to no commit. */
  readonly artefacts: ReadonlySet<string>;
  readonly gate: TestsPass;
}

export interface SessionParts {
  readonly config: Config;
  readonly model: Model;
  readonly repository: Repository;
  readonly sandbox: Sandbox;
  readonly decide: (action: Action) => Verdict;
  readonly isReadOnly: (command: string) => boolean;
  readonly prompt: { readonly system: string; readonly opening: string };
  readonly testCommand: string | undefined;
  readonly testTimeoutMs: number;
  readonly deadlines: Deadlines;
  readonly cancel: AbortSignal;
  readonly redact: Redact;
  readonly log: Log;
  readonly transcript: Transcript;
  readonly onStart: (tree: string) => void;
  readonly onProgress: (progress: Progress) => void;
}

/** The loop with its tools and its gate over one workspace. Never throws: every end is a value. */
export async function runSession(parts: SessionParts): Promise<Session> {
  const session = new Work(parts);
  const end = await session.run().catch((error: unknown) => session.endOf(error));
  return session.result(end);
}

class Work {
  readonly #parts: SessionParts;
  readonly #denials: Denial[] = [];
  readonly #commands: CommandRecord[] = [];
  readonly #attempts: JudgedTree[] = [];
  readonly #tools: ToolGate;
  readonly #gate: TestsPass;
  readonly #meter: Meter;
  readonly #startTree: Promise<string>;
  readonly #endSignal: AbortSignal;
  readonly #workSignal: AbortSignal;
  #gateBroken = false;
  #turns = 0;
  #answer = '';

  constructor(parts: SessionParts) {
    this.#parts = parts;
    const { repository, deadlines, cancel } = parts;
    // Taken while the model thinks about its first reply; awaited before anything can change a file.
    this.#startTree = snapshot(repository);
    this.#startTree.then(parts.onStart).catch(() => {});
    this.#endSignal = AbortSignal.any([cancel, timeoutAt(deadlines.endAt)]);
    this.#workSignal = AbortSignal.any([cancel, timeoutAt(deadlines.wrapUpAt)]);
    this.#tools = this.#createToolGate();
    this.#gate = this.#createGate();
    const fixed = Buffer.byteLength(parts.prompt.system + JSON.stringify(this.#tools.specs));
    this.#meter = metered(parts.model, priceOf(parts.config.model), fixed);
  }

  async run(): Promise<LoopEnd> {
    const { prompt, transcript, config, deadlines } = this.#parts;
    const ledger = new Ledger((message) => transcript.message(message));
    ledger.addUser(prompt.opening);
    const limits: BudgetLimits = { ...config, wrapUpAt: deadlines.wrapUpAt };
    this.#progress('Asking the model');
    return runLoop({
      model: this.#meter,
      system: prompt.system,
      tools: this.#tools.specs,
      ledger,
      limits,
      runTools: async (calls) => {
        await this.#startTree;
        this.#progress(`Running ${[...new Set(calls.map((call) => call.name))].join(', ')}`);
        return this.#tools.runTools(calls, this.#workSignal);
      },
      objectToStopping: this.#objectToStopping(),
      worstCaseUsd: (tokens) => this.#meter.worstCaseUsd(ledger.messages, tokens),
      denials: () => this.#denials.length,
      onReply: (reply, turn) => this.#onReply(reply, turn),
      now: Date.now,
      signal: this.#endSignal,
    });
  }

  /** What an exception of the loop means. */
  endOf(error: unknown): SessionEnd {
    if (this.#parts.cancel.aborted) return { kind: 'cancelled' };
    if (this.#endSignal.aborted) return { kind: 'limit', limit: 'timed_out', answer: this.#answer };
    if (error instanceof ModelError) return { kind: 'model-error', reason: error.message };
    return { kind: 'failed', reason: failureWords(error, this.#parts.log) };
  }

  async result(end: SessionEnd): Promise<Session> {
    const { repository, cancel, transcript } = this.#parts;
    // After a cancel there is still the work to be saved.
    if (cancel.aborted) repository.signal = undefined;
    const startTree = await this.#startTree.catch(() => undefined);
    const { usage, costUsd } = this.#meter.total();
    transcript.audit('end', { end });
    return {
      end,
      answer: this.#answer,
      gateBroken: this.#gateBroken,
      turns: this.#turns,
      usage,
      costUsd,
      denials: this.#denials,
      commands: this.#commands,
      attempts: this.#attempts,
      startTree,
      artefacts: startTree === undefined ? new Set() : await artefactsOf(repository, startTree, this.#attempts),
      gate: this.#gate,
    };
  }

  #createToolGate(): ToolGate {
    const { repository, sandbox, decide, isReadOnly, redact, transcript, log } = this.#parts;
    const tools: readonly AnyTool[] = createTools({
      sandbox,
      isReadOnly,
      mayRead: (path) => decide({ tool: 'Read', effect: 'read', subject: path }).behaviour === 'allow',
      onCommand: (command) => this.#commands.push(command),
    });
    return createToolGate({
      tools,
      workspace: repository.workspace,
      decide,
      redact,
      onAudit: (record) => transcript.audit('call', { ...record }),
      onDenial: (denial) => {
        this.#denials.push(denial);
        log.info(`Refused ${denial.tool}: ${denial.subject} (${denial.reason})`);
      },
    });
  }

  #createGate(): TestsPass {
    const { repository, sandbox, config, testCommand, testTimeoutMs, transcript, log } = this.#parts;
    return createTestsPass({
      command: testCommand,
      workspace: repository.workspace,
      sandbox,
      timeoutMs: testTimeoutMs,
      attempts: config.gateAttempts,
      snapshot: () => snapshot(repository),
      startTree: () => this.#startTree,
      onAttempt: (judged) => {
        this.#attempts.push(judged);
        const { tail: _tail, ...run } = judged.run;
        transcript.audit('gate', { attempt: judged.attempt, tree: judged.tree, ...run });
        log.info(
          `Tests: ${judged.run.verdict} (exit ${judged.run.exitCode ?? 'none'}, ${Math.round(judged.run.durationMs)} ms)`,
        );
      },
    });
  }

  #objectToStopping(): (state: StopState) => Promise<Objection | undefined> {
    const ask = objectToStopping([this.#gate], { onBroken: () => (this.#gateBroken = true) });
    return async (state) => {
      this.#progress('Running the tests');
      try {
        const objection = await ask({ ...state, signal: this.#workSignal });
        // What the tests print goes to the model: cleaned, as the result of a tool is.
        return objection?.kind === 'again' ? { ...objection, text: this.#parts.redact(objection.text) } : objection;
      } catch (error) {
        if (this.#endSignal.aborted || !this.#workSignal.aborted) throw error;
        // Out of time in the middle of the tests: the loop sees it too and asks for the last words.
        return { kind: 'again', text: 'The time ran out while the tests were running.' };
      }
    };
  }

  #onReply(reply: Reply, turn: number): void {
    this.#turns = turn;
    const text = reply.content
      .flatMap((block) => (block.type === 'text' ? [block.text] : []))
      .join('\n')
      .trim();
    if (text !== '') {
      this.#answer = text;
      this.#parts.log.info(text);
    }
    for (const call of reply.calls) this.#parts.log.info(`${call.name} ${JSON.stringify(call.input).slice(0, 200)}`);
    this.#parts.transcript.audit('reply', { turn, usage: reply.usage, costUsd: reply.costUsd });
  }

  #progress(step: string): void {
    const { costUsd } = this.#meter.total();
    this.#parts.onProgress({ step, turns: this.#turns, maxTurns: this.#parts.config.maxTurns, costUsd });
  }
}
