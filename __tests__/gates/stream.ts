import { replyMessage, streamEvents, type StreamEvent } from '../../src/demo/model-reply.js';
import type { Turn } from '../../src/demo/model-script.js';
import type { EarlyCalls, Reply } from '../../src/agent/model.js';
import { collectReply } from '../../src/models/collect-reply.js';

export interface Streaming {
  /** Makes the ids: `toolu_<name>_<index of the call>`. */
  readonly name?: string;
  /** Awaited before each event comes in. */
  readonly before?: (event: StreamEvent, at: number) => Promise<void> | void;
  readonly change?: (event: StreamEvent) => StreamEvent;
  /** The stream breaks in place of this event. */
  readonly breakAt?: number;
  /** It ends there, as if it were whole. */
  readonly quietly?: boolean;
}

/** A reply as the model streams it, read by the real reader. */
export function streamed(turn: Turn, early: EarlyCalls, streaming: Streaming = {}): Promise<Reply> {
  return collectReply(comingIn(turn, streaming) as unknown as Parameters<typeof collectReply>[0], early);
}

export function eventsOf(turn: Turn, name = '1'): StreamEvent[] {
  const usage = { input_tokens: 9, cache_creation_input_tokens: 0, cache_read_input_tokens: 0, output_tokens: 9 };
  return [...streamEvents(replyMessage(turn, { model: 'm', name, signature: 's', usage }))];
}

async function* comingIn(
  turn: Turn,
  { name, before, change, breakAt, quietly }: Streaming,
): AsyncGenerator<StreamEvent> {
  for (const [at, event] of eventsOf(turn, name).entries()) {
    await before?.(event, at);
    if (at === breakAt && quietly === true) return;
    if (at === breakAt) throw new Error('socket hang up');
    yield change?.(event) ?? event;
  }
}
