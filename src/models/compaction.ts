import type { Message } from '../agent/message.js';
import { promptTokensOf, type ModelRequest, type Reply } from '../agent/model.js';
import { createPromptSize } from './prompt-size.js';

/** Whether the provider is asked to summarise the conversation, which it then does before it replies. */
export interface Compaction {
  /** Tokens from which on it shall; undefined: it is not asked. */
  at(request: ModelRequest): number | undefined;
  replied(request: ModelRequest, reply: Reply): void;
  /** The provider does not know how to: it is never asked again. */
  refused(): void;
  /** Why a conversation does not fit any more, and what to do. */
  fullWords(): string;
}

/** Near the window's end, with room left for the reply and for what our estimate lacks. */
const SHARE = 0.75;
/** The API takes no lower one. */
const LOWEST_TRIGGER = 50_000;
/** Each loses something; a run that needs more of them has lost its way. */
export const MOST_COMPACTIONS = 5;

export function compactAt(window: number): number {
  return Math.max(LOWEST_TRIGGER, Math.floor(window * SHARE));
}

/**
 * Asks for nothing before the conversation comes near the window: there are gateways that know no beta features. From then
 * on every request asks, as the block with the summary has to be sent back with all that follow.
 */
export function createCompaction(window: number): Compaction {
  const trigger = compactAt(window);
  let size: ReturnType<typeof createPromptSize> | undefined;
  let near = false;
  let known = true;
  let count = 0;
  return {
    at(request) {
      size ??= createPromptSize(Buffer.byteLength(request.system + JSON.stringify(request.tools)));
      near ||= size.estimate(request.messages) >= trigger;
      return near && known && count < MOST_COMPACTIONS ? trigger : undefined;
    },
    replied(request, reply) {
      if (promptTokensOf(reply.usage) > 0) size?.replied(request, reply.usage);
      if (reply.compaction !== undefined) count += 1;
    },
    refused() {
      known = false;
    },
    fullWords() {
      const summarised =
        count === 0
          ? ''
          : `, although it was summarised ${count} times${count < MOST_COMPACTIONS ? '' : ', the most there is'}`;
      const unknown = known ? '' : ', and the provider does not summarise it';
      return `The conversation no longer fits into the model's window of ${window} tokens${summarised}${unknown}. Give a narrower task, or a model with a larger window.`;
    },
  };
}

/** Does a summary stand in the conversation? Then the provider must be told that we know of such blocks. */
export function isCompacted(messages: readonly Message[]): boolean {
  return messages.some(
    (message) =>
      message.role === 'assistant' &&
      message.content.some((block) => block.type === 'opaque' && block.raw['type'] === 'compaction'),
  );
}
