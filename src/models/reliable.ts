import type { Model } from '../agent/model.js';
import { anthropicModel, type AnthropicSettings } from './anthropic.js';
import { retrying } from './retrying.js';

/** The model as runs use it: the Messages API, tried again after faults that pass. */
export function reliableModel(settings: AnthropicSettings, onRetry: (note: string) => void): Model {
  return retrying(anthropicModel(settings), { tries: 6, firstDelayMs: 500, longestDelayMs: 8_000, onRetry });
}
