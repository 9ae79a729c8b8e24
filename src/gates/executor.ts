import { setImmediate } from 'node:timers/promises';
import { Interrupt, type InterruptReason } from '../agent/interrupt.js';
import type { ToolUseBlock } from '../agent/message.js';
import type { CallState, CallStep } from './audit.js';
import { partition } from './batches.js';
import type { EndedCall } from './ended-call.js';
import type { LoopGuard, Repetition } from './loop-guard.js';
import { createSlots } from './slots.js';

const MOST_AT_ONCE = 10;

/** A call on its way. */
export interface Task {
  readonly call: ToolUseBlock;
  readonly repetition: Repetition | undefined;
  readonly steps: readonly CallStep[];
  readonly enter: (state: CallState) => void;
  /** From the moment it left the queue to its end. */
  readonly durationMs: () => number;
}

interface Begun extends Task {
  /** Never rejects. */
  readonly ended: Promise<EndedCall>;
  readonly interrupt: (reason: InterruptReason) => void;
  /** Lets the loop guard forget that the call was made. */
  readonly uncount: () => void;
}

export interface CallContext extends Pick<Task, 'enter' | 'repetition'> {
  readonly signal: AbortSignal;
  /** When the message that makes the call is whole: what may have effects waits for it. Rejects when it is discarded. */
  readonly messageEnd: Promise<unknown>;
}

export interface ExecutorParts {
  /** May this very input run beside others, and be run for nothing? */
  readonly isSafe: (call: ToolUseBlock) => boolean;
  readonly guard: LoopGuard;
  readonly run: (call: ToolUseBlock, context: CallContext) => Promise<EndedCall>;
  /** Does the end of this call make the rest of its batch pointless? */
  readonly failsBatch: (call: ToolUseBlock, ended: EndedCall) => boolean;
  readonly onState: (call: ToolUseBlock, state: CallState) => void;
}

export type Settled = readonly [Task, EndedCall];

/** Calls that run side by side, or one that runs alone. */
interface Batch {
  readonly begun: Map<string, Begun>;
  readonly signal: AbortSignal;
  readonly messageEnd: Promise<unknown>;
  interrupted?: InterruptReason;
}

/** The first batch of a message that still comes in. */
interface Coming extends Batch {
  /** Were all calls so far safe? */
  open: boolean;
  readonly endMessage: () => void;
  readonly discardMessage: (reason: Interrupt) => void;
}

const WHOLE = Promise.resolve();

/**
 * Runs the calls of one message after another: batches in strict order, safe neighbours side by side. Those at the
 * beginning of a message that are safe are begun as they come in, before it is known whether there will be a message.
 */
export class Executor {
  readonly #parts: ExecutorParts;
  readonly #slots = createSlots(MOST_AT_ONCE);
  #coming: Coming | undefined;

  constructor(parts: ExecutorParts) {
    this.#parts = parts;
  }

  /** A call of the message that comes in is complete. It runs as soon as `ready` is settled, if it may. */
  offer(call: ToolUseBlock, signal: AbortSignal, ready: Promise<unknown>): void {
    const coming = (this.#coming ??= comingMessage(signal));
    coming.open &&= !coming.begun.has(call.id) && this.#parts.isSafe(call);
    if (coming.open) this.#begin(coming, call, async () => void (await Promise.allSettled([ready, setImmediate()])));
  }

  /**
   * Interrupts what was begun early and is not kept, and waits for its end: it counts for nothing. Without anything to
   * keep, there is no such message.
   */
  async drop(kept: readonly ToolUseBlock[] = []): Promise<Settled[]> {
    const coming = this.#coming;
    if (coming === undefined) return [];
    const ids = new Set(kept.map(({ id }) => id));
    const dropped = [...coming.begun.values()].filter(({ call }) => !ids.has(call.id));
    for (const { interrupt } of dropped) interrupt('streaming_fallback');
    if (kept.length > 0) coming.endMessage();
    else {
      this.#coming = undefined;
      coming.discardMessage(new Interrupt('streaming_fallback'));
    }
    const ends = await Promise.all(dropped.map(async (task) => [task, await task.ended] as const));
    dropped[0]?.uncount();
    return ends;
  }

  /** The ends of the calls, in their order, each as soon as it and all before it have ended. */
  async *run(calls: readonly ToolUseBlock[], signal: AbortSignal): AsyncGenerator<Settled> {
    const coming = this.#coming;
    this.#coming = undefined;
    for (const [at, neighbours] of partition(calls, this.#parts.isSafe).entries()) {
      const first = at === 0 ? coming : undefined;
      const batch = first ?? { begun: new Map<string, Begun>(), signal, messageEnd: WHOLE };
      const tasks = neighbours.map((call) => first?.begun.get(call.id) ?? this.#begin(batch, call));
      for (const task of tasks) yield [task, await task.ended];
    }
  }

  #begin(batch: Batch, call: ToolUseBlock, wait?: () => Promise<void>): Begun {
    const { guard, run, onState, failsBatch } = this.#parts;
    let startedAt = 0;
    let endedAt = 0;
    const stop = new AbortController();
    const signal = AbortSignal.any([batch.signal, stop.signal]);
    const steps: CallStep[] = [];
    const enter = (state: CallState): void => {
      steps.push({ state, at: new Date().toISOString() });
      onState(call, state);
    };
    enter('queued');
    const uncount = guard.mark();
    const repetition = guard.count(call);
    const work = async (): Promise<EndedCall> => {
      await wait?.();
      startedAt = performance.now();
      const ended = await run(call, { signal, messageEnd: batch.messageEnd, repetition, enter });
      endedAt = performance.now();
      enter(ended.end === 'cancelled' ? 'cancelled' : 'completed');
      if (failsBatch(call, ended)) interruptBatch(batch, 'sibling_error');
      return ended;
    };
    const begun: Begun = {
      call,
      repetition,
      steps,
      enter,
      uncount,
      durationMs: () => Math.round(endedAt - startedAt),
      ended: this.#slots(work),
      interrupt: (reason) => stop.abort(new Interrupt(reason)),
    };
    if (batch.interrupted !== undefined) begun.interrupt(batch.interrupted);
    batch.begun.set(call.id, begun);
    return begun;
  }
}

function interruptBatch(batch: Batch, reason: InterruptReason): void {
  batch.interrupted = reason;
  for (const { interrupt } of batch.begun.values()) interrupt(reason);
}

function comingMessage(signal: AbortSignal): Coming {
  let endMessage = (): void => {};
  let discardMessage = (_reason: Interrupt): void => {};
  const messageEnd = new Promise<void>((resolve, reject) => {
    endMessage = resolve;
    discardMessage = reject;
  });
  messageEnd.catch(() => {});
  return { begun: new Map(), open: true, signal, messageEnd, endMessage, discardMessage };
}
