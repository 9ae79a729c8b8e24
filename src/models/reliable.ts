import { anthropicModel, type AnthropicSettings } from './anthropic.js';
import { compactAt } from './compaction.js';
import { withFallback, type NamedMeter } from './fallback.js';
import { metered, type Meter } from './metered.js';
import { priceOf } from './prices.js';
import { RETRIES, retrying } from './retrying.js';
import { windowOf } from './windows.js';

export interface ReliableSettings extends AnthropicSettings {
  /** Takes over when `model` cannot go on. Empty: none. */
  readonly fallbackModel: string;
}

export interface ModelNotes {
  /** A request goes out again, as it was or without a part that was refused. */
  readonly onRetry: (note: string) => void;
  /** The fallback model took over: worth a line in the report. */
  readonly onSwitch: (note: string) => void;
}

/** A run's model, once it is known how many bytes of system prompt and tools go out with every request. */
export type ReliableModel = (fixedBytes: number) => Meter;

/**
 * The model as runs use it: the Messages API, every attempt charged, tried again after faults that pass, with the
 * fallback behind it. Throws UserError when a price is not known.
 */
export function reliableModel(settings: ReliableSettings, { onRetry, onSwitch }: ModelNotes): ReliableModel {
  const named = (model: string, input: string): ((fixedBytes: number) => NamedMeter) => {
    const price = priceOf(model, input);
    const api = anthropicModel({ ...settings, model, onNote: onRetry });
    return (fixedBytes) => {
      const meter = metered(api, price, fixedBytes, compactAt(windowOf(model)));
      return { ...meter, ...retrying(meter, { ...RETRIES, onRetry }), name: model };
    };
  };
  const first = named(settings.model, 'model');
  if (settings.fallbackModel === '') return first;
  const second = named(settings.fallbackModel, 'fallback-model');
  return (fixedBytes) => withFallback(first(fixedBytes), second(fixedBytes), onSwitch);
}
