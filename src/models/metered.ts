import type { Message } from '../agent/message.js';
import { addUsage, NO_USAGE, type Model, type ModelRequest, type Reply, type Usage } from '../agent/model.js';
import { StreamCutError } from './collect-reply.js';
import { costOf, worstCaseOf, type Price } from './prices.js';

export interface Meter extends Model {
  /** Everything used so far. */
  total(): { readonly usage: Usage; readonly costUsd: number };
  /** The most the next call can cost with this many output tokens, given what stands in the conversation now. */
  worstCaseUsd(messages: readonly Message[], maxOutputTokens: number): number;
}

// A token is rarely shorter than this, in bytes: a character of Chinese has three of them and is about one token.
const BYTES_PER_TOKEN = 2.5;
// An image is counted by its pixels, at most about 5,000 tokens.
const IMAGE_BYTES = 5_000 * BYTES_PER_TOKEN;

/** A Model that knows what each reply cost. `fixedBytes`: system prompt and tools, sent with every request. */
export function metered(model: Model, price: Price, fixedBytes: number): Meter {
  let usage = NO_USAGE;
  let costUsd = 0;
  let seen = { messages: 0, tokens: Math.ceil(fixedBytes / BYTES_PER_TOKEN) };

  return {
    async respond(request: ModelRequest): Promise<Reply> {
      const reply = await model.respond(request).catch((error: unknown) => {
        if (error instanceof StreamCutError) charge(error.usage);
        throw error;
      });
      const used = counted(reply.usage) ? reply.usage : estimateOf(request, reply);
      // The provider's own count replaces our estimate of everything up to here.
      seen = { messages: request.messages.length + 1, tokens: promptTokensOf(used) + used.outputTokens };
      return { ...reply, usage: used, costUsd: charge(used) };
    },
    total: () => ({ usage, costUsd }),
    worstCaseUsd(messages, maxOutputTokens) {
      return worstCaseOf(price, promptEstimate(messages), maxOutputTokens);
    },
  };

  function charge(used: Usage): number {
    const cost = costOf(price, used);
    usage = addUsage(usage, used);
    costUsd += cost;
    return cost;
  }

  function promptEstimate(messages: readonly Message[]): number {
    const unseen = messages.slice(seen.messages).reduce((sum, message) => sum + bytesOf(message), 0);
    return seen.tokens + Math.ceil(unseen / BYTES_PER_TOKEN);
  }

  /** A gateway that counts nothing must not make the run look free. */
  function estimateOf({ messages }: ModelRequest, { content }: Reply): Usage {
    const outputTokens = Math.ceil(Buffer.byteLength(JSON.stringify(content)) / BYTES_PER_TOKEN);
    return { ...NO_USAGE, inputTokens: promptEstimate(messages), outputTokens };
  }
}

function promptTokensOf({ inputTokens, cacheWriteTokens, cacheReadTokens }: Usage): number {
  return inputTokens + cacheWriteTokens + cacheReadTokens;
}

function counted(usage: Usage): boolean {
  return promptTokensOf(usage) > 0;
}

function bytesOf(message: Message): number {
  if (message.role === 'assistant') return Buffer.byteLength(JSON.stringify(message.content));
  return message.results.reduce(
    (sum, { content, image }) => sum + Buffer.byteLength(content) + (image === undefined ? 0 : IMAGE_BYTES),
    Buffer.byteLength(message.text),
  );
}
