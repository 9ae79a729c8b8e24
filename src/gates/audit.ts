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
  | 'cancelled';

/** Exactly one for every call the model made, whatever its end. */
export interface AuditRecord {
  readonly callId: string;
  readonly tool: string;
  /** As it was judged and run, after any rewriting; redacted by whoever stores it. */
  readonly input: unknown;
  readonly end: CallEnd;
  readonly verdict?: Verdict;
  readonly durationMs: number;
  readonly isError: boolean;
}
