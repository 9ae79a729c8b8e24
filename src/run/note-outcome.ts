import { messageOf } from '../errors.js';
import type { RunReport } from '../report/run-report.js';
import type { Transcript } from '../report/transcript.js';

/** Writes down what a run ended as, and why, also where an error ended it. */
export async function noteOutcome(
  { transcript, cancel }: { readonly transcript: Transcript; readonly cancel: AbortSignal },
  run: () => Promise<RunReport>,
): Promise<RunReport> {
  try {
    const report = await run();
    const { outcome, reason, turns, costUsd } = report;
    transcript.audit('outcome', { outcome, reason, turns, costUsd });
    return report;
  } catch (error) {
    transcript.audit('outcome', { outcome: cancel.aborted ? 'cancelled' : 'error', reason: messageOf(error) });
    throw error;
  }
}
