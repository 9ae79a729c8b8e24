import { expect, test } from '@jest/globals';
import { toolCallsOf } from '../../src/agent/message.js';
import type { ScriptedCall, Turn } from '../../src/demo/model-script.js';
import { spyGate } from '../gates/spy-gate.js';
import { resultsOf, runKernel } from './run-kernel.js';

const spy = (text: string): ScriptedCall => ({ tool: 'Spy', input: { text } });
const DONE: Turn = { text: 'Done.' };

test('L9: what runs, and what is audited, was called by the model', async () => {
  const script: Turn[] = [{ calls: [spy('a'), spy('b')] }, { text: 'Next.', calls: [spy('c')] }, DONE];
  const { gate, audit } = spyGate();
  const { ledger } = await runKernel({ script, gate });
  const called = ledger.messages.flatMap((message) =>
    message.role === 'assistant' ? toolCallsOf(message.content).map(({ id }) => id) : [],
  );
  expect(audit.map(({ callId }) => callId)).toEqual(called);
  expect(called).toHaveLength(3);
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
