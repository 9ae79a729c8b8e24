import type { Message } from '../agent/message.js';
import { promptTokensOf, type ModelRequest, type Reply, type Usage } from '../agent/model.js';

/** How many tokens prompts have: the provider's own count of what it has seen, and an upper estimate of the rest. */
export interface PromptSize {
  /** Of a prompt with this conversation. */
  estimate(messages: readonly Message[]): number;
  /** Of a reply that nobody counted. */
  estimateOf(reply: Reply): number;
  /** The provider's count replaces the estimate of everything up to here. */
  replied(request: ModelRequest, usage: Usage): void;
}

// A token is rarely shorter than this, in bytes: a character of Chinese has three of them and is about one token.
const BYTES_PER_TOKEN = 2.5;
// An image is counted by its pixels, at most about 5,000 tokens.
const IMAGE_BYTES = 5_000 * BYTES_PER_TOKEN;

/** `fixedBytes`: system prompt and tools, sent with every request. */
export function createPromptSize(fixedBytes: number): PromptSize {
  let seen = { messages: 0, tokens: tokensIn(fixedBytes) };
  return {
    estimate(messages) {
      const unseen = messages.slice(seen.messages).reduce((sum, message) => sum + bytesOf(message), 0);
      return seen.tokens + tokensIn(unseen);
    },
    estimateOf: ({ content }) => tokensIn(Buffer.byteLength(JSON.stringify(content))),
    replied({ messages }, usage) {
      seen = { messages: messages.length + 1, tokens: promptTokensOf(usage) + usage.outputTokens };
    },
  };
}

function tokensIn(bytes: number): number {
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}

function bytesOf(message: Message): number {
  if (message.role === 'assistant') return Buffer.byteLength(JSON.stringify(message.content));
  return message.results.reduce(
    (sum, { content, image }) => sum + Buffer.byteLength(content) + (image === undefined ? 0 : IMAGE_BYTES),
    Buffer.byteLength(message.text),
  );
}
