import type { Message } from '../agent/message.js';
import { addUsage, NO_USAGE, type Model, type ModelRequest, type Reply, type Usage } from '../agent/model.js';
import type { PricedModel } from './priced.js';
import { worstCaseOf } from './prices.js';

export interface Meter extends Model {
  /** Everything used so far. */
  total(): { readonly usage: Usage; readonly costUsd: number };
  /** The most the next call can cost with this many output tokens, given what stands in the conversation now. */
  worstCaseUsd(messages: readonly Message[], maxOutputTokens: number): number;
}

// A token is rarely shorter than this in code or English; fewer characters per token would overstate, more understate.
const CHARACTERS_PER_TOKEN = 2.5;

/** A Model that adds up what the replies used and cost. `fixedCharacters`: system prompt and tools, sent with every request. */
export function metered(model: PricedModel, fixedCharacters: number): Meter {
  let usage = NO_USAGE;
  let costUsd = 0;
  let seen = { messages: 0, tokens: Math.ceil(fixedCharacters / CHARACTERS_PER_TOKEN) };

  return {
    async respond(request: ModelRequest): Promise<Reply> {
      const reply = await model.respond(request);
      usage = addUsage(usage, reply.usage);
      costUsd += reply.costUsd;
      const { inputTokens, cacheWriteTokens, cacheReadTokens, outputTokens } = reply.usage;
      // The provider's own count replaces our estimate of everything up to here.
      seen = {
        messages: request.messages.length + 1,
        tokens: inputTokens + cacheWriteTokens + cacheReadTokens + outputTokens,
      };
      return reply;
    },
    total: () => ({ usage, costUsd }),
    worstCaseUsd(messages, maxOutputTokens) {
      const unseen = messages.slice(seen.messages).reduce((sum, message) => sum + charactersOf(message), 0);
      const promptTokens = seen.tokens + Math.ceil(unseen / CHARACTERS_PER_TOKEN);
      return model.prices().reduce((sum, price) => sum + worstCaseOf(price, promptTokens, maxOutputTokens), 0);
    },
  };
}

function charactersOf(message: Message): number {
  if (message.role === 'assistant') return JSON.stringify(message.content).length;
  return message.text.length + message.results.reduce((sum, result) => sum + result.content.length, 0);
}
