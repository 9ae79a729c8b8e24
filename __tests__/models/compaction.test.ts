import { afterEach, describe, expect, test } from '@jest/globals';
import { worstCaseUsd } from '../../src/agent/budget.js';
import type { Message } from '../../src/agent/message.js';
import { ModelError, type Reply } from '../../src/agent/model.js';
import type { Turn } from '../../src/demo/model-script.js';
import { startModelServer, type ModelServer, type ModelServerOptions } from '../../src/demo/model-server.js';
import { anthropicModel } from '../../src/models/anthropic.js';
import { compactAt, MOST_COMPACTIONS } from '../../src/models/compaction.js';
import { metered, type Meter } from '../../src/models/metered.js';
import { costOf } from '../../src/models/prices.js';
import { retrying } from '../../src/models/retrying.js';
import { windowOf } from '../../src/models/windows.js';
import { PNG } from '../tools/image-samples.js';

// Conversations that fill a window take a while on a busy machine.
const SMALL = 'claude-haiku-4-5';
const PRICE = { input: 1, output: 5 };
const READ: Turn = { calls: [{ tool: 'Read', input: { file_path: 'a.js' } }] };
const TOOLS = [{ name: 'Read', description: 'Reads a file.', inputSchema: { type: 'object', properties: {} } }];
const IMAGE = { type: 'image/png' as const, data: PNG.toString('base64') };
/** About twenty thousand tokens. */
const PAGE = 'x'.repeat(80_000);

let server: ModelServer | undefined;
afterEach(async () => server?.close());

interface Conversation {
  readonly meter: Meter;
  readonly notes: string[];
  readonly messages: Message[];
  /** So many turns, each with a page of result. */
  turns(count: number, page?: string): Promise<Reply[]>;
  /** Puts an image into the newest results. */
  showImage(): void;
}

async function start(options: Omit<ModelServerOptions, 'script'> & { turn?: Turn } = {}): Promise<Conversation> {
  const { turn = READ, ...others } = options;
  server = await startModelServer({ script: () => turn, ...others });
  const notes: string[] = [];
  const onNote = (note: string): void => void notes.push(note);
  const api = anthropicModel({ apiKey: 'k', model: SMALL, baseUrl: server.url, onNote });
  const meter = metered(api, PRICE, 100, compactAt(windowOf(SMALL)));
  const model = retrying(meter, { tries: 3, firstDelayMs: 1, longestDelayMs: 1, onRetry: onNote });
  const messages: Message[] = [{ role: 'user', text: 'Fix it.', results: [] }];
  const signal = new AbortController().signal;
  const request = { system: 'You fix.', tools: TOOLS, messages, toolsAllowed: true, maxOutputTokens: 1000, signal };
  async function turns(count: number, page = PAGE): Promise<Reply[]> {
    const replies: Reply[] = [];
    while (replies.length < count) {
      const reply = await model.respond({ ...request, messages: [...messages] });
      replies.push(reply);
      messages.push({ role: 'assistant', content: reply.content });
      const results = reply.calls.map(({ id }) => ({ callId: id, content: page, isError: false }));
      messages.push({ role: 'user', text: '', results });
    }
    return replies;
  }
  function showImage(): void {
    const last = messages.pop();
    if (last?.role !== 'user') throw new Error('There are no results.');
    messages.push({ ...last, results: last.results.map((result) => ({ ...result, image: IMAGE })) });
  }
  return { meter, notes, messages, turns, showImage };
}

const asks = () =>
  (server?.requests ?? []).map(({ headers, body }) => [headers['anthropic-beta'], body['context_management']]);
const EDIT = { edits: [{ type: 'compact_20260112', trigger: { type: 'input_tokens', value: 150_000 } }] };

test.each([
  ['claude-sonnet-5-5', 1_000_000],
  ['us.anthropic.claude-opus-4-7', 1_000_000],
  ['claude-haiku-4-5-20251001', 200_000],
  ['somebody-else', 200_000],
])('the window of %s is %i tokens', (model, tokens) => {
  expect(windowOf(model)).toBe(tokens);
});

describe('near the end of its window a conversation is summarised by the API', () => {
  test('nothing is asked for before, and from then on every request asks', async () => {
    const { turns } = await start();
    await turns(11);
    const before = asks().findIndex(([beta]) => beta !== undefined);
    expect(before).toBe(7);
    expect(asks().slice(0, before)).toEqual(Array(before).fill([undefined, undefined]));
    expect(asks().slice(before)).toEqual(Array(11 - before).fill(['compact-2026-01-12', EDIT]));
  });

  test('the summary is sent back as it came, at its place, and nothing before it is changed', async () => {
    const { turns, messages } = await start({ turn: { ...READ, summary: 'Half of it is done: 😀' } });
    const replies = await turns(11);
    const at = replies.findIndex((reply) => reply.compaction !== undefined);
    const block = replies[at]?.content[0];
    expect(block).toEqual({
      type: 'opaque',
      raw: { type: 'compaction', content: 'Half of it is done: 😀', encrypted_content: expect.any(String) },
    });
    const sent = server?.requests.at(-1)?.body.messages as { content: unknown[] }[];
    expect(sent[2 * at + 1]?.content[0]).toEqual(block?.type === 'opaque' ? block.raw : undefined);
    expect(sent).toHaveLength(messages.length - 2);
    expect(server?.requests.every(({ status }) => status === 200)).toBe(true);
    // What is behind the summary is short again.
    const { inputTokens, cacheReadTokens, cacheWriteTokens } = replies.at(-1)?.usage ?? {
      inputTokens: NaN,
      cacheReadTokens: NaN,
      cacheWriteTokens: NaN,
    };
    expect(inputTokens + cacheReadTokens + cacheWriteTokens).toBeLessThan(50_000);
  });

  test('what the summary took is charged, and is reckoned with before', async () => {
    const { turns, meter, messages } = await start();
    const worst: number[] = [];
    let charged = 0;
    for (let turn = 0; turn < 10; turn += 1) {
      worst.push(worstCaseUsd(meter.worstCase(messages), 1000));
      const [reply] = await turns(1);
      const own = costOf(PRICE, reply?.usage ?? never());
      if (reply?.compaction === undefined) expect(reply?.costUsd).toBeCloseTo(own);
      else {
        expect(reply.compaction.outputTokens).toBeGreaterThan(0);
        expect(reply.costUsd).toBeCloseTo(own + costOf(PRICE, reply.compaction));
      }
      expect(reply?.costUsd).toBeLessThanOrEqual(worst.at(-1) ?? 0);
      charged += reply?.costUsd ?? 0;
    }
    expect(meter.total().costUsd).toBeCloseTo(charged);
    // A turn costs double, just in case, where a summary may come.
    expect((worst[7] ?? 0) / (worst[6] ?? 0)).toBeGreaterThan(1.9);
  });

  test('a summary that failed is sent back too, and the next request asks again', async () => {
    const { turns } = await start({ turn: { ...READ, summary: null } });
    const replies = await turns(10);
    expect(replies.filter(({ compaction }) => compaction !== undefined)).toHaveLength(2);
    expect(replies[8]?.content[0]).toMatchObject({ raw: { type: 'compaction', content: null } });
  });
});

describe('when there is no room any more', () => {
  test('an API that does not know how to summarise is asked once; the run goes on while it fits, and ends in words', async () => {
    const { turns, notes } = await start({ knowsBetas: false });
    await turns(9);
    expect(notes).toEqual([
      expect.stringMatching(
        /^The model API does not summarise conversations, so this one goes on while it fits: 400 .*context_management/,
      ),
    ]);
    expect(asks().filter(([beta]) => beta !== undefined)).toHaveLength(1);
    const failure = await turns(9).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelError);
    expect((failure as ModelError).message).toBe(
      "The conversation no longer fits into the model's window of 200000 tokens, and the provider does not summarise it. Give a narrower task, or a model with a larger window.",
    );
  });

  test('the same body is never sent again', async () => {
    const { turns, notes } = await start({ contextWindow: 60_000 });
    await expect(turns(20)).rejects.toThrow('no longer fits');
    expect(server?.requests.map(({ attempt }) => attempt)).toEqual(server?.requests.map(() => 0));
    expect(server?.requests.at(-1)?.status).toBe(400);
    expect(notes).toEqual([]);
  });

  test('L12: a run is summarised five times, and then it ends for that reason', async () => {
    const { turns } = await start();
    const failure = await turns(100, 'x'.repeat(200_000)).catch((error: unknown) => error);
    expect((failure as ModelError).message).toMatch(
      /^The conversation no longer fits into the model's window of 200000 tokens, although it was summarised 5 times, the most there is\./,
    );
    const blocks = JSON.stringify(server?.requests.at(-1)?.body.messages).match(/"type":"compaction"/g);
    expect(blocks).toHaveLength(MOST_COMPACTIONS);
    // The blocks still have to be understood, and nothing more is asked for.
    expect(asks().at(-1)).toEqual(['compact-2026-01-12', undefined]);
  });
});

describe('an image that the API cannot take', () => {
  const words = {
    type: 'error',
    error: { type: 'invalid_request_error', message: 'messages.2.content.0: Could not process image' },
  };
  const broken: NonNullable<ModelServerOptions['fault']> = ({ messages }) =>
    JSON.stringify(messages).includes(IMAGE.data) ? { kind: 'status', status: 400, body: words, times: 9 } : undefined;

  test('is taken out, then and later, and the run goes on', async () => {
    const { turns, showImage, notes } = await start({ fault: broken });
    await turns(1, 'a.png:');
    showImage();
    await turns(2, 'b');
    expect(notes).toEqual([
      expect.stringMatching(
        /^The model API could not take an image, so it goes on without: 400 .*Could not process image/,
      ),
    ]);
    expect(server?.requests.map(({ status }) => status)).toEqual([200, 400, 200, 200]);
    const sent = JSON.stringify(server?.requests[3]?.body.messages);
    expect(sent).toContain('a.png:\\n[The image could not be processed.]');
  });

  test('stays once it was replied to: nothing that a reply was made for is changed', async () => {
    const late: ModelServerOptions['fault'] = (request, attempt) =>
      (request.messages as unknown[]).length > 3 ? broken(request, attempt) : undefined;
    const { turns, showImage, notes } = await start({ fault: late });
    await turns(1, 'a.png:');
    showImage();
    await turns(1, 'b');
    await expect(turns(1)).rejects.toThrow('Could not process image');
    expect([notes, server?.requests.map(({ status }) => status)]).toEqual([[], [200, 200, 400]]);
  });
});

function never(): never {
  throw new Error('There is no such reply.');
}
