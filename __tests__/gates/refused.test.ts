import { describe, expect, test } from '@jest/globals';
import type { AuditRecord } from '../../src/gates/audit.js';
import type { Behaviour, Verdict } from '../../src/permissions/verdict.js';
import { call, never, spyGate } from './spy-gate.js';

const verdict = (behaviour: Behaviour): Verdict => ({
  behaviour,
  layer: 'deny-rule',
  rule: 'Spy(x)',
  subject: 'x',
  reason: 'a rule denies it',
  remedy: 'Remove the rule.',
  instead: 'use the Read tool',
});

test('P7, P8, P13: a denied call has a result with layer, rule, reason and another way; the loop can go on', async () => {
  const { gate, trace, audit, denials } = spyGate({}, { decide: () => verdict('deny') });
  const [result] = await gate.runTools([call('1', 'Spy', { text: 'x' })], never);
  expect(result).toMatchObject({ callId: '1', isError: true });
  for (const part of ['deny-rule Spy(x)', 'a rule denies it', 'use the Read tool'])
    expect(result?.content).toContain(part);
  expect(trace.some((line) => line.startsWith('run'))).toBe(false);
  expect(audit).toMatchObject([{ callId: '1', end: 'denied', verdict: { layer: 'deny-rule', rule: 'Spy(x)' } }]);
  expect(denials).toEqual([
    {
      tool: 'Spy',
      subject: 'x',
      layer: 'deny-rule',
      rule: 'Spy(x)',
      reason: 'a rule denies it',
      remedy: 'Remove the rule.',
    },
  ]);
});

test.each<Behaviour>(['ask', 'passthrough'])('P10, P12: %s is a refusal when nobody is there', async (behaviour) => {
  const { gate, audit, denials } = spyGate({}, { decide: () => verdict(behaviour) });
  const [result] = await gate.runTools([call('1', 'Spy', { text: 'x' })], never);
  expect(result?.isError).toBe(true);
  expect(result?.content).toContain('needs approval and nobody is there to give it');
  expect(audit.map(({ end }) => end)).toEqual(['denied']);
  expect(denials).toHaveLength(1);
});

test.each([
  [
    'the judge throws',
    {
      decide: () => {
        throw new Error('boom');
      },
    },
    {},
  ],
  [
    'the subject throws',
    {},
    {
      subject: () => {
        throw new Error('boom');
      },
    },
  ],
])('when %s the call is denied', async (_name, parts, tool) => {
  const { gate, trace, audit } = spyGate(tool, parts);
  await gate.runTools([call('1', 'Spy', { text: 'x' })], never);
  expect(audit.map(({ end }) => end)).toEqual(['denied']);
  expect(trace.some((line) => line.startsWith('run'))).toBe(false);
});

test('P11: a call id that was denied stays denied', async () => {
  let behaviour: Behaviour = 'deny';
  const { gate } = spyGate({}, { decide: () => verdict(behaviour) });
  await gate.runTools([call('1', 'Spy', { text: 'x' })], never);
  behaviour = 'allow';
  const again = await gate.runTools([call('1', 'Spy', { text: 'x' }), call('2', 'Spy', { text: 'y' })], never);
  expect(again.map(({ isError }) => isError)).toEqual([true, false]);
});

test('P11: a call id that a hook denied stays denied, although the hook says nothing any more', async () => {
  let deny: string | undefined = 'not today';
  const { gate, audit } = spyGate({}, { beforeTool: async () => (deny === undefined ? undefined : { deny }) });
  await gate.runTools([call('1', 'Spy', { text: 'x' })], never);
  deny = undefined;
  await gate.runTools([call('1', 'Spy', { text: 'x' }), call('2', 'Spy', { text: 'x' })], never);
  expect(audit.map(({ callId, end }) => [callId, end])).toEqual([
    ['1', 'hook-denied'],
    ['1', 'denied'],
    ['2', 'ran'],
  ]);
});

test('P11: a call id that was denied stays denied when the conversation is taken up again from its records', async () => {
  const first = spyGate({}, { decide: () => verdict('deny') });
  await first.gate.runTools([call('1', 'Spy', { text: 'x' })], never);
  const records = JSON.parse(JSON.stringify(first.audit)) as AuditRecord[];
  const refused = new Map(
    records.flatMap(({ callId, end, verdict: said }) => (end === 'denied' && said ? [[callId, said]] : [])),
  );
  const resumed = spyGate({}, { refused });
  await resumed.gate.runTools([call('1', 'Spy', { text: 'x' }), call('2', 'Spy', { text: 'x' })], never);
  expect(resumed.audit.map(({ end }) => end)).toEqual(['denied', 'ran']);
});

describe('errors become results', () => {
  test('T3: an unknown tool', async () => {
    const { gate, audit } = spyGate();
    const [result] = await gate.runTools([call('1', 'nope', {})], never);
    expect(result).toEqual({ callId: '1', content: 'Unknown tool "nope". There are: Spy.', isError: true });
    expect(audit.map(({ end }) => end)).toEqual(['unknown-tool']);
  });

  test.each([
    [
      'synchronously',
      () => {
        throw new Error('boom');
      },
    ],
    ['asynchronously', () => Promise.reject(new Error('boom'))],
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
    ['no Error', () => Promise.reject('boom')],
  ])('T4: a tool that throws %s', async (_name, run) => {
    const { gate, audit } = spyGate({ run });
    expect(await gate.runTools([call('1', 'Spy', { text: 'x' })], never)).toEqual([
      { callId: '1', content: 'Spy failed: boom', isError: true },
    ]);
    expect(audit.map(({ end }) => end)).toEqual(['failed']);
  });

  test.each<[string, string]>([
    ['', '(no output)'],
    [' \n', '(no output)'],
    ['a\0b', 'ab'],
    ['a\ud800b', 'a\ufffdb'],
    ['fine \u{1f600}', 'fine \u{1f600}'],
    ['s3cret and s3\0cret', '*** and ***'],
  ])('the result %j is cleaned', async (content, wanted) => {
    const { gate } = spyGate({ run: async () => ({ content }) });
    expect((await gate.runTools([call('1', 'Spy', { text: 'x' })], never))[0]?.content).toBe(wanted);
  });

  test('O1: a result is cut to the limit of its tool, and a secret on the cut is gone all the same', async () => {
    const run = async (): Promise<{ content: string }> => ({ content: 's3cret'.repeat(100) });
    const { gate } = spyGate({ run });
    const content = (await gate.runTools([call('1', 'Spy', { text: 'x' })], never))[0]?.content ?? '';
    expect(content.length).toBeLessThanOrEqual(100);
    expect(content).toContain('characters left out');
    expect(content).not.toMatch(/s3|cret/);
  });
});

describe('P22: an approver', () => {
  const yes = (asked: Verdict): Verdict => ({ ...asked, behaviour: 'allow' });

  test.each<[Behaviour, number]>([
    ['ask', 1],
    ['passthrough', 1],
    ['deny', 0],
  ])('P22: is asked about %s: %i times', async (behaviour, times) => {
    const asked: Verdict[] = [];
    const approver = (one: Verdict): Verdict => {
      asked.push(one);
      return yes(one);
    };
    const { gate } = spyGate({}, { decide: () => verdict(behaviour), approver });
    const [result] = await gate.runTools([call('1', 'Spy', { text: 'x' })], never);
    expect(asked).toHaveLength(times);
    expect(result?.isError).toBe(times === 0);
  });

  test.each<[string, () => Verdict]>([
    ['has no opinion either', () => verdict('ask')],
    [
      'throws',
      () => {
        throw new Error('no line');
      },
    ],
  ])('P22: that %s allows nothing', async (_name, approver) => {
    const { gate, audit } = spyGate({}, { decide: () => verdict('ask'), approver });
    await gate.runTools([call('1', 'Spy', { text: 'x' })], never);
    expect(audit.map((record) => [record.end, record.verdict?.behaviour])).toEqual([['denied', 'deny']]);
  });
});

describe('P8: the same refusal again', () => {
  const ask = async (texts: readonly string[]) => {
    const { gate, denials } = spyGate({}, { decide: ({ subject }) => ({ ...verdict('deny'), subject }) });
    const contents: string[] = [];
    for (const [at, text] of texts.entries()) {
      const [result] = await gate.runTools([call(String(at), 'Spy', { text })], never);
      contents.push(result?.content ?? '');
    }
    return { contents, denials };
  };

  test('P8: the third time the model is told to stop trying, and each counts', async () => {
    const { contents, denials } = await ask(['x', 'x', 'x', 'x']);
    expect(contents.map((text) => /refused (\d) times.*stop trying/.exec(text)?.[1])).toEqual([
      undefined,
      undefined,
      '3',
      '4',
    ]);
    expect(contents[2]).toContain('Reason: a rule denies it.\nInstead: use the Read tool.');
    expect(denials).toHaveLength(4);
  });

  test('P8: three different refusals are no repetition', async () => {
    const { contents } = await ask(['x', 'y', 'z']);
    expect(contents.join()).not.toContain('stop trying');
  });
});
