import { anthropicModel, type AnthropicSettings } from './anthropic.js';
import { withFallback, type NamedMeter } from './fallback.js';
import { metered, type Meter } from './metered.js';
import { priceOf } from './prices.js';
import { RETRIES, retrying, type RetrySettings } from './retrying.js';

export interface ReliableSettings extends AnthropicSettings {
  /** Takes over when `model` cannot go on. Empty: none. */
  readonly fallbackModel: string;
}

export interface ModelNotes {
  readonly onRetry: RetrySettings['onRetry'];
  /** The fallback model took over: worth a line in the report. */
  readonly onSwitch: (note: string) => void;
  /** Milliseconds since the epoch: no wait for another try reaches beyond. Default: no end. */
  readonly endAt?: number;
}

/** A run's model, once it is known how many bytes of system prompt and tools go out with every request. */
export type ReliableModel = (fixedBytes: number) => Meter;

/**
 * The model as runs use it: the Messages API, every attempt charged, tried again after faults that pass, with the
 * fallback behind it. Throws UserError when a price is not known.
 */
export function reliableModel(settings: ReliableSettings, { onSwitch, ...retries }: ModelNotes): ReliableModel {
  const named = (model: string, input: string): ((fixedBytes: number) => NamedMeter) => {
    const price = priceOf(model, input);
    const api = anthropicModel({ ...settings, model });
    return (fixedBytes) => {
      const meter = metered(api, price, fixedBytes);
      return { ...meter, ...retrying(meter, { ...RETRIES, ...retries }), name: model };
    };
  };
  const first = named(settings.model, 'model');
  if (settings.fallbackModel === '') return first;
  const second = named(settings.fallbackModel, 'fallback-model');
  return (fixedBytes) => withFallback(first(fixedBytes), second(fixedBytes), onSwitch);
}
