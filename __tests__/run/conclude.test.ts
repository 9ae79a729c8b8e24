import { describe, expect, test } from '@jest/globals';
import type { Limit } from '../../src/agent/budget.js';
import { OUTCOMES, exitCodeOf } from '../../src/agent/outcome.js';
import { conclude, isDeliverable, type Facts } from '../../src/run/conclude.js';
import { GATE_OUTCOMES, type GateOutcome } from '../../src/stop/gate-verdict.js';

const judged = (verdict: GateOutcome, opens: boolean, current = true): Pick<Facts, 'judged'> => ({
  judged: {
    verdict: {
      verdict,
      opens,
      reason: `The gate says ${verdict}.`,
      command: 'npm test',
      start: '',
      candidate: '',
      flaky: [],
      tamper: { verdict: 'clean', findings: [] },
      checks: [],
      leftovers: [],
      leftBehind: [],
    },
    current,
  },
});

const FINISHED: Facts = {
  end: { kind: 'finished', answer: 'Done.' },
  changed: true,
  gateBroken: false,
  denials: [],
  gaveUp: false,
  testCommand: 'npm test',
};
const OBJECTED: Facts = { ...FINISHED, end: { kind: 'objected', answer: '', reason: 'still red' } };

describe('outcomes', () => {
  test.each<[string, Facts, string, string]>([
    ['a passing run of this very tree', { ...FINISHED, ...judged('passed', true) }, 'success', 'passed'],
    ['a passing run of another tree', { ...FINISHED, ...judged('passed', true, false) }, 'gate_error', 'not-run'],
    ['a change nobody tested', FINISHED, 'gate_error', 'not-run'],
    ['red where it was red before', { ...FINISHED, ...judged('known_failures', true) }, 'success', 'known-failures'],
    ['flaky, and that may pass', { ...FINISHED, ...judged('flaky', true) }, 'success', 'flaky'],
    ['flaky, and that may not', { ...OBJECTED, ...judged('flaky', false) }, 'tests_failed', 'flaky'],
    ['weakened tests', { ...OBJECTED, ...judged('tampered', false) }, 'tests_failed', 'tampered'],
    ['a failing run that nobody objected to', { ...FINISHED, ...judged('failed', false) }, 'gate_error', 'failed'],
    ['no tests found', { ...FINISHED, ...judged('no_tests', false), testCommand: undefined }, 'gate_error', 'none'],
    ['no tests, as declared', { ...FINISHED, ...judged('no_tests', true), testCommand: 'none' }, 'success', 'none'],
    ['nothing changed', { ...FINISHED, ...judged('unchanged', true), changed: false }, 'no_changes', 'not-run'],
    ['red to the end', { ...OBJECTED, ...judged('failed', false) }, 'tests_failed', 'failed'],
    ['hanging to the end', { ...OBJECTED, ...judged('timed_out', false) }, 'gate_error', 'timed-out'],
    ['a command that does not work', { ...OBJECTED, ...judged('gate_error', false) }, 'gate_error', 'error'],
    ['zero tests run', { ...OBJECTED, ...judged('no_tests', false) }, 'gate_error', 'none'],
    ['a check that broke', { ...OBJECTED, ...judged('failed', false), gateBroken: true }, 'gate_error', 'failed'],
    [
      'nothing to test with',
      { ...FINISHED, end: { kind: 'no-gate', reason: 'npm ci failed' } },
      'gate_error',
      'not-run',
    ],
    ['cancelled', { ...FINISHED, end: { kind: 'cancelled' } }, 'cancelled', 'not-run'],
    ['refused', { ...FINISHED, end: { kind: 'refused', category: 'x', explanation: 'y' } }, 'refused', 'not-run'],
    ['no model', { ...FINISHED, end: { kind: 'model-error', reason: 'z' } }, 'model_error', 'not-run'],
    ['a failure', { ...FINISHED, end: { kind: 'failed', reason: 'z' } }, 'error', 'not-run'],
    ['green but out of turns', limited('max_turns'), 'max_turns', 'passed'],
    ['green but out of money', limited('max_cost'), 'max_cost', 'passed'],
    ['green but out of time', limited('timed_out'), 'timed_out', 'passed'],
    ['green but refused too often', limited('blocked_by_policy'), 'blocked_by_policy', 'passed'],
    ['green but going in circles', limited('no_progress'), 'no_progress', 'passed'],
  ])('%s', (_name, facts, outcome, tests) => {
    const conclusion = conclude(facts);
    expect(conclusion).toMatchObject({ outcome, tests });
    if (outcome !== 'success') expect(conclusion.reason).not.toBe('');
  });

  test('only success and no_changes are delivered, and only they and ignored end the job green', () => {
    expect(OUTCOMES.filter(isDeliverable)).toEqual(['success', 'no_changes', 'ignored']);
    expect(OUTCOMES.filter((outcome) => exitCodeOf(outcome) === 0)).toEqual(['success', 'no_changes', 'ignored']);
  });

  test.each(GATE_OUTCOMES)('%s: what does not open the gate is no success, however the work ended', (verdict) => {
    for (const facts of [FINISHED, OBJECTED])
      expect(conclude({ ...facts, ...judged(verdict, false) }).outcome).not.toBe('success');
  });

  describe('refusals', () => {
    const denial = {
      tool: 'Bash',
      subject: 'make deploy',
      layer: 'default',
      reason: 'no rule allows it',
      remedy: 'allow: Bash(make deploy:*)',
    };
    const DENIED: Facts = { ...FINISHED, ...judged('passed', true), denials: [denial, denial], gaveUp: true };
    const says = (answer: string): Facts => ({ ...DENIED, end: { kind: 'finished', answer } });

    test.each<[string, Facts, string]>([
      ['nothing changed, and nothing done since', { ...DENIED, changed: false }, 'blocked_by_policy'],
      ['nothing changed, but another way was found', { ...DENIED, changed: false, gaveUp: false }, 'no_changes'],
      ['a tested change', DENIED, 'success'],
      ['a tested change, and the model says that it is not enough', says('BLOCKED: make deploy'), 'blocked_by_policy'],
      ['the same in bold', says('\n**BLOCKED:** make deploy'), 'blocked_by_policy'],
      ['the word somewhere else', says('The door is no longer BLOCKED: done.'), 'success'],
      ['the word without any refusal', { ...says('BLOCKED: x'), denials: [], gaveUp: false }, 'success'],
    ])('%s', (_name, facts, outcome) => {
      expect(conclude(facts).outcome).toBe(outcome);
    });

    test('a task that a refusal blocked is no success, and the reason says what would allow it', () => {
      expect(conclude({ ...DENIED, changed: false }).reason).toBe(
        'Nothing was changed, because what it needs was refused, at last Bash make deploy. It can be allowed: allow: Bash(make deploy:*)',
      );
    });

    test('refusals that were got over stand in the reason of a run that changed nothing', () => {
      expect(conclude({ ...DENIED, changed: false, gaveUp: false }).reason).toBe(
        'Nothing was changed, and 2 actions were refused.',
      );
    });
  });
});

function limited(limit: Limit): Facts {
  return { ...FINISHED, ...judged('passed', true), end: { kind: 'limit', limit, answer: '' } };
}
