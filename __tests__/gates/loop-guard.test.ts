import { describe, expect, test } from '@jest/globals';
import { createLoopGuard } from '../../src/gates/loop-guard.js';
import { call, never, spyGate } from './spy-gate.js';

const ASIDE = ['RunTests', 'UpdatePlan'];

/** `.` runs, `x` is answered, `!` is answered and ends the run. A name in lower case changes a file when it runs; `-` before it: refused. */
function verdicts(names: string): string {
  const guard = createLoopGuard((tool) => ASIDE.includes(tool));
  return names
    .split(' ')
    .map((name, at) => {
      const [tool = '', input = ''] = name.replace(/^-/, '').split(':');
      const made = call(String(at), tool, { input });
      const repetition = guard.count(made);
      if (name.startsWith('-')) guard.refused(made);
      else if (repetition === undefined && /^[a-z]/.test(tool)) guard.changed();
      return repetition === undefined ? '.' : repetition.endsRun ? '!' : 'x';
    })
    .join('');
}

describe('L12: the same call', () => {
  test.each([
    ['R:a R:a R:a', '..x'],
    ['R:a R:a R:a R:a', '..x!'],
    ['R:a R:a R:a R:b R:a R:a R:a', '..x...x'],
    ['R:a R:b R:a R:b R:a R:b', '......'],
    ['R:a S:a R:a S:a R:a', '.....'],
    ['R:a R:a edit:x R:a R:a R:a', '.....x'],
    ['edit:x edit:x edit:x edit:x', '....'],
    ['R:a UpdatePlan:1 R:a RunTests UpdatePlan:2 R:a', '.....x'],
    ['RunTests RunTests RunTests RunTests', '..x!'],
    ['RunTests edit:x RunTests edit:y RunTests edit:z RunTests', '.......'],
    ['RunTests R:a RunTests R:b RunTests', '.....'],
    ['UpdatePlan:1 UpdatePlan:2 UpdatePlan:1 UpdatePlan:2 UpdatePlan:1', '....x'],
    ['-R:a -R:a -R:a -R:a -R:a', '.....'],
    ['R:a R:a -R:a R:a R:a R:a', '..x..x'],
  ])('L12: %s → %s', (calls, wanted) => {
    expect(verdicts(calls)).toBe(wanted);
  });

  test('the order of keys makes no other call, an other value does', () => {
    const guard = createLoopGuard(() => false);
    const ask = (input: unknown) => guard.count(call('1', 'R', input));
    ask({ a: 1, b: { c: [1, 2], d: 2 } });
    ask({ b: { d: 2, c: [1, 2] }, a: 1 });
    expect(ask({ a: 1, b: { c: [1, 2], d: 2 } })?.text).toContain('3 times in a row');
    expect(ask({ a: 1, b: { c: [2, 1], d: 2 } })).toBeUndefined();
  });
});

describe('L12: in the gate', () => {
  const same = (count: number) => Array.from({ length: count }, (_, at) => call(String(at), 'Spy', { text: 'a' }));

  test('L12: the third is not run but answered, the fourth ends the run; each is audited', async () => {
    const { gate, trace, audit } = spyGate();
    const results = [];
    for (const one of same(3)) results.push(...(await gate.runTools([one], never)));
    expect(results.map(({ isError }) => isError)).toEqual([false, false, true]);
    expect(results[2]).toMatchObject({
      callId: '2',
      content: expect.stringMatching(/^Not run: Spy.*3 times in a row/),
    });
    expect(gate.stuck()).toBe(false);
    await gate.runTools([call('3', 'Spy', { text: 'a' })], never);
    expect(gate.stuck()).toBe(true);
    expect(trace.filter((line) => line.startsWith('run'))).toHaveLength(2);
    expect(audit.map(({ callId, end }) => [callId, end])).toEqual([
      ['0', 'ran'],
      ['1', 'ran'],
      ['2', 'repeated'],
      ['3', 'repeated'],
    ]);
  });

  test('L12: also side by side in one reply, in the order of the calls', async () => {
    const { gate } = spyGate({ concurrencySafe: () => true });
    const results = await gate.runTools(same(5), never);
    expect(results.map(({ callId, isError }) => [callId, isError])).toEqual([
      ['0', false],
      ['1', false],
      ['2', true],
      ['3', true],
      ['4', true],
    ]);
    expect(gate.stuck()).toBe(true);
  });

  test('L12: only a write that succeeded counts as a change', async () => {
    const fine = spyGate({ effect: 'write' });
    expect((await fine.gate.runTools(same(5), never)).map(({ isError }) => isError)).toEqual(same(5).map(() => false));
    const failing = spyGate({ effect: 'write', run: async () => ({ content: 'no such text', isError: true }) });
    await failing.gate.runTools(same(5), never);
    expect(failing.gate.stuck()).toBe(true);
  });

  test('L12: an unknown tool and a bad input are no way around it', async () => {
    const { gate, audit } = spyGate();
    for (let at = 0; at < 3; at += 1) await gate.runTools([call(`u${at}`, 'Nope', {})], never);
    for (let at = 0; at < 3; at += 1) await gate.runTools([call(`b${at}`, 'Spy', { no: 1 })], never);
    expect(audit.map(({ end }) => end)).toEqual([
      ...['unknown-tool', 'unknown-tool', 'repeated'],
      ...['bad-input', 'bad-input', 'repeated'],
    ]);
  });

  test('P8, L12: a call that is refused is denied and counted each time, and never a repetition', async () => {
    const spied = spyGate(
      {},
      { decide: ({ subject }) => ({ behaviour: 'deny', layer: 'deny-rule', subject, reason: 'no' }) },
    );
    for (const one of same(5)) await spied.gate.runTools([one], never);
    await spied.gate.runTools(
      same(5).map((one) => ({ ...one, id: `more ${one.id}` })),
      never,
    );
    expect(spied.audit.map(({ end }) => end)).toEqual(Array.from({ length: 10 }, () => 'denied'));
    expect(spied.denials).toHaveLength(10);
    expect(spied.gate.stuck()).toBe(false);
  });

  test('P8, L12: also side by side in one reply', async () => {
    const spied = spyGate(
      { concurrencySafe: () => true },
      { decide: ({ subject }) => ({ behaviour: 'deny', layer: 'deny-rule', subject, reason: 'no' }) },
    );
    await spied.gate.runTools(same(5), never);
    expect(spied.audit.map(({ end }) => end)).toEqual(same(5).map(() => 'denied'));
    expect([spied.denials.length, spied.gate.stuck()]).toEqual([5, false]);
  });

  test('L12: the same of a hook, also side by side', async () => {
    const spied = spyGate({ concurrencySafe: () => true }, { beforeTool: async () => ({ deny: 'not today' }) });
    await spied.gate.runTools(same(5), never);
    expect([spied.denials.length, spied.gate.stuck()]).toEqual([5, false]);
  });

  test('L12: a check that throws is no way around it', async () => {
    const { gate, audit } = spyGate({ check: () => Promise.reject(new Error('boom')) });
    for (const one of same(4)) await gate.runTools([one], never);
    expect(audit.map(({ end }) => end)).toEqual(['failed', 'failed', 'repeated', 'repeated']);
    expect(gate.stuck()).toBe(true);
  });
});
