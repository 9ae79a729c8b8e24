import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Ledger } from '../../src/agent/ledger.js';
import type { AssistantBlock, Image, ToolUseBlock } from '../../src/agent/message.js';
import { ModelError, type ModelRequest } from '../../src/agent/model.js';
import { violations } from '../../src/demo/model-rules.js';
import { startModelServer } from '../../src/demo/model-server.js';
import { anthropicModel } from '../../src/models/anthropic.js';
import { requestBody } from '../../src/models/request-body.js';
import { retrying } from '../../src/models/retrying.js';
import { PNG } from '../tools/image-samples.js';
import { cutLine, cutMiddle } from '../../src/text/shorten.js';

const TOOLS = [{ name: 'Read', description: 'Reads.', inputSchema: { type: 'object', properties: {} } }];

function requestOf(ledger: Ledger, extra: Partial<ModelRequest> = {}): ModelRequest {
  const signal = new AbortController().signal;
  const { messages } = ledger;
  return { system: 'You fix.', tools: TOOLS, messages, toolsAllowed: true, maxOutputTokens: 100, signal, ...extra };
}

/** Texts with everything in them that an API chokes on. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\0',
      '\ud83d',
      '\ude00',
      '😀',
      '\u00a0',
      '\ufeff',
      '\u2028',
      '"',
      '\\',
      '\\ud83d',
    ),
  }),
  fc.constantFrom('', ' ', '\0', '\n\0 ', '\ud800', '\udc00 '),
);

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    nasty,
    fc.integer(),
    fc.constant(null),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(nasty, tie('value'), { maxKeys: 3 }),
  ),
})).value;

const block: fc.Arbitrary<AssistantBlock | 'call'> = fc.oneof(
  fc.record({ type: fc.constant('text' as const), text: nasty }),
  fc.constant('call' as const),
  fc.record({
    type: fc.constant('opaque' as const),
    raw: fc.record({ type: fc.constant('thinking'), thinking: nasty, signature: fc.base64String() }),
  }),
);

interface Step {
  readonly said: readonly (AssistantBlock | 'call')[];
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly result: string;
  readonly isError: boolean;
  readonly image: Image | undefined;
  /** An objection, a notice. */
  readonly text: string;
}

const step: fc.Arbitrary<Step> = fc.record({
  said: fc.array(block, { maxLength: 5 }),
  name: fc.oneof(nasty, fc.constantFrom('Read', 'x'.repeat(400))),
  input: fc.dictionary(nasty, json, { maxKeys: 3 }),
  result: nasty,
  isError: fc.boolean(),
  image: fc.constantFrom(undefined, { type: 'image/png' as const, data: PNG.toString('base64') }),
  text: nasty,
});

/** A conversation as the loop makes it: every call answered, an assistant message never last. */
function conversation(opening: string, steps: readonly Step[]): Ledger {
  const ledger = new Ledger();
  ledger.addUser(opening);
  for (const [at, { said, name, input, result, isError, image, text }] of steps.entries()) {
    const content = said.map((one, index): AssistantBlock =>
      one === 'call' ? { type: 'tool_use', id: `toolu_${at}_${index}`, name, input } : one,
    );
    ledger.addAssistant(content);
    const calls = content.filter((one): one is ToolUseBlock => one.type === 'tool_use');
    ledger.addUser(
      text.trim() === '' && calls.length === 0 ? 'Go on.' : text,
      calls.map(({ id }) => ({ callId: id, content: result, isError, ...(image === undefined ? {} : { image }) })),
    );
  }
  ledger.assertPaired();
  return ledger;
}

const ledgers = fc
  .tuple(
    nasty.filter((text) => text.trim() !== ''),
    fc.array(step, { maxLength: 6 }),
  )
  .map(([opening, steps]) => conversation(opening, steps));

describe('whatever stands in the conversation', () => {
  test('the body is one that the API takes', () => {
    fc.assert(
      fc.property(ledgers, nasty, fc.boolean(), fc.boolean(), (ledger, system, toolsAllowed, withTools) => {
        const extra = { system, toolsAllowed, tools: withTools ? TOOLS : [] };
        const body = requestBody('claude-sonnet-5-5', requestOf(ledger, extra));
        expect(violations({ ...body })).toBeUndefined();
        expect(JSON.stringify(body)).not.toMatch(/(?<!\\)(?:\\\\)*\\u0000/);
      }),
      { numRuns: 300 },
    );
  });

  test('what was sent once is sent again unchanged, but for the cache marks', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), (steps) => {
        const bodyOf = (count: number) => requestBody('m', requestOf(conversation('Go.', steps.slice(0, count))));
        const bare = (value: unknown): unknown[] =>
          JSON.parse(JSON.stringify(value).replaceAll(',"cache_control":{"type":"ephemeral"}', '')) as unknown[];
        const whole = bare(bodyOf(steps.length).messages);
        for (let count = 0; count < steps.length; count += 1) {
          const before = bare(bodyOf(count).messages);
          expect(whole.slice(0, before.length)).toEqual(before);
        }
      }),
      { numRuns: 100 },
    );
  });

  test.each(['', ' \n', '\0'])('a result without words, %j, says that there were none', (content) => {
    const ledger = conversation('Go.', [
      { said: ['call'], name: 'Read', input: {}, result: content, isError: false, image: undefined, text: '' },
    ]);
    expect(requestBody('m', requestOf(ledger)).messages.at(-1)?.content).toMatchObject([{ content: '(no output)' }]);
  });

  test('sound content arrives as it is', () => {
    const input = { command: 'echo "😀 \\ud83d"', nested: [{ a: null, b: [1.5, true] }] };
    const raw = { type: 'redacted_thinking', data: 'x' };
    const ledger = new Ledger();
    ledger.addUser('Fix 😀.');
    ledger.addAssistant([
      { type: 'opaque', raw },
      { type: 'text', text: ' Look. ' },
      { type: 'tool_use', id: 'a', name: 'Read', input },
    ]);
    ledger.addUser('', [{ callId: 'a', content: ' done\n', isError: false }]);
    expect(requestBody('m', requestOf(ledger)).messages).toEqual([
      { role: 'user', content: [{ type: 'text', text: 'Fix 😀.', cache_control: { type: 'ephemeral' } }] },
      {
        role: 'assistant',
        content: [raw, { type: 'text', text: ' Look. ' }, { type: 'tool_use', id: 'a', name: 'Read', input }],
      },
      {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: 'a', content: ' done\n', cache_control: { type: 'ephemeral' } }],
      },
    ]);
  });
});

test('a cut never leaves half a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', minLength: 100, maxLength: 400 }),
      fc.integer({ min: 0, max: 400 }),
      (text, limit) => {
        const [whole, line] = [text.toWellFormed(), text.toWellFormed().replaceAll('\n', ' ')];
        const [middle, start] = [cutMiddle(whole, limit), cutLine(line, limit)];
        expect([middle.isWellFormed(), start.isWellFormed()]).toEqual([true, true]);
        expect(middle.length).toBeLessThanOrEqual(Math.max(limit, whole.length <= limit ? whole.length : 40));
        const count = /\[… (\d+) characters left out …\]/.exec(middle);
        if (whole.length > limit)
          expect(middle.length - (count?.[0].length ?? 0) - 2 + Number(count?.[1])).toBe(whole.length);
      },
    ),
  );
});

test('a conversation of more than 20 MB is refused before it is sent, once, and in words', async () => {
  const server = await startModelServer({ script: [{ text: 'Never.' }] });
  try {
    const ledger = new Ledger();
    ledger.addUser('x'.repeat(21 * 1024 * 1024));
    const notes: string[] = [];
    const api = anthropicModel({ apiKey: 'k', model: 'claude-sonnet-5-5', baseUrl: server.url });
    const model = retrying(api, { tries: 3, firstDelayMs: 1, longestDelayMs: 1, onRetry: (note) => notes.push(note) });
    const failure = await model.respond(requestOf(ledger)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelError);
    expect((failure as ModelError).message).toMatch(
      /^The conversation has grown to 21\.0 MB.*20\.0 MB.*narrower task\.$/,
    );
    expect([notes, server.requests]).toEqual([[], []]);
  } finally {
    await server.close();
  }
});
