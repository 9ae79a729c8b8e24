import type { Outcome } from './outcome.js';

export type Limit = Extract<Outcome, 'max_turns' | 'max_cost' | 'timed_out' | 'blocked_by_policy' | 'no_progress'>;

/** What the next model call may be: a normal one, the last one (no tools, tell what happened), or none at all. */
export type NextCall =
  | { readonly kind: 'normal'; readonly maxOutputTokens: number }
  | { readonly kind: 'wrap-up'; readonly maxOutputTokens: number; readonly limit: Limit }
  | { readonly kind: 'none'; readonly limit: Limit };

export interface BudgetLimits {
  readonly maxTurns: number;
  readonly maxCostUsd: number;
  readonly maxDenials: number;
  /** Milliseconds since the epoch at which the last model call should be made. */
  readonly wrapUpAt: number;
}

export interface Spent {
  readonly turns: number;
  readonly costUsd: number;
  readonly denials: number;
  /** The model repeats itself although it was told that this changes nothing. */
  readonly stuck: boolean;
  readonly now: number;
}

/** Tried in turn: with little money left a shorter reply is better than none. */
const NORMAL_OUTPUT_TOKENS = [16_384, 4_096];
const WRAP_UP_OUTPUT_TOKENS = 1_024;

/**
 * Decides before each call what it may be. `worstCaseUsd(n)` is the most the next call can cost with n output tokens.
 * A limit is never found out after the fact: call N of N is the wrap-up, and a call that could overshoot is not made.
 */
export function nextCall(
  limits: BudgetLimits,
  spent: Spent,
  worstCaseUsd: (maxOutputTokens: number) => number,
): NextCall {
  const left = limits.maxCostUsd - spent.costUsd;
  const wrapUp = worstCaseUsd(WRAP_UP_OUTPUT_TOKENS);
  const affordable = NORMAL_OUTPUT_TOKENS.find((tokens) => worstCaseUsd(tokens) + wrapUp <= left);
  const limit = reached(limits, spent, affordable !== undefined);
  if (limit === undefined && affordable !== undefined) return { kind: 'normal', maxOutputTokens: affordable };
  const named = limit ?? 'max_cost';
  if (spent.turns >= limits.maxTurns || left < wrapUp) return { kind: 'none', limit: named };
  return { kind: 'wrap-up', maxOutputTokens: WRAP_UP_OUTPUT_TOKENS, limit: named };
}

function reached(limits: BudgetLimits, spent: Spent, affordable: boolean): Limit | undefined {
  if (spent.denials >= limits.maxDenials) return 'blocked_by_policy';
  if (spent.stuck) return 'no_progress';
  if (spent.now >= limits.wrapUpAt) return 'timed_out';
  if (!affordable) return 'max_cost';
  if (spent.turns >= limits.maxTurns - 1) return 'max_turns';
  return undefined;
}
