import { afterEach, describe, expect, test } from '@jest/globals';
import type { Message } from '../../src/agent/message.js';
import { ModelError, type ModelRequest, type Reply } from '../../src/agent/model.js';
import { replyMessage, streamEvents } from '../../src/demo/model-reply.js';
import type { Fault, Script, Turn } from '../../src/demo/model-script.js';
import { startModelServer, type ModelServer } from '../../src/demo/model-server.js';
import { anthropicModel } from '../../src/models/anthropic.js';
import { metered } from '../../src/models/metered.js';
import { retrying, type Retry, type RetrySettings } from '../../src/models/retrying.js';
import { abortWhen } from '../world/abort-when.js';

let server: ModelServer | undefined;
afterEach(async () => server?.close());

const OPENING: Message = { role: 'user', text: 'Fix it.', results: [] };
const TOOLS = [{ name: 'Read', description: 'Reads a file.', inputSchema: { type: 'object', properties: {} } }];
const TURN: Turn = { text: 'Look.', thinking: 'hm', calls: [{ tool: 'Read', input: { file_path: 'a.js' } }] };
const USAGE = { input_tokens: 1, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 1 };
const FAST = { tries: 3, firstDelayMs: 1, longestDelayMs: 5 };

function request(signal = new AbortController().signal): ModelRequest {
  return { system: 'You fix.', tools: TOOLS, messages: [OPENING], toolsAllowed: true, maxOutputTokens: 1000, signal };
}

async function start(script: Script, settings: Partial<RetrySettings> = {}, idleMs?: number) {
  server = await startModelServer({ script });
  const notes: string[] = [];
  const retries: Retry[] = [];
  const api = anthropicModel({
    apiKey: 'test-key',
    model: 'claude-sonnet-5-5',
    baseUrl: server.url,
    ...(idleMs === undefined ? {} : { idleMs }),
  });
  const onRetry = (note: string, retry: Retry) => {
    notes.push(note);
    retries.push(retry);
  };
  return { model: retrying(api, { ...FAST, onRetry, ...settings }), notes, retries };
}

/** How a request ends that meets this fault every time. */
async function failing(fault: Fault, settings: Partial<RetrySettings> = {}, idleMs?: number) {
  const { model, ...told } = await start([{ ...TURN, fault: { ...fault, times: 99 } }], settings, idleMs);
  const failure = await model.respond(request()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ModelError);
  return { ...told, reason: (failure as ModelError).message };
}

const whole = ({ content, calls }: Reply) => ({ blocks: content.map(({ type }) => type), calls: calls.length });
const WHOLE = { blocks: ['opaque', 'text', 'tool_use'], calls: 1 };
const status = (code: number, headers?: Record<string, string>, body?: unknown): Fault => ({
  kind: 'status',
  status: code,
  ...(headers === undefined ? {} : { headers }),
  ...(body === undefined ? {} : { body }),
});
const event = (type: string): Fault => ({ kind: 'error-event', afterEvents: 3, type });
const page = (code: number, contentType: string, text: string): Fault => ({
  kind: 'page',
  status: code,
  contentType,
  text,
});
const HTML = '<html><head><title>502 Bad Gateway</title>\n</head><body><h1>nginx</h1></body></html>';
const apiError = (type: string, message: string, code?: string) => ({
  type: 'error',
  error: { type, message, ...(code === undefined ? {} : { details: { error_code: code } }) },
});
const SPENT = apiError('rate_limit_error', 'Try later.', 'enforced_spend_limit_reached');
const SPENT_IN_WORDS = apiError('rate_limit_error', 'You have reached your monthly spend limit.');

describe('faults that pass', () => {
  const FAULTS: [string, Fault, RegExp][] = [
    ['429 with retry-after', status(429, { 'retry-after': '0' }), /answered 429: Injected fault \(request req_/],
    ['429 without retry-after', status(429), /answered 429/],
    ['529', status(529), /answered 529/],
    ['500', status(500), /answered 500/],
    [
      '502 with the page of a proxy',
      page(502, 'text/html', HTML),
      /answered 502: 502 Bad Gateway nginx \(request req_/,
    ],
    ['503 without a body', page(503, 'text/plain', ''), /answered 503/],
    ['504', status(504), /answered 504/],
    ['408', status(408), /answered 408/],
    ['a 400 that is to be tried again', status(400, { 'x-should-retry': 'true' }), /answered 400/],
    ['an overload before the first event', { kind: 'error-event', type: 'overloaded_error' }, /broke off: Overloaded/],
    ['an overload in the stream', event('overloaded_error'), /broke off: Overloaded/],
    ['a server error in the stream', event('api_error'), /broke off: /],
    ['a rate limit in the stream', event('rate_limit_error'), /broke off: /],
    ['an unheard-of error in the stream', event('brand_new_error'), /broke off: /],
    ['something that is not JSON', { kind: 'garbage', afterEvents: 4 }, /something that is not JSON/],
    ['an empty stream', { kind: 'eof', afterEvents: 0 }, /in the middle of a message/],
    [
      'a page instead of a stream',
      page(200, 'text/html', HTML),
      /answered with text\/html instead of a stream: <html>/,
    ],
    ['an error as an answer', page(200, 'application/json', JSON.stringify(SPENT)), /instead of a stream: \{"type"/],
    ['a text instead of a stream', page(200, 'text/plain', 'upstream timed out'), /in the middle of a message/],
  ];

  test.each(FAULTS)('%s: tried again, each time with a note, and the reply is whole', async (_name, fault, words) => {
    const { model, notes, retries } = await start([{ ...TURN, fault: { ...fault, times: 2 } }]);
    expect(whole(await model.respond(request()))).toEqual(WHOLE);
    expect(notes).toEqual([expect.stringMatching(words), expect.stringMatching(/trying again in .* s \(2 of 2\)\.$/)]);
    expect(retries.map(({ attempt }) => attempt)).toEqual([1, 2]);
  });

  const EVENTS = [...streamEvents(replyMessage(TURN, { model: 'm', name: 'n', signature: 's', usage: USAGE }))].length;
  const cuts = ['cut', 'eof'].flatMap((kind) =>
    Array.from({ length: EVENTS }, (_, at) => [false, true].map((within) => [kind, at, within] as const)).flat(),
  );

  test.each(cuts)(
    'a stream that ends by %s after event %i (within the next: %s)',
    async (kind, afterEvents, within) => {
      const fault = { kind, afterEvents, within } as Fault;
      const { model, notes } = await start([{ ...TURN, fault }]);
      expect(whole(await model.respond(request()))).toEqual(WHOLE);
      expect(notes).toHaveLength(1);
    },
  );

  test.each([
    ['before the reply', 0],
    ['within the reply', 5],
  ])('silence %s is not waited out', async (_name, afterEvents) => {
    const { model, notes } = await start([{ ...TURN, fault: { kind: 'hang', afterEvents } }], {}, 1_000);
    expect(whole(await model.respond(request()))).toEqual(WHOLE);
    expect(notes).toEqual([expect.stringMatching(/^The model API fell silent: nothing came for 1 s; trying again/)]);
  });

  test('silence before the headers is not waited out either', async () => {
    let asked = 0;
    const { model, notes } = await start(
      () => ({ ...TURN, ...((asked += 1) === 1 ? { delayMs: 5_000 } : {}) }),
      {},
      1_000,
    );
    expect(whole(await model.respond(request()))).toEqual(WHOLE);
    expect(notes).toHaveLength(1);
  });

  test('what a broken stream cost is counted, though nothing of it is used', async () => {
    server = await startModelServer({ script: [{ text: 'x', fault: { kind: 'cut', afterEvents: 5 } }] });
    const price = { input: 2, output: 10 };
    const meter = metered(anthropicModel({ apiKey: 'k', model: 'claude-sonnet-5-5', baseUrl: server.url }), price, 0);
    const reply = await retrying(meter, { ...FAST, onRetry: () => {} }).respond(request());
    expect(meter.total().costUsd).toBeGreaterThan(reply.costUsd);
    expect(meter.total().usage.inputTokens + meter.total().usage.cacheWriteTokens).toBeGreaterThan(
      reply.usage.inputTokens + reply.usage.cacheWriteTokens,
    );
  });

  test('a reply without counted tokens is estimated, not free', async () => {
    const none = { input_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 0 };
    server = await startModelServer({ script: [{ text: 'x', usage: none }] });
    const api = anthropicModel({ apiKey: 'k', model: 'claude-sonnet-5-5', baseUrl: server.url });
    const reply = await metered(api, { input: 2, output: 10 }, 1000).respond(request());
    expect(reply.costUsd).toBeGreaterThan(0.0008);
  });
});

describe('faults that do not pass end at once, and the reason says what to do', () => {
  test.each<[string, Fault, RegExp]>([
    ['400', status(400), /answered 400.*report it/],
    ['401', status(401), /answered 401.*anthropic-api-key/],
    ['402', status(402), /answered 402.*billing/],
    ['403', status(403), /answered 403.*may not use this model/],
    ['404', status(404), /answered 404.*Check model and base-url/],
    ['413', status(413), /answered 413.*narrower task/],
    ['a spent limit, by its code', status(429, { 'retry-after': '1' }, SPENT), /429.*spend limit of the key/],
    ['a spent limit, by its words', status(429, {}, SPENT_IN_WORDS), /429.*spend limit of the key/],
    ['a 429 that is not to be tried again', status(429, { 'x-should-retry': 'false' }), /429.*spend limit/],
    ['a bad request in the stream', event('invalid_request_error'), /broke off.*report it/],
    ['a bad key in the stream', event('authentication_error'), /broke off.*anthropic-api-key/],
    ['no billing in the stream', event('billing_error'), /broke off.*billing/],
    [
      'a reply in one piece, which would be paid again each time',
      page(200, 'application/json', '{"id":"m","type":"message","content":[]}'),
      /instead of a stream.*base-url: replies must be streamed/,
    ],
  ])('%s', async (_name, fault, reason) => {
    const told = await failing(fault);
    expect(told.reason).toMatch(reason);
    expect(told.notes).toEqual([]);
    expect(server?.requests).toHaveLength(1);
  });
});

describe('waits', () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toUTCString();

  test.each<[string, Record<string, string>, (delayMs: number) => boolean]>([
    ['milliseconds', { 'retry-after-ms': '7', 'retry-after': '60' }, (ms) => ms === 7],
    ['a fraction of a second', { 'retry-after': '0.01' }, (ms) => ms === 10],
    ['a date', { 'retry-after': inSeconds(1) }, (ms) => ms >= 0 && ms <= 1_000],
    ['a date that is over', { 'retry-after': inSeconds(-60) }, (ms) => ms === 0],
    ['nonsense: the own wait', { 'retry-after': 'soon' }, (ms) => ms <= 1],
    ['nothing: the own wait', { 'retry-after': '' }, (ms) => ms <= 1],
  ])('retry-after is kept to: %s', async (_name, headers, right) => {
    const { model, retries } = await start([{ ...TURN, fault: status(529, headers) }]);
    await model.respond(request());
    expect(retries.map(({ delayMs }) => right(delayMs))).toEqual([true]);
  });

  test.each<[string, Record<string, string>]>([
    ['an hour', { 'retry-after': '3600' }],
    ['a date an hour away', { 'retry-after': inSeconds(3_600) }],
  ])('%s is not waited for', async (_name, headers) => {
    const told = await failing(status(429, headers));
    expect(told.reason).toMatch(/answered 429.*, and asks to wait \d{4}\.\d s\. The rate or spend limit/);
    expect(told.notes).toEqual([]);
  });

  test('a wait that the run has no time for is not begun, and the reason says so', async () => {
    const told = await failing(status(529, { 'retry-after': '20' }), { endAt: Date.now() + 10_000 });
    expect(told.reason).toMatch(/answered 529.*, and there is no time left to try again\. The service is overloaded/);
    expect(told.notes).toEqual([]);
  });

  test('they grow, with jitter, up to a limit', async () => {
    const { retries } = await failing(status(529), { tries: 7, firstDelayMs: 1, longestDelayMs: 8 });
    expect(retries).toHaveLength(6);
    for (const [at, { delayMs }] of retries.entries()) {
      const full = Math.min(8, 2 ** at);
      expect(delayMs).toBeGreaterThanOrEqual(Math.round(full * 0.75));
      expect(delayMs).toBeLessThanOrEqual(full);
    }
  });

  test('tries are bounded', async () => {
    const told = await failing(status(529), { tries: 4 });
    expect(told.reason).toMatch(/529.*\(4 times\)/);
    expect(told.notes).toHaveLength(3);
  });

  test('an API that cannot be reached is named', async () => {
    const { model } = await start([], { tries: 8 });
    await server?.close();
    await expect(model.respond(request())).rejects.toThrow(/cannot be reached.*ECONNREFUSED.*\(4 times\)\. .*base-url/);
  });
});

describe('what is no fault of the API', () => {
  test.each([
    ['while streaming', { kind: 'hang', afterEvents: 2 } as const],
    ['while waiting to try again', status(529, { 'retry-after': '60' })],
  ])('an abort %s ends it at once and is no model error', async (_name, fault) => {
    const { model } = await start([{ ...TURN, fault }]);
    const asked = abortWhen(() => server?.requests.length === 1);
    const answer = model.respond(request(asked)).catch((error: unknown) => error);
    expect(await answer).not.toBeInstanceOf(ModelError);
    expect(server?.requests).toHaveLength(1);
  });

  test('a bug of ours is not tried again', async () => {
    let asked = 0;
    const broken = { respond: async () => Promise.reject(new TypeError(`bug ${(asked += 1)}`)) };
    await expect(retrying(broken, { ...FAST, onRetry: () => {} }).respond(request())).rejects.toThrow(TypeError);
    expect(asked).toBe(1);
  });
});
