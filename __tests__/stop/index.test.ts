import { describe, expect, test } from '@jest/globals';

import type { Objection, StopState } from '../../src/agent/loop.js';
import { objectToStopping, type StopCheck } from '../../src/stop/index.js';

function state(signal = new AbortController().signal): StopState {
  return { attempt: 1, lastAssistantMessage: '', signal };
}

function scripted(name: string, ...answers: (Objection | undefined)[]): StopCheck & { seen: boolean[] } {
  const seen: boolean[] = [];
  return {
    name,
    seen,
    check: (told) => {
      seen.push(told.stopHookActive);
      return Promise.resolve(answers.length > 1 ? answers.shift() : answers[0]);
    },
  };
}

const again: Objection = { kind: 'again', text: 'once more' };
const over: Objection = { kind: 'over', reason: 'enough' };

describe('objectToStopping', () => {
  test('without checks nothing objects', async () => {
    expect(await objectToStopping([])(state())).toBeUndefined();
  });

  test('L6: the first objection is the answer, later checks are not asked', async () => {
    const later = scripted('later', over);
    const object = objectToStopping([scripted('quiet', undefined), scripted('loud', again), later]);
    expect(await object(state())).toBe(again);
    expect(later.seen).toEqual([]);
  });

  test('`over` is passed on as it is', async () => {
    expect(await objectToStopping([scripted('end', over)])(state())).toBe(over);
  });

  test('H24: every check is told whether it has sent the model back before, and nothing of the others', async () => {
    const checks = [scripted('a', undefined, undefined, again), scripted('b', again, undefined)];
    const object = objectToStopping(checks);
    for (let times = 0; times < 4; times += 1) await object(state());
    expect(checks.map(({ seen }) => seen)).toEqual([
      [false, false, false, true],
      [false, true],
    ]);
  });

  test.each([
    ['the default', undefined, 8],
    ['its own', 2, 2],
  ])('H25, H27, L7: a check that never gives in is bounded by %s', async (_, maxObjections, bound) => {
    const stubborn = { ...scripted('stubborn', again), ...(maxObjections === undefined ? {} : { maxObjections }) };
    const object = objectToStopping([stubborn]);
    const kinds = [];
    for (let asked = 0; asked <= bound; asked += 1) kinds.push((await object(state()))?.kind);
    expect(kinds).toEqual([...Array<string>(bound).fill('again'), 'over']);
  });

  test('a check that throws ends the run: fails closed and is reported', async () => {
    const told: string[] = [];
    const broken: StopCheck = { name: 'broken', check: () => Promise.reject(new Error('disk full')) };
    const object = objectToStopping([broken], { onBroken: (name) => told.push(name) });
    expect(await object(state())).toEqual({
      kind: 'over',
      reason: 'The stop check "broken" could not be carried out: disk full',
    });
    expect(told).toEqual(['broken']);
  });

  test('an abort is no verdict', async () => {
    const controller = new AbortController();
    const check: StopCheck = {
      name: 'slow',
      check: () => {
        controller.abort(new Error('cancelled'));
        return Promise.reject(new Error('cancelled'));
      },
    };
    await expect(objectToStopping([check])(state(controller.signal))).rejects.toThrow('cancelled');
  });
});
