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
  tests_failed: { icon: '❌', sentence: 'Not done: the tests still fail.' },
  gate_error: { icon: '❌', sentence: 'Not finished: the tests could not be run.' },
  max_turns: { icon: '⏹️', sentence: 'Stopped at the turn limit.' },
  max_cost: { icon: '⏹️', sentence: 'Stopped at the cost limit.' },
  timed_out: { icon: '⏹️', sentence: 'Stopped because the time was up.' },
  cancelled: { icon: '⏹️', sentence: 'Cancelled.' },
  blocked_by_policy: { icon: '⛔', sentence: 'Not done: your rules or hooks did not allow what it takes.' },
  no_progress: { icon: '⏹️', sentence: 'Stopped: the model repeated the same call and got no further.' },
  refused: { icon: '⛔', sentence: 'The model declined this request.' },
  model_error: { icon: '❌', sentence: 'Stopped: the model gave no answer.' },
  push_failed: { icon: '❌', sentence: 'The work is done, but not where it was asked for.' },
  error: { icon: '❌', sentence: 'Stopped by an error.' },
  ignored: { icon: '⚪', sentence: 'Nothing to do.' },
};

export function outcomeWords({ outcome, tests }: Pick<RunReport, 'outcome' | 'tests'>): OutcomeWords {
  if (outcome === 'success' && tests.state === 'none') {
    return { icon: '✅', sentence: 'Done. Nothing was tested: the settings say that there are no tests.' };
  }
  return OUTCOME_WORDS[outcome];
}
