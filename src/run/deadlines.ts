import { Interrupt } from '../agent/interrupt.js';

/**
 * Milliseconds since the epoch. After `wrapUpAt` only the last words are asked for, after `gateAt` only the gate is run once more,
 * at `endAt` everything stops but a push.
 */
export interface Deadlines {
  readonly startedAt: number;
  readonly wrapUpAt: number;
  readonly gateAt: number;
  readonly endAt: number;
  /** A remote that has not answered by then is waited for no longer; what is left is for telling. */
  readonly pushBy: number;
}

const LONGEST_RESERVE_MS = 60_000;
const REPORT_MS = 10_000;
/** Of the whole time, for a last run of the gate on work that the limit cut off. */
const GATE_SHARE = 1 / 10;
const LONGEST_GATE_MS = 5 * 60_000;

/** Leaves time for the last words, and for pushing and reporting after them, before the job itself would be killed. */
export function deadlinesFrom(startedAt: number, timeoutMs: number): Deadlines {
  const reserve = Math.min(LONGEST_RESERVE_MS, timeoutMs / 5);
  const report = Math.min(REPORT_MS, reserve / 4);
  const endAt = startedAt + timeoutMs - report;
  const gateAt = endAt - Math.min(LONGEST_GATE_MS, timeoutMs * GATE_SHARE);
  const pushBy = endAt + (reserve - report) / 2;
  return { startedAt, wrapUpAt: gateAt - (reserve - report), gateAt, endAt, pushBy };
}

// A timer takes no more than this.
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Not AbortSignal.timeout: on Node 20 one that only AbortSignal.any holds is collected, and never fires. */
export function timeoutAt(time: number): AbortSignal {
  const controller = new AbortController();
  const ms = Math.min(LONGEST_TIMER_MS, Math.max(0, Math.ceil(time - Date.now())));
  setTimeout(() => controller.abort(new Interrupt('timed_out')), ms).unref();
  return controller.signal;
}
