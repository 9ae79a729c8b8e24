import type { Limit } from '../agent/budget.js';
import { readStatement } from '../agent/statement.js';
import type { TestsPass } from '../stop/tests-pass.js';
import type { SessionEnd } from './session-parts.js';
import type { Objections } from './session-stop.js';

/** Limits that say nothing of the work itself: it may be finished. */
const CUT_OFF: ReadonlySet<Limit> = new Set(['max_turns', 'max_cost', 'max_tokens', 'timed_out']);

export interface AtLimitParts {
  readonly gate: TestsPass;
  readonly objections: Pick<Objections, 'atLimit'>;
  /** What the model planned, as far as it told. */
  readonly plan: readonly { readonly done: boolean }[];
  readonly signal: AbortSignal;
}

/**
 * Was the work finished when the limit cut the model off? The gate opens, no other check of an end objects, no step of the plan
 * is open, and either the model says that it is done or the tests were red before and pass now. In doubt it was not.
 */
export async function isFinishedAtLimit(end: SessionEnd, parts: AtLimitParts): Promise<boolean> {
  if (end.kind !== 'limit' || !CUT_OFF.has(end.limit)) return false;
  const { gate, objections, plan, signal } = parts;
  try {
    const { verdict } = await gate.judge(signal);
    if (!verdict.opens || verdict.verdict === 'unchanged' || plan.some(({ done }) => !done)) return false;
    const { end: stated } = readStatement(end.answer);
    if (stated !== undefined && stated !== 'done') return false;
    const state = { attempt: 1, lastAssistantMessage: end.answer, signal };
    if ((await objections.atLimit(state)) !== undefined) return false;
    return stated === 'done' || (verdict.verdict === 'passed' && (await gate.onStart(signal))?.verdict === 'failed');
  } catch {
    // Out of time or cancelled: the limit is what is told, and the work is kept.
    return false;
  }
}
