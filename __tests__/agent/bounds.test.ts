import { describe, expect, test } from '@jest/globals';
import type Anthropic from '@anthropic-ai/sdk';
import { APIError } from '@anthropic-ai/sdk/error';
import { Ledger } from '../../src/agent/ledger.js';
import { runLoop, type LoopParts } from '../../src/agent/loop.js';
import { NO_USAGE, type Model, type Reply } from '../../src/agent/model.js';
import { NOTICES } from '../../src/agent/notices.js';
import { collectReply } from '../../src/models/collect-reply.js';
import { retrying } from '../../src/models/retrying.js';
import { objectToStopping } from '../../src/stop/index.js';
import { spyGate } from '../gates/spy-gate.js';

const worst = { promptTokens: 100, promptUsd: 0.01, outputTokenUsd: 0 };

/** The loop with a model that never changes its mind. */
async function endless(
  model: Model,
  more: (gate: ReturnType<typeof spyGate>['gate']) => Partial<LoopParts> = () => ({}),
) {
  let asked = 0;
  const { gate } = spyGate();
  const ledger = new Ledger();
  ledger.addUser('Go.');
  const parts: LoopParts = {
    model: { respond: async (request) => ((asked += 1), model.respond(request)) },
    system: '',
    tools: [],
    ledger,
    limits: { maxTurns: 7, maxCostUsd: 1, maxTokens: 0, maxDenials: 9, startedAt: 0, wrapUpAt: 1_000 },
    runTools: async (calls) => calls.map(({ id }) => ({ callId: id, content: 'ok', isError: false })),
    objectToStopping: async () => undefined,
    standing: (turns) => ({
      turns,
      costUsd: turns * 0.2,
      tokens: turns * 10_000,
      denials: 0,
      stuck: gate.stuck(),
      now: turns,
      nextCall: worst,
    }),
    onReply: () => {},
    signal: new AbortController().signal,
    ...more(gate),
  };
  const end = await runLoop(parts).catch((error: unknown) => ({ kind: 'threw', reason: (error as Error).message }));
  return { end, asked, ledger };
}

const base = { calls: [], withheld: [], cutOff: false, paused: false, usage: NO_USAGE, costUsd: 0 };
const always = (reply: Partial<Reply>): Model => ({ respond: async () => ({ ...base, content: [], ...reply }) });
const done = { content: [{ type: 'text', text: 'Done.' }] } as const;
let calls = 0;
const calling: Model = {
  respond: async () => {
    const call = { type: 'tool_use', id: `c${(calls += 1)}`, name: 'Spy', input: { text: 'again' } } as const;
    return { ...base, content: [call], calls: [call] };
  },
};
const overloaded: Model = {
  respond: () => Promise.reject(APIError.generate(529, { type: 'error' }, 'overloaded', new Headers())),
};
const LIMITS = { maxTurns: 99, maxCostUsd: 99, maxTokens: 0, maxDenials: 9, startedAt: 0, wrapUpAt: 1_000 };

describe('L12: whatever goes on by itself has a bound, and an end that names it', () => {
  test.each<[string, Model, (gate: ReturnType<typeof spyGate>['gate']) => Partial<LoopParts>, number, unknown]>([
    ['turns', calling, () => ({ limits: { ...LIMITS, maxTurns: 3 } }), 3, { kind: 'limit', limit: 'max_turns' }],
    ['dollars', calling, () => ({ limits: { ...LIMITS, maxCostUsd: 1 } }), 5, { kind: 'limit', limit: 'max_cost' }],
    [
      'tokens',
      calling,
      () => ({ limits: { ...LIMITS, maxTokens: 50_000 } }),
      5,
      { kind: 'limit', limit: 'max_tokens' },
    ],
    ['time', calling, () => ({ limits: { ...LIMITS, wrapUpAt: 3 } }), 4, { kind: 'limit', limit: 'timed_out' }],
    [
      'the same call again',
      calling,
      (gate) => ({ limits: LIMITS, runTools: gate.runTools }),
      5,
      { kind: 'limit', limit: 'no_progress' },
    ],
    [
      'objections of a check',
      always(done),
      () => ({
        limits: LIMITS,
        objectToStopping: objectToStopping([
          { name: 'stubborn', maxObjections: 2, check: async () => ({ kind: 'again', text: 'No.' }) },
        ]),
      }),
      3,
      { kind: 'objected', reason: 'The stop check "stubborn" still objects after 2 attempts.' },
    ],
    [
      'replies cut off',
      always({ ...done, cutOff: true }),
      () => ({}),
      3,
      { kind: 'threw', reason: NOTICES.noWholeReply },
    ],
    ['empty replies', always({}), () => ({}), 2, { kind: 'threw', reason: NOTICES.noWholeReply }],
    ['pauses', always({ ...done, paused: true }), () => ({}), 5, { kind: 'limit', limit: 'max_cost' }],
    [
      'tries of one request',
      retrying(overloaded, { tries: 3, firstDelayMs: 1, longestDelayMs: 1, onRetry: () => {} }),
      () => ({}),
      1,
      { kind: 'threw', reason: expect.stringMatching(/529.*\(3 times\)/) },
    ],
  ])('L12: %s', async (_name, model, more, requests, wanted) => {
    const { end, asked } = await endless(model, more);
    expect(end).toMatchObject(wanted as object);
    expect(asked).toBe(requests);
  });
});

test('L2: a call whose stop event was seen runs, though the message ends without saying why', async () => {
  const events = [
    { type: 'message_start', message: { usage: {} } },
    { type: 'content_block_start', index: 0, content_block: { type: 'tool_use', id: 'a', name: 'Spy', input: {} } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_stop' },
  ] as unknown as Anthropic.RawMessageStreamEvent[];
  async function* stream() {
    yield* events;
  }
  let asked = 0;
  const model: Model = {
    respond: async () => ((asked += 1) === 1 ? collectReply(stream()) : { ...base, ...done }),
  };
  const { ledger, end } = await endless(model);
  expect(ledger.messages[2]).toMatchObject({ results: [{ callId: 'a', content: 'ok' }] });
  expect([end, asked]).toMatchObject([{ kind: 'finished', answer: 'Done.' }, 2]);
});
