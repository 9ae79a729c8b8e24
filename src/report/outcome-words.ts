import type { Outcome } from '../agent/outcome.js';
import type { RunReport } from './run-report.js';

export interface OutcomeWords {
  readonly icon: string;
  /** The first line of every report: what the outcome means to somebody who did not read the documentation. */
  readonly sentence: string;
}

const OUTCOME_WORDS: Readonly<Record<Outcome, OutcomeWords>> = {
  success: { icon: '✅', sentence: 'Done, and the tests pass.' },
  no_changes: { icon: '⚪', sentence: 'Finished without changing anything.' },
  not_done: { icon: '❌', sentence: 'Not done: nothing that was asked for came of it.' },
  tests_failed: { icon: '❌', sentence: 'Not done: the tests still fail.' },
  gate_error: { icon: '❌', sentence: 'Not finished: the tests could not be run.' },
  max_turns: { icon: '⏹️', sentence: 'Stopped at the turn limit.' },
  max_cost: { icon: '⏹️', sentence: 'Stopped at the cost limit.' },
  max_tokens: { icon: '⏹️', sentence: 'Stopped at the token limit.' },
  timed_out: { icon: '⏹️', sentence: 'Stopped because the time was up.' },
  cancelled: { icon: '⏹️', sentence: 'Cancelled.' },
  blocked_by_policy: { icon: '⛔', sentence: 'Not done: what it takes was not allowed, or is missing.' },
  no_progress: { icon: '⏹️', sentence: 'Stopped: the model repeated the same call and got no further.' },
  refused: { icon: '⛔', sentence: 'The model declined this request.' },
  model_error: { icon: '❌', sentence: 'Stopped: the model gave no answer.' },
  push_failed: { icon: '❌', sentence: 'The work is done, but not where it was asked for.' },
  error: { icon: '❌', sentence: 'Stopped by an error.' },
  ignored: { icon: '⚪', sentence: 'Nothing to do.' },
};

/** What the tests said makes of an outcome that has more than one cause. */
const BY_TESTS: Partial<Record<Outcome, Partial<Record<RunReport['tests']['state'], OutcomeWords>>>> = {
  success: {
    none: { icon: '✅', sentence: 'Done. Nothing was tested: the settings say that there are no tests.' },
    'known-failures': { icon: '✅', sentence: 'Done. The tests that fail failed before, too.' },
    flaky: { icon: '✅', sentence: 'Done, but some tests pass only now and then.' },
  },
  tests_failed: {
    passed: { icon: '❌', sentence: 'Not done: the tests pass, but a check of the change does not.' },
    flaky: { icon: '❌', sentence: 'Not done: some tests pass only now and then.' },
    tampered: { icon: '❌', sentence: 'Not done: the change weakens what judges the code.' },
  },
  gate_error: {
    'timed-out': { icon: '❌', sentence: 'Not finished: the tests did not end in time.' },
  },
};

export function outcomeWords({ outcome, tests }: Pick<RunReport, 'outcome' | 'tests'>): OutcomeWords {
  return BY_TESTS[outcome]?.[tests.state] ?? OUTCOME_WORDS[outcome];
}
