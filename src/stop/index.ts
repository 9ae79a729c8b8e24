import type { Objection, StopState } from '../agent/loop.js';
import { messageOf } from '../errors.js';

/** One reason why a run may not end yet. Asked each time the model wants to stop; may throw, which ends the run. */
export interface StopCheck {
  readonly name: string;
  /** Most times in one run that this check may send the model back. Default 8. */
  readonly maxObjections?: number;
  check(state: CheckState): Promise<Objection | undefined>;
}

export interface CheckState extends StopState {
  /** This check sent the model back before: whatever was done since then was done because of it. */
  readonly stopHookActive: boolean;
}

export interface StopOptions {
  /** Told when a check threw: the run then ends as a gate error, whatever the tests said before. */
  readonly onBroken?: (check: string, error: unknown) => void;
  /** Told which check ended the run. */
  readonly onOver?: (check: string) => void;
}

const MAX_OBJECTIONS = 8;

/**
 * Asks the checks in order; the first objection counts. Fails closed: a check that throws ends the run as not
 * finished. Every veto is bounded here, so a check that never gives in cannot keep the run alive.
 */
export function objectToStopping(checks: readonly StopCheck[], options: StopOptions = {}) {
  const objections = new Map<StopCheck, number>();

  return async (state: StopState): Promise<Objection | undefined> => {
    for (const check of checks) {
      const before = objections.get(check) ?? 0;
      const wanted = await ask(check, { ...state, stopHookActive: before > 0 }, options);
      if (wanted === undefined) continue;
      const count = before + 1;
      objections.set(check, count);
      const tooOften = wanted.kind === 'again' && count > (check.maxObjections ?? MAX_OBJECTIONS);
      const objection = tooOften ? stillObjecting(check, count - 1) : wanted;
      if (objection.kind === 'over') options.onOver?.(check.name);
      return objection;
    }
    return undefined;
  };
}

async function ask(check: StopCheck, state: CheckState, options: StopOptions): Promise<Objection | undefined> {
  try {
    return await check.check(state);
  } catch (error) {
    // An abort is the caller's own doing and no verdict of the check.
    if (state.signal.aborted) throw error;
    options.onBroken?.(check.name, error);
    return { kind: 'over', reason: `The stop check "${check.name}" could not be carried out: ${messageOf(error)}` };
  }
}

function stillObjecting(check: StopCheck, times: number): Objection {
  return { kind: 'over', reason: `The stop check "${check.name}" still objects after ${times} attempts.` };
}
