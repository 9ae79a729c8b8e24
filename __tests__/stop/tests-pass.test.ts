import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { JudgedTree } from '../../src/stop/gate/gate-runs.js';
import type { CheckState } from '../../src/stop/index.js';
import { objectToStopping } from '../../src/stop/index.js';
import { createTestsPass, type TestsPass } from '../../src/stop/tests-pass.js';
import { GateGround } from './gate/ground.js';

let ground: GateGround;
let workspace = '';
let attempts: JudgedTree[] = [];

beforeEach(() => {
  ground = new GateGround({ code: 'good at the start' });
  workspace = ground.scene.work;
  attempts = [];
});
afterEach(() => ground.remove());

const snapshot = (): Promise<string> => ground.snapshot();

/** Without a look at the start tree and reruns, which have tests of their own. */
async function gate(command: string | undefined, bound = 3, timeoutMs = 600_000): Promise<TestsPass> {
  const parts = await ground.parts(command, { timeoutMs, onAttempt: (attempt) => attempts.push(attempt) });
  return createTestsPass({ ...parts, settings: { ...parts.settings, policy: 'all-green' }, attempts: bound });
}

function state(attempt = 1): CheckState {
  const signal = new AbortController().signal;
  return { attempt, stopHookActive: attempt > 1, lastAssistantMessage: 'done', signal };
}

function write(file: string, text: string): void {
  writeFileSync(join(workspace, file), text);
}

/** Red until the file `code` says good; counts its own runs, outside of the copy that it runs in. */
let COMMAND = '';
beforeEach(() => {
  const counted = join(ground.scene.root, 'runs');
  COMMAND = `echo run >> '${counted}'; grep -q good code || { echo "code is not good"; exit 1; }`;
});
const runs = () => readFileSync(join(ground.scene.root, 'runs'), 'utf8').trim().split('\n').length;

describe('createTestsPass', () => {
  test('an unchanged tree may be left, nothing is run', async () => {
    const check = await gate(COMMAND);
    expect(await check.check(state())).toBeUndefined();
    expect(await check.judge(state().signal)).toMatchObject({ verdict: { verdict: 'unchanged', opens: true } });
    expect(attempts).toEqual([]);
  });

  test('without a command a changed tree may be left', async () => {
    const check = await gate(undefined);
    write('code', 'bad');
    expect(await check.check(state())).toBeUndefined();
    expect(await check.judge(state().signal)).toMatchObject({ verdict: { verdict: 'no_tests', opens: false } });
  });

  test('red, then green: one objection, and the tree that passed is known', async () => {
    const check = await gate(COMMAND);
    write('code', 'bad');
    const first = await check.check(state());
    expect(first).toMatchObject({ kind: 'again', text: expect.stringContaining('attempt 1 of 3') });
    expect(first).toMatchObject({ text: expect.stringContaining('code is not good') });
    write('code', 'good');
    expect(await check.check(state(2))).toBeUndefined();
    expect(attempts.map(({ attempt, run }) => [attempt, run.verdict])).toEqual([
      [1, 'failed'],
      [2, 'passed'],
    ]);
    expect(check.last()?.candidate).toBe(await snapshot());
  });

  test('a tree that was run is not run again, and still counts as an attempt', async () => {
    const check = await gate(COMMAND, 3);
    write('code', 'bad');
    await check.check(state());
    expect(await check.check(state(2))).toMatchObject({
      kind: 'again',
      text: expect.stringContaining('was judged already'),
    });
    expect(await check.check(state(3))).toMatchObject({ kind: 'over' });
    // The red run, and the same once more.
    expect(runs()).toBe(2);
  });

  test('a green tree that comes back is not run again', async () => {
    const check = await gate(COMMAND);
    write('code', 'good');
    expect(await check.check(state())).toBeUndefined();
    write('code', 'good!');
    expect(await check.check(state())).toBeUndefined();
    write('code', 'good');
    expect(await check.judge(state().signal)).toMatchObject({ reused: true });
    expect(runs()).toBe(2);
  });

  test('what the tests leave behind is no part of the candidate, and no reason for another run', async () => {
    const check = await gate(`${COMMAND}; date +%s%N > report.txt`);
    write('code', 'good');
    const candidate = await snapshot();
    expect(await check.check(state())).toBeUndefined();
    expect(attempts[0]).toMatchObject({ tree: candidate, leftBehind: ['report.txt'] });
    expect(await snapshot()).toBe(candidate);
    expect(await check.judge(state().signal)).toMatchObject({ reused: true });
    expect(runs()).toBe(1);
  });

  describe('a run that the model asked for', () => {
    test('is the verdict of the gate too: the tests run once, and no attempt is used up', async () => {
      const check = await gate(COMMAND, 2);
      write('code', 'bad');
      for (const reused of [false, true]) {
        expect(await check.run(COMMAND, state().signal)).toMatchObject({
          reused,
          run: { verdict: 'failed' },
        });
      }
      expect(await check.check(state())).toMatchObject({
        kind: 'again',
        text: expect.stringContaining('attempt 1 of 2'),
      });
      write('code', 'good');
      await check.run(COMMAND, state().signal);
      expect(await check.check(state(2))).toBeUndefined();
      expect(runs()).toBe(3);
    });

    test('works on the untouched start, and what it leaves behind there is no change', async () => {
      const command = `echo x > report.txt; ${COMMAND}`;
      const check = await gate(command);
      expect(await check.run(command, state().signal)).toMatchObject({ reused: false });
      expect(await check.judge(state().signal)).toMatchObject({ verdict: { verdict: 'unchanged', opens: true } });
      expect(await check.check(state())).toBeUndefined();
      write('code', 'good');
      expect(await check.judge(state().signal)).toMatchObject({ reused: false });
    });

    test('a tree that was judged, left and come back to is known by its own run', async () => {
      const check = await gate(COMMAND);
      write('code', 'good');
      await check.run(COMMAND, state().signal);
      const green = await snapshot();
      write('code', 'bad');
      await check.run(COMMAND, state().signal);
      write('code', 'good');
      expect(await check.check(state())).toBeUndefined();
      expect(check.known(green)).toMatchObject({ verdict: 'passed', opens: true });
      expect(check.known('0'.repeat(40))).toBeUndefined();
    });
  });

  test('L7, L12, H27: always red ends after exactly the given attempts, whatever the state says', async () => {
    const check = await gate(COMMAND, 3);
    const kinds = [];
    for (const text of ['bad 1', 'bad 2', 'bad 3']) {
      write('code', text);
      // A check that ignores stopHookActive is bounded all the same.
      kinds.push((await check.check({ ...state(1), stopHookActive: false }))?.kind);
    }
    expect(kinds).toEqual(['again', 'again', 'over']);
    expect(check.last()?.verdict).toBe('failed');
    write('code', 'bad 4');
    expect(await check.check(state())).toMatchObject({ kind: 'over' });
  });

  test('one attempt: the first red is the last', async () => {
    const check = await gate(COMMAND, 1);
    write('code', 'bad');
    expect(await check.check(state())).toEqual({ kind: 'over', reason: 'The tests still fail after 1 attempt.' });
  });

  test.each([
    ['gate_error', 'no-such-runner-here', 'does not work'],
    ['no_tests', 'true', 'runs no test'],
  ])('%s: told once, then over', async (verdict, command, words) => {
    const check = await gate(command, 5);
    write('code', 'changed');
    expect(await check.check(state())).toMatchObject({ kind: 'again' });
    write('code', 'changed again');
    expect(await check.check(state(2))).toMatchObject({ kind: 'over', reason: expect.stringContaining(words) });
    expect(check.last()?.verdict).toBe(verdict);
  });

  test('time-out: its own words, bounded like red', async () => {
    const check = await gate('sleep 300', 2, 300);
    write('code', 'a');
    expect(await check.check(state())).toMatchObject({
      kind: 'again',
      text: expect.stringContaining('did not end within'),
    });
    write('code', 'b');
    expect(await check.check(state(2))).toMatchObject({
      kind: 'over',
      reason: expect.stringContaining('did not end within'),
    });
  });

  test('an abort in the middle flies through the list of checks', async () => {
    const check = await gate('sleep 300');
    write('code', 'a');
    const controller = new AbortController();
    const asking = objectToStopping([check])({ ...state(), signal: controller.signal });
    controller.abort(new Error('stopped'));
    await expect(asking).rejects.toThrow('stopped');
    expect(attempts).toEqual([]);
  });
});
