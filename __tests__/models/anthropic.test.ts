import { afterEach, describe, expect, test } from '@jest/globals';
import type { Message } from '../../src/agent/message.js';
import type { Model, ModelRequest } from '../../src/agent/model.js';
import type { Script } from '../../src/demo/model-script.js';
import { startModelServer, type ModelServer } from '../../src/demo/model-server.js';
import { anthropicModel } from '../../src/models/anthropic.js';

let server: ModelServer | undefined;
afterEach(async () => server?.close());

const OPENING: Message = { role: 'user', text: 'Fix it.', results: [] };
const TOOLS = [{ name: 'Read', description: 'Reads a file.', inputSchema: { type: 'object', properties: {} } }];
const READ = { tool: 'Read', input: { file_path: 'a.js' } };

function request(messages: readonly Message[], extra: Partial<ModelRequest> = {}): ModelRequest {
  const signal = new AbortController().signal;
  return { system: 'You fix.', tools: TOOLS, messages, toolsAllowed: true, maxOutputTokens: 1000, signal, ...extra };
}

async function start(script: Script): Promise<{ model: Model }> {
  server = await startModelServer({ script });
  return { model: anthropicModel({ apiKey: 'test-key', model: 'claude-sonnet-5-5', baseUrl: server.url }) };
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
