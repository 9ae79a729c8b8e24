import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AssistantBlock, Message } from '../../src/agent/message.js';
import { PromptCache } from '../../src/demo/model-cache.js';
import { violations } from '../../src/demo/model-rules.js';
import { requestBody } from '../../src/models/request-body.js';

interface Turn {
  readonly calls: number;
  /** A notice that is added behind the results: an objection, the last turn. */
  readonly notice: boolean;
  /** The provider pauses: it is asked again with nothing added. */
  readonly paused: boolean;
}

const turn: fc.Arbitrary<Turn> = fc.record({
  calls: fc.integer({ min: 0, max: 15 }),
  notice: fc.boolean(),
  paused: fc.boolean(),
});

/** What is asked before each reply: the conversation so far. */
function* conversations(turns: readonly Turn[]): Generator<readonly Message[]> {
  const messages: Message[] = [{ role: 'user', text: 'word '.repeat(2_000), results: [] }];
  yield [...messages];
  for (const [at, { calls, notice, paused }] of turns.entries()) {
    const thinking: AssistantBlock = { type: 'opaque', raw: { type: 'thinking', thinking: '', signature: `${at}` } };
    const ids = Array.from({ length: calls }, (_, call) => `toolu_${at}_${call}`);
    const uses = ids.map((id): AssistantBlock => ({ type: 'tool_use', id, name: 'Read', input: { at } }));
    messages.push({ role: 'assistant', content: [thinking, { type: 'text', text: `Turn ${at}.` }, ...uses] });
    const results = ids.map((callId) => ({ callId, content: `line ${at}\n`.repeat(10), isError: false }));
    if (results.length > 0) messages.push({ role: 'user', text: '', results });
    if (notice || results.length === 0) messages.push({ role: 'user', text: 'Go on.', results: [] });
    yield [...messages];
    if (paused) yield [...messages];
  }
}

const TOOLS = [{ name: 'Read', description: 'Reads.', inputSchema: { type: 'object', properties: {} } }];
const signal = new AbortController().signal;

function bodyOf(messages: readonly Message[]) {
  const request = { system: 'You fix. '.repeat(300), tools: TOOLS, messages, toolsAllowed: true, maxOutputTokens: 9 };
  return { ...requestBody('claude-sonnet-5-5', { ...request, signal }) };
}

test('every request reads from the cache all that the one before it wrote or read, however long a turn is', () => {
  fc.assert(
    fc.property(fc.array(turn, { minLength: 1, maxLength: 8 }), (turns) => {
      const cache = new PromptCache();
      let before: number | undefined;
      for (const messages of conversations(turns)) {
        const body = bodyOf(messages);
        expect(violations(body)).toBeUndefined();
        const usage = cache.count(body, '');
        if (before !== undefined) expect(usage.cache_read_input_tokens).toBe(before);
        before = usage.cache_read_input_tokens + usage.cache_creation_input_tokens;
        // The mark stands at the very end: nothing is left that the next one could not read.
        expect(usage.input_tokens).toBe(0);
      }
    }),
    { numRuns: 25 },
  );
});

test('over 50 turns of ten calls, more blocks than a breakpoint looks back, nearly all input is read from the cache', () => {
  const cache = new PromptCache();
  const turns = Array.from({ length: 50 }, () => ({ calls: 10, notice: false, paused: false }));
  const usages = [...conversations(turns)].map((messages) => cache.count(bodyOf(messages), ''));
  const read = usages.reduce((sum, usage) => sum + usage.cache_read_input_tokens, 0);
  const all = usages.reduce(
    (sum, usage) => sum + usage.cache_read_input_tokens + usage.cache_creation_input_tokens + usage.input_tokens,
    0,
  );
  expect(read / all).toBeGreaterThan(0.9);
});
