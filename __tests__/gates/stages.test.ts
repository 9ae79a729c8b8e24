import { expect, test } from '@jest/globals';
import type { Verdict } from '../../src/permissions/verdict.js';
import { runKernel, resultsOf } from '../agent/run-kernel.js';
import { call, never, spyGate, type SpyInput } from './spy-gate.js';

const ORDER = ['check x', 'hook x', 'subject x', 'permission x', 'run x', 'after x'];

test.each([
  ['all of them', true, true],
  ['no hooks', false, true],
  ['none after the tool', true, false],
  ['the least', false, false],
])('V5: %s: however many stages there are, their order is the same', async (_name, before, after) => {
  const told = ({ input }: { readonly input: unknown }) => (input as SpyInput).text;
  const { gate, trace } = spyGate(
    {},
    {
      ...(before && { beforeTool: async (hooked) => void trace.push(`hook ${told(hooked)}`) }),
      ...(after && { afterTool: async (hooked) => void trace.push(`after ${told(hooked)}`) }),
    },
  );
  await gate.runTools([call('1', 'Spy', { text: 'x' })], never);
  const left = ORDER.filter((stage) => (before || !stage.startsWith('hook')) && (after || !stage.startsWith('after')));
  expect(trace).toEqual(left);
});

test('V8: an input is checked here, whatever the provider lets through', async () => {
  const inputs = [{}, { text: 5 }, { text: 'x', more: 1 }];
  const calls = inputs.map((input) => ({ tool: 'Spy', input }));
  const { gate, trace, audit } = spyGate();
  const { ledger } = await runKernel({ script: [{ calls }, { text: 'Done.' }], gate });
  expect(audit.map(({ end }) => end)).toEqual(inputs.map(() => 'bad-input'));
  expect(resultsOf(ledger).every(({ isError }) => isError)).toBe(true);
  expect(trace).toEqual([]);
});

test('V9: once a tool has begun nobody is asked about it any more', async () => {
  let verdict: Verdict['behaviour'] = 'allow';
  const { gate, trace, audit } = spyGate(
    {
      run: async () => {
        verdict = 'deny';
        return { content: 'done' };
      },
    },
    {
      decide: ({ subject }) => ({ behaviour: verdict, layer: 'deny-rule', subject, reason: 'too late' }),
      afterTool: async () => 'The hooks would rather not.',
    },
  );
  const [result] = await gate.runTools([call('1', 'Spy', { text: 'x' })], never);
  expect(result).toEqual({ callId: '1', content: 'done\n\nThe hooks would rather not.', isError: false });
  expect(trace.filter((line) => line.startsWith('permission'))).toHaveLength(1);
  expect(trace.at(-1)).toBe('run x');
  expect(audit.map(({ end }) => end)).toEqual(['ran']);
});
