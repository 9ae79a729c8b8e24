import { setTimeout as sleep } from 'node:timers/promises';
import { APIConnectionError, APIError, APIUserAbortError } from '@anthropic-ai/sdk/error';
import { StreamCutError } from './collect-reply.js';
import { ModelError, type Model, type ModelRequest, type Reply } from '../agent/model.js';
import { messageOf } from '../errors.js';

export interface RetrySettings {
  /** Calls in all, the first one included. */
  readonly tries: number;
  readonly firstDelayMs: number;
  readonly longestDelayMs: number;
  readonly onRetry: (note: string) => void;
}

/**
 * A Model that tries again after faults that pass: overload, rate limits, server errors, lost connections, cut streams.
 * A reply is only handed on whole, so nothing of a failed attempt ever reaches the conversation.
 */
export function retrying(model: Model, settings: RetrySettings): Model {
  return {
    async respond(request: ModelRequest): Promise<Reply> {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await model.respond(request);
        } catch (error) {
          request.signal.throwIfAborted();
          const cause = error instanceof StreamCutError ? (error.cause ?? error) : error;
          if (cause instanceof APIUserAbortError || cause instanceof ModelError) throw cause;
          const fault = describe(cause);
          if (!fault.passing || attempt >= settings.tries) throw new ModelError(giveUp(fault, attempt), { cause });
          const delayMs = fault.retryAfterMs ?? backoff(settings, attempt);
          settings.onRetry(
            `${fault.text}; trying again in ${(delayMs / 1000).toFixed(1)} s (${attempt} of ${settings.tries - 1}).`,
          );
          await sleep(delayMs, undefined, { signal: request.signal });
        }
      }
    },
  };
}

interface Fault {
  readonly text: string;
  readonly passing: boolean;
  readonly remedy?: string;
  readonly retryAfterMs?: number;
}

/** What a run does: the waits add up to half a minute. */
export const RETRIES = { tries: 6, firstDelayMs: 500, longestDelayMs: 8_000 } as const;

const LONGEST_RETRY_AFTER_MS = 60_000;

function describe(error: unknown): Fault {
  if (error instanceof APIConnectionError) {
    const cause = error.cause === undefined ? '' : ` (${deepestCause(error.cause)})`;
    return {
      text: `The model API cannot be reached${cause}`,
      passing: true,
      remedy: 'Check base-url and the network.',
    };
  }
  if (!isApiError(error)) return { text: messageOf(error), passing: true };
  const { status } = error;
  // An `error` event inside a stream that began with 200 has no status of its own.
  if (typeof status !== 'number') return { text: `The model API broke off: ${short(error)}`, passing: true };
  const text = `The model API answered ${status}: ${short(error)}`;
  const remedy = REMEDIES[status];
  const after = retryAfter(error);
  const passing = status === 408 || status === 409 || status >= 500 || (status === 429 && !isSpendCap(error, after));
  return {
    text,
    passing: passing && (after ?? 0) <= LONGEST_RETRY_AFTER_MS,
    ...(remedy === undefined ? {} : { remedy }),
    ...(after === undefined ? {} : { retryAfterMs: after }),
  };
}

const REMEDIES: Readonly<Record<number, string>> = {
  400: 'This is a fault of Greengate or of the gateway behind base-url; please report it with the transcript.',
  401: 'Check the secret given as anthropic-api-key.',
  402: "Check the billing of the key's organisation.",
  403: 'The key may not use this model; check model and anthropic-api-key.',
  404: 'Check model and base-url.',
  413: 'The conversation grew too large; give a narrower task.',
  429: 'The rate or spend limit of the key is reached; raise it or run later.',
  529: 'The service is overloaded; run again later.',
};

/** Narrowed to the declared types: the class itself leaves them open. */
function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}

function giveUp(fault: Fault, attempts: number): string {
  const times = attempts > 1 ? ` (${attempts} times)` : '';
  return `${fault.text}${times}. ${fault.remedy ?? 'Run again later.'}`;
}

function short(error: APIError): string {
  const body = error.error as { error?: { message?: unknown } } | undefined;
  const message = body?.error?.message;
  return (typeof message === 'string' ? message : error.message).slice(0, 300);
}

function deepestCause(error: unknown): string {
  let current = error;
  while (current instanceof Error && current.cause !== undefined) current = current.cause;
  return messageOf(current) || (current as { code?: string }).code || 'no cause given';
}

/** A spent limit answers 429 without retry-after and says so in its error code: waiting does not help. */
function isSpendCap(error: APIError, after: number | undefined): boolean {
  return after === undefined && /spend|credit|billing|usage.?limit/i.test(short(error));
}

function retryAfter(error: APIError): number | undefined {
  const { headers } = error;
  const ms = Number(headers?.get('retry-after-ms') ?? NaN);
  if (Number.isFinite(ms)) return ms;
  const seconds = Number(headers?.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

function backoff(settings: RetrySettings, attempt: number): number {
  const full = Math.min(settings.longestDelayMs, settings.firstDelayMs * 2 ** (attempt - 1));
  return full * (1 - Math.random() * 0.25);
}
