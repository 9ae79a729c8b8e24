import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { answerCalls } from '../../src/agent/answer-calls.js';
import type { ToolResult } from '../../src/agent/message.js';
import { NO_USAGE, type Reply } from '../../src/agent/model.js';
import type { Turn } from '../../src/demo/model-script.js';
import type { Tool } from '../../src/agent/tool.js';
import type { Verdict } from '../../src/permissions/verdict.js';
import { withFallback, type NamedMeter } from '../../src/models/fallback.js';
import { never, spyGate, type Spied, type SpyInput } from './spy-gate.js';
import { eventsOf, streamed, type Streaming } from './stream.js';

const spy = (text: string, safe: boolean) => ({ tool: 'Spy', input: { text, safe } });
const safe = (text: string) => spy(text, true);
const unsafe = (text: string) => spy(text, false);
const READY = Promise.resolve();

const ran = ({ trace }: Spied): string[] =>
  trace.filter((line) => line.startsWith('run ')).map((line) => line.slice(4));

/** Waits for something that happens elsewhere; the test's own time limit ends it. */
async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await sleep(1);
}

async function receive(spied: Spied, turn: Turn, streaming: Streaming = {}): Promise<Reply> {
  return streamed(turn, spied.gate.early(never, READY), streaming);
}

/** The reply comes in, and its calls are answered. */
async function turnOf(spied: Spied, turn: Turn, streaming: Streaming = {}): Promise<ToolResult[]> {
  return answerCalls(spied.gate.runTools, await receive(spied, turn, streaming), never);
}

describe('while the message comes in', () => {
  test('I4, V7: a safe call begins as soon as it is complete, and goes through its states', async () => {
    const spied = spyGate();
    const seen: string[] = [];
    const results = await turnOf(
      spied,
      { calls: [safe('a'), safe('b')] },
      {
        before: async ({ type, index }) => {
          if (type === 'content_block_start' && index === 2) await until(() => ran(spied).includes('a'));
          if (type === 'message_delta') await until(() => ran(spied).includes('b'));
          seen.push(type);
        },
      },
    );
    expect(results.map(({ content }) => content)).toEqual(['ran a', 'ran b']);
    expect(ran(spied)).toEqual(['a', 'b']);
    const states = ['queued', 'validating', 'executing', 'completed', 'yielded'];
    expect(spied.audit.map(({ end, steps }) => [end, steps.map(({ state }) => state)])).toEqual([
      ['ran', states],
      ['ran', states],
    ]);
  });

  test('I7: an unsafe call waits for the end of the message, and so does every call behind it', async () => {
    const spied = spyGate();
    const reply = await receive(spied, { calls: [safe('a'), unsafe('B'), safe('c'), safe('d')] });
    await until(() => ran(spied).includes('a'));
    await sleep(5);
    expect(ran(spied)).toEqual(['a']);
    await answerCalls(spied.gate.runTools, reply, never);
    expect(ran(spied)).toEqual(['a', 'B', 'c', 'd']);
  });

  test('B4: ten at once, the others as places become free', async () => {
    let now = 0;
    let most = 0;
    const run = async ({ text }: SpyInput) => {
      most = Math.max(most, (now += 1));
      // Until ten have been seen at once, and then for a while in which an eleventh could begin.
      for (let turns = 0; most < 10 && turns < 1_000; turns += 1) await sleep(1);
      await sleep(3);
      now -= 1;
      return { content: text };
    };
    const spied = spyGate({ run });
    const names = Array.from({ length: 23 }, (_, at) => String(at));
    const results = await turnOf(spied, { calls: names.map(safe) });
    expect(most).toBe(10);
    expect(results.map(({ content }) => content)).toEqual(names);
  });

  test('B7, I11: a call that comes in after a sibling made it pointless is not begun', async () => {
    const spied = spyGate({
      interrupt: 'cancel',
      abortSiblingsOnError: true,
      run: async ({ text }) => ({ content: text, isError: text === 'bad' }),
    });
    const results = await turnOf(
      spied,
      { calls: [safe('bad'), safe('late')] },
      {
        before: async ({ type, index }) => {
          if (type === 'content_block_start' && index === 2)
            await until(() => spied.states.some((line) => line === 'completed toolu_1_0'));
        },
      },
    );
    expect(results.map(({ content }) => content)).toEqual(['bad', 'Not run: another call of the same batch failed.']);
    expect(ran(spied)).toEqual(['bad']);
  });

  test('what has to be ready before any call is waited for', async () => {
    const spied = spyGate();
    let prepare = (): void => {};
    const ready = new Promise<void>((resolve) => (prepare = resolve));
    const reply = await streamed({ calls: [safe('a')] }, spied.gate.early(never, ready));
    await sleep(5);
    expect(ran(spied)).toEqual([]);
    prepare();
    await answerCalls(spied.gate.runTools, reply, never);
    expect(ran(spied)).toEqual(['a']);
  });

  test('a message without calls leaves nothing behind', async () => {
    const spied = spyGate();
    expect(await turnOf(spied, { text: 'Done.' })).toEqual([]);
    expect(spied.audit).toEqual([]);
  });
});

/** Runs until it is interrupted, and tells why it was. */
function hanging(reasons: unknown[], tool: Partial<Tool<SpyInput>> = {}): Partial<Tool<SpyInput>> {
  return {
    interrupt: 'cancel',
    run: async (_input, { signal }) => {
      await sleep(60_000, undefined, { signal }).catch(() =>
        reasons.push((signal.reason as { reason: string }).reason),
      );
      return { content: 'interrupted' };
    },
    ...tool,
  };
}

describe('a message that breaks off', () => {
  const TURN: Turn = { text: 'I look.', calls: [safe('a'), safe('b'), unsafe('C'), safe('d')] };
  const places = eventsOf(TURN).map(({ type }, at) => [type, at] as const);

  test.each(places.flatMap(([event, at]) => [false, true].map((quietly) => [event, at, quietly] as const)))(
    'I7: broken before %s (%s, quietly: %s), nothing of it is left, and the next one runs it all once',
    async (_event, breakAt, quietly) => {
      const spied = spyGate();
      const broken = receive(spied, TURN, { name: 'broken', breakAt, quietly });
      await expect(broken).rejects.toThrow(quietly ? 'in the middle of a message' : 'socket hang up');
      const begun = spied.audit.map(({ callId, end, interrupt }) => [callId, end, interrupt]);
      expect(
        ['toolu_broken_0', 'toolu_broken_1']
          .slice(0, begun.length)
          .map((id) => [id, 'discarded', 'streaming_fallback']),
      ).toEqual(begun);
      const results = await turnOf(spied, TURN, { name: 'whole' });
      expect(results.map(({ callId, content }) => [callId, content])).toEqual(
        ['a', 'b', 'C', 'd'].map((text, at) => [`toolu_whole_${at}`, `ran ${text}`]),
      );
      expect(ran(spied).filter((text) => text === 'C')).toHaveLength(1);
      const whole = spied.audit.slice(begun.length);
      expect(whole.map(({ callId, end }) => [callId, end])).toEqual(results.map(({ callId }) => [callId, 'ran']));
    },
  );

  test('I4, I7: what runs is interrupted with the reason, waited for, and recorded once', async () => {
    const reasons: unknown[] = [];
    const spied = spyGate(hanging(reasons));
    const before: Streaming['before'] = async ({ type }) => {
      if (type === 'message_delta') await until(() => ran(spied).length === 2);
    };
    const breakAt = eventsOf({ calls: [safe('a'), safe('b')] }).findIndex(({ type }) => type === 'message_delta');
    await expect(receive(spied, { calls: [safe('a'), safe('b')] }, { before, breakAt })).rejects.toThrow();
    expect(reasons).toEqual(['streaming_fallback', 'streaming_fallback']);
    expect(spied.audit).toMatchObject([
      { callId: 'toolu_1_0', end: 'discarded', interrupt: 'streaming_fallback', isError: true },
      { callId: 'toolu_1_1', end: 'discarded', interrupt: 'streaming_fallback', isError: true },
    ]);
    expect(spied.audit[0]?.steps.map(({ state }) => state).slice(2)).toEqual(['executing', 'cancelled', 'discarded']);
  });

  test('I7: a refusal in the middle discards as well', async () => {
    const spied = spyGate();
    const before: Streaming['before'] = async ({ type }) => {
      if (type === 'message_delta') await until(() => ran(spied).length === 1);
    };
    const reply = await receive(spied, { calls: [safe('a')], stopReason: 'refusal' }, { before });
    expect(reply).toMatchObject({ calls: [], refusal: { category: 'unspecified' } });
    expect(spied.audit).toMatchObject([{ end: 'discarded', interrupt: 'streaming_fallback' }]);
  });

  test('I7: what a refusing model began is gone when the fallback model is asked', async () => {
    const spied = spyGate();
    const turn: Turn = { calls: [safe('a'), unsafe('B')] };
    const asked = (name: string, stopReason: string): NamedMeter => ({
      name,
      total: () => ({ usage: NO_USAGE, costUsd: 0 }),
      worstCase: () => ({ promptTokens: 0, promptUsd: 0, outputTokenUsd: 0 }),
      respond: ({ early }) =>
        streamed({ ...turn, stopReason }, early ?? spied.gate.early(never, READY), {
          name,
          before: async ({ type }) => {
            if (type === 'message_delta') await until(() => ran(spied).includes('a'));
          },
        }),
    });
    const model = withFallback(asked('first', 'refusal'), asked('second', 'tool_use'), () => {});
    const early = spied.gate.early(never, READY);
    const common = { system: '', tools: [], messages: [], toolsAllowed: true, maxOutputTokens: 9, signal: never };
    const results = await answerCalls(spied.gate.runTools, await model.respond({ ...common, early }), never);
    expect(results.map(({ callId, content }) => [callId, content])).toEqual([
      ['toolu_second_0', 'ran a'],
      ['toolu_second_1', 'ran B'],
    ]);
    expect(spied.audit.map(({ callId, end }) => [callId, end])).toEqual([
      ['toolu_first_0', 'discarded'],
      ['toolu_second_0', 'ran'],
      ['toolu_second_1', 'ran'],
    ]);
    expect(ran(spied)).toEqual(['a', 'a', 'B']);
  });

  test('I7: nothing of it counts: no denial, no entry in a list, no repetition', async () => {
    const applied: string[] = [];
    const deny: Verdict = { behaviour: 'deny', layer: 'deny-rule', subject: 'x', reason: 'no' };
    const allow: Verdict = { behaviour: 'allow', layer: 'tool', subject: 'x', reason: 'yes' };
    const spied = spyGate(
      { run: async ({ text }) => ({ content: text, apply: () => applied.push(text) }) },
      { decide: ({ subject }) => (subject === 'no' ? deny : allow) },
    );
    const turn: Turn = { calls: [safe('yes'), safe('no')] };
    for (const name of ['1', '2', '3', '4', '5']) {
      const before: Streaming['before'] = async ({ type }) => {
        if (type === 'message_stop') await until(() => ran(spied).length === Number(name));
      };
      const breakAt = eventsOf(turn).length - 1;
      await expect(receive(spied, turn, { name, breakAt, before })).rejects.toThrow();
    }
    expect([applied, spied.denials]).toEqual([[], []]);
    const results = await turnOf(spied, turn, { name: 'whole' });
    expect(results.map(({ isError }) => isError)).toEqual([false, true]);
    expect(spied.audit.slice(10).map(({ end }) => end)).toEqual(['ran', 'denied']);
    expect(spied.gate.stuck()).toBe(false);
    expect(applied).toEqual(['yes']);
    expect(spied.denials).toHaveLength(1);
  });

  test('I7: a gateway that gives the same ids again gets its calls run again', async () => {
    const spied = spyGate();
    const turn: Turn = { calls: [safe('a'), unsafe('B')] };
    await expect(receive(spied, turn, { breakAt: eventsOf(turn).length - 1 })).rejects.toThrow();
    expect((await turnOf(spied, turn)).map(({ content }) => content)).toEqual(['ran a', 'ran B']);
    expect(ran(spied).filter((text) => text === 'B')).toEqual(['B']);
  });
});

test('I1, I7: a message with two calls of one id is none, and what was begun of it is discarded', async () => {
  const spied = spyGate();
  const change: Streaming['change'] = (event) =>
    JSON.parse(JSON.stringify(event).replace('toolu_1_1', 'toolu_1_0')) as typeof event;
  await expect(receive(spied, { calls: [safe('a'), safe('b')] }, { change })).rejects.toThrow('toolu_1_0');
  expect(spied.audit).toMatchObject([{ callId: 'toolu_1_0', end: 'discarded' }]);
});

describe('calls that stand in the message and may not run', () => {
  test('I1, I7: the last one of a cut message that was begun is dropped, answered and recorded once', async () => {
    const reasons: unknown[] = [];
    const spied = spyGate(hanging(reasons));
    const turn: Turn = { calls: [safe('a')], stopReason: 'max_tokens' };
    const before: Streaming['before'] = async ({ type }) => {
      if (type === 'message_delta') await until(() => ran(spied).length === 1);
    };
    const results = await turnOf(spied, turn, { before });
    expect(results).toEqual([{ callId: 'toolu_1_0', content: expect.stringContaining('cut off'), isError: true }]);
    expect(reasons).toEqual(['streaming_fallback']);
    expect(spied.audit).toMatchObject([{ callId: 'toolu_1_0', end: 'withheld', isError: true }]);
  });

  test('in a stream that does not stop before its end the last call of a cut message is not begun at all', async () => {
    const spied = spyGate();
    await turnOf(spied, { calls: [safe('a'), safe('b')], stopReason: 'max_tokens' });
    expect(ran(spied)).toEqual(['a']);
    expect(spied.audit.map(({ callId, end }) => [callId, end])).toEqual([
      ['toolu_1_0', 'ran'],
      ['toolu_1_1', 'withheld'],
    ]);
  });

  test.each([
    ['is no JSON', '{oops'],
    ['is nested without end', `{"text":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('a call whose input %s is never begun, although its tool could do without', async (_name, partial_json) => {
    const spied = spyGate({ schema: z.looseObject({}) as unknown as z.ZodType<SpyInput>, concurrencySafe: () => true });
    const results = await turnOf(
      spied,
      { calls: [safe('a'), safe('b')] },
      {
        before: async ({ type }) => (type === 'message_delta' ? void (await sleep(5)) : undefined),
        change: (event) =>
          event.index === 2 && JSON.stringify(event).includes('"partial_json":"{')
            ? { ...event, delta: { type: 'input_json_delta', partial_json } }
            : event,
      },
    );
    expect(results.map(({ content }) => content)).toEqual(['ran a', expect.stringContaining('not a JSON object')]);
    expect(spied.audit.map(({ end }) => end)).toEqual(['ran', 'withheld']);
    expect(ran(spied)).toEqual(['a']);
  });

  test('every call has its record, also when no tool may be used any more', async () => {
    const spied = spyGate();
    const reply = await streamed({ calls: [unsafe('A'), safe('b')] }, { offer: () => {}, discard: async () => {} });
    const results = await answerCalls(spied.gate.runTools, { ...reply, calls: [] }, never);
    expect(results.map(({ content }) => content)).toEqual(['Not run.', 'Not run.']);
    expect(spied.audit.map(({ callId, end }) => [callId, end])).toEqual([
      ['toolu_1_0', 'withheld'],
      ['toolu_1_1', 'withheld'],
    ]);
  });
});
