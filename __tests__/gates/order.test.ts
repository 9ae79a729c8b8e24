import { describe, expect, test } from '@jest/globals';
import type { BeforeToolAnswer } from '../../src/gates/run-call.js';
import { call, never, spyGate, type Spied } from './spy-gate.js';

/** A gate whose hook leaves a trace too. */
function hooked(answer: BeforeToolAnswer | undefined, tool: Parameters<typeof spyGate>[0] = {}): Spied {
  const spied: Spied = spyGate(tool, {
    beforeTool: async ({ input }) => {
      spied.trace.push(`hook ${(input as { text: string }).text}`);
      return answer;
    },
  });
  return spied;
}

describe('V1: the order of the gates', () => {
  test('V1: schema, check, hook, permission, run', async () => {
    const { gate, trace, audit } = hooked(undefined);
    expect(await gate.runTools([call('1', 'Spy', { text: 'x' })], never)).toEqual([
      { callId: '1', content: 'ran x', isError: false },
    ]);
    expect(trace).toEqual(['check x', 'hook x', 'subject x', 'permission x', 'run x']);
    expect(audit.map(({ end }) => end)).toEqual(['ran']);
  });

  test.each([
    ['V3: a wrong input', { text: 5 }, {}, [], 'bad-input', /text: .*string/],
    ['V3: an unknown field', { text: 'x', more: 1 }, {}, [], 'bad-input', /more/],
    ['V4: a failed check', { text: 'x' }, { check: async () => 'outside' }, ['check x'], 'check-failed', /^outside$/],
    [
      'a check that throws',
      { text: 'x' },
      { check: () => Promise.reject(new Error('boom')) },
      ['check x'],
      'failed',
      /boom/,
    ],
  ])('V2: after %s nothing later runs', async (_name, input, tool, wanted, end, content) => {
    const { gate, trace, audit } = hooked(undefined, tool);
    const [result] = await gate.runTools([call('1', 'Spy', input)], never);
    expect(result).toMatchObject({ callId: '1', isError: true });
    expect(result?.content).toMatch(content);
    expect(trace).toEqual(wanted);
    expect(audit.map((record) => record.end)).toEqual([end]);
  });

  test('V1: what a hook refuses reaches neither permission nor tool', async () => {
    const { gate, trace, audit, denials } = hooked({ deny: 'not today' });
    const [result] = await gate.runTools([call('1', 'Spy', { text: 'x' })], never);
    expect(result?.content).toContain('not today');
    expect(trace).toEqual(['check x', 'hook x']);
    expect(audit.map(({ end }) => end)).toEqual(['hook-denied']);
    expect(denials).toMatchObject([{ tool: 'Spy', layer: 'hook', reason: 'not today' }]);
  });

  test('V6: an input that a hook rewrote is checked and judged again', async () => {
    const { gate, trace, audit } = hooked({ input: { text: 'y' } });
    await gate.runTools([call('1', 'Spy', { text: 'x' })], never);
    expect(trace).toEqual(['check x', 'hook x', 'check y', 'subject y', 'permission y', 'run y']);
    expect(audit[0]?.input).toEqual({ text: 'y' });
  });

  test.each([
    [{ input: { text: 1 } }, {}, 'bad-input'],
    [
      { input: { text: '../x' } },
      { check: async ({ text }: { text: string }) => (text === '../x' ? 'outside' : undefined) },
      'check-failed',
    ],
  ])('V6: a hook cannot smuggle %j past schema and check', async (answer, tool, end) => {
    const { gate, trace, audit } = hooked(answer, tool);
    await gate.runTools([call('1', 'Spy', { text: 'x' })], never);
    expect(audit.map((record) => record.end)).toEqual([end]);
    expect(trace.filter((line) => line.startsWith('run'))).toEqual([]);
  });
});
