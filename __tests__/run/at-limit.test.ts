import { expect, test } from '@jest/globals';
import type { Objection } from '../../src/agent/loop.js';
import { isFinishedAtLimit } from '../../src/run/at-limit.js';
import type { SessionEnd } from '../../src/run/session-parts.js';
import type { GateOutcome, GateVerdict } from '../../src/stop/gate-verdict.js';
import type { TestRun, TestVerdict } from '../../src/stop/test-run.js';
import type { TestsPass } from '../../src/stop/tests-pass.js';

interface Given {
  readonly end?: SessionEnd;
  readonly verdict?: GateOutcome;
  readonly opens?: boolean;
  readonly onStart?: TestVerdict;
  readonly objection?: Objection;
  readonly plan?: readonly { readonly done: boolean }[];
  readonly aborted?: boolean;
}

const ended = (answer: string): SessionEnd => ({ kind: 'limit', limit: 'max_turns', answer });

async function finished(given: Given): Promise<boolean> {
  const { end = ended('It works.'), verdict = 'passed', opens = true, onStart = 'failed', plan = [] } = given;
  const gate: Pick<TestsPass, 'judge' | 'onStart'> = {
    judge: async (signal) => {
      signal.throwIfAborted();
      return { verdict: { verdict, opens } as GateVerdict, reused: false };
    },
    onStart: async () => ({ verdict: onStart }) as TestRun,
  };
  const signal = given.aborted === true ? AbortSignal.abort() : new AbortController().signal;
  const objections = { atLimit: async () => given.objection };
  return isFinishedAtLimit(end, { gate: gate as TestsPass, objections, plan, signal });
}

test.each<[string, Given, boolean]>([
  ['red before, green now', {}, true],
  ['green before, and nothing said', { onStart: 'passed' }, false],
  ['green before, and said to be done', { onStart: 'passed', end: ended('x\nStatus: done') }, true],
  ['known failures, and nothing said', { verdict: 'known_failures' }, false],
  ['known failures, and said to be done', { verdict: 'known_failures', end: ended('Status: done') }, true],
  ['the gate stays shut', { verdict: 'failed', opens: false, end: ended('Status: done') }, false],
  ['nothing was changed', { verdict: 'unchanged', end: ended('Status: done') }, false],
  ['a step of the plan is open', { plan: [{ done: true }, { done: false }], end: ended('Status: done') }, false],
  ['all steps are done', { plan: [{ done: true }] }, true],
  ['said that it could not', { end: ended('x\nStatus: could not') }, false],
  ['said that something is missing', { end: ended('BLOCKED: no network') }, false],
  ['another check objects', { objection: { kind: 'again', text: 'no' } }, false],
  ['too many refusals', { end: { kind: 'limit', limit: 'blocked_by_policy', answer: 'Status: done' } }, false],
  ['round in circles', { end: { kind: 'limit', limit: 'no_progress', answer: 'Status: done' } }, false],
  ['cancelled', { end: { kind: 'cancelled' } }, false],
  ['no time for the gate', { aborted: true }, false],
])('%s', async (_name, given, expected) => {
  expect(await finished(given)).toBe(expected);
});
