/** Every way a run can end. Each is a fact about this run, not a judgement of the change. */
export const OUTCOMES = [
  'success',
  'no_changes',
  'not_done',
  'tests_failed',
  'gate_error',
  'max_turns',
  'max_cost',
  'max_tokens',
  'timed_out',
  'cancelled',
  'blocked_by_policy',
  'no_progress',
  'refused',
  'model_error',
  'push_failed',
  'error',
  'ignored',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** A finished job must not read as a finished task: only these three end the job green. */
export function exitCodeOf(outcome: Outcome): 0 | 1 {
  return outcome === 'success' || outcome === 'no_changes' || outcome === 'ignored' ? 0 : 1;
}
