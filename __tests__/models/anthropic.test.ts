import { afterEach, describe, expect, test } from '@jest/globals';
import type { Message } from '../../src/agent/message.js';
import { ModelError, type Model, type ModelRequest } from '../../src/agent/model.js';
import type { Fault, Script, Turn } from '../../src/demo/model-script.js';
import { startModelServer, type ModelServer } from '../../src/demo/model-server.js';
import { anthropicModel } from '../../src/models/anthropic.js';
import { metered } from '../../src/models/metered.js';
import { retrying } from '../../src/models/retrying.js';

let server: ModelServer | undefined;
afterEach(async () => server?.close());

const OPENING: Message = { role: 'user', text: 'Fix it.', results: [] };
const TOOLS = [{ name: 'Read', description: 'Reads a file.', inputSchema: { type: 'object', properties: {} } }];
const READ = { tool: 'Read', input: { file_path: 'a.js' } };

function request(messages: readonly Message[], extra: Partial<ModelRequest> = {}): ModelRequest {
  const signal = new AbortController().signal;
  return { system: 'You fix.', tools: TOOLS, messages, toolsAllowed: true, maxOutputTokens: 1000, signal, ...extra };
}

async function start(script: Script, tries = 1): Promise<{ model: Model; notes: string[] }> {
  server = await startModelServer({ script });
  const notes: string[] = [];
  const model = anthropicModel({ apiKey: 'test-key', model: 'claude-sonnet-5-5', baseUrl: server.url });
  const settings = { tries, firstDelayMs: 1, longestDelayMs: 5, onRetry: (note: string) => notes.push(note) };
  return { model: retrying(model, settings), notes };
}

describe('replies', () => {
  test('text, calls, thinking and usage are read from the stream', async () => {
    const { model } = await start([{ text: 'Look.', calls: [READ, READ], thinking: 'hm' }]);
    const reply = await model.respond(request([OPENING]));
    expect(reply.content.map((block) => block.type)).toEqual(['opaque', 'text', 'tool_use', 'tool_use']);
    expect(reply.calls.map((call) => [call.name, call.input])).toEqual([
      ['Read', READ.input],
      ['Read', READ.input],
    ]);
    expect(reply.usage.outputTokens).toBeGreaterThan(0);
    expect(reply.usage.inputTokens + reply.usage.cacheWriteTokens).toBeGreaterThan(0);
  });

  test('a conversation of several turns, parallel calls and a notice keeps to the rules of the API', async () => {
    const { model } = await start([{ calls: [READ, READ] }, { calls: [READ] }, { text: 'Done.' }]);
    const messages: Message[] = [OPENING];
    for (let turn = 0; turn < 3; turn += 1) {
      const reply = await model.respond(request(messages, { toolsAllowed: turn < 2 }));
      messages.push({ role: 'assistant', content: reply.content });
      const results = reply.calls.map((call) => ({ callId: call.id, content: '  ', isError: turn === 1 }));
      if (results.length > 0) messages.push({ role: 'user', text: '', results });
      if (turn === 1) messages.push({ role: 'user', text: 'Last turn. \ud800', results: [] });
    }
    expect(server?.requests.map((each) => each.status)).toEqual([200, 200, 200]);
  });

  test('the last turn goes out with the tools unchanged and tool_choice none', async () => {
    const { model } = await start([{ calls: [READ] }, { text: 'Done.' }]);
    const first = await model.respond(request([OPENING]));
    const results = first.calls.map((call) => ({ callId: call.id, content: 'x', isError: false }));
    const messages: Message[] = [
      OPENING,
      { role: 'assistant', content: first.content },
      { role: 'user', text: '', results },
      { role: 'user', text: 'This is your last turn.', results: [] },
    ];
    await model.respond(request(messages, { toolsAllowed: false }));
    const [normal, last] = (server?.requests ?? []).map(({ body }) => body);
    expect(normal).not.toHaveProperty('tool_choice');
    expect(last?.['tool_choice']).toEqual({ type: 'none' });
    expect(last?.tools).toEqual(normal?.tools);
    expect(last?.tools).toHaveLength(1);
    expect(last?.system).toEqual(normal?.system);
  });

  test('half characters go out as replacement characters, wherever they stand', async () => {
    const { model } = await start([{ calls: [READ] }, { text: 'Done.' }]);
    const first = await model.respond(request([OPENING]));
    const results = first.calls.map((call) => ({ callId: call.id, content: 'a\ud83d', isError: false }));
    const notice: Message = { role: 'user', text: '\udc00b', results: [] };
    await model.respond(
      request([OPENING, { role: 'assistant', content: first.content }, { role: 'user', text: '', results }, notice]),
    );
    const sent = JSON.stringify(server?.requests[1]?.body['messages']);
    expect(sent).toContain('a\ufffd');
    expect(sent).toContain('\ufffdb');
    expect(sent.isWellFormed() && !/\\ud[89a-f]/i.test(sent)).toBe(true);
  });

  test('the input read from the cache grows with the conversation', async () => {
    const { model } = await start([{ calls: [READ] }, { calls: [READ] }, { text: 'Done.' }]);
    const messages: Message[] = [{ role: 'user', text: 'x '.repeat(4000), results: [] }];
    const cached: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const reply = await model.respond(request(messages));
      cached.push(reply.usage.cacheReadTokens);
      messages.push({ role: 'assistant', content: reply.content });
      const results = reply.calls.map((call) => ({ callId: call.id, content: 'y '.repeat(2000), isError: false }));
      if (results.length > 0) messages.push({ role: 'user', text: '', results });
    }
    expect(cached[0]).toBe(0);
    expect(cached[1]).toBeGreaterThan(0);
    expect(cached[2]).toBeGreaterThan(cached[1] ?? 0);
  });
});

describe('guards', () => {
  test('L1, L4: the stop reason does not decide whether a call runs', async () => {
    const { model } = await start([{ text: 'x', calls: [READ], stopReason: 'end_turn' }]);
    expect((await model.respond(request([OPENING]))).calls).toHaveLength(1);
  });

  test('only the trailing call of a reply that hit its length limit is withheld', async () => {
    const { model } = await start([{ calls: [READ, READ], stopReason: 'max_tokens' }]);
    const reply = await model.respond(request([OPENING]));
    expect(reply.calls).toHaveLength(1);
    expect(reply.withheld.map(({ call }) => call)).toEqual([reply.content.at(-1)]);
  });

  test('text cut by the length limit withholds nothing', async () => {
    const { model } = await start([{ text: 'long', stopReason: 'max_tokens' }]);
    expect(await model.respond(request([OPENING]))).toMatchObject({ calls: [], withheld: [] });
  });

  test('a refusal drops everything it streamed', async () => {
    const { model } = await start([{ text: 'x', calls: [READ], stopReason: 'refusal' }]);
    const reply = await model.respond(request([OPENING]));
    expect(reply).toMatchObject({ content: [], calls: [], withheld: [] });
    expect(reply.refusal).toBeDefined();
  });
});

describe('faults', () => {
  const passing: [string, Fault][] = [
    ['529', { kind: 'status', status: 529 }],
    ['500', { kind: 'status', status: 500 }],
    ['429 with retry-after', { kind: 'status', status: 429, headers: { 'retry-after': '0' } }],
    ['an error event', { kind: 'error-event', afterEvents: 2 }],
    ['a broken connection', { kind: 'cut', afterEvents: 5 }],
    ['a stream that ends early', { kind: 'eof', afterEvents: 5 }],
    ['an empty stream', { kind: 'eof', afterEvents: 0 }],
  ];

  test.each(passing)('%s passes: tried again, and the reply is whole', async (_name, fault) => {
    const turn: Turn = { text: 'Look.', calls: [READ], fault: { ...fault, times: 2 } };
    const { model, notes } = await start([turn], 3);
    const reply = await model.respond(request([OPENING]));
    expect(reply.calls).toHaveLength(1);
    expect(notes).toHaveLength(2);
  });

  test('what a broken stream cost is counted, though nothing of it is used', async () => {
    server = await startModelServer({ script: [{ text: 'x', fault: { kind: 'cut', afterEvents: 5 } }] });
    const price = { input: 2, output: 10 };
    const meter = metered(anthropicModel({ apiKey: 'k', model: 'claude-sonnet-5-5', baseUrl: server.url }), price, 0);
    const model = retrying(meter, { tries: 2, firstDelayMs: 1, longestDelayMs: 1, onRetry: () => {} });
    const reply = await model.respond(request([OPENING]));
    expect(meter.total().costUsd).toBeGreaterThan(reply.costUsd);
    expect(meter.total().usage.inputTokens + meter.total().usage.cacheWriteTokens).toBeGreaterThan(
      reply.usage.inputTokens + reply.usage.cacheWriteTokens,
    );
  });

  test('a reply without counted tokens is estimated, not free', async () => {
    const none = { input_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 0 };
    server = await startModelServer({ script: [{ text: 'x', usage: none }] });
    const api = anthropicModel({ apiKey: 'k', model: 'claude-sonnet-5-5', baseUrl: server.url });
    const reply = await metered(api, { input: 2, output: 10 }, 1000).respond(request([OPENING]));
    expect(reply.costUsd).toBeGreaterThan(0.0008);
  });

  test.each([
    [400, 'report it'],
    [401, 'anthropic-api-key'],
    [402, 'billing'],
    [403, 'may not use this model'],
    [404, 'Check model and base-url'],
    [413, 'narrower task'],
  ])('%i does not pass: no second try, and the message says what to do', async (status, remedy) => {
    const { model, notes } = await start([{ text: 'x', fault: { kind: 'status', status, times: 9 } }], 3);
    const failure = await model.respond(request([OPENING])).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelError);
    expect((failure as ModelError).message).toContain(remedy);
    expect(notes).toEqual([]);
  });

  test('a 429 that asks to wait for an hour is not waited for', async () => {
    const fault: Fault = { kind: 'status', status: 429, headers: { 'retry-after': '3600' }, times: 9 };
    const { model, notes } = await start([{ text: 'x', fault }], 3);
    await expect(model.respond(request([OPENING]))).rejects.toThrow(/rate or spend limit/);
    expect(notes).toEqual([]);
  });

  test('tries are bounded', async () => {
    const { model, notes } = await start([{ text: 'x', fault: { kind: 'status', status: 529, times: 99 } }], 4);
    await expect(model.respond(request([OPENING]))).rejects.toThrow(/529.*\(4 times\)/);
    expect(notes).toHaveLength(3);
  });

  test('an API that cannot be reached is named', async () => {
    const { model } = await start([]);
    await server?.close();
    await expect(model.respond(request([OPENING]))).rejects.toThrow(/cannot be reached.*ECONNREFUSED.*base-url/);
  });

  test('an abort while streaming ends the wait at once and is no model error', async () => {
    const { model } = await start([{ text: 'x', fault: { kind: 'hang', afterEvents: 2 } }], 3);
    const abort = new AbortController();
    const answer = model.respond(request([OPENING], { signal: abort.signal })).catch((error: unknown) => error);
    setTimeout(() => abort.abort(), 50);
    expect(await answer).not.toBeInstanceOf(ModelError);
  });
});
