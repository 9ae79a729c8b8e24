import type { Outcome } from './outcome.js';

export type Limit = Extract<
  Outcome,
  'max_turns' | 'max_cost' | 'max_tokens' | 'timed_out' | 'blocked_by_policy' | 'no_progress'
>;

/** What the next model call may be: a normal one, the last one (no tools, tell what happened), or none at all. */
export type NextCall =
  | { readonly kind: 'normal'; readonly maxOutputTokens: number }
  | { readonly kind: 'wrap-up'; readonly maxOutputTokens: number; readonly limit: Limit }
  | { readonly kind: 'none'; readonly limit: Limit };

export interface BudgetLimits {
  readonly maxTurns: number;
  readonly maxCostUsd: number;
  /** Input and output of all calls together. 0: no limit. */
  readonly maxTokens: number;
  readonly maxDenials: number;
  /** Milliseconds since the epoch: when the run began, and when the last model call should be made. */
  readonly startedAt: number;
  readonly wrapUpAt: number;
}

/** Where a run stands. Plain data, so that it can be written down and a decision made again from it. */
export interface Standing {
  readonly turns: number;
  readonly costUsd: number;
  readonly tokens: number;
  readonly denials: number;
  /** The model repeats itself although it was told that this changes nothing. */
  readonly stuck: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly nextCall: WorstCase;
}

/** The most that one call can take: its prompt, to which each token that it may say is added. */
export interface WorstCase {
  readonly promptTokens: number;
  readonly promptUsd: number;
  readonly outputTokenUsd: number;
}

/** Tried in turn: with little left a shorter reply is better than none. */
const NORMAL_OUTPUT_TOKENS = [16_384, 4_096];
const WRAP_UP_OUTPUT_TOKENS = 1_024;

/**
 * Decides before each call what it may be. A limit is never found out after the fact: call N of N is the wrap-up, and a
 * call that could overshoot, or that could leave too little for the wrap-up, is not made.
 */
export function nextCall(limits: BudgetLimits, standing: Standing): NextCall {
  const missing = (...outputs: readonly number[]) => lacking(limits, standing, outputs);
  const affordable = NORMAL_OUTPUT_TOKENS.find((tokens) => missing(tokens, WRAP_UP_OUTPUT_TOKENS) === undefined);
  const maxOutputTokens = affordable ?? Math.min(...NORMAL_OUTPUT_TOKENS);
  const limit = reached(limits, standing, missing(maxOutputTokens, WRAP_UP_OUTPUT_TOKENS));
  if (limit === undefined) return { kind: 'normal', maxOutputTokens };
  const isOver = standing.turns >= limits.maxTurns || missing(WRAP_UP_OUTPUT_TOKENS) !== undefined;
  return isOver ? { kind: 'none', limit } : { kind: 'wrap-up', maxOutputTokens: WRAP_UP_OUTPUT_TOKENS, limit };
}

function reached(limits: BudgetLimits, standing: Standing, missing: Limit | undefined): Limit | undefined {
  if (standing.denials >= limits.maxDenials) return 'blocked_by_policy';
  if (standing.stuck) return 'no_progress';
  if (standing.now >= limits.wrapUpAt) return 'timed_out';
  if (missing !== undefined) return missing;
  return standing.turns >= limits.maxTurns - 1 ? 'max_turns' : undefined;
}

/** What is missing for calls with so much output, one after the other. */
function lacking(limits: BudgetLimits, standing: Standing, outputs: readonly number[]): Limit | undefined {
  const { nextCall: worst } = standing;
  const usd = outputs.reduce((sum, output) => sum + worstCaseUsd(worst, output), standing.costUsd);
  if (usd > limits.maxCostUsd) return 'max_cost';
  const tokens = outputs.reduce((sum, output) => sum + worst.promptTokens + output, standing.tokens);
  return limits.maxTokens > 0 && tokens > limits.maxTokens ? 'max_tokens' : undefined;
}

export function worstCaseUsd({ promptUsd, outputTokenUsd }: WorstCase, outputTokens: number): number {
  return promptUsd + outputTokens * outputTokenUsd;
}
