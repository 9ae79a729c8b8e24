import { createHash } from 'node:crypto';
import type { MessagesRequest, ScriptedUsage } from './model-script.js';

type Block = Readonly<Record<string, unknown>>;
type Message = { readonly role: string; readonly content: readonly Block[] };

/**
 * What the provider remembers of conversations: which prefix a reply was made for, and which prefixes are cached.
 * Current models bind a reply to the exact system, tools and messages before it, and thinking to themselves.
 */
export class PrefixMemory {
  /** Thinking signature or call id → the model that made it, and the fingerprint of the prefix it was made for. */
  readonly #boundTo = new Map<string, { readonly model: unknown; readonly print: string }>();
  readonly #cached = new Set<string>();

  bind(request: MessagesRequest, names: readonly string[]): void {
    const print = fingerprint(request, messagesOf(request).length);
    for (const name of names) this.#boundTo.set(name, { model: request.model, print });
  }

  /** The 400 of a request whose earlier part was changed after a reply was made, or undefined. */
  violation(request: MessagesRequest): string | undefined {
    const messages = messagesOf(request);
    for (const [index, message] of messages.entries()) {
      if (message.role !== 'assistant') continue;
      for (const [at, block] of message.content.entries()) {
        const name =
          block['type'] === 'thinking' ? block['signature'] : block['type'] === 'tool_use' ? block['id'] : undefined;
        if (typeof name !== 'string') continue;
        const bound = this.#boundTo.get(name);
        if (bound === undefined && block['type'] === 'thinking') {
          return `messages.${index}.content.${at}: Invalid \`signature\` in \`thinking\` block`;
        }
        if (bound !== undefined && bound.model !== request.model) {
          // Another model's calls are only a part of the conversation; its thinking means nothing to this one.
          if (block['type'] === 'tool_use') continue;
          return `messages.${index}.content.${at}: \`thinking\` block was made by another model`;
        }
        if (bound !== undefined && bound.print !== fingerprint(request, index)) {
          return `messages.${index}.content.${at}: block is bound to a different conversation: system, tools or an earlier message changed`;
        }
      }
    }
    return undefined;
  }

  /** Token counts as the prompt cache would make them: a token is four bytes, a breakpoint looks back twenty blocks. */
  count(request: MessagesRequest, output: string): ScriptedUsage {
    const blocks = blocksInOrder(request);
    let tokens = 0;
    let read = 0;
    let last = 0;
    const seen: { readonly print: string; readonly tokens: number }[] = [];
    const hash = createHash('sha256');
    const fresh: string[] = [];
    for (const block of blocks) {
      const text = JSON.stringify(withoutCacheControl(block));
      tokens += Math.ceil(Buffer.byteLength(text) / 4);
      seen.push({ print: hash.update(text).copy().digest('hex'), tokens });
      if (block['cache_control'] === undefined) continue;
      const hit = seen.slice(-20).findLast((one) => this.#cached.has(one.print));
      if (hit !== undefined) read = Math.max(read, hit.tokens);
      fresh.push(seen[seen.length - 1]?.print ?? '');
      last = tokens;
    }
    for (const print of fresh) this.#cached.add(print);
    const written = Math.max(0, last - read);
    return {
      input_tokens: tokens - read - written,
      cache_creation_input_tokens: written,
      cache_read_input_tokens: read,
      output_tokens: Math.max(1, Math.ceil(Buffer.byteLength(output) / 4)),
    };
  }
}

/** Content as blocks, neighbours of the same role merged: what the provider makes of a conversation first. */
export function messagesOf(request: MessagesRequest): Message[] {
  const merged: { role: string; content: Block[] }[] = [];
  for (const raw of Array.isArray(request.messages) ? (request.messages as Block[]) : []) {
    const role = String(raw['role']);
    const content = blocks(raw['content']);
    const last = merged[merged.length - 1];
    if (last !== undefined && last.role === role) last.content.push(...content);
    else merged.push({ role, content: [...content] });
  }
  return merged;
}

function blocks(content: unknown): readonly Block[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  return Array.isArray(content) ? (content as Block[]) : [];
}

function blocksInOrder(request: MessagesRequest): Block[] {
  const tools = Array.isArray(request.tools) ? (request.tools as Block[]) : [];
  return [...tools, ...blocks(request.system), ...messagesOf(request).flatMap((message) => message.content)];
}

function fingerprint(request: MessagesRequest, messages: number): string {
  const prefix = [request.tools ?? [], blocks(request.system), messagesOf(request).slice(0, messages)];
  return createHash('sha256')
    .update(JSON.stringify(withoutCacheControl(prefix)))
    .digest('hex');
}

/** Breakpoints may move from request to request; they are no part of what is said. */
function withoutCacheControl(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCacheControl);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'cache_control')
      .map(([key, inner]) => [key, withoutCacheControl(inner)]),
  );
}
