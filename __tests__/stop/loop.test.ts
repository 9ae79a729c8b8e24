import { describe, expect, test } from '@jest/globals';

import { Ledger } from '../../src/agent/ledger.js';
import { runLoop, type LoopEnd, type Objection } from '../../src/agent/loop.js';
import { NO_USAGE, type Model } from '../../src/agent/model.js';
import { objectToStopping, type CheckState, type StopCheck } from '../../src/stop/index.js';

interface Trial {
  readonly end: LoopEnd;
  readonly calls: number;
  readonly states: readonly CheckState[];
  readonly ledger: Ledger;
}

/** The real loop with a model that only ever says it is done. */
async function trial(
  answers: (attempt: number) => Objection | undefined,
  more: Partial<StopCheck> = {},
  maxTurns = 50,
): Promise<Trial> {
  const states: CheckState[] = [];
  let calls = 0;
  const model: Model = {
    respond: () => {
      calls += 1;
      const content = [{ type: 'text', text: `done ${calls}` }] as const;
      return Promise.resolve({
        content,
        calls: [],
        withheld: [],
        cutOff: false,
        paused: false,
        usage: NO_USAGE,
        costUsd: 0,
      });
    },
  };
  const check: StopCheck = {
    name: 'scripted',
    check: (state) => Promise.resolve(answers(states.push(state))),
    ...more,
  };
  const ledger = new Ledger();
  ledger.addUser('Fix it.');
  const end = await runLoop({
    model,
    system: '',
    tools: [],
    ledger,
    limits: { maxTurns, maxCostUsd: 1, maxTokens: 0, maxDenials: 5, startedAt: 0, wrapUpAt: Infinity },
    runTools: () => Promise.resolve([]),
    objectToStopping: objectToStopping([check]),
    standing: (turns) => ({
      turns,
      costUsd: 0,
      tokens: 0,
      denials: 0,
      stuck: false,
      now: 0,
      nextCall: { promptTokens: 0, promptUsd: 0, outputTokenUsd: 0 },
    }),
    onReply: () => undefined,
    signal: new AbortController().signal,
  });
  return { end, calls, states, ledger };
}

const again: Objection = { kind: 'again', text: 'The tests fail.' };

describe('a stop check inside the loop', () => {
  test('H24: the check is told that it was an objection that made the model go on', async () => {
    const { states } = await trial((asked) => (asked < 3 ? again : undefined));
    expect(states.map(({ attempt, stopHookActive }) => [attempt, stopHookActive])).toEqual([
      [1, false],
      [2, true],
      [3, true],
    ]);
  });

  test('H25, H27, L7: a check that always objects ends after its bound, N + 1 calls, and the end says so', async () => {
    const { end, calls } = await trial(() => again, { maxObjections: 4 });
    expect(calls).toBe(5);
    expect(end).toEqual({
      kind: 'objected',
      answer: 'done 5',
      reason: 'The stop check "scripted" still objects after 4 attempts.',
    });
  });
});
