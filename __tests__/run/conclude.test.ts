import { describe, expect, test } from '@jest/globals';
import type { Limit } from '../../src/agent/budget.js';
import { OUTCOMES, exitCodeOf } from '../../src/agent/outcome.js';
import { conclude, isDeliverable, type Facts } from '../../src/run/conclude.js';
import type { TestRun } from '../../src/stop/test-run.js';
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
  request: 'Make it good.',
  testCommand: 'npm test',
};
const QUESTION = 'Why does the test fail?';
const CLOSED = [{ path: 'AGENTS.md', remedy: 'allow: Edit(/AGENTS.md)' }];
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
    ['nothing to do', unchanged('Status: nothing to do'), 'no_changes', 'not-run'],
    ['nothing to do, and the tests pass', unchanged('Status: nothing to do', 'passed'), 'no_changes', 'passed'],
    ['nothing to do, and the tests are red', unchanged('Status: nothing to do', 'failed'), 'not_done', 'failed'],
    ['nothing to do, and the tests hang', unchanged('Status: nothing to do', 'timed-out'), 'not_done', 'timed-out'],
    ['nothing changed, nothing stated', unchanged('Let me fix this now.', 'failed'), 'not_done', 'failed'],
    ['nothing changed, nothing stated, green', unchanged('It is fine.', 'passed'), 'not_done', 'passed'],
    ['nothing changed, and said to be done', unchanged('Status: done', 'passed'), 'not_done', 'passed'],
    ['nothing changed, and it could not be', unchanged('Status: could not', 'failed'), 'not_done', 'failed'],
    ['work asked for, and an answer', unchanged('Status: answered', 'passed'), 'not_done', 'passed'],
    ['a question answered', unchanged('It adds.', undefined, QUESTION), 'no_changes', 'not-run'],
    ['why the tests are red', unchanged('By a typo. Status: answered', undefined, QUESTION), 'no_changes', 'not-run'],
    ['the same, stated', unchanged('By a typo.\nStatus: answered', 'failed', QUESTION), 'no_changes', 'failed'],
    ['the same, not stated', unchanged('Let me see.', 'failed', QUESTION), 'not_done', 'failed'],
    [
      'a question that could not be answered',
      unchanged('Status: could not', undefined, QUESTION),
      'not_done',
      'not-run',
    ],
    ['a change, and it could not be done', says('Status: could not'), 'not_done', 'passed'],
    ['a change, and done', says('Status: done'), 'success', 'passed'],
    ['a change that no rule opens', { ...says('Status: done'), closed: CLOSED }, 'blocked_by_policy', 'passed'],
    ['blocked, nothing changed', unchanged('BLOCKED: no network', 'failed'), 'blocked_by_policy', 'failed'],
    ['blocked, with work done', says('Half of it.\nStatus: blocked'), 'blocked_by_policy', 'passed'],
    ['out of turns, and finished', { ...limited('max_turns'), finishedAtLimit: true }, 'success', 'passed'],
    ['out of money, and finished', { ...limited('max_cost'), finishedAtLimit: true }, 'success', 'passed'],
    ['finished, but another tree', { ...limited('max_turns', false), finishedAtLimit: true }, 'max_turns', 'not-run'],
    [
      'out of turns, and a path that no rule opens',
      { ...limited('max_turns'), finishedAtLimit: true, closed: CLOSED },
      'blocked_by_policy',
      'passed',
    ],
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

    test('what is missing without any refusal is quoted as the words of the model', () => {
      const facts = { ...says('BLOCKED: the registry cannot be reached.\nMore.'), denials: [], gaveUp: false };
      expect(conclude({ ...facts, changed: false }).reason).toBe(
        'Nothing was changed. The model says what is missing: “the registry cannot be reached.”.',
      );
    });

    test.each<[string, Facts, string]>([
      ['nothing changed, and nothing done since', { ...DENIED, changed: false }, 'blocked_by_policy'],
      ['nothing changed, but another way was found', { ...DENIED, changed: false, gaveUp: false }, 'not_done'],
      ['a tested change', DENIED, 'success'],
      ['a tested change, and the model says that it is not enough', says('BLOCKED: make deploy'), 'blocked_by_policy'],
      ['the same in bold', says('\n**BLOCKED:** make deploy'), 'blocked_by_policy'],
      ['the word somewhere else', says('The door is no longer BLOCKED: done.'), 'success'],
      ['the word without any refusal', { ...says('BLOCKED: x'), denials: [], gaveUp: false }, 'blocked_by_policy'],
    ])('%s', (_name, facts, outcome) => {
      expect(conclude(facts).outcome).toBe(outcome);
    });

    test('a task that a refusal blocked is no success, and the reason says what would allow it', () => {
      expect(conclude({ ...DENIED, changed: false }).reason).toBe(
        'Nothing was changed, because what it needs was refused, at last Bash make deploy. It can be allowed: allow: Bash(make deploy:*)',
      );
    });

    test('refusals that were got over stand in the reason of a run that changed nothing', () => {
      expect(conclude({ ...says('Nothing to do.'), changed: false, gaveUp: false }).reason).toBe(
        'Nothing was changed, and 2 actions were refused.',
      );
    });
  });
});

function limited(limit: Limit, current = true): Facts {
  return { ...FINISHED, ...judged('passed', true, current), end: { kind: 'limit', limit, answer: '' } };
}

function says(answer: string): Facts {
  return { ...FINISHED, ...judged('passed', true), end: { kind: 'finished', answer } };
}

function unchanged(answer: string, run?: TestRun['verdict'], request = FINISHED.request): Facts {
  const nothing = { ...says(answer), ...judged('unchanged', true), changed: false, request };
  if (run === undefined) return nothing;
  const startRun = {
    command: 'npm test',
    verdict: run,
    exitCode: 1,
    durationMs: 1,
    failures: [],
    failed: [],
    strays: 0,
    tail: '',
  };
  return { ...nothing, startRun };
}
