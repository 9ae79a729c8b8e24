import { plainName } from './prices.js';

const LARGE = 1_000_000;

/** Tokens of the context window: prompt and reply together. */
const WINDOWS: Readonly<Record<string, number>> = {
  'claude-fable-5-2': LARGE,
  'claude-fable-5-1': LARGE,
  'claude-opus-5-5': LARGE,
  'claude-sonnet-5-5': LARGE,
  'claude-haiku-5-5': LARGE,
  'claude-opus-5': LARGE,
  'claude-opus-4-8': LARGE,
  'claude-opus-4-7': LARGE,
  'claude-opus-4-6': LARGE,
  'claude-sonnet-5': LARGE,
  'claude-haiku-4-5': 200_000,
};

/** The smallest one for a model that is not known. */
export function windowOf(model: string): number {
  return WINDOWS[plainName(model) ?? ''] ?? 200_000;
}
