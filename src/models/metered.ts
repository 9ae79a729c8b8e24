import type { WorstCase } from '../agent/budget.js';
import type { Message } from '../agent/message.js';
import {
  addUsage,
  NO_USAGE,
  promptTokensOf,
  type Model,
  type ModelRequest,
  type Reply,
  type Usage,
} from '../agent/model.js';
import { StreamCutError } from './collect-reply.js';
import { addWorstCase, costOf, worstCaseOf, type Price } from './prices.js';
import { createPromptSize } from './prompt-size.js';

export interface Meter extends Model {
  /** Everything used so far. */
  total(): { readonly usage: Usage; readonly costUsd: number };
  /** The most the next call can take, given what stands in the conversation now. */
  worstCase(messages: readonly Message[]): WorstCase;
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
    worstCase(messages) {
      const prompt = size.estimate(messages);
      const worst = worstCaseOf(price, prompt);
      // A summary reads the whole prompt and is written like a reply; then comes the reply itself.
      return prompt >= compactAt ? addWorstCase(worst, worst) : worst;
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
