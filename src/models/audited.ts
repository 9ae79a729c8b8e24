import { messageOf } from '../errors.js';
import type { ModelRequest, Reply, Usage } from '../agent/model.js';
import type { Meter } from './metered.js';

/** Exactly one for every request that went out, whatever its end. */
export interface RequestRecord {
  readonly model: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** How many messages of the conversation were sent. */
  readonly messages: number;
  readonly maxOutputTokens: number;
  readonly durationMs: number;
  readonly usage: Usage;
  readonly costUsd: number;
  readonly end: 'reply' | 'refused' | 'cut-off' | 'paused' | 'failed' | 'aborted';
  /** Why it failed. */
  readonly fault?: string;
}

/** A Meter that tells of every request. It stands inside retrying, so that each attempt is one. */
export function audited(meter: Meter, model: string, onRequest: (record: RequestRecord) => void): Meter {
  let last: ModelRequest | undefined;
  let attempt = 0;
  return {
    ...meter,
    async respond(request) {
      attempt = request === last ? attempt + 1 : 1;
      last = request;
      const startedAt = performance.now();
      const before = meter.total();
      const tell = (how: Pick<RequestRecord, 'end' | 'fault'>): void => {
        const { usage, costUsd } = meter.total();
        onRequest({
          model,
          attempt,
          messages: request.messages.length,
          maxOutputTokens: request.maxOutputTokens,
          durationMs: Math.round(performance.now() - startedAt),
          usage: difference(usage, before.usage),
          costUsd: costUsd - before.costUsd,
          ...how,
        });
      };
      try {
        const reply = await meter.respond(request);
        tell({ end: endOf(reply) });
        return reply;
      } catch (error) {
        tell({ end: request.signal.aborted ? 'aborted' : 'failed', fault: messageOf(error) });
        throw error;
      }
    },
  };
}

function endOf({ refusal, cutOff, paused }: Reply): RequestRecord['end'] {
  if (refusal !== undefined) return 'refused';
  return cutOff ? 'cut-off' : paused ? 'paused' : 'reply';
}

function difference(after: Usage, before: Usage): Usage {
  return {
    inputTokens: after.inputTokens - before.inputTokens,
    cacheWriteTokens: after.cacheWriteTokens - before.cacheWriteTokens,
    cacheReadTokens: after.cacheReadTokens - before.cacheReadTokens,
    outputTokens: after.outputTokens - before.outputTokens,
  };
}
