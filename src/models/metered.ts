import type { Message } from '../agent/message.js';
import { addUsage, NO_USAGE, type Model, type ModelRequest, type Reply, type Usage } from '../agent/model.js';
import { costOf, worstCaseOf, type Price } from './prices.js';

export interface Meter extends Model {
  /** Everything used so far. */
  total(): { readonly usage: Usage; readonly costUsd: number };
  /** The most the next call can cost with this many output tokens, given what stands in the conversation now. */
  worstCaseUsd(messages: readonly Message[], maxOutputTokens: number): number;
}

// A token is rarely shorter than this, in bytes: a character of Chinese has three of them and is about one token.
const BYTES_PER_TOKEN = 2.5;

/** A Model that knows what each reply cost. `fixedBytes`: system prompt and tools, sent with every request. */
export function metered(model: Model, price: Price, fixedBytes: number): Meter {
  let usage = NO_USAGE;
  let costUsd = 0;
  let seen = { messages: 0, tokens: Math.ceil(fixedBytes / BYTES_PER_TOKEN) };

  return {
    async respond(request: ModelRequest): Promise<Reply> {
      const reply = await model.respond(request);
      const cost = costOf(price, reply.usage);
      usage = addUsage(usage, reply.usage);
      costUsd += cost;
      const { inputTokens, cacheWriteTokens, cacheReadTokens, outputTokens } = reply.usage;
      // The provider's own count replaces our estimate of everything up to here.
      seen = {
        messages: request.messages.length + 1,
        tokens: inputTokens + cacheWriteTokens + cacheReadTokens + outputTokens,
      };
      return { ...reply, costUsd: cost };
    },
    total: () => ({ usage, costUsd }),
    worstCaseUsd(messages, maxOutputTokens) {
      const unseen = messages.slice(seen.messages).reduce((sum, message) => sum + bytesOf(message), 0);
      return worstCaseOf(price, seen.tokens + Math.ceil(unseen / BYTES_PER_TOKEN), maxOutputTokens);
    },
  };
}

function bytesOf(message: Message): number {
  if (message.role === 'assistant') return Buffer.byteLength(JSON.stringify(message.content));
  return message.results.reduce(
    (sum, { content }) => sum + Buffer.byteLength(content),
    Buffer.byteLength(message.text),
  );
}
