import { expect, test } from '@jest/globals';
import type Anthropic from '@anthropic-ai/sdk';
import { toolCallsOf } from '../../src/agent/message.js';
import type { ScriptedCall, Turn } from '../../src/demo/model-script.js';
import type { BeforeTool } from '../../src/gates/run-call.js';
import { collectReply } from '../../src/models/collect-reply.js';
import { decide } from '../../src/permissions/decide.js';
import { objectToStopping, type StopCheck } from '../../src/stop/index.js';
import { spyGate } from '../gates/spy-gate.js';
import { policyWith } from '../permissions/policy-for-test.js';
import { resultsOf, runKernel } from './run-kernel.js';

const spy = (text: string): ScriptedCall => ({ tool: 'Spy', input: { text } });
const bash = (text: string): ScriptedCall => ({ tool: 'Bash', input: { text } });
const DONE: Turn = { text: 'Done.' };

test('L2: a call counts once its own block has ended, with no word on why the reply did', async () => {
  const call = { type: 'tool_use', id: 'toolu_1', name: 'Spy', input: {} };
  const events = [
    { type: 'content_block_start', index: 0, content_block: call },
    { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: '{"text":"x"}' } },
    { type: 'content_block_stop', index: 0 },
    { type: 'message_stop' },
  ] as Anthropic.RawMessageStreamEvent[];
  const { calls } = await collectReply(streamOf(events));
  expect(calls).toEqual([{ ...call, input: { text: 'x' } }]);
});

async function* streamOf<Event>(events: readonly Event[]): AsyncGenerator<Event> {
  yield* events;
}

test('L8: a tool, a hook, a rule and a stop check are added around the loop, each with its effect', async () => {
  const script: Turn[] = [{ calls: [bash('ls'), bash('ls b'), bash('pwd')] }, DONE, { text: 'Now it is.' }];
  const hook: BeforeTool = async ({ input }) =>
    (input as { text: string }).text === 'ls b' ? { deny: 'the hook says no' } : undefined;
  const policy = policyWith({ deny: ['Bash(pwd)'] });
  let asked = 0;
  const check: StopCheck = {
    name: 'once',
    check: async () => ((asked += 1) === 1 ? { kind: 'again', text: 'Not yet.' } : undefined),
  };
  const { gate } = spyGate({ name: 'Bash' }, { beforeTool: hook, decide: (action) => decide(action, policy) });
  const { end, ledger } = await runKernel({ script, gate, objectToStopping: objectToStopping([check]) });
  expect(resultsOf(ledger).map(({ content }) => content.split('\n')[0])).toEqual([
    'ran ls',
    'the hook says no',
    'Denied (deny-rule Bash(pwd)): pwd',
  ]);
  expect(ledger.messages.map((message) => (message.role === 'user' ? message.text : ''))).toContain('Not yet.');
  expect(end).toEqual({ kind: 'finished', answer: 'Now it is.' });
});

test('L9, L11: what runs was called by the model, and every request holds all that was said before', async () => {
  const script: Turn[] = [{ calls: [spy('a'), spy('b')] }, { text: 'Next.', calls: [spy('c')] }, DONE];
  const { gate, audit } = spyGate();
  const { ledger, requests } = await runKernel({ script, gate });
  const called = ledger.messages.flatMap((message) =>
    message.role === 'assistant' ? toolCallsOf(message.content).map(({ id }) => id) : [],
  );
  expect(audit.map(({ callId }) => callId)).toEqual(called);
  expect(called).toHaveLength(3);
  const sent = requests.map(({ messages }) => withoutMarks(messages) as unknown[]);
  expect(sent.map((messages) => messages.length)).toEqual([1, 3, 5]);
  for (const messages of sent) expect(sent.at(-1)?.slice(0, messages.length)).toEqual(messages);
});

test('L10: a tool that fails is an answer, and the model goes on from it', async () => {
  const run = async ({ text }: { readonly text: string }) => {
    if (text === 'broken') throw new Error('no such thing');
    return { content: `ran ${text}` };
  };
  const script: Turn[] = [{ calls: [spy('broken')] }, { calls: [spy('another way')] }, DONE];
  const { gate } = spyGate({ run });
  const { end, ledger } = await runKernel({ script, gate });
  expect(resultsOf(ledger).map(({ content, isError }) => [content, isError])).toEqual([
    ['Spy failed: no such thing', true],
    ['ran another way', false],
  ]);
  expect(end).toEqual({ kind: 'finished', answer: 'Done.' });
});

/** Cache marks move from request to request; they are no part of what is said. */
function withoutMarks(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'cache_control' ? undefined : inner)));
}
