import type { WorstCase } from '../agent/budget.js';
import { promptTokensOf, type Usage } from '../agent/model.js';
import { UserError } from '../errors.js';

/** US dollars per million tokens. `above` holds the higher prices of prompts longer than `above.promptTokens`. */
export interface Price {
  readonly input: number;
  readonly output: number;
  readonly above?: { readonly promptTokens: number; readonly input: number; readonly output: number };
}

/** The day the table was last compared with the provider's price page. */
const PRICES_DATE = '2026-11-30';

const PRICES: Readonly<Record<string, Price>> = {
  'claude-fable-5-2': { input: 8, output: 40 },
  'claude-fable-5-1': { input: 10, output: 50 },
  'claude-opus-5-5': { input: 4, output: 20 },
  'claude-sonnet-5-5': { input: 2, output: 10 },
  'claude-haiku-5-5': { input: 0.1, output: 0.5, above: { promptTokens: 100_000, input: 0.5, output: 2.5 } },
  'claude-opus-5': { input: 5, output: 25 },
  'claude-opus-4-8': { input: 5, output: 25 },
  'claude-opus-4-7': { input: 5, output: 25 },
  'claude-opus-4-6': { input: 5, output: 25 },
  'claude-sonnet-5': { input: 2, output: 10 },
  'claude-haiku-4-5': { input: 1, output: 5 },
};

const CACHE_WRITE = 1.25;
const CACHE_READ = 0.1;

export interface PriceSource {
  /** The input that names the model. */
  readonly input?: string;
  readonly given?: ReadonlyMap<string, Price>;
}

/** A model's name as tables have it: gateways decorate it (`anthropic/claude-…`, `us.anthropic.claude-…`, `…-20251001`). */
export function plainName(model: string): string | undefined {
  return /claude-[a-z]+-\d+(?:-\d{1,2}(?!\d))?/.exec(model)?.[0];
}

/**
 * The price of a model. Those that the user gives, by the exact name, come first. A model without a price is refused: its
 * budget could not be kept.
 */
export function priceOf(model: string, { input = 'model', given }: PriceSource = {}): Price {
  const price = given?.get(model) ?? PRICES[plainName(model) ?? ''];
  if (price !== undefined) return price;
  throw new UserError(
    `No price is known for the model "${model}" (prices of ${PRICES_DATE}), so max-cost-usd could not be kept. ` +
      `Give its price in model-prices, or set ${input} to one of: ${Object.keys(PRICES).join(', ')}.`,
  );
}

export function costOf(price: Price, usage: Usage): number {
  const { input, output } = tierOf(price, promptTokensOf(usage));
  const inputUnits = usage.inputTokens + usage.cacheWriteTokens * CACHE_WRITE + usage.cacheReadTokens * CACHE_READ;
  return (inputUnits * input + usage.outputTokens * output) / 1_000_000;
}

/** The most a call can cost: nothing of the prompt is read from the cache, all of it is written. */
export function worstCaseOf(price: Price, promptTokens: number): WorstCase {
  const { input, output } = tierOf(price, promptTokens);
  const promptUsd = (promptTokens * CACHE_WRITE * input) / 1_000_000;
  return { promptTokens, promptUsd, outputTokenUsd: output / 1_000_000 };
}

export function addWorstCase(one: WorstCase, other: WorstCase): WorstCase {
  return {
    promptTokens: one.promptTokens + other.promptTokens,
    promptUsd: one.promptUsd + other.promptUsd,
    outputTokenUsd: one.outputTokenUsd + other.outputTokenUsd,
  };
}

function tierOf(price: Price, promptTokens: number): { input: number; output: number } {
  return price.above !== undefined && promptTokens > price.above.promptTokens ? price.above : price;
}
