import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { Interrupt, INTERRUPT_REASONS, type InterruptReason } from '../../src/agent/interrupt.js';
import type { Tool } from '../../src/agent/tool.js';
import { allow, call, never, spyGate, type SpyInput } from './spy-gate.js';

const safe = (id: string) => call(id, 'Spy', { text: id, safe: true });
const unsafe = (id: string) => call(id, 'Spy', { text: id });

/** Aborts the run when the tool has begun, and then waits to be ended. */
function abortedBy(stop: AbortController, reason: Interrupt): Partial<Tool<SpyInput>> {
  return {
    interrupt: 'cancel',
    run: async (_input, { signal }) => {
      stop.abort(reason);
      await sleep(60_000, undefined, { signal });
      return { content: 'never' };
    },
  };
}

const WORDS: Record<InterruptReason, string> = {
  sibling_error: 'another call of the same batch failed',
  user_interrupted: 'the user ended the run',
  streaming_fallback: 'the reply that made this call was discarded',
  timed_out: 'the time of the run is up',
  cancelled: 'the run was cancelled',
};

test('I4: there are five reasons, each with words of its own', () => {
  expect([...INTERRUPT_REASONS].sort()).toEqual(Object.keys(WORDS).sort());
  expect(new Set(Object.values(WORDS)).size).toBe(5);
});

describe.each(INTERRUPT_REASONS)('interrupted: %s', (reason) => {
  test('I3, I4, I5, I11: the call that runs is ended, those behind it never begin, and each says why', async () => {
    const stop = new AbortController();
    const { gate, trace, audit } = spyGate(abortedBy(stop, new Interrupt(reason)));
    const results = await gate.runTools([unsafe('a'), unsafe('b'), safe('c')], stop.signal);
    expect(results).toEqual([
      { callId: 'a', content: `Interrupted: ${WORDS[reason]} while this tool ran.`, isError: true },
      { callId: 'b', content: `Not run: ${WORDS[reason]}.`, isError: true },
      { callId: 'c', content: `Not run: ${WORDS[reason]}.`, isError: true },
    ]);
    expect(trace.filter((line) => line.startsWith('run'))).toEqual(['run a']);
    expect(audit.map(({ callId, end, interrupt }) => [callId, end, interrupt])).toEqual(
      ['a', 'b', 'c'].map((id) => [id, 'cancelled', reason]),
    );
    expect(audit.map(({ steps }) => steps.map(({ state }) => state).join(' '))).toEqual([
      'queued validating executing cancelled yielded',
      'queued cancelled yielded',
      'queued cancelled yielded',
    ]);
  });
});

test.each([
  [
    'throws',
    () => {
      throw new Error('too late');
    },
  ],
  ['allows it', allow],
])('I4: a call in the middle of being judged is neither denied nor begun: the judge %s', async (_name, decide) => {
  const stop = new AbortController();
  const { gate, trace, audit, denials } = spyGate(
    {},
    {
      decide: (action) => {
        stop.abort(new Interrupt('timed_out'));
        return decide(action);
      },
    },
  );
  const [result] = await gate.runTools([unsafe('a')], stop.signal);
  expect(result?.content).toBe('Not run: the time of the run is up.');
  expect(audit).toMatchObject([{ end: 'cancelled', interrupt: 'timed_out' }]);
  expect(denials).toEqual([]);
  expect(trace).not.toContain('run a');
});

test('I6, T10: a tool that declares nothing is left to its natural end', async () => {
  const stop = new AbortController();
  const { gate, audit } = spyGate({
    run: async (_input, { signal }) => {
      stop.abort(new Interrupt('cancelled'));
      await sleep(5);
      return { content: `whole, aborted: ${signal.aborted}` };
    },
  });
  const results = await gate.runTools([unsafe('a'), unsafe('b')], stop.signal);
  expect(results.map(({ content }) => content)).toEqual(['whole, aborted: false', 'Not run: the run was cancelled.']);
  expect(audit.map(({ end, interrupt }) => [end, interrupt])).toEqual([
    ['ran', undefined],
    ['cancelled', 'cancelled'],
  ]);
});

test('I5: what an interrupted command did until then is in the list of commands all the same', async () => {
  const applied: string[] = [];
  const stop = new AbortController();
  const { gate } = spyGate({
    interrupt: 'cancel',
    run: async () => {
      stop.abort();
      return { content: 'ended', isError: true, apply: () => applied.push('a') };
    },
  });
  const [result] = await gate.runTools([unsafe('a')], stop.signal);
  expect(result?.content).toMatch(/^Interrupted/);
  expect(applied).toEqual(['a']);
});

describe('B7: an error of a sibling', () => {
  /** `bad` fails when the others have begun; they go on until they are ended, or, where nothing ends them, for a moment. */
  const running = (tool: Partial<Tool<SpyInput>>, fail: () => Promise<{ content: string; isError: boolean }>) => {
    let begun = 0;
    return spyGate({
      interrupt: 'cancel',
      ...tool,
      run: async ({ text }, { signal }) => {
        begun += 1;
        if (text === 'bad') {
          while (begun < 3) await sleep(1);
          return fail();
        }
        await sleep(tool.abortSiblingsOnError === true && text !== 'D' ? 600_000 : 30, undefined, { signal });
        return { content: text };
      },
    });
  };
  const CALLS = ['a', 'bad', 'c'].map(safe);
  const told = async () => ({ content: 'bad', isError: true });
  const thrown = () => Promise.reject(new Error('boom'));

  test.each([
    ['told', told, 'bad'],
    ['thrown', thrown, 'Spy failed: boom'],
  ])('B7: %s, leaves the others alone', async (_name, fail, content) => {
    const { gate } = running({}, fail);
    const results = await gate.runTools(CALLS, never);
    expect(results.map((result) => result.content)).toEqual(['a', content, 'c']);
  });

  test.each([
    ['told', told, 'bad'],
    ['thrown', thrown, 'Spy failed: boom'],
  ])('B7, I4: %s, ends the others where the tool wants it, and the next batch runs', async (_name, fail, content) => {
    const { gate, audit } = running({ abortSiblingsOnError: true }, fail);
    const results = await gate.runTools([...CALLS, unsafe('D')], never);
    const interrupted = 'Interrupted: another call of the same batch failed while this tool ran.';
    expect(results.map((result) => result.content)).toEqual([interrupted, content, interrupted, 'D']);
    expect(audit.map(({ interrupt }) => interrupt)).toEqual(['sibling_error', undefined, 'sibling_error', undefined]);
  });

  test('B7, I11: those that still wait are not begun', async () => {
    const many = Array.from({ length: 12 }, (_, at) => safe(at === 2 ? 'bad' : String(at)));
    const { gate, trace } = running({ abortSiblingsOnError: true }, told);
    const results = await gate.runTools(many, never);
    expect(results.slice(10).map(({ content }) => content)).toEqual(
      Array.from({ length: 2 }, () => 'Not run: another call of the same batch failed.'),
    );
    expect(trace.filter((line) => line.startsWith('run'))).toHaveLength(10);
  });
});
