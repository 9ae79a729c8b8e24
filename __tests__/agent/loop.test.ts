import { describe, expect, test } from '@jest/globals';
import type { BudgetLimits, Standing } from '../../src/agent/budget.js';
import { Ledger, PairingError, pairingProblem } from '../../src/agent/ledger.js';
import { runLoop, type LoopEnd, type LoopParts, type Objection, type StopState } from '../../src/agent/loop.js';
import type { AssistantBlock, Message, ToolResult, ToolUseBlock } from '../../src/agent/message.js';
import { NO_USAGE, type ModelRequest, type Reply } from '../../src/agent/model.js';

const say = (text: string): AssistantBlock => ({ type: 'text', text });
const call = (id: string, name = 'Read'): ToolUseBlock => ({ type: 'tool_use', id, name, input: { n: id } });

function reply(content: AssistantBlock[], extra: Partial<Reply> = {}): Reply {
  const calls = content.filter((block): block is ToolUseBlock => block.type === 'tool_use');
  return { content, calls, withheld: [], cutOff: false, paused: false, usage: NO_USAGE, costUsd: 0.01, ...extra };
}

interface Trial {
  readonly replies: readonly Reply[];
  readonly limits?: Partial<BudgetLimits>;
  readonly object?: (state: StopState) => Objection | undefined;
  readonly standing?: (turns: number) => Partial<Standing>;
  readonly signal?: AbortSignal;
  readonly onTools?: (ids: string[]) => void;
  /** What a broken runTools makes of the right results. */
  readonly spoil?: (results: ToolResult[]) => ToolResult[];
}

const LIMITS: BudgetLimits = {
  maxTurns: 40,
  maxCostUsd: 5,
  maxTokens: 0,
  maxDenials: 10,
  startedAt: 0,
  wrapUpAt: 1_000_000,
};
const worst =
  (promptUsd: number, promptTokens = 100) =>
  () => ({
    nextCall: { promptTokens, promptUsd, outputTokenUsd: 0 },
  });

async function run(trial: Trial) {
  const ledger = new Ledger();
  ledger.addUser('Fix it.');
  const requests: { messages: Message[]; toolsAllowed: boolean; maxOutputTokens: number }[] = [];
  const ran: string[] = [];
  const stops: StopState[] = [];
  const parts: LoopParts = {
    ledger,
    system: 'system',
    tools: [],
    limits: { ...LIMITS, ...trial.limits },
    model: {
      respond: async (request: ModelRequest) => {
        expect(pairingProblem(request.messages)).toBeUndefined();
        const next = trial.replies[requests.length];
        if (next === undefined) throw new Error('The model was called more often than scripted.');
        const { messages, toolsAllowed, maxOutputTokens } = request;
        requests.push({ messages: [...messages], toolsAllowed, maxOutputTokens });
        return next;
      },
    },
    runTools: async (calls) => {
      ran.push(...calls.map((each) => each.id));
      trial.onTools?.(calls.map((each) => each.id));
      const results = calls.map((each) => ({ callId: each.id, content: `ran ${each.id}`, isError: false }));
      return trial.spoil?.(results) ?? results;
    },
    objectToStopping: async (state) => {
      stops.push(state);
      return trial.object?.(state);
    },
    standing: (turns) => ({
      turns,
      costUsd: requests.length * 0.01,
      tokens: requests.length * 100,
      denials: 0,
      stuck: false,
      now: 0,
      nextCall: { promptTokens: 100, promptUsd: 0, outputTokenUsd: 0 },
      ...trial.standing?.(turns),
    }),
    onReply: () => {},
    signal: trial.signal ?? new AbortController().signal,
  };
  const end: LoopEnd | Error = await runLoop(parts).catch((error: unknown) => error as Error);
  return { end, requests, ran, stops, ledger };
}

describe('continuing', () => {
  test('L1: goes on for tool_use blocks and ends for text', async () => {
    const { end, ran, requests } = await run({ replies: [reply([call('a')]), reply([say('Done.')])] });
    expect(ran).toEqual(['a']);
    expect(requests).toHaveLength(2);
    expect(end).toEqual({ kind: 'finished', answer: 'Done.' });
  });

  test('L5: the assistant message stands before its results, which go back as one user message', async () => {
    const { requests } = await run({ replies: [reply([say('Look.'), call('a'), call('b')]), reply([say('Done.')])] });
    expect(requests[1]?.messages.map((message) => message.role)).toEqual(['user', 'assistant', 'user']);
    expect(requests[1]?.messages[2]).toEqual({
      role: 'user',
      text: '',
      results: [
        { callId: 'a', content: 'ran a', isError: false },
        { callId: 'b', content: 'ran b', isError: false },
      ],
    });
  });

  test('a withheld call is answered without running, in the order of the calls', async () => {
    const cut = call('cut');
    const first = reply([call('a'), cut], { calls: [call('a')], withheld: [{ call: cut, reason: 'cut off' }] });
    const { ran, ledger } = await run({ replies: [first, reply([say('Done.')])] });
    expect(ran).toEqual(['a']);
    const answered = ledger.messages[2];
    expect(answered?.role === 'user' ? answered.results.map((r) => [r.callId, r.content, r.isError]) : []).toEqual([
      ['a', 'ran a', false],
      ['cut', 'cut off', true],
    ]);
  });

  test('a reply of withheld calls alone still goes on', async () => {
    const cut = call('cut');
    const first = reply([cut], { calls: [], withheld: [{ call: cut, reason: 'cut off' }] });
    const { end, requests } = await run({ replies: [first, reply([say('Done.')])] });
    expect(requests).toHaveLength(2);
    expect(end).toMatchObject({ kind: 'finished' });
  });

  test('a paused reply is continued with the same conversation and no empty user turn', async () => {
    const { requests, end } = await run({ replies: [reply([say('Wait')], { paused: true }), reply([say('Done.')])] });
    expect(requests[1]?.messages.map((message) => message.role)).toEqual(['user', 'assistant']);
    expect(end).toEqual({ kind: 'finished', answer: 'Done.' });
  });

  test('L1: the calls of a paused reply are run', async () => {
    const paused = reply([say('Wait'), call('a')], { paused: true });
    const { ran, requests, end } = await run({ replies: [paused, reply([say('Done.')])] });
    expect(ran).toEqual(['a']);
    expect(requests[1]?.messages.map((message) => message.role)).toEqual(['user', 'assistant', 'user']);
    expect(end).toMatchObject({ kind: 'finished' });
  });

  test('a refusal ends the run, its content is dropped and nothing of it is run', async () => {
    const refusal = { category: 'cyber', explanation: 'No.' };
    const { end, ran, ledger } = await run({ replies: [reply([], { refusal })] });
    expect(end).toEqual({ kind: 'refused', ...refusal });
    expect(ran).toEqual([]);
    expect(ledger.messages).toHaveLength(1);
  });
});

describe('replies that are no end', () => {
  test.each([
    ['cut off', reply([say('I will now')], { cutOff: true }), 'cut off'],
    ['empty', reply([]), 'empty'],
    ['only thinking', reply([{ type: 'opaque', raw: { type: 'thinking' } }]), 'empty'],
  ])('%s: the model is asked to go on', async (_name, first, says) => {
    const { end, requests } = await run({ replies: [first, reply([say('Done.')])] });
    const last = requests[1]?.messages.at(-1);
    expect(last).toMatchObject({ role: 'user', text: expect.stringContaining(says) });
    expect(end).toEqual({ kind: 'finished', answer: 'Done.' });
  });

  test.each([
    ['empty', reply([]), 2],
    ['cut off', reply([say('I will now')], { cutOff: true }), 3],
  ])('L12: one that is %s again and again ends the run', async (_name, again, most) => {
    const { end, requests, stops } = await run({ replies: [again, again, again, again] });
    expect(end).toMatchObject({ name: 'ModelError', message: expect.stringContaining('no whole reply') });
    expect(requests).toHaveLength(most);
    expect(stops).toEqual([]);
  });

  test('an empty end after other results is nudged anew', async () => {
    const replies = [reply([]), reply([call('a')]), reply([]), reply([say('Done.')])];
    expect((await run({ replies })).end).toEqual({ kind: 'finished', answer: 'Done.' });
  });
});

describe('stopping', () => {
  const objectTwice = (state: StopState): Objection | undefined =>
    state.attempt <= 2 ? { kind: 'again', text: `Tests fail (${state.attempt}).` } : undefined;

  test('L6: an objection becomes a user message and the loop goes on', async () => {
    const { end, ledger, requests } = await run({
      replies: [reply([say('Done?')]), reply([say('Now?')]), reply([say('Done.')])],
      object: objectTwice,
    });
    expect(requests).toHaveLength(3);
    expect(ledger.messages.map((m) => (m.role === 'user' ? m.text : 'assistant'))).toEqual([
      'Fix it.',
      'assistant',
      'Tests fail (1).',
      'assistant',
      'Tests fail (2).',
      'assistant',
    ]);
    expect(end).toEqual({ kind: 'finished', answer: 'Done.' });
  });

  test('L7: a check that gives up ends the run with its reason', async () => {
    const { end } = await run({
      replies: [reply([say('Done.')])],
      object: () => ({ kind: 'over', reason: 'still red' }),
    });
    expect(end).toEqual({ kind: 'objected', answer: 'Done.', reason: 'still red' });
  });

  test('H28: objections count as turns', async () => {
    const { end, requests } = await run({
      replies: [reply([say('1')]), reply([say('Wrapped up.')])],
      limits: { maxTurns: 2 },
      object: () => ({ kind: 'again', text: 'No.' }),
    });
    expect(requests).toHaveLength(2);
    expect(end).toEqual({ kind: 'limit', limit: 'max_turns', answer: 'Wrapped up.' });
  });
});

describe('limits', () => {
  test.each([1, 2, 5])('L12: %i turns are exactly that many model calls, the last without tools', async (maxTurns) => {
    const replies = Array.from({ length: maxTurns }, (_, i) =>
      reply(i === maxTurns - 1 ? [say('Sum.')] : [call(`c${i}`)]),
    );
    const { end, requests } = await run({ replies, limits: { maxTurns } });
    expect(requests.map((request) => request.toolsAllowed)).toEqual(replies.map((_, i) => i < maxTurns - 1));
    expect(end).toEqual({ kind: 'limit', limit: 'max_turns', answer: 'Sum.' });
  });

  test('a model that calls a tool in its last turn is answered and nothing runs', async () => {
    const { ran, ledger } = await run({ replies: [reply([call('late')])], limits: { maxTurns: 1 } });
    expect(ran).toEqual([]);
    expect(pairingProblem(ledger.messages)).toBeUndefined();
  });

  test.each([
    ['max_cost', { limits: { maxCostUsd: 1 }, standing: worst(0.6) }],
    ['max_tokens', { limits: { maxTokens: 5_000 }, standing: worst(0, 2_000) }],
    ['timed_out', { limits: { wrapUpAt: 10 }, standing: () => ({ now: 10 }) }],
    ['blocked_by_policy', { limits: { maxDenials: 3 }, standing: () => ({ denials: 3 }) }],
    ['no_progress', { standing: () => ({ stuck: true }) }],
  ] as const)('L12: %s ends with one wrap-up turn', async (limit, trial) => {
    const { end, requests } = await run({ replies: [reply([say('Sum.')])], ...trial });
    expect(requests.map((request) => request.toolsAllowed)).toEqual([false]);
    expect(end).toEqual({ kind: 'limit', limit, answer: 'Sum.' });
  });

  test.each([
    ['max_cost', { limits: { maxCostUsd: 1 }, standing: worst(1.5) }],
    ['max_tokens', { limits: { maxTokens: 5_000 }, standing: worst(0, 4_000) }],
  ] as const)('a wrap-up that could overshoot %s is not made either', async (limit, trial) => {
    const { end, requests } = await run({ replies: [], ...trial });
    expect(requests).toHaveLength(0);
    expect(end).toEqual({ kind: 'limit', limit, answer: '' });
  });

  test.each([
    [40_000, 16_384],
    [17_000, 4_096],
  ])('with %i tokens in all a reply may have %i', async (maxTokens, most) => {
    const { requests } = await run({ replies: [reply([say('Done.')])], limits: { maxTokens } });
    expect(requests[0]?.maxOutputTokens).toBe(most);
  });
});

describe('what is left of the budget', () => {
  /** The notices behind the results of the calls of a run, by turn. */
  async function notices(turns: number, trial: Omit<Trial, 'replies'>) {
    const calls = Array.from({ length: turns }, (_, at) => reply([call(`c${at}`)]));
    const { ledger } = await run({ replies: [...calls, reply([say('Done.')])], ...trial });
    const told = ledger.messages.flatMap((message) =>
      message.role === 'user' && message.results.length > 0 ? [message.text] : [],
    );
    return Object.fromEntries(
      [...told.entries()].map(([at, text]) => [at + 1, text]).filter(([, text]) => text !== ''),
    );
  }

  test('turns: told at half, at a quarter, and once more in the last ones', async () => {
    expect(await notices(18, { limits: { maxTurns: 20 } })).toEqual({
      10: 'Left of the budget: 10 of 20 turns.',
      15: 'Left of the budget: 5 of 20 turns.',
      17: 'Left of the budget: 3 of 20 turns.',
    });
  });

  test.each<[string, Omit<Trial, 'replies'>, Record<number, string>]>([
    [
      'dollars',
      { limits: { maxCostUsd: 1 }, standing: (turns) => ({ costUsd: turns * 0.2 }) },
      { 3: '0.40 of 1.00 US dollars', 4: '0.20 of 1.00 US dollars' },
    ],
    [
      'tokens',
      { limits: { maxTokens: 100_000 }, standing: (turns) => ({ tokens: turns * 10_000 }) },
      { 5: '50000 of 100000 tokens' },
    ],
    [
      'minutes',
      { limits: { wrapUpAt: 1_200_000 }, standing: (turns) => ({ now: turns * 200_000 }) },
      { 3: '10 of 20 minutes', 5: '3.3 of 20 minutes' },
    ],
    [
      'refusals',
      { limits: { maxDenials: 6 }, standing: (turns) => ({ denials: turns }) },
      { 3: '3 of 6 refusals', 5: '1 of 6 refusals' },
    ],
  ])('%s: told at half and at a quarter', async (_name, trial, told) => {
    const wanted = Object.fromEntries(
      Object.entries(told).map(([turn, words]) => [turn, `Left of the budget: ${words}.`]),
    );
    expect(await notices(5, trial)).toEqual(wanted);
  });

  test('everything scarce is told at once; what jumps over a step is told once', async () => {
    const standing = (turns: number) => ({ costUsd: turns * 4, denials: turns * 6 });
    expect(await notices(1, { standing })).toEqual({
      1: 'Left of the budget: 1.00 of 5.00 US dollars, 4 of 10 refusals.',
    });
  });

  test('nothing is told where the last call comes next anyway', async () => {
    expect(await notices(1, { limits: { maxTurns: 2 } })).toEqual({});
  });
});

describe('interrupts', () => {
  test('I3: an abort while tools run leaves a valid ledger and makes no further request', async () => {
    const abort = new AbortController();
    const { end, ledger, requests } = await run({
      replies: [reply([call('a'), call('b')])],
      signal: abort.signal,
      onTools: () => abort.abort(),
    });
    expect(end).toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(1);
    expect(pairingProblem(ledger.messages)).toBeUndefined();
  });
});

describe('pairing', () => {
  test.each<[string, (results: ToolResult[]) => ToolResult[]]>([
    ['in the wrong order', (results) => results.reverse()],
    ['without one', (results) => results.slice(1)],
    ['without all', () => []],
    ['with one more', (results) => [...results, { callId: 'c', content: 'x', isError: false }]],
    ['with one twice', (results) => [...results.slice(0, 1), ...results.slice(0, 1)]],
  ])('I1, I2: results %s end the run before a second request', async (_, spoil) => {
    const { end, requests } = await run({ replies: [reply([call('a'), call('b')]), reply([say('Done.')])], spoil });
    expect(end).toBeInstanceOf(PairingError);
    expect(requests).toHaveLength(1);
  });

  const user = (text: string, ...ids: string[]): Message => ({
    role: 'user',
    text,
    results: ids.map((callId) => ({ callId, content: 'x', isError: false })),
  });
  const assistant = (...content: AssistantBlock[]): Message => ({ role: 'assistant', content });

  test.each<[string, Message[], boolean]>([
    ['text only', [user('a'), assistant(say('b')), user('c')], true],
    ['answered calls', [user('a'), assistant(call('1'), call('2')), user('', '1', '2')], true],
    ['a notice after results', [user('a'), assistant(call('1')), user('', '1'), user('last turn')], true],
    ['a missing result', [user('a'), assistant(call('1'), call('2')), user('', '1')], false],
    ['a foreign result', [user('a'), assistant(call('1')), user('', '9')], false],
    ['a double result', [user('a'), assistant(call('1')), user('', '1', '1')], false],
    ['results in another order', [user('a'), assistant(call('1'), call('2')), user('', '2', '1')], false],
    ['a result without a call', [user('', '1')], false],
    ['an open call at the end', [user('a'), assistant(call('1'))], false],
    ['an open call before an assistant message', [user('a'), assistant(call('1')), assistant(say('b'))], false],
  ])('I1: %s', (_name, messages, valid) => {
    expect(pairingProblem(messages) === undefined).toBe(valid);
  });
});
