import { afterEach, describe, expect, test } from '@jest/globals';
import { worstCaseUsd } from '../../src/agent/budget.js';
import type { Message } from '../../src/agent/message.js';
import { ModelError, type Model, type ModelRequest, type Reply } from '../../src/agent/model.js';
import type { Fault, MessagesRequest, Script, Turn } from '../../src/demo/model-script.js';
import { startModelServer, type ModelServer } from '../../src/demo/model-server.js';
import { anthropicModel } from '../../src/models/anthropic.js';
import { withFallback, type NamedMeter } from '../../src/models/fallback.js';
import { metered } from '../../src/models/metered.js';
import { costOf, priceOf } from '../../src/models/prices.js';
import { reliableModel } from '../../src/models/reliable.js';
import { retrying } from '../../src/models/retrying.js';

const FIRST = 'claude-opus-5-5';
const SECOND = 'claude-haiku-5-5';
const TOOLS = [{ name: 'Read', description: 'Reads a file.', inputSchema: { type: 'object', properties: {} } }];
const READ = { tool: 'Read', input: { file_path: 'a.js' } };

let server: ModelServer | undefined;
afterEach(async () => server?.close());

/** Faults and turns by the name of the model that is asked. */
async function start(
  turns: readonly Turn[],
  faultOf: (model: unknown, turn: number) => Fault | undefined,
  script?: Script,
) {
  server = await startModelServer({
    script: script ?? turns,
    fault: (request) => faultOf(request.model, assistantMessages(request)),
  });
  const { url } = server;
  const notes: string[] = [];
  const named = (name: string): NamedMeter => {
    const meter = metered(anthropicModel({ apiKey: 'k', model: name, baseUrl: url }), priceOf(name), 0);
    const settings = { tries: 2, firstDelayMs: 1, longestDelayMs: 1, onRetry: () => {} };
    return { ...meter, ...retrying(meter, settings), name };
  };
  return { model: withFallback(named(FIRST), named(SECOND), (note) => notes.push(note)), notes };
}

function assistantMessages({ messages }: MessagesRequest): number {
  return (messages as { role: string }[]).filter(({ role }) => role === 'assistant').length;
}

/** Plays turns until no call is left; every request must have been one that the API takes. */
async function play(model: Model, turns: number): Promise<{ replies: Reply[]; messages: Message[] }> {
  const messages: Message[] = [{ role: 'user', text: 'Fix it.', results: [] }];
  const replies: Reply[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const reply = await model.respond(requestOf([...messages]));
    replies.push(reply);
    messages.push({ role: 'assistant', content: reply.content });
    const results = reply.calls.map((call) => ({ callId: call.id, content: 'text', isError: false }));
    if (results.length > 0) messages.push({ role: 'user', text: '', results });
  }
  return { replies, messages };
}

function requestOf(messages: readonly Message[]): ModelRequest {
  const signal = new AbortController().signal;
  return { system: 'You fix.', tools: TOOLS, messages, toolsAllowed: true, maxOutputTokens: 100, signal };
}

const UNHEARD = { onRequest: () => {}, onRetry: () => {}, onNote: () => {}, onSwitch: () => {} };
const asked = () => server?.requests.map(({ body, status }) => [body.model, status]);
const status = (code: number): Fault => ({ kind: 'status', status: code, times: 99 });
const THREE: readonly Turn[] = [
  { text: 'Look.', thinking: 'hm', calls: [READ] },
  { thinking: 'and so', calls: [READ] },
  { thinking: 'so', text: 'Done.' },
];

describe('the fallback model takes over for the rest of the run', () => {
  test.each<[string, Fault, number]>([
    ['stays overloaded', status(529), 2],
    ['stays overloaded in the stream', { kind: 'error-event', type: 'overloaded_error', times: 99 }, 2],
    ['does not exist', status(404), 1],
  ])('when the first one %s', async (_name, fault, tries) => {
    const { model, notes } = await start(THREE, (name, turn) => (name === FIRST && turn === 1 ? fault : undefined));
    const { replies } = await play(model, 3);
    const failing = fault.kind === 'status' ? fault.status : 200;
    expect(asked()).toEqual([
      [FIRST, 200],
      ...Array.from({ length: tries }, () => [FIRST, failing]),
      [SECOND, 200],
      [SECOND, 200],
    ]);
    expect(replies.at(-1)?.content.at(-1)).toEqual({ type: 'text', text: 'Done.' });
    expect(notes).toEqual([
      expect.stringMatching(/^The rest of the run is done by the fallback model claude-haiku-5-5: The model API/),
    ]);
  });

  test("the first one's thinking is left out, its text and calls and the second one's thinking stay", async () => {
    const { model } = await start(THREE, (name, turn) => (name === FIRST && turn === 1 ? status(529) : undefined));
    const { messages } = await play(model, 3);
    const last = server?.requests.at(-1)?.body.messages as { role: string; content: { type: string }[] }[];
    const kinds = last.filter(({ role }) => role === 'assistant').map(({ content }) => content.map(({ type }) => type));
    expect(kinds).toEqual([
      ['text', 'tool_use'],
      ['thinking', 'tool_use'],
    ]);
    // The conversation itself is never changed.
    expect(messages[1]).toMatchObject({ content: [{ type: 'opaque' }, { type: 'text' }, { type: 'tool_use' }] });
  });

  test('when the first one refuses: both are paid for', async () => {
    const refuses: Script = ({ model }) => (model === FIRST ? { text: 'No', stopReason: 'refusal' } : { text: 'Yes.' });
    const { model, notes } = await start([], () => undefined, refuses);
    const { replies } = await play(model, 1);
    expect(replies[0]?.refusal).toBeUndefined();
    expect(replies[0]?.content.at(-1)).toEqual({ type: 'text', text: 'Yes.' });
    expect(notes).toEqual([expect.stringContaining(`${FIRST} refused`)]);
    const alone = costOf(priceOf(SECOND), replies[0]?.usage ?? (undefined as never));
    expect(replies[0]?.costUsd).toBeGreaterThan(alone);
  });

  test('each call costs what its own model costs, and the limit covers both while both may be asked', async () => {
    const usage = {
      input_tokens: 1_000,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: 100,
    };
    const turns = THREE.map((turn) => ({ ...turn, usage }));
    const { model } = await start(turns, (name, turn) => (name === FIRST && turn === 1 ? status(529) : undefined));
    const before = worstCaseUsd(model.worstCase([]), 1_000);
    const { replies, messages } = await play(model, 2);
    expect(replies.map(({ costUsd }) => costUsd)).toEqual([
      (1_000 * 4 + 100 * 20) / 1_000_000,
      expect.closeTo((1_000 * 0.1 + 100 * 0.5) / 1_000_000, 12),
    ]);
    expect(model.total().costUsd).toBeCloseTo(0.00615, 9);
    expect(before).toBeCloseTo((1_000 * (20 + 0.5)) / 1_000_000, 9);
    // The second one has read 1,000 tokens and said 100: only it will be asked from now on.
    const after = worstCaseUsd(model.worstCase(messages.slice(0, 4)), 1_000);
    expect(after).toBeCloseTo((1_100 * 1.25 * 0.1 + 1_000 * 0.5) / 1_000_000, 9);
  });

  test('broken attempts of both are paid for', async () => {
    const cut: Fault = { kind: 'cut', afterEvents: 5 };
    const overloaded: Fault = { kind: 'error-event', type: 'overloaded_error', afterEvents: 2, times: 99 };
    const usage = {
      input_tokens: 1_000,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      output_tokens: 100,
    };
    const turns = THREE.map((turn) => ({ ...turn, usage }));
    const { model } = await start(turns, (name) => (name === FIRST ? overloaded : cut));
    const { replies } = await play(model, 1);
    expect(asked()?.map(([name]) => name)).toEqual([FIRST, FIRST, SECOND, SECOND]);
    const broken = model.total().costUsd - (replies[0]?.costUsd ?? 0);
    expect(model.total().usage.inputTokens).toBe(4_000);
    // Each had read its prompt and said one token.
    expect(broken).toBeCloseTo((2 * (1_000 * 4 + 20) + (1_000 * 0.1 + 0.5)) / 1_000_000, 9);
  });
});

describe('it does not take over', () => {
  test.each([400, 401, 402, 403, 413, 500])('for a %i, which it would meet too', async (code) => {
    const { model, notes } = await start(THREE, () => status(code));
    await expect(model.respond(requestOf([{ role: 'user', text: 'Go', results: [] }]))).rejects.toThrow(ModelError);
    expect(asked()?.every(([name]) => name === FIRST)).toBe(true);
    expect(notes).toEqual([]);
  });

  test('for a fault that passes', async () => {
    const { model, notes } = await start(THREE, () => ({ kind: 'status', status: 529, times: 1 }));
    await play(model, 1);
    expect([asked()?.at(-1), notes]).toEqual([[FIRST, 200], []]);
  });
});

describe('L12: when it fails as well', () => {
  const opening = [{ role: 'user', text: 'Go', results: [] }] as const;

  test('L12: the end names both faults, and nothing is tried without end', async () => {
    const { model } = await start(THREE, () => status(529));
    await expect(model.respond(requestOf(opening))).rejects.toThrow(/529.*The fallback model failed too: .*529/);
    expect(asked()).toHaveLength(4);
  });

  test('after a refusal the end is the refusal, with its cost', async () => {
    const script: Script = () => ({ text: 'No', stopReason: 'refusal' });
    const { model } = await start([], (name) => (name === SECOND ? status(529) : undefined), script);
    const reply = await model.respond(requestOf(opening));
    expect(reply.refusal).toBeDefined();
    expect(reply.costUsd).toBeGreaterThan(0);
  });

  test('a second refusal is the end', async () => {
    const { model } = await start(
      [],
      () => undefined,
      () => ({ text: 'No', stopReason: 'refusal' }),
    );
    expect((await model.respond(requestOf(opening))).refusal).toBeDefined();
    expect(asked()?.map(([name]) => name)).toEqual([FIRST, SECOND]);
  });
});

test('a fallback without a known price is refused by its name', () => {
  const settings = { apiKey: 'k', model: FIRST, fallbackModel: 'other', modelPrices: new Map() };
  expect(() => reliableModel(settings)).toThrow(/"other".*set fallback-model to one of/);
  const modelPrices = new Map([['other', { input: 1, output: 2 }]]);
  const worstOf = (fallbackModel: string) =>
    worstCaseUsd(reliableModel({ ...settings, modelPrices, fallbackModel })(0, UNHEARD).worstCase([]), 1_000_000);
  expect([worstOf(''), worstOf(SECOND), worstOf('other')]).toEqual([20, 20.5, expect.closeTo(22, 9)]);
});
