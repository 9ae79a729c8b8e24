import type { Message } from '../agent/message.js';
import { addUsage, NO_USAGE, type Model, type ModelRequest, type Reply, type Usage } from '../agent/model.js';
import { StreamCutError } from './collect-reply.js';
import { costOf, worstCaseOf, type Price } from './prices.js';
import { createPromptSize, promptTokensOf } from './prompt-size.js';

export interface Meter extends Model {
  /** Everything used so far. */
  total(): { readonly usage: Usage; readonly costUsd: number };
  /** The most the next call can cost with this many output tokens, given what stands in the conversation now. */
  worstCaseUsd(messages: readonly Message[], maxOutputTokens: number): number;
}

/**
 * A Model that knows what each reply cost. `fixedBytes`: system prompt and tools, sent with every request. `compactAt`: tokens
 * from which on the provider may summarise the conversation before it replies, at our cost.
 */
export function metered(model: Model, price: Price, fixedBytes: number, compactAt = Infinity): Meter {
  const size = createPromptSize(fixedBytes);
  let usage = NO_USAGE;
  let costUsd = 0;

  return {
    async respond(request: ModelRequest): Promise<Reply> {
      const reply = await model.respond(request).catch((error: unknown) => {
        if (error instanceof StreamCutError) charge(error.usage);
        throw error;
      });
      const used = promptTokensOf(reply.usage) > 0 ? reply.usage : estimateOf(request, reply);
      size.replied(request, used);
      const summary = reply.compaction === undefined ? 0 : charge(reply.compaction);
      return { ...reply, usage: used, costUsd: summary + charge(used) };
    },
    total: () => ({ usage, costUsd }),
    worstCaseUsd(messages, maxOutputTokens) {
      const prompt = size.estimate(messages);
      // A summary reads the whole prompt and is written like a reply; then comes the reply itself.
      return worstCaseOf(price, prompt, maxOutputTokens) * (prompt >= compactAt ? 2 : 1);
    },
  };

  function charge(used: Usage): number {
    const cost = costOf(price, used);
    usage = addUsage(usage, used);
    costUsd += cost;
    return cost;
  }

  /** A gateway that counts nothing must not make the run look free. */
  function estimateOf({ messages }: ModelRequest, reply: Reply): Usage {
    return { ...NO_USAGE, inputTokens: size.estimate(messages), outputTokens: size.estimateOf(reply) };
  }
}
