import type { BudgetLimits } from '../agent/budget.js';
import { Ledger } from '../agent/ledger.js';
import { runLoop, type Objection, type StopState } from '../agent/loop.js';
import { textOf } from '../agent/message.js';
import { ModelError, type Reply } from '../agent/model.js';
import type { AnyTool, Denial } from '../agent/tool.js';
import { hookGate } from '../gates/hook-gate.js';
import { createToolGate, type ToolGate } from '../gates/tool-gate.js';
import { snapshot } from '../git/snapshot.js';
import type { Meter } from '../models/metered.js';
import type { Progress } from '../report/run-report.js';
import { objectToStopping } from '../stop/index.js';
import { createNothingIgnored } from '../stop/nothing-ignored.js';
import { createTestsPass, type JudgedTree, type TestsPass } from '../stop/tests-pass.js';
import { createUserHook, USER_HOOK } from '../stop/user-hook.js';
import { createTools } from '../tools/index.js';
import type { ToldTestRun } from '../tools/run-tests.js';
import { leaveNoTraces, putBack } from './put-back.js';
import { timeoutAt } from './deadlines.js';
import { failureWords } from './failure-words.js';
import type { Session, SessionEnd, SessionParts } from './session-parts.js';
import type { CommandRecord } from '../tools/bash.js';
import { WrittenFiles } from './written-files.js';

/** The loop with its tools and its gate over one workspace. Every end is a value, and what was spent is in it. */
export async function runSession(parts: SessionParts): Promise<Session> {
  const session = new SessionRun(parts);
  const end = parts.ended ?? (await session.run().catch((error: unknown) => session.endOf(error)));
  return session.result(end);
}

class SessionRun {
  readonly #parts: SessionParts;
  readonly #denials: Denial[] = [];
  readonly #commands: CommandRecord[] = [];
  readonly #attempts: JudgedTree[] = [];
  readonly #written = new WrittenFiles();
  readonly #tools: ToolGate;
  readonly #gate: TestsPass;
  readonly #meter: Meter;
  readonly #startTree: Promise<string>;
  readonly #endSignal: AbortSignal;
  readonly #workSignal: AbortSignal;
  readonly #hookEnd = new AbortController();
  #hookReason = '';
  #toolUses = 0;
  #overBy = '';
  #gateBroken = false;
  #turns = 0;
  #answer = '';
  #step = 'Asking the model';
  #plan: NonNullable<Progress['plan']> | undefined;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    const { repository, deadlines, cancel } = parts;
    // Taken while the model thinks about its first reply; awaited before anything can change a file.
    this.#startTree = snapshot(repository);
    this.#startTree.then(parts.onStart).catch(() => {});
    this.#endSignal = AbortSignal.any([cancel, timeoutAt(deadlines.endAt), this.#hookEnd.signal]);
    this.#workSignal = AbortSignal.any([cancel, timeoutAt(deadlines.wrapUpAt), this.#hookEnd.signal]);
    this.#tools = this.#createToolGate();
    this.#gate = this.#createGate();
    this.#meter = parts.model(Buffer.byteLength(parts.prompt.system + JSON.stringify(this.#tools.specs)));
  }

  async run(): Promise<SessionEnd> {
    const { prompt, transcript, config, deadlines } = this.#parts;
    const ledger = new Ledger((message) => transcript.message(message));
    ledger.addUser(prompt.opening);
    const limits: BudgetLimits = { ...config, wrapUpAt: deadlines.wrapUpAt };
    this.#progress();
    const end = await runLoop({
      model: this.#meter,
      system: prompt.system,
      tools: this.#tools.specs,
      ledger,
      limits,
      runTools: async (calls) => {
        await this.#startTree;
        this.#progress(`Running ${[...new Set(calls.map((call) => call.name))].join(', ')}`);
        const run = () => this.#tools.runTools(calls, this.#workSignal);
        return leaveNoTraces({ ...this.#parts, calls, run, signal: this.#endSignal });
      },
      objectToStopping: this.#objectToStopping(),
      spentUsd: () => this.#meter.total().costUsd,
      worstCaseUsd: (tokens) => this.#meter.worstCaseUsd(ledger.messages, tokens),
      denials: () => this.#denials.length,
      stuck: this.#tools.stuck,
      onReply: (reply, turn) => this.#onReply(reply, turn),
      now: Date.now,
      signal: this.#endSignal,
    });
    return end.kind === 'objected' && this.#overBy === USER_HOOK ? { kind: 'blocked', reason: end.reason } : end;
  }

  /** What an exception of the loop means. */
  endOf(error: unknown): SessionEnd {
    if (this.#parts.cancel.aborted) return { kind: 'cancelled' };
    if (this.#hookEnd.signal.aborted) return { kind: 'blocked', reason: this.#hookReason };
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
      gate: this.#gate,
    };
  }

  #createToolGate(): ToolGate {
    const { repository, sandbox, spill, decide, isReadOnly, redact, transcript, log, testCommand } = this.#parts;
    const tools: readonly AnyTool[] = createTools({
      sandbox,
      spill,
      isReadOnly,
      mayRead: (path) => decide({ tool: 'Read', effect: 'read', subject: path }).behaviour === 'allow',
      onCommand: (command) => this.#commands.push(command),
      onPlan: (items) => this.#showPlan(items),
      ...(testCommand === undefined ? {} : { runTests: (signal) => this.#runTests(testCommand, signal) }),
    });
    return createToolGate({
      tools,
      workspace: repository.workspace,
      decide,
      redact,
      spill,
      ...hookGate({
        ...this.#parts.userHooks,
        workspace: repository.workspace,
        endRun: (reason) => this.#endByHook(reason),
      }),
      onAudit: (record) => {
        this.#toolUses += 1;
        this.#written.note(record);
        transcript.audit('call', { ...record });
      },
      onDenial: (denial) => {
        this.#denials.push(denial);
        log.info(`Refused ${denial.tool}: ${this.#short(denial.subject)} (${this.#short(denial.reason)})`);
      },
    });
  }

  /** The gate's own run of the tests, for the model. */
  async #runTests(command: string, signal: AbortSignal): Promise<ToldTestRun> {
    const { judged, reused } = await this.#gate.run(command, signal);
    return { ...judged.run, reused };
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
      putBack: (tree) => putBack(repository, tree),
      onAttempt: (judged) => {
        this.#attempts.push(judged);
        const { tail: _tail, ...run } = judged.run;
        transcript.audit('gate', { attempt: judged.attempt, tree: judged.tree, ...run });
        log.info(`Tests: ${run.verdict} (exit ${run.exitCode ?? 'none'}, ${Math.round(run.durationMs)} ms)`);
      },
    });
  }

  #objectToStopping(): (state: StopState) => Promise<Objection | undefined> {
    const { repository, userHooks } = this.#parts;
    const onBroken = (): void => void (this.#gateBroken = true);
    // The user's hooks first: what they change is tested, too.
    const userHook = userHooks.hooks.has('Stop')
      ? [createUserHook({ ...userHooks, toolUses: () => this.#toolUses })]
      : [];
    const nothingIgnored = createNothingIgnored(() => this.#written.ignoredIn(repository), onBroken);
    const ask = objectToStopping([...userHook, nothingIgnored, this.#gate], {
      onBroken,
      onOver: (check) => (this.#overBy = check),
    });
    return async (state) => {
      // Two git processes at once would be in each other's way, and a hook may change files.
      await this.#startTree.catch(() => {});
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

  /** Calls that run are interrupted, and the loop asks for nothing more. */
  #endByHook(reason: string): void {
    this.#hookReason ||= reason;
    this.#hookEnd.abort(new Error(reason));
  }

  #onReply(reply: Reply, turn: number): void {
    this.#turns = turn;
    const text = textOf(reply.content);
    if (text !== '') {
      this.#answer = text;
      this.#parts.log.info(text);
    }
    for (const call of reply.calls) this.#parts.log.info(`${call.name} ${this.#short(JSON.stringify(call.input))}`);
    this.#parts.transcript.audit('reply', { turn, usage: reply.usage, costUsd: reply.costUsd });
  }

  /** Redacted before it is cut: half a secret would no longer be found. */
  #short(text: string): string {
    return this.#parts.redact(text).slice(0, 200);
  }

  #showPlan(items: NonNullable<Progress['plan']>): void {
    this.#plan = items;
    for (const { done, text } of items) this.#parts.log.info(`[${done ? 'x' : ' '}] ${text}`);
    this.#progress();
  }

  #progress(step = this.#step): void {
    this.#step = step;
    const { costUsd } = this.#meter.total();
    const plan = this.#plan === undefined ? {} : { plan: this.#plan };
    this.#parts.onProgress({ step, turns: this.#turns, maxTurns: this.#parts.config.maxTurns, costUsd, ...plan });
  }
}
