import { anthropicModel, type AnthropicSettings } from './anthropic.js';
import { audited, type RequestRecord } from './audited.js';
import { compactAt } from './compaction.js';
import { withFallback, type NamedMeter } from './fallback.js';
import { metered, type Meter } from './metered.js';
import { priceOf, type Price } from './prices.js';
import { RETRIES, retrying, type RetrySettings } from './retrying.js';
import { windowOf } from './windows.js';

export interface ReliableSettings extends AnthropicSettings {
  /** Takes over when `model` cannot go on. Empty: none. */
  readonly fallbackModel: string;
  readonly modelPrices: ReadonlyMap<string, Price>;
  /** The input that names `model`. */
  readonly input?: string;
}

export interface ModelNotes {
  readonly onRequest: (record: RequestRecord) => void;
  readonly onRetry: RetrySettings['onRetry'];
  /** A request goes out again without a part that the provider refused. */
  readonly onNote: (note: string) => void;
  /** The fallback model took over: worth a line in the report. */
  readonly onSwitch: (note: string) => void;
  /** Milliseconds since the epoch: no wait for another try reaches beyond. Default: no end. */
  readonly endAt?: number;
}

/** A run's model, once it is known how many bytes of system prompt and tools go out with every request, and who is told. */
export type ReliableModel = (fixedBytes: number, notes: ModelNotes) => Meter;

/**
 * The model as runs use it: the Messages API, every attempt charged and told, tried again after faults that pass, with
 * the fallback behind it. Throws UserError when a price is not known.
 */
export function reliableModel(settings: ReliableSettings): ReliableModel {
  const named = (model: string, input: string): ((fixedBytes: number, notes: ModelNotes) => NamedMeter) => {
    const price = priceOf(model, { input, given: settings.modelPrices });
    return (fixedBytes, { onRequest, onNote, onRetry, endAt = Infinity }) => {
      const api = anthropicModel({ ...settings, model, onNote });
      const meter = audited(metered(api, price, fixedBytes, compactAt(windowOf(model))), model, onRequest);
      return { ...meter, ...retrying(meter, { ...RETRIES, endAt, onRetry }), name: model };
    };
  };
  const first = named(settings.model, settings.input ?? 'model');
  if (settings.fallbackModel === '') return first;
  const second = named(settings.fallbackModel, 'fallback-model');
  return (fixedBytes, notes) => withFallback(first(fixedBytes, notes), second(fixedBytes, notes), notes.onSwitch);
}
