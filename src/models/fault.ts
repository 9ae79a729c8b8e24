import { APIConnectionError, APIError, APIUserAbortError } from '@anthropic-ai/sdk/error';
import { messageOf } from '../errors.js';
import { NotAStreamError, StallError } from './answer-stream.js';
import { StreamCutError } from './collect-reply.js';

/** What went wrong with one request, in words, and whether it may go away by itself. */
export interface Fault {
  readonly text: string;
  readonly passing: boolean;
  readonly remedy: string;
  /** What broke a stream, not that it broke. */
  readonly cause: unknown;
  /** Nobody is there, so the address is likely wrong: not worth as many tries. */
  readonly isNobodyThere?: boolean;
  /** How long the API asks to wait. */
  readonly retryAfterMs?: number;
}

/** The fault behind an error of the API or of the way to it; undefined for everything else, a bug of ours among it. */
export function faultOf(error: unknown): Fault | undefined {
  const cut = error instanceof StreamCutError;
  const cause = cut ? (error.cause ?? error) : error;
  const passes = { cause, passing: true, remedy: 'Run again later.' };
  const stall = causes(cause).find((one) => one instanceof StallError);
  if (stall !== undefined) return { ...passes, text: stall.message };
  if (cause instanceof NotAStreamError) {
    return {
      ...passes,
      text: cause.message,
      passing: !cause.isReply,
      remedy: 'Check base-url: replies must be streamed.',
    };
  }
  if (cause instanceof APIUserAbortError) return undefined;
  if (cause instanceof APIConnectionError) {
    const why = cause.cause === undefined ? '' : ` (${deepest(cause.cause)})`;
    const text = `The model API cannot be reached${why}`;
    const isNobodyThere = /ECONNREFUSED|ENOTFOUND/.test(why);
    return { ...passes, text, isNobodyThere, remedy: 'Check base-url and the network.' };
  }
  if (isApiError(cause)) return answered(cause);
  if (!cut) return undefined;
  const how = cause instanceof SyntaxError ? 'sent something that is not JSON' : 'broke off';
  return { ...passes, text: `The model API ${how}: ${deepest(cause)}` };
}

/** Narrowed to the declared types: the class itself leaves them open. */
function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}

function answered(error: APIError): Fault {
  // An `error` event inside a stream that began with 200 has no status of its own, but a type that tells it.
  const status = error.status ?? STATUS_OF[error.type ?? ''] ?? 500;
  const how = error.status === undefined ? 'broke off' : `answered ${error.status}`;
  const id = error.requestID ? ` (request ${error.requestID})` : '';
  const after = retryAfter(error.headers);
  return {
    cause: error,
    text: `The model API ${how}: ${short(error)}${id}`,
    passing: mayPass(error, status, after),
    remedy: REMEDIES[status] ?? 'Run again later.',
    ...(after === undefined ? {} : { retryAfterMs: after }),
  };
}

function mayPass(error: APIError, status: number, after: number | undefined): boolean {
  if (isSpendCap(error, status, after)) return false;
  const told = error.status === undefined ? null : error.headers?.get('x-should-retry');
  if (told === 'true' || told === 'false') return told === 'true';
  return status === 408 || status === 409 || status === 429 || status >= 500;
}

/** A spent limit answers 429 and says so in its code; behind gateways only in its words, and without retry-after. Waiting does not help. */
function isSpendCap(error: APIError, status: number, after: number | undefined): boolean {
  if (status !== 429) return false;
  if (/spend_limit|billing/.test(error.errorCode ?? '')) return true;
  return after === undefined && /spend|credit|billing|usage.?limit/i.test(short(error));
}

const STATUS_OF: Readonly<Record<string, number>> = {
  invalid_request_error: 400,
  authentication_error: 401,
  billing_error: 402,
  permission_error: 403,
  not_found_error: 404,
  request_too_large: 413,
  rate_limit_error: 429,
  timeout_error: 504,
  overloaded_error: 529,
};

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

const LONGEST_WORDS = 300;

/** The API's own sentence, or the beginning of whatever stood in its place. */
function short(error: APIError): string {
  const { apiMessage, message } = error;
  // Gateways put anything there. Without a sentence of the API the message is the status and the body.
  const said = typeof apiMessage === 'string' ? apiMessage : message.replace(/^\d+ /, '');
  const text = said.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, ' ');
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_WORDS).toWellFormed().replace(/\.$/, '');
}

/** In seconds or as a date. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const ms = Number(headers?.get('retry-after-ms') ?? NaN);
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const value = headers?.get('retry-after') ?? '';
  const wait = value.trim() === '' ? NaN : Number(value) * 1_000;
  const until = Number.isNaN(wait) ? Date.parse(value) - Date.now() : wait;
  return Number.isFinite(until) ? Math.max(0, until) : undefined;
}

function deepest(error: unknown): string {
  const last = causes(error).at(-1);
  return messageOf(last) || (last as { code?: string }).code || 'no cause given';
}

/** The error and what it came from, outermost first. */
function causes(error: unknown): unknown[] {
  const chain = [error];
  for (let at = error; at instanceof Error && at.cause !== undefined; at = at.cause) chain.push(at.cause);
  return chain;
}
