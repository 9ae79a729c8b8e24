import type { InterruptReason } from '../agent/interrupt.js';
import type { Verdict } from '../permissions/verdict.js';

export type CallEnd =
  | 'unknown-tool'
  | 'repeated'
  | 'bad-input'
  | 'check-failed'
  | 'hook-denied'
  | 'denied'
  | 'ran'
  | 'failed'
  | 'cancelled'
  /** Stood in the reply, but may not run: cut off, broken, or made when no tool could be used any more. */
  | 'withheld'
  /** Begun while its reply came in, and the reply was not kept: nothing of it is in the conversation. */
  | 'discarded';

/** Where a call stands. Completed and cancelled calls are yielded, in call order, or discarded. */
export type CallState = 'queued' | 'validating' | 'executing' | 'completed' | 'cancelled' | 'yielded' | 'discarded';

export interface CallStep {
  readonly state: CallState;
  /** ISO 8601. */
  readonly at: string;
}

/** Exactly one for every call the model made, whatever its end. */
export interface AuditRecord {
  readonly callId: string;
  readonly tool: string;
  /** As it was judged and run, after any rewriting; redacted by whoever stores it. */
  readonly input: unknown;
  readonly end: CallEnd;
  readonly verdict?: Verdict;
  /** Why it was not run, or not to its end. */
  readonly interrupt?: InterruptReason;
  /** Without the time in the queue. */
  readonly durationMs: number;
  readonly isError: boolean;
  /** What it went through; empty for a call that was withheld. */
  readonly steps: readonly CallStep[];
}
