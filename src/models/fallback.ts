import { APIError } from '@anthropic-ai/sdk/error';
import type { AssistantBlock, Message } from '../agent/message.js';
import { addUsage, ModelError, type ModelRequest, type Reply } from '../agent/model.js';
import type { Meter } from './metered.js';
import { addWorstCase } from './prices.js';

export interface NamedMeter extends Meter {
  readonly name: string;
}

/**
 * Two models as one, with one bill. When the first is overloaded or not there even after its retries, or refuses, the second takes over
 * for the rest of the run. `onSwitch` is told so in a sentence.
 */
export function withFallback(first: NamedMeter, second: NamedMeter, onSwitch: (note: string) => void): Meter {
  /** Length of the conversation when the second took over. */
  let switchedAt: number | undefined;

  function askSecond(request: ModelRequest): Promise<Reply> {
    const messages = request.messages.map((message, at) =>
      at < (switchedAt ?? 0) ? withoutThinking(message) : message,
    );
    return second.respond({ ...request, messages });
  }

  return {
    async respond(request: ModelRequest): Promise<Reply> {
      if (switchedAt !== undefined) return askSecond(request);
      const outcome = await first.respond(request).catch(passedOn);
      if (!(outcome instanceof ModelError) && outcome.refusal === undefined) return outcome;
      switchedAt = request.messages.length;
      const why =
        outcome instanceof ModelError ? outcome.message : `${first.name} refused (${outcome.refusal?.category}).`;
      onSwitch(`The rest of the run is done by the fallback model ${second.name}: ${why}`);
      const reply = await askSecond(request).catch((error: unknown) => bothFailed(outcome, error));
      return outcome instanceof ModelError || reply === outcome ? reply : chargedFor(reply, outcome);
    },
    total() {
      const [one, other] = [first.total(), second.total()];
      return { usage: addUsage(one.usage, other.usage), costUsd: one.costUsd + other.costUsd };
    },
    worstCase(messages) {
      const other = second.worstCase(messages);
      // A failed or refused call may be charged, and the second is asked right after it.
      return switchedAt === undefined ? addWorstCase(first.worstCase(messages), other) : other;
    },
  };
}

/** A fault of this very model; everything else would meet the other model too. */
function passedOn(error: unknown): ModelError {
  if (error instanceof ModelError && error.cause instanceof APIError) {
    const { status, type } = error.cause as APIError;
    if (status === 529 || status === 404 || type === 'overloaded_error') return error;
  }
  throw error;
}

/** A refusal is the better end: it says what the request met, and keeps what it cost. */
function bothFailed(first: ModelError | Reply, error: unknown): Reply {
  if (!(error instanceof ModelError)) throw error;
  if (!(first instanceof ModelError)) return first;
  throw new ModelError(`${first.message} The fallback model failed too: ${error.message}`, { cause: error });
}

function chargedFor(reply: Reply, refused: Reply): Reply {
  return { ...reply, usage: addUsage(refused.usage, reply.usage), costUsd: refused.costUsd + reply.costUsd };
}

/** Thinking is bound to the model that made it. Text and calls are kept. */
function withoutThinking(message: Message): Message {
  if (message.role === 'user') return message;
  return { ...message, content: message.content.filter((block) => !isThinking(block)) };
}

function isThinking(block: AssistantBlock): boolean {
  return block.type === 'opaque' && /thinking$/.test(String(block.raw['type']));
}
