import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Ledger } from '../../src/agent/ledger.js';
import { runLoop } from '../../src/agent/loop.js';
import { promptTokensOf } from '../../src/agent/model.js';
import { NOTICES } from '../../src/agent/notices.js';
import type { Turn } from '../../src/demo/model-script.js';
import { messagesOf } from '../../src/demo/model-prefix.js';
import { startModelServer } from '../../src/demo/model-server.js';
import { reliableModel } from '../../src/models/reliable.js';

const TOOLS = [{ name: 'Look', description: 'Looks.', inputSchema: { type: 'object', properties: {} } }];

interface Wanted {
  readonly turns: readonly Turn[];
  readonly maxTurns: number;
  readonly maxTokens: number;
  readonly maxDenials: number;
  readonly objections: number;
}

/** A real loop against the model server, which answers 400 to a request whose earlier part was changed. */
async function converse({ turns, maxTurns, maxTokens, maxDenials, objections }: Wanted) {
  const server = await startModelServer({ script: (_request, turn) => turns[turn] ?? { text: 'Done.' } });
  const settings = { apiKey: 'k', model: 'claude-sonnet-5-5', baseUrl: server.url, fallbackModel: '' };
  const notes = { onRequest: () => {}, onRetry: () => {}, onNote: () => {}, onSwitch: () => {} };
  const meter = reliableModel({ ...settings, modelPrices: new Map() })(1_000, notes);
  const ledger = new Ledger();
  ledger.addUser('Go.');
  let denials = 0;
  const run = runLoop({
    model: meter,
    system: 'You look.',
    tools: TOOLS,
    ledger,
    limits: { maxTurns, maxCostUsd: 100, maxTokens, maxDenials, startedAt: 0, wrapUpAt: 1_000 },
    runTools: async (calls) => {
      denials += 1;
      return calls.map(({ id }) => ({ callId: id, content: id, isError: false }));
    },
    objectToStopping: async ({ attempt }) => (attempt <= objections ? { kind: 'again', text: 'Go on.' } : undefined),
    standing: (made) => {
      const { usage, costUsd } = meter.total();
      const tokens = promptTokensOf(usage) + usage.outputTokens;
      return {
        turns: made,
        costUsd,
        tokens,
        denials,
        stuck: false,
        now: 0,
        nextCall: meter.worstCase(ledger.messages),
      };
    },
    onReply: () => {},
    signal: new AbortController().signal,
  });
  // A model that never gives a whole reply is an end, too.
  await run.catch((error: unknown) => expect(error).toMatchObject({ message: NOTICES.noWholeReply }));
  await server.close();
  return { requests: server.requests, ledger };
}

const call = { tool: 'Look', input: {} };
const aTurn = fc.oneof(
  fc.record({ calls: fc.array(fc.constant(call), { minLength: 1, maxLength: 3 }) }),
  fc.record({ text: fc.constantFrom('Hm.', 'So.'), stopReason: fc.constantFrom('end_turn', 'max_tokens') }),
);

test('L11: whatever the budget says and the checks object, no request changes what earlier ones said', async () => {
  let notices = 0;
  const wanted = fc.record({
    turns: fc.array(aTurn, { minLength: 3, maxLength: 10 }),
    maxTurns: fc.integer({ min: 1, max: 12 }),
    maxTokens: fc.constantFrom(0, 40_000, 60_000),
    maxDenials: fc.integer({ min: 2, max: 10 }),
    objections: fc.integer({ min: 0, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(wanted, async (one) => {
      const { requests, ledger } = await converse(one);
      expect(requests.filter(({ status }) => status !== 200)).toEqual([]);
      expect(requests.length).toBeLessThanOrEqual(one.maxTurns);
      const sent = requests.map(({ body }) => bare(messagesOf(body).flatMap(({ content }) => content)));
      for (const [at, blocks] of sent.slice(1).entries()) expect(blocks.slice(0, sent[at]?.length)).toEqual(sent[at]);
      notices += ledger.messages.filter((message) => message.role === 'user' && /^Left of/.test(message.text)).length;
    }),
    { numRuns: 40, seed: 7 },
  );
  // Notices were really given meanwhile.
  expect(notices).toBeGreaterThan(20);
});

/** Cache marks move; they are no part of what is said. */
function bare(blocks: readonly Readonly<Record<string, unknown>>[]): unknown[] {
  return blocks.map(({ cache_control: _mark, ...block }) => block);
}
