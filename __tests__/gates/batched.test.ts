import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SpyInput } from './spy-gate.js';
import { call, never, spyGate } from './spy-gate.js';

const safe = (id: string, text = id): ReturnType<typeof call> => call(id, 'Spy', { text, safe: true });
const unsafe = (id: string): ReturnType<typeof call> => call(id, 'Spy', { text: id, safe: false });

/** Counts how many run at once, and keeps the order of starts and ends. */
function recording(work: (input: SpyInput) => Promise<void>) {
  const events: string[] = [];
  let now = 0;
  const seen = { most: 0 };
  const run = async (input: SpyInput): Promise<{ content: string }> => {
    events.push(`+${input.text}`);
    seen.most = Math.max(seen.most, (now += 1));
    try {
      await work(input);
    } finally {
      now -= 1;
      events.push(`-${input.text}`);
    }
    return { content: input.text };
  };
  return { run, events, seen };
}

test('B4: at most ten at once, and more than one', async () => {
  // Each goes on until ten have been seen at once, and then for a while in which an eleventh could begin.
  const { run, seen } = recording(async () => {
    for (let turns = 0; seen.most < 10 && turns < 1_000; turns += 1) await sleep(1);
    await sleep(5);
  });
  const { gate } = spyGate({ run });
  const calls = Array.from({ length: 25 }, (_, at) => safe(String(at)));
  const results = await gate.runTools(calls, never);
  expect(seen.most).toBe(10);
  expect(results.map(({ callId }) => callId)).toEqual(calls.map(({ id }) => id));
});

test('B5: a batch begins only when the one before it has ended', async () => {
  const { run, events } = recording(({ text }) => sleep(text.startsWith('slow') ? 20 : 1));
  const { gate } = spyGate({ run });
  await gate.runTools([safe('slow1'), safe('a'), unsafe('B'), safe('c')], never);
  expect(events.indexOf('+B')).toBeGreaterThan(events.indexOf('-slow1'));
  expect(events.indexOf('+c')).toBeGreaterThan(events.indexOf('-B'));
});

test('B6: results stand in call order whatever ends first', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 4 })), { maxLength: 8 }),
      async (plan) => {
        const { run } = recording(({ text }) => sleep(Number(text.split(':')[1])));
        const { gate, audit } = spyGate({ run });
        const calls = plan.map(([isSafe, delay], at) =>
          call(String(at), 'Spy', { text: `${at}:${delay}`, safe: isSafe }),
        );
        const results = await gate.runTools(calls, never);
        expect(results.map(({ callId, content }) => [callId, content])).toEqual(
          calls.map(({ id }, at) => [id, `${at}:${plan[at]?.[1]}`]),
        );
        expect(audit).toHaveLength(calls.length);
      },
    ),
    { numRuns: 30 },
  );
});

test('B7: a call that fails does not stop its neighbours', async () => {
  const { run } = recording(async ({ text }) => {
    if (text === 'b') throw new Error('boom');
  });
  const { gate } = spyGate({ run });
  const results = await gate.runTools([safe('a'), safe('b'), safe('c')], never);
  expect(results.map(({ content }) => content)).toEqual(['a', 'Spy failed: boom', 'c']);
});

test('B2, B3, B8: unknown, invalid, undeclared and throwing calls run alone', async () => {
  const { run, seen } = recording(() => sleep(2));
  const throwing = spyGate({
    run,
    concurrencySafe: () => {
      throw new Error('boom');
    },
  });
  await throwing.gate.runTools([safe('a'), safe('b')], never);
  expect(seen.most).toBe(1);
  const { gate } = spyGate({ run });
  const results = await gate.runTools(
    [safe('a'), call('x', 'Spy', { safe: true }), call('y', 'nope', {}), safe('b')],
    never,
  );
  expect(results.map(({ isError }) => isError)).toEqual([false, true, true, false]);
  expect(seen.most).toBe(1);
});

describe('a cancelled run answers every call', () => {
  const NOT_RUN = 'Not run: the run was cancelled.';

  test('I3, I5, I11: the running call is aborted, the others never begin', async () => {
    const stop = new AbortController();
    const { gate, trace, audit } = spyGate({
      interrupt: 'cancel',
      run: async (_input, { signal }) => {
        stop.abort();
        await sleep(60_000, undefined, { signal });
        return { content: 'never' };
      },
    });
    const results = await gate.runTools([unsafe('a'), unsafe('b'), safe('c')], stop.signal);
    expect(results.map(({ callId, content }) => [callId, content])).toEqual([
      ['a', 'Interrupted: the run was cancelled while this tool ran.'],
      ['b', NOT_RUN],
      ['c', NOT_RUN],
    ]);
    expect(trace.filter((line) => line.startsWith('run'))).toEqual(['run a']);
    expect(audit.map(({ end }) => end)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  test('I5: a tool that does not listen is not waited for', async () => {
    const stop = new AbortController();
    const { gate } = spyGate({
      interrupt: 'cancel',
      run: () => {
        stop.abort();
        return new Promise(() => {});
      },
    });
    const [result] = await gate.runTools([unsafe('a')], stop.signal);
    expect(result?.content).toBe('Interrupted: the run was cancelled while this tool ran.');
  });

  test('I6: a tool that must not be cut ends by itself', async () => {
    const stop = new AbortController();
    const { gate } = spyGate({
      interrupt: 'block',
      run: async (_input, { signal }) => {
        stop.abort();
        await sleep(10);
        return { content: `whole, aborted: ${signal.aborted}` };
      },
    });
    const results = await gate.runTools([unsafe('a'), unsafe('b')], stop.signal);
    expect(results.map(({ content }) => content)).toEqual(['whole, aborted: false', NOT_RUN]);
  });
});

test('T1: a tool is found by its name alone', async () => {
  const { gate } = spyGate({ name: 'BrandNew' });
  expect(await gate.runTools([call('1', 'BrandNew', { text: 'x' })], never)).toMatchObject([{ content: 'ran x' }]);
  expect(gate.specs.map(({ name }) => name)).toEqual(['BrandNew']);
});
