import type { AssistantBlock, Message, ToolUseBlock } from './message.js';

/** Tokens of one reply, as the provider counts them. */
export interface Usage {
  readonly inputTokens: number;
  readonly cacheWriteTokens: number;
  readonly cacheReadTokens: number;
  readonly outputTokens: number;
}

export const NO_USAGE: Usage = { inputTokens: 0, cacheWriteTokens: 0, cacheReadTokens: 0, outputTokens: 0 };

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    cacheWriteTokens: a.cacheWriteTokens + b.cacheWriteTokens,
    cacheReadTokens: a.cacheReadTokens + b.cacheReadTokens,
    outputTokens: a.outputTokens + b.outputTokens,
  };
}

/** What a tool looks like to the model. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
}

export interface ModelRequest {
  readonly system: string;
  readonly tools: readonly ToolSpec[];
  readonly messages: readonly Message[];
  /** False in the wrap-up turn: the tools stay declared (the prefix must not change) but may not be used. */
  readonly toolsAllowed: boolean;
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
  /** Takes the calls of the reply while it still comes in. */
  readonly early?: EarlyCalls;
}

/** Told by whoever reads the stream. Neither throws. */
export interface EarlyCalls {
  /** The call's stop event was seen and its input is whole. The reply may still break off, or be refused. */
  offer(call: ToolUseBlock): void;
  /** There will be no such reply. Resolved when nothing that was offered runs any more. */
  discard(): Promise<void>;
}

/** A call that stands in a reply but must not run, with the reason the model is told. */
export interface WithheldCall {
  readonly call: ToolUseBlock;
  readonly reason: string;
}

export interface Reply {
  /** Only blocks whose stop event was seen. */
  readonly content: readonly AssistantBlock[];
  /** Calls that may run. Empty when the reply was refused or cut off inside its last call. */
  readonly calls: readonly ToolUseBlock[];
  readonly withheld: readonly WithheldCall[];
  readonly refusal?: { readonly category: string; readonly explanation: string };
  /** The reply ended at its length limit: whatever it says is not all of it. */
  readonly cutOff: boolean;
  /** The provider stopped in the middle and asks to be called again with the same conversation. */
  readonly paused: boolean;
  readonly usage: Usage;
  readonly costUsd: number;
}

/** A way to get replies. Wrappers (retry, cost, recording) are Models too. Throws ModelError, or AbortError on the signal. */
export interface Model {
  respond(request: ModelRequest): Promise<Reply>;
}

/** The provider would not answer, for good: retrying is over or pointless. The message says what to do. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}
