import { afterAll, describe, expect, test } from '@jest/globals';
import type { Hook, HookAnswer } from '../../src/hooks/events.js';
import { mergeAnswers } from '../../src/hooks/merge-answers.js';
import { Bench, CALLS, never, saying } from './bench.js';

const bench = new Bench();
afterAll(() => bench.remove());

const rewriting = (command: string) =>
  saying({ hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: { command } } });

describe('several hooks', () => {
  test('H1, H4, H17: all that match are run and recorded, also after a refusal', async () => {
    const { hooks, records } = bench.of('PreToolUse', 'echo no >&2; exit 2', 'echo observed >> seen.txt', 'exit 3');
    const answer = await hooks.ask(CALLS.PreToolUse, { signal: never });
    expect(answer.block).toMatch(/^no\nThe PreToolUse hook "exit 3" failed: exit code 3\.$/);
    expect(bench.read('seen.txt')).toBe('observed\n');
    expect(records).toHaveLength(3);
    const byHook = Object.fromEntries(records.map((record) => [record.hook, record]));
    expect(byHook['echo no >&2; exit 2']).toEqual({
      hookEvent: 'PreToolUse',
      hook: 'echo no >&2; exit 2',
      callId: 'c1',
      durationMs: expect.any(Number),
      exitCode: 2,
      ending: 'exited',
      decision: 'block',
      output: 'no\n',
    });
    expect(byHook['echo observed >> seen.txt']?.decision).toBe('none');
    expect(byHook['exit 3']?.decision).toBe('failed');
  });

  test('H17: the record keeps the beginning of a long output', async () => {
    const { hooks, records } = bench.of('Stop', 'yes | head -c 50000');
    await hooks.ask(CALLS.Stop, { signal: never });
    expect(records[0]?.output).toHaveLength(2_000);
  });

  test('they run side by side', async () => {
    // Each waits for the other one's file.
    const wait = (mine: string, other: string) => ({
      command: `touch ${mine}; until [ -e ${other} ]; do sleep 0.02; done`,
      timeout: 20,
    });
    const { hooks } = bench.of('PreToolUse', wait('one', 'two'), wait('two', 'one'));
    expect(await hooks.ask(CALLS.PreToolUse, { signal: never })).toEqual({});
  });

  test('identical ones run once, different ones do not count as identical', async () => {
    const { hooks } = bench.with({
      Stop: [
        { hooks: [{ type: 'command', command: 'echo a >> times' }] },
        {
          hooks: [
            { type: 'command', command: 'echo a >> times' },
            { type: 'command', command: 'echo  b >> times' },
          ],
        },
      ],
    });
    await hooks.ask(CALLS.Stop, { signal: never });
    expect(bench.read('times').split('\n').sort()).toEqual(['', 'a', 'b']);
  });

  test('only the hooks of the event and of the tool are asked', async () => {
    const note = (name: string) => [{ type: 'command', command: `echo ${name} >> asked` }];
    const { hooks } = bench.with({
      PreToolUse: [
        { matcher: 'Edit|Write', hooks: note('edit') },
        { matcher: 'Bash', hooks: note('bash') },
        { matcher: '^B', hooks: note('regex') },
      ],
      Stop: [{ hooks: note('stop') }],
    });
    await hooks.ask(CALLS.PreToolUse, { signal: never });
    expect(bench.read('asked').split('\n').sort()).toEqual(['', 'bash', 'regex']);
    expect([hooks.has('Stop'), hooks.has('SessionEnd')]).toEqual([true, false]);
  });

  test('the same rewriting is one, different ones are refused', async () => {
    const same = bench.of('PreToolUse', rewriting('ls'), `${rewriting('ls')}\n`);
    expect(await same.hooks.ask(CALLS.PreToolUse, { signal: never })).toEqual({ input: { command: 'ls' } });
    const different = bench.of('PreToolUse', rewriting('ls'), rewriting('ls -l'));
    const { block, input } = await different.hooks.ask(CALLS.PreToolUse, { signal: never });
    expect([block, input]).toEqual(['Two hooks want different inputs for this call, so it is not made.', undefined]);
  });

  test.each([
    [() => Promise.resolve(true), 1],
    [() => Promise.resolve(false), 0],
    [() => Promise.reject(new Error('no subject')), 1],
    [undefined, 1],
  ])('`if` chooses by a rule; where it cannot be told, the hook is asked', async (ruleMeans, runs) => {
    const { hooks, records } = bench.of('PreToolUse', { command: 'true', if: 'Bash(git *)' });
    await hooks.ask(CALLS.PreToolUse, { signal: never, ...(ruleMeans === undefined ? {} : { ruleMeans }) });
    expect(records).toHaveLength(runs);
  });
});

describe('hooks of our own', () => {
  const inProcess = (run: Hook['run']): Hook => ({ event: 'Stop', name: 'own', matches: () => true, run });

  test('a function is a hook like any other', async () => {
    const told: unknown[] = [];
    const own = inProcess(async (call) => (told.push(call), { answer: { context: 'own' } }));
    const { hooks, records } = bench.with(
      { Stop: [{ hooks: [{ type: 'command', command: 'echo no >&2; exit 2' }] }] },
      [own],
    );
    expect(await hooks.ask(CALLS.Stop, { signal: never })).toEqual({ block: 'no', failed: false, context: 'own' });
    expect(told).toEqual([CALLS.Stop]);
    expect(records.map(({ hook, decision }) => [hook, decision]).sort()).toEqual([
      ['echo no >&2; exit 2', 'block'],
      ['own', 'none'],
    ]);
  });

  test('H15: one that throws blocks', async () => {
    const { hooks } = bench.with({}, [inProcess(() => Promise.reject(new Error('boom')))]);
    expect(await hooks.ask(CALLS.Stop, { signal: never })).toEqual({
      block: 'The Stop hook "own" failed: boom.',
      failed: true,
    });
  });
});

test.each<[string, HookAnswer[], HookAnswer]>([
  ['nothing', [], {}],
  ['no opinions', [{}, {}], {}],
  ['an end is the first one', [{ block: 'b' }, { end: 'x' }, { end: 'y' }], { end: 'x', block: 'b', failed: false }],
  ['a refusal beats a rewriting', [{ input: { a: 1 } }, { block: 'b' }], { block: 'b', failed: false }],
  ['a verdict beats a failure', [{ block: 'f', failed: true }, { block: 'b' }], { block: 'f\nb', failed: false }],
  [
    'contexts and messages add up',
    [{ context: 'a', message: 'm' }, { context: 'b' }],
    { context: 'a\nb', message: 'm' },
  ],
])('merging: %s', (_name, answers, merged) => {
  expect(mergeAnswers(answers)).toEqual(merged);
});
