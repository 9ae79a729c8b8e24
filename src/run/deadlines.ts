import { Interrupt } from '../agent/interrupt.js';

/** Milliseconds since the epoch. After `wrapUpAt` only the last words are asked for; at `endAt` everything stops but a push. */
export interface Deadlines {
  readonly startedAt: number;
  readonly wrapUpAt: number;
  readonly endAt: number;
  /** A remote that has not answered by then is waited for no longer; what is left is for telling. */
  readonly pushBy: number;
}

const LONGEST_RESERVE_MS = 60_000;
const REPORT_MS = 10_000;

/** Leaves time for the last words, and for pushing and reporting after them, before the job itself would be killed. */
export function deadlinesFrom(startedAt: number, timeoutMs: number): Deadlines {
  const reserve = Math.min(LONGEST_RESERVE_MS, timeoutMs / 5);
  const report = Math.min(REPORT_MS, reserve / 4);
  const endAt = startedAt + timeoutMs - report;
  return { startedAt, wrapUpAt: startedAt + timeoutMs - reserve, endAt, pushBy: endAt + (reserve - report) / 2 };
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
