import { defaults } from '@actions/github/lib/utils';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';

/** GitHub's REST API. Every part of this folder gets one; the routes are under `rest`. */
export type Client = Octokit;

export interface ClientOptions {
  readonly token: string;
  /** `GITHUB_API_URL`: https://api.github.com, or that of a GitHub Enterprise Server. */
  readonly apiUrl: string;
  /** Gets a line for each wait and each deprecation. */
  readonly log: (line: string) => void;
  /** Ends every request. Not the signal that cancels the run: its last words still have to be sent. */
  readonly signal?: AbortSignal;
  /** Milliseconds that a second of waiting takes; tests have short ones. */
  readonly second?: number;
}

const LONGEST_WAIT_SECONDS = 60;
const MOST_LIMIT_RETRIES = 2;
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Repeats what may be repeated, within bounds: a refusal for too many requests at most twice and only when the wait is short,
 * an unknown end (5xx, lost connection) at most three times and never for a POST: that may have been carried out, and whoever
 * made it looks whether it was.
 */
export function createClient(options: ClientOptions): Client {
  const { token, apiUrl, log, signal, second = 1000 } = options;
  const waits = (seconds: number, route: { method: string; url: string }, retries: number): boolean => {
    const wait = !signal?.aborted && seconds <= LONGEST_WAIT_SECONDS && retries < MOST_LIMIT_RETRIES;
    log(`GitHub limits requests (${route.method} ${route.url}): ${wait ? `again in ${seconds} s` : 'giving up'}.`);
    return wait;
  };
  const client = new (Octokit.plugin(throttling, retry))({
    auth: token,
    baseUrl: apiUrl.replace(/\/+$/, ''),
    userAgent: 'greengate',
    log: { debug: quiet, info: quiet, warn: log, error: quiet },
    request: { fetch: fetchInTime(signal) },
    retry: { doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451], retries: 3, retryAfterBaseValue: second / 2 },
    throttle: {
      onRateLimit: (seconds, route, _client, retries) => waits(seconds, route, retries),
      onSecondaryRateLimit: (seconds, route, _client, retries) => waits(seconds, route, retries),
      retryAfterBaseValue: second,
      ...UNSPACED,
    },
  });
  client.hook.before('request', (request) => {
    if (request.method === 'POST') request.request = { ...request.request, retries: 0 };
  });
  return client;
}

/** Every error is thrown too, and who catches it says what it means. */
function quiet(): void {}

/**
 * The plugin would hold every write back for one second and every comment for three. A run writes every 15 seconds, and the last
 * words of a cancelled one have no time to wait.
 */
const atOnce = { key: () => ({ schedule: (_options: unknown, job: () => Promise<unknown>) => job() }) } as never;
const UNSPACED = { write: atOnce, notifications: atOnce };

/** Each attempt has its own time limit: the API may accept a request and never answer. Goes through the runner's proxy, if any. */
function fetchInTime(signal: AbortSignal | undefined): typeof fetch {
  const throughProxy = (defaults.request?.fetch ?? fetch) as typeof fetch;
  return (input, init) => {
    const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    return throughProxy(input, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
  };
}
