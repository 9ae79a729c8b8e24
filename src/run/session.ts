import type { BudgetLimits, Standing } from '../agent/budget.js';
import { Ledger } from '../agent/ledger.js';
import { Interrupt } from '../agent/interrupt.js';
import { runLoop, type LoopParts } from '../agent/loop.js';
import { textOf } from '../agent/message.js';
import { readStatement } from '../agent/statement.js';
import { NOTICES } from '../agent/notices.js';
import { addUsage, ModelError, promptTokensOf, type Reply } from '../agent/model.js';
import type { ToolGate } from '../gates/tool-gate.js';
import { snapshot } from '../git/snapshot.js';
import type { Meter } from '../models/metered.js';
import { recordLoop } from '../report/record-loop.js';
import type { TestsPass } from '../stop/tests-pass.js';
import { USER_HOOK } from '../stop/user-hook.js';
import type { Config } from '../config.js';
import { timeoutAt, type Deadlines } from './deadlines.js';
import { failureWords } from './failure-words.js';
import { narrowIn } from './narrow-in.js';
import { createPaidJudge, type PaidJudge } from './paid-judge.js';
import { leaveNoTraces } from './put-back.js';
import { sessionModelNotes } from './session-model.js';
import { isFinishedAtLimit } from './at-limit.js';
import { blankNotes, lastRunOn } from './session-notes.js';
import type { Session, SessionEnd, SessionParts } from './session-parts.js';
import { hasGivenUp, sessionGate, sessionObjections, type Objections } from './session-stop.js';
import { sessionTools } from './session-tools.js';
import { showProgress, type ShownProgress } from './show-progress.js';

/** The loop with its tools and its gate over one workspace. Every end is a value, and what was spent is in it. */
export async function runSession(parts: SessionParts): Promise<Session> {
  const session = new SessionRun(parts);
  const end = parts.ended ?? (await session.run().catch((error: unknown) => session.endOf(error)));
  return session.result(end, await session.isFinished(end));
}

class SessionRun {
  readonly #parts: SessionParts;
  readonly #notes = blankNotes();
  readonly #startTree: Promise<string>;
  readonly #ready: Promise<void>;
  readonly #endSignal: AbortSignal;
  readonly #workSignal: AbortSignal;
  readonly #hookEnd = new AbortController();
  readonly #judge: PaidJudge | undefined;
  readonly #gate: TestsPass;
  readonly #objections: Objections;
  readonly #tools: ToolGate;
  readonly #meter: Meter;
  readonly #progress: ShownProgress;
  #hookReason = '';
  #isOver = false;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    const { repository, deadlines, cancel } = parts;
    // Taken while the model thinks about its first reply; awaited before anything can change a file.
    this.#startTree = snapshot(repository);
    this.#startTree.then(parts.onStart).catch(() => {});
    this.#ready = this.#startTree.then(() => parts.ready());
    this.#ready.catch(() => {});
    this.#endSignal = AbortSignal.any([cancel, timeoutAt(deadlines.gateAt), this.#hookEnd.signal]);
    this.#workSignal = AbortSignal.any([cancel, timeoutAt(deadlines.wrapUpAt), this.#hookEnd.signal]);
    this.#judge = parts.judge ? this.#paidJudge() : undefined;
    this.#gate = sessionGate({
      ...parts,
      notes: this.#notes,
      startTree: this.#startTree,
      ...(this.#judge === undefined ? {} : { askJudge: this.#judge.ask }),
    });
    this.#objections = sessionObjections({
      ...parts,
      request: parts.gate.request,
      notes: this.#notes,
      gate: this.#gate,
      startTree: this.#startTree,
      endSignal: this.#endSignal,
      workSignal: this.#workSignal,
      onStart: () => this.#progress.show('Running the tests'),
    });
    this.#tools = sessionTools({
      ...parts,
      notes: this.#notes,
      gate: this.#gate,
      narrow: narrowIn(repository.workspace),
      onPlan: (items) => {
        this.#notes.plan = items;
        this.#progress.showPlan(items);
      },
      endRun: (reason) => this.#endByHook(reason),
    });
    const fixedBytes = Buffer.byteLength(parts.prompt.system + JSON.stringify(this.#tools.specs));
    this.#meter = parts.model(fixedBytes, sessionModelNotes({ ...parts, notes: this.#notes }));
    this.#progress = showProgress(parts, () => ({
      turns: this.#notes.turns,
      costUsd: this.#total().costUsd,
    }));
  }

  async run(): Promise<SessionEnd> {
    const { prompt, transcript, config, deadlines } = this.#parts;
    const ledger = new Ledger((message) => transcript.message(message));
    ledger.addUser(prompt.opening);
    const limits = limitsFrom(config, deadlines);
    this.#progress.show();
    const early = this.#tools.early(this.#workSignal, this.#ready);
    const parts: LoopParts = {
      model: {
        respond: (request) => this.#meter.respond(request.toolsAllowed ? { ...request, early } : request),
      },
      system: prompt.system,
      tools: this.#tools.specs,
      ledger,
      limits,
      runTools: async (calls, _signal, withheld) => {
        await this.#ready;
        this.#progress.show(`Running ${[...new Set(calls.map((call) => call.name))].join(', ')}`);
        const run = () => this.#tools.runTools(calls, this.#workSignal, withheld);
        return leaveNoTraces({ ...this.#parts, calls, run, signal: this.#endSignal });
      },
      objectToStopping: this.#objections.toStopping,
      standing: (turns) => this.#standing(turns, ledger),
      onReply: (reply, turn) => this.#onReply(reply, turn),
      signal: this.#endSignal,
    };
    const end = await runLoop(recordLoop(parts, transcript)).finally(async () => {
      await early.discard();
      ledger.answerPending(NOTICES.noResult);
    });
    return end.kind === 'objected' && this.#notes.overBy === USER_HOOK ? { kind: 'blocked', reason: end.reason } : end;
  }

  #standing(turns: number, { messages }: Ledger): Standing {
    const { usage, costUsd } = this.#total();
    return {
      turns,
      costUsd,
      tokens: promptTokensOf(usage) + usage.outputTokens,
      denials: this.#notes.denials.length,
      stuck: this.#tools.stuck(),
      now: Date.now(),
      nextCall: this.#meter.worstCase(messages),
    };
  }

  #total() {
    const [own, judge] = [this.#meter.total(), this.#judge?.total()];
    if (judge === undefined) return own;
    return { usage: addUsage(own.usage, judge.usage), costUsd: own.costUsd + judge.costUsd };
  }

  #paidJudge(): PaidJudge {
    const { transcript } = this.#parts;
    return createPaidJudge({
      ...this.#parts,
      spentUsd: () => (this.#isOver ? Infinity : this.#meter.total().costUsd),
      notes: {
        ...sessionModelNotes({ ...this.#parts, notes: this.#notes }),
        // It is none of the models that did the work.
        onRequest: (record) => transcript.audit('request', { turn: this.#notes.turns, ...record }),
      },
    });
  }

  /** What an exception of the loop means. */
  endOf(error: unknown): SessionEnd {
    if (this.#parts.cancel.aborted) return { kind: 'cancelled' };
    if (this.#hookEnd.signal.aborted) return { kind: 'blocked', reason: this.#hookReason };
    if (this.#endSignal.aborted) return { kind: 'limit', limit: 'timed_out', answer: this.#notes.answer };
    if (error instanceof ModelError) return { kind: 'model-error', reason: error.message };
    return { kind: 'failed', reason: failureWords(error, this.#parts.log) };
  }

  /** Work that a limit cut off may be finished all the same: the gate is asked once, in the time that is kept for it. */
  async isFinished(end: SessionEnd): Promise<boolean> {
    const { cancel, deadlines } = this.#parts;
    const signal = AbortSignal.any([cancel, timeoutAt(deadlines.endAt), this.#hookEnd.signal]);
    await this.#ready.catch(() => {});
    return isFinishedAtLimit(end, { gate: this.#gate, objections: this.#objections, plan: this.#notes.plan, signal });
  }

  async result(end: SessionEnd, finishedAtLimit: boolean): Promise<Session> {
    const { repository, cancel, transcript } = this.#parts;
    // After a cancel there is still the work to be saved.
    if (cancel.aborted) repository.signal = undefined;
    const startTree = await this.#startTree.catch(() => undefined);
    // Its folder is about to go.
    await this.#ready.catch(() => {});
    transcript.audit('end', { end });
    const { gateBroken, turns, denials, commands, attempts, models, switches } = this.#notes;
    const answer = readStatement(this.#notes.answer).text;
    const startRun = startTree === undefined ? undefined : lastRunOn(this.#notes, startTree);
    const facts = { gaveUp: hasGivenUp(this.#notes), startRun, finishedAtLimit };
    const noted = { answer, gateBroken, turns, denials, commands, attempts, models, switches, ...facts };
    // What it has said of this change is known; the bill is made out.
    this.#isOver = true;
    return { end, ...noted, ...this.#total(), startTree, gate: this.#gate };
  }

  /** Calls that run are interrupted, and the loop asks for nothing more. */
  #endByHook(reason: string): void {
    this.#hookReason ||= reason;
    this.#hookEnd.abort(new Interrupt('user_interrupted', reason));
  }

  #onReply(reply: Reply, turn: number): void {
    const { log, redact } = this.#parts;
    this.#notes.turns = turn;
    const text = textOf(reply.content);
    if (text !== '') {
      // Its kind alone, after it was asked for, is no other answer.
      const { text: said } = readStatement(text);
      this.#notes.answer = said === '' ? `${readStatement(this.#notes.answer).text}\n\n${text}` : text;
      if (said !== '') log.info(said);
    }
    // Redacted before it is cut: half a secret would no longer be found.
    for (const { name, input } of reply.calls) log.info(`${name} ${redact(JSON.stringify(input)).slice(0, 200)}`);
    if (reply.compaction !== undefined)
      log.info('The conversation came near the end of its window: the API summarised it.');
  }
}

function limitsFrom({ maxTurns, maxCostUsd, maxTokens, maxDenials }: Config, deadlines: Deadlines): BudgetLimits {
  const { startedAt, wrapUpAt } = deadlines;
  return { maxTurns, maxCostUsd, maxTokens, maxDenials, startedAt, wrapUpAt };
}
