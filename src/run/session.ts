import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { BudgetLimits } from '../agent/budget.js';
import { Ledger } from '../agent/ledger.js';
import { runLoop, type LoopEnd, type Objection, type StopState } from '../agent/loop.js';
import type { ToolResult, ToolUseBlock } from '../agent/message.js';
import { ModelError, type Model, type Reply } from '../agent/model.js';
import type { AnyTool, Denial } from '../agent/tool.js';
import { createToolGate, type ToolGate } from '../gates/tool-gate.js';
import { ignoredAmong } from '../git/ignored.js';
import { snapshot } from '../git/snapshot.js';
import { metered, type Meter } from '../models/metered.js';
import { priceOf } from '../models/prices.js';
import { RETRIES, retrying } from '../models/retrying.js';
import { objectToStopping } from '../stop/index.js';
import { createNothingIgnored } from '../stop/nothing-ignored.js';
import { createTestsPass, type JudgedTree, type TestsPass } from '../stop/tests-pass.js';
import { createTools } from '../tools/index.js';
import { isTestRun, putBack } from './put-back.js';
import { timeoutAt } from './deadlines.js';
import { failureWords } from './failure-words.js';
import type { Session, SessionEnd, SessionParts } from './session-parts.js';
import type { CommandRecord } from '../tools/bash.js';

/** The loop with its tools and its gate over one workspace. Every end is a value, and what was spent is in it. */
export async function runSession(parts: SessionParts): Promise<Session> {
  const session = new SessionRun(parts);
  const end = await session.run().catch((error: unknown) => session.endOf(error));
  return session.result(end);
}

class SessionRun {
  readonly #parts: SessionParts;
  readonly #denials: Denial[] = [];
  readonly #commands: CommandRecord[] = [];
  readonly #attempts: JudgedTree[] = [];
  readonly #written = new Set<string>();
  readonly #tools: ToolGate;
  readonly #gate: TestsPass;
  readonly #meter: Meter;
  readonly #model: Model;
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
    this.#model = retrying(this.#meter, { ...RETRIES, onRetry: (note) => parts.log.info(note) });
  }

  async run(): Promise<LoopEnd> {
    const { prompt, transcript, config, deadlines } = this.#parts;
    const ledger = new Ledger((message) => transcript.message(message));
    ledger.addUser(prompt.opening);
    const limits: BudgetLimits = { ...config, wrapUpAt: deadlines.wrapUpAt };
    this.#progress('Asking the model');
    return runLoop({
      model: this.#model,
      system: prompt.system,
      tools: this.#tools.specs,
      ledger,
      limits,
      runTools: async (calls) => {
        await this.#startTree;
        this.#progress(`Running ${[...new Set(calls.map((call) => call.name))].join(', ')}`);
        return this.#runTools(calls);
      },
      objectToStopping: this.#objectToStopping(),
      spentUsd: () => this.#meter.total().costUsd,
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
      onAudit: (record) => {
        transcript.audit('call', { ...record });
        if (record.end === 'ran' && isWriter(record.tool)) this.#written.add(pathOf(record.input));
      },
      onDenial: (denial) => {
        this.#denials.push(denial);
        log.info(`Refused ${denial.tool}: ${this.#short(denial.subject)} (${this.#short(denial.reason)})`);
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
      putBack: (tree) => putBack(repository, tree),
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

  /** What the model wrote and git does not take, as far as it is still there. */
  async #ignored(): Promise<string[]> {
    const { repository } = this.#parts;
    const { workspace } = repository;
    const inside = [...this.#written].map((path) => relative(workspace, resolve(workspace, path)));
    const there = inside.filter((path) => existsSync(resolve(workspace, path)));
    return ignoredAmong(repository, there);
  }

  /** A test run of the model's own leaves as little behind as one of ours. */
  async #runTools(calls: readonly ToolUseBlock[]): Promise<ToolResult[]> {
    const { repository, testCommand } = this.#parts;
    const tree = calls.length === 1 && isTestRun(calls[0], testCommand) ? await snapshot(repository) : undefined;
    const results = await this.#tools.runTools(calls, this.#workSignal);
    if (tree !== undefined && !this.#endSignal.aborted) await putBack(repository, tree);
    return results;
  }

  #objectToStopping(): (state: StopState) => Promise<Objection | undefined> {
    const broken = (): void => void (this.#gateBroken = true);
    const nothingIgnored = createNothingIgnored(() => this.#ignored(), broken);
    const ask = objectToStopping([nothingIgnored, this.#gate], { onBroken: broken });
    return async (state) => {
      // Two git processes at once would be in each other's way.
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
    for (const call of reply.calls) this.#parts.log.info(`${call.name} ${this.#short(JSON.stringify(call.input))}`);
    this.#parts.transcript.audit('reply', { turn, usage: reply.usage, costUsd: reply.costUsd });
  }

  /** Redacted before it is cut: half a secret would no longer be found. */
  #short(text: string): string {
    return this.#parts.redact(text).slice(0, 200);
  }

  #progress(step: string): void {
    const { costUsd } = this.#meter.total();
    this.#parts.onProgress({ step, turns: this.#turns, maxTurns: this.#parts.config.maxTurns, costUsd });
  }
}

function isWriter(tool: string): boolean {
  return tool === 'Write' || tool === 'Edit';
}

function pathOf(input: unknown): string {
  const path = (input as { file_path?: unknown }).file_path;
  return typeof path === 'string' ? path : '';
}
