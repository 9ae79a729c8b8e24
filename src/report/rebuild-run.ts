import { toolCallsOf } from '../agent/message.js';
import type { AuditLine, TranscriptLine } from './transcript-records.js';

/** One call that the model made. */
export interface RebuiltCall {
  readonly callId: string;
  readonly tool: string;
  readonly input: unknown;
  /** As the audit names it. After a kill also `begun`, and `open`: it had not been begun. */
  readonly end: string;
  readonly isError: boolean;
}

export interface RebuiltRun {
  /** What ran and what did not, in the order of the calls. */
  readonly calls: readonly RebuiltCall[];
  readonly turns: number;
  readonly requests: number;
  readonly costUsd: number;
  /** How the loop ended, and what the run was called after that. Missing after a kill. */
  readonly end?: Readonly<Record<string, unknown>>;
  readonly outcome?: string;
  readonly reason?: string;
}

type Call = Extract<AuditLine, { event: 'call' }>;

/** From the audit alone, without the conversation: what ran, what did not, and why it stopped. */
export function rebuildRun(lines: readonly TranscriptLine[]): RebuiltRun {
  const records = new Map(lines.flatMap((line) => (line.event === 'call' ? [[line.callId, line] as const] : [])));
  const replies = lines.filter((line) => line.event === 'reply');
  const requests = lines.filter((line) => line.event === 'request');
  const made = replies.flatMap(({ content }) => toolCallsOf(content));
  const ids = new Set(made.map(({ id }) => id));
  // Calls of replies that broke off: begun, and discarded with them.
  const discarded = [...records.values()].filter(({ callId }) => !ids.has(callId));
  const begun = new Set(lines.flatMap((line) => (line.event === 'call-begun' ? [line.callId] : [])));
  const end = lines.find((line) => line.event === 'end')?.end;
  const outcome = lines.find((line) => line.event === 'outcome');
  return {
    calls: [
      ...made.map(
        ({ id, name, input }) =>
          callOf(records.get(id)) ?? {
            callId: id,
            tool: name,
            input,
            end: begun.has(id) ? 'begun' : 'open',
            isError: true,
          },
      ),
      ...discarded.map(callOf).filter((call) => call !== undefined),
    ],
    turns: replies.length,
    requests: requests.length,
    costUsd: requests.reduce((sum, { costUsd }) => sum + costUsd, 0),
    ...(end === undefined ? {} : { end }),
    ...(outcome === undefined ? {} : { outcome: outcome.outcome, reason: outcome.reason }),
  };
}

function callOf(record: Call | undefined): RebuiltCall | undefined {
  if (record === undefined) return undefined;
  const { callId, tool, input, end, isError } = record;
  return { callId, tool, input, end, isError };
}
