import { createHash } from 'node:crypto';
import { blocksOf, messagesOf, withoutCacheControl, type Block } from './model-prefix.js';
import type { MessagesRequest, ScriptedUsage } from './model-script.js';

/** A token is four bytes here, and an image as much as one of middling size. */
const BYTES_PER_TOKEN = 4;
const IMAGE_TOKENS = 1_600;

/** A breakpoint finds what was written at most so many blocks before it, itself included. */
const LOOK_BACK = 20;

/** Shorter prefixes are not cached, and nobody says so. */
const SHORTEST_PREFIX: readonly (readonly [RegExp, number])[] = [
  [/opus-5$|fable-5$/, 512],
  [/opus-4-7/, 2_048],
  [/opus-4-[56]|haiku-4-5/, 4_096],
];

/** The prompt cache: written at breakpoints only, and read by whoever sends the same blocks again. */
export class PromptCache {
  readonly #written = new Set<string>();

  /** The tokens of a request and its output, as the bill has them. */
  count(request: MessagesRequest, output: string): ScriptedUsage {
    const shortest = SHORTEST_PREFIX.find(([model]) => model.test(String(request.model)))?.[1] ?? 1_024;
    const seen: { readonly print: string; readonly tokens: number }[] = [];
    const fresh: string[] = [];
    const hash = createHash('sha256');
    let tokens = 0;
    let read = 0;
    let last = 0;
    for (const block of blocksInOrder(request)) {
      tokens += tokensOf(block);
      const print = hash
        .update(JSON.stringify(withoutCacheControl(block)))
        .copy()
        .digest('hex');
      seen.push({ print, tokens });
      if (block['cache_control'] === undefined || tokens < shortest) continue;
      const hit = seen.slice(-LOOK_BACK).findLast((one) => this.#written.has(one.print));
      if (hit !== undefined) read = Math.max(read, hit.tokens);
      fresh.push(print);
      last = tokens;
    }
    for (const print of fresh) this.#written.add(print);
    const written = Math.max(0, last - read);
    return {
      input_tokens: tokens - read - written,
      cache_creation_input_tokens: written,
      cache_read_input_tokens: read,
      output_tokens: Math.max(1, Math.ceil(Buffer.byteLength(output) / BYTES_PER_TOKEN)),
    };
  }
}

export function promptTokens(request: MessagesRequest): number {
  return blocksInOrder(request).reduce((sum, block) => sum + tokensOf(block), 0);
}

function blocksInOrder(request: MessagesRequest): Block[] {
  const tools = Array.isArray(request.tools) ? (request.tools as Block[]) : [];
  // Another choice of tools makes all messages new, but not what stands before them.
  const choice = request['tool_choice'] === undefined ? [] : [{ tool_choice: request['tool_choice'] }];
  const messages = messagesOf(request).flatMap((message) => message.content);
  return [...tools, ...blocksOf(request.system), ...choice, ...messages];
}

function tokensOf(block: Block): number {
  let images = 0;
  const text = JSON.stringify(withoutCacheControl(block), (key, value: unknown) => {
    if (key !== 'data' || typeof value !== 'string') return value;
    images += 1;
    return '';
  });
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN) + images * IMAGE_TOKENS;
}
