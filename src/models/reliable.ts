import { anthropicModel, type AnthropicSettings } from './anthropic.js';
import { withFallback, type NamedModel } from './fallback.js';
import { priced, type PricedModel } from './priced.js';
import { priceOf } from './prices.js';
import { retrying } from './retrying.js';

export interface ReliableSettings extends AnthropicSettings {
  /** Takes over when `model` cannot go on. Empty: none. */
  readonly fallbackModel: string;
}

export interface ModelNotes {
  readonly onRetry: (note: string) => void;
  /** The fallback model took over: worth a line in the report. */
  readonly onSwitch: (note: string) => void;
}

/**
 * The model as runs use it: the Messages API, tried again after faults that pass, priced, with the fallback behind it.
 * Throws UserError when a price is not known.
 */
export function reliableModel(settings: ReliableSettings, { onRetry, onSwitch }: ModelNotes): PricedModel {
  const named = (model: string, input: string): NamedModel => {
    const price = priceOf(model, input);
    const api = anthropicModel({ ...settings, model });
    return {
      name: model,
      ...priced(retrying(api, { tries: 6, firstDelayMs: 500, longestDelayMs: 8_000, onRetry }), price),
    };
  };
  const first = named(settings.model, 'model');
  if (settings.fallbackModel === '') return first;
  return withFallback(first, named(settings.fallbackModel, 'fallback-model'), onSwitch);
}
