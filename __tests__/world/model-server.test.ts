import { afterEach, describe, expect, test } from '@jest/globals';
import Anthropic from '@anthropic-ai/sdk';
import { startModelServer, type ModelServer, type ModelServerOptions } from '../../src/demo/model-server.js';

type Params = Anthropic.MessageCreateParamsNonStreaming;

const TOOLS: Anthropic.Tool[] = [
  { name: 'Read', description: 'Reads', input_schema: { type: 'object', properties: {} } },
];
const READ = { tool: 'Read', input: { path: 'ü😀.txt', text: 'a\n"b"'.repeat(30) } };

let server: ModelServer;

afterEach(() => server.close());

async function start(options: ModelServerOptions): Promise<Anthropic> {
  server = await startModelServer(options);
  return new Anthropic({ apiKey: 'key', baseURL: server.url, maxRetries: 0, logLevel: 'off' });
}

function ask(...messages: Anthropic.MessageParam[]): Params {
  return {
    model: 'claude-sonnet-5-5',
    max_tokens: 1000,
    tools: TOOLS,
    messages: [{ role: 'user', content: 'Go' }, ...messages],
  };
}

function result(id: string | undefined, content = 'file'): Anthropic.MessageParam {
  return { role: 'user', content: [{ type: 'tool_result', tool_use_id: id ?? '', content }] };
}

async function said(client: Anthropic, params: Params): Promise<Anthropic.Message> {
  return client.messages.stream(params).finalMessage();
}

describe('what the real client reads', () => {
  test('a streamed reply with thinking, text and calls, and then the next turn', async () => {
    const client = await start({
      script: [{ text: 'Let me see — 😀', calls: [READ, { tool: 'Read', input: {} }] }, { text: 'Done' }],
    });
    const first = await said(client, ask());
    expect(first.content.map((block) => block.type)).toEqual(['thinking', 'text', 'tool_use', 'tool_use']);
    expect(first.content[1]).toMatchObject({ text: 'Let me see — 😀' });
    expect(first.content[2]).toMatchObject({ name: 'Read', input: READ.input });
    expect(first.content[3]).toMatchObject({ input: {} });
    expect(first.stop_reason).toBe('tool_use');
    expect(first.usage.output_tokens).toBeGreaterThan(1);
    const ids = first.content.flatMap((block) => (block.type === 'tool_use' ? [block.id] : []));
    const results = ids.map((id) => ({ type: 'tool_result' as const, tool_use_id: id }));
    const second = await said(
      client,
      ask({ role: 'assistant', content: first.content }, { role: 'user', content: results }),
    );
    expect(second).toMatchObject({
      stop_reason: 'end_turn',
      content: [{ type: 'thinking' }, { type: 'text', text: 'Done' }],
    });
    expect(server.requests.map(({ turn, attempt, status }) => [turn, attempt, status])).toEqual([
      [0, 0, 200],
      [1, 0, 200],
    ]);
  });

  test('the events of a stream, in the order of the real API', async () => {
    const client = await start({
      script: [{ text: 'Hi', thinking: false, calls: [{ tool: 'Read', input: { a: 1 } }] }],
    });
    const events: string[] = [];
    for await (const event of await client.messages.create({ ...ask(), stream: true })) events.push(event.type);
    expect(events).toEqual([
      'message_start',
      ...['content_block_start', 'content_block_delta', 'content_block_stop'],
      ...['content_block_start', 'content_block_delta', 'content_block_delta', 'content_block_stop'],
      'message_delta',
      'message_stop',
    ]);
  });

  test('a request that does not stream, a refusal, a count', async () => {
    const client = await start({ script: [{ text: 'No', stopReason: 'refusal' }] });
    const message = await client.messages.create(ask());
    expect(message).toMatchObject({ stop_reason: 'refusal', stop_details: { type: 'refusal' } });
    expect(
      await client.messages.countTokens({ model: 'm', messages: [{ role: 'user', content: 'Hi' }] }),
    ).toMatchObject({
      input_tokens: expect.any(Number),
    });
  });

  test('cache: what was marked before is read, what is marked now is written, and the mark may move on', async () => {
    const client = await start({ script: [{ calls: [READ] }, { text: 'Done' }] });
    const mark = { cache_control: { type: 'ephemeral' } } as const;
    const text = { type: 'text', text: 'Go '.repeat(2000) } as const;
    const first = await said(client, { ...ask(), messages: [{ role: 'user', content: [{ ...text, ...mark }] }] });
    expect(first.usage.cache_read_input_tokens).toBe(0);
    const call = first.content.find((block) => block.type === 'tool_use');
    const answer = {
      role: 'user' as const,
      content: [{ type: 'tool_result' as const, tool_use_id: call?.id ?? '', ...mark }],
    };
    const second = await said(client, {
      ...ask(),
      messages: [{ role: 'user', content: [text] }, { role: 'assistant', content: first.content }, answer],
    });
    expect(second.usage.cache_read_input_tokens).toBe(first.usage.cache_creation_input_tokens);
    expect(second.usage.cache_creation_input_tokens).toBeGreaterThan(0);
  });
});

describe('a conversation may not be changed afterwards', () => {
  const changes: [string, (params: Params) => Params][] = [
    ['the system prompt', (params) => ({ ...params, system: 'Other' })],
    ['the tools', (params) => ({ ...params, tools: [] })],
    [
      'an earlier message',
      (params) => ({ ...params, messages: [{ role: 'user', content: 'Gone' }, ...params.messages.slice(1)] }),
    ],
  ];

  test.each(changes)('%s', async (_, change) => {
    const client = await start({ script: [{ calls: [READ], thinking: false }, { text: 'Done' }] });
    const first = await said(client, ask());
    const call = first.content.find((block) => block.type === 'tool_use');
    const next = ask({ role: 'assistant', content: first.content }, result(call?.id));
    await expect(said(client, change(next))).rejects.toThrow(/bound to a different conversation/);
    expect((await said(client, next)).stop_reason).toBe('end_turn');
  });

  test('a thinking block that this server did not sign', async () => {
    const client = await start({ script: [{}, { text: 'Done' }] });
    const thinking = { type: 'thinking' as const, thinking: '', signature: 'forged' };
    const next = ask(
      { role: 'assistant', content: [thinking, { type: 'text', text: 'x' }] },
      { role: 'user', content: 'y' },
    );
    await expect(said(client, next)).rejects.toThrow(/Invalid `signature`/);
  });
});

describe('faults', () => {
  test.each([
    ['a status', { kind: 'status', status: 529 } as const, /overloaded_error/],
    ['an error event', { kind: 'error-event', afterEvents: 4 } as const, /Overloaded/],
    ['a cut connection', { kind: 'cut', afterEvents: 3 } as const, /terminated|aborted|premature|error/i],
    [
      'a stream that ends too early',
      { kind: 'eof', afterEvents: 3 } as const,
      /without sending|without producing|ended|incomplete/i,
    ],
  ])('%s comes once, and the retry gets the same turn', async (_, fault, words) => {
    const client = await start({ script: [{ text: 'Hello there', fault }] });
    await expect(said(client, ask())).rejects.toThrow(words);
    expect((await said(client, ask())).content[1]).toMatchObject({ text: 'Hello there' });
    expect(server.requests.map(({ turn, attempt }) => [turn, attempt])).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  test('a hanging stream is ended by the client, and does not keep the server open', async () => {
    const client = await start({ script: [{ text: 'Hello', fault: { kind: 'hang', afterEvents: 2 } }] });
    const stream = client.messages.stream(ask());
    stream.on('streamEvent', () => stream.abort());
    await expect(stream.finalMessage()).rejects.toThrow(/aborted/);
  });

  test('a client that leaves early does no harm to the next one', async () => {
    const client = await start({ script: [{ text: 'Hello '.repeat(200), delayMs: 30 }] });
    const signal = AbortSignal.timeout(10);
    await expect(client.messages.create({ ...ask(), stream: true }, { signal })).rejects.toThrow(/aborted/);
    expect((await said(client, ask())).stop_reason).toBe('end_turn');
  });

  test.each([
    ['a wrong key', { 'x-api-key': 'other' }, '/v1/messages', 401, 'authentication_error'],
    ['no key', {}, '/v1/messages', 401, 'authentication_error'],
    ['another path', { 'x-api-key': 'key' }, '/v1/complete', 404, 'not_found_error'],
    [
      'no JSON',
      { 'x-api-key': 'key', 'anthropic-version': '2023-06-01' },
      '/v1/messages',
      400,
      'invalid_request_error',
    ],
  ])('%s', async (_, headers, path, status, type) => {
    await start({ script: [], apiKey: 'key' });
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      body: '{',
      headers: headers as Record<string, string>,
    });
    expect([response.status, await response.json()]).toMatchObject([status, { type: 'error', error: { type } }]);
  });

  test('a script that is at its end says so', async () => {
    const client = await start({ script: [] });
    await expect(said(client, ask())).rejects.toThrow(/has no turn 0/);
  });
});
