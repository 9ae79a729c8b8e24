import { setTimeout as sleep } from 'node:timers/promises';
import { ModelError, type Model, type ModelRequest, type Reply } from '../agent/model.js';
import { faultOf } from './fault.js';

export interface RetrySettings {
  /** Calls in all, the first one included. */
  readonly tries: number;
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  /** Milliseconds since the epoch: a wait that would reach beyond is not begun. Default: no end. */
  readonly endAt?: number;
  readonly onRetry: (note: string, retry: Retry) => void;
}

/** One wait before another try. */
export interface Retry {
  /** The call that failed, counted from 1. */
  readonly attempt: number;
  readonly delayMs: number;
  readonly fault: string;
}

/** What a run does: the waits add up to a minute. */
export const RETRIES = { tries: 8, firstDelayMs: 500, longestDelayMs: 30_000 } as const;

const TRIES_AT_NOBODY = 4;

/** Nobody waits longer for one reply, whatever the API asks for. */
const LONGEST_RETRY_AFTER_MS = 5 * 60_000;

/**
 * A Model that tries again after faults that pass: overload, rate limits, server errors, lost connections, cut and silent
 * streams. A reply is only handed on whole, so nothing of a failed attempt ever reaches the conversation.
 */
export function retrying(model: Model, settings: RetrySettings): Model {
  const { tries, endAt = Infinity, onRetry } = settings;
  return {
    async respond(request: ModelRequest): Promise<Reply> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await model.respond(request);
        } catch (error) {
          request.signal.throwIfAborted();
          const fault = faultOf(error);
          if (fault === undefined) throw error;
          const end = (why = ''): ModelError => {
            const times = attempt > 1 ? ` (${attempt} times)` : '';
            return new ModelError(`${fault.text}${times}${why}. ${fault.remedy}`, { cause: fault.cause });
          };
          const most = fault.isNobodyThere === true ? Math.min(tries, TRIES_AT_NOBODY) : tries;
          if (!fault.passing || attempt >= most) throw end();
          const delayMs = fault.retryAfterMs ?? backoff(settings, attempt);
          if (delayMs > LONGEST_RETRY_AFTER_MS) throw end(`, and asks to wait ${inSeconds(delayMs)}`);
          if (Date.now() + delayMs >= endAt) throw end(', and there is no time left to try again');
          onRetry(`${fault.text}; trying again in ${inSeconds(delayMs)} (${attempt} of ${most - 1}).`, {
            attempt,
            delayMs: Math.round(delayMs),
            fault: fault.text,
          });
          await sleep(delayMs, undefined, { signal: request.signal });
        }
      }
    },
  };
}

function inSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

function backoff({ firstDelayMs, longestDelayMs }: RetrySettings, attempt: number): number {
  const full = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1));
  return full * (1 - Math.random() * 0.25);
}
