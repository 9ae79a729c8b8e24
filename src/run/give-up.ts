import { blankReport } from './blank-report.js';
import type { Served } from './serve.js';

export interface Patience {
  readonly cancel: AbortSignal;
  /** Milliseconds that a cancelled run has to end in order. */
  readonly graceMs: number;
  /** Milliseconds since the epoch, after the run's own deadline. */
  readonly until: number;
}

/** What is told of a run that waits for an answer of GitHub or git that does not come. The post step does the rest. */
export function givingUp({ cancel, graceMs, until }: Patience): Promise<Served> {
  return new Promise((resolve) => {
    const after = (ms: number, outcome: 'cancelled' | 'timed_out', reason: string): void => {
      setTimeout(() => resolve({ report: blankReport(outcome, reason), isLeft: true }), ms).unref();
    };
    const cancelled = (): void =>
      after(graceMs, 'cancelled', 'The run was cancelled, and did not end by itself: something did not answer.');
    after(
      Math.min(2 ** 31 - 1, until - Date.now()),
      'timed_out',
      'The time was up, and the run did not end by itself: something did not answer.',
    );
    if (cancel.aborted) cancelled();
    else cancel.addEventListener('abort', cancelled, { once: true });
  });
}
