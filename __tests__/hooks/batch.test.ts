import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { hookGate } from '../../src/gates/hook-gate.js';
import type { Hook, HookEvent } from '../../src/hooks/events.js';
import { call, spyGate, type Spied } from '../gates/spy-gate.js';
import { eventsOf, streamed } from '../gates/stream.js';
import { Bench, never, saying, type Benched } from './bench.js';

const bench = new Bench();
afterAll(() => bench.remove());

function gated(benched: Benched): Spied & { readonly ends: string[] } {
  const ends: string[] = [];
  const parts = { hooks: benched.hooks, workspace: bench.workspace, ruleMeans: () => true };
  const spied = spyGate(
    { concurrencySafe: ({ safe }) => safe === true },
    hookGate({ ...parts, endRun: (reason) => ends.push(reason) }),
  );
  return { ...spied, ends };
}

const safe = (text: string) => ({ text, safe: true });
const [A, INVALID, B] = [
  call('c1', 'Spy', safe('a')),
  call('c2', 'Spy', { text: 5 }),
  call('c3', 'Spy', safe('b')),
] as const;
const CALLS = [A, INVALID, B];

describe('PostToolBatch', () => {
  test('B10: asked once after all calls of a turn, with each call and what the model gets', async () => {
    const benched = bench.of('PostToolBatch', 'cat > batch.json');
    const { gate, trace } = gated(benched);
    const results = await gate.runTools(CALLS, never);
    expect(benched.records).toHaveLength(1);
    expect(trace.filter((line) => line.startsWith('run'))).toEqual(['run a', 'run b']);
    expect(JSON.parse(bench.read('batch.json'))).toMatchObject({
      hook_event_name: 'PostToolBatch',
      session_id: 'session-1',
      cwd: bench.workspace,
      tool_calls: CALLS.map(({ id, name, input }, at) => ({
        tool_name: name,
        tool_input: input,
        tool_use_id: id,
        tool_response: results[at]?.content,
      })),
    });
  });

  test('B10: its context stands behind the last result', async () => {
    const context = { hookSpecificOutput: { hookEventName: 'PostToolBatch', additionalContext: 'The cache is cold.' } };
    const { gate, ends } = gated(bench.of('PostToolBatch', saying(context)));
    const results = await gate.runTools([A, B], never);
    expect(results.map(({ content }) => content)).toEqual(['ran a', 'ran b\n\nThe cache is cold.']);
    expect(ends).toEqual([]);
  });

  test.each([
    ['exit code 2', 'echo "Enough." >&2; exit 2', 'Enough.'],
    ['a block', saying({ decision: 'block', reason: 'Enough.' }), 'Enough.'],
    ['continue: false', saying({ continue: false, stopReason: 'Enough.' }), 'Enough.'],
    ['a failure', 'exit 1', 'The PostToolBatch hook "exit 1" failed: exit code 1.'],
  ])('B10, H26: %s ends the run, at the first time; the results are told', async (_name, command, reason) => {
    const { gate, ends } = gated(bench.of('PostToolBatch', command));
    expect(await gate.runTools([A], never)).toEqual([{ callId: 'c1', content: 'ran a', isError: false }]);
    expect(ends).toEqual([reason]);
  });

  test('not asked when there was no call, or when the run is over', async () => {
    const benched = bench.of('PostToolBatch', 'true');
    const { gate } = gated(benched);
    await gate.runTools([], never, [{ call: A, reason: 'cut off' }]);
    await gate.runTools(CALLS, AbortSignal.abort());
    expect(benched.records).toEqual([]);
  });
});

/** A hook of our own that notes what it is asked about. */
function noting(event: HookEvent, notes: string[], name: RegExp): Hook {
  return {
    event,
    name: 'own',
    matches: (told) => 'tool_input' in told && name.test((told.tool_input as { text: string }).text),
    run: async (told) => {
      notes.push(`${event} ${'tool_input' in told ? (told.tool_input as { text: string }).text : ''}`);
      return { answer: {} };
    },
  };
}

describe('hooks and calls that begin while their message comes in', () => {
  const turn = { calls: ['a', 'b'].map((text) => ({ tool: 'Spy', input: safe(text) })) };

  test.each(['PreToolUse', 'PostToolUse'] as const)(
    'I7: a %s hook is asked when the message is whole',
    async (event) => {
      const asked: string[] = [];
      const { gate, trace } = gated(bench.with({}, [noting(event, asked, /a/)]));
      const reply = await streamed(turn, gate.early(never, Promise.resolve()), {
        before: async ({ type }) => {
          // The call that no hook is asked about does not wait.
          if (type === 'message_stop') while (!trace.includes('run b')) await sleep(1);
          expect(asked).toEqual([]);
        },
      });
      expect(trace.includes('run a')).toBe(event === 'PostToolUse');
      const results = await gate.runTools(reply.calls, never);
      expect(results.map(({ content }) => content)).toEqual(['ran a', 'ran b']);
      expect(asked).toEqual([`${event} a`]);
    },
  );

  test.each(['PreToolUse', 'PostToolUse'] as const)(
    'I7: of a message that breaks off no %s hook hears',
    async (event) => {
      const asked: string[] = [];
      const { gate, trace, audit } = gated(bench.with({}, [noting(event, asked, /./)]));
      const broken = streamed(turn, gate.early(never, Promise.resolve()), {
        breakAt: eventsOf(turn).length - 1,
        before: async ({ type }) => {
          if (type === 'message_stop')
            while (!trace.includes(event === 'PreToolUse' ? 'check b' : 'run b')) await sleep(1);
        },
      });
      await expect(broken).rejects.toThrow('socket hang up');
      expect(asked).toEqual([]);
      expect(audit.map(({ end }) => end)).toEqual(['discarded', 'discarded']);
    },
  );
});
