import { createHash } from 'node:crypto';
import type { MessagesRequest } from './model-script.js';

export type Block = Readonly<Record<string, unknown>>;
type Message = { readonly role: string; readonly content: readonly Block[] };

/**
 * What the provider remembers of conversations: which prefix a reply was made for.
 * Current models bind a reply to the exact system, tools and messages before it, and thinking to themselves.
 */
export class PrefixMemory {
  /** Thinking signature, call id or summary → the model that made it, and the fingerprint of the prefix it was made for. */
  readonly #boundTo = new Map<string, { readonly model: unknown; readonly print: string }>();

  bind(request: MessagesRequest, names: readonly string[]): void {
    const print = fingerprints(request).at(-1) ?? '';
    for (const name of names) this.#boundTo.set(name, { model: request.model, print });
  }

  /** The 400 of a request whose earlier part was changed after a reply was made, or undefined. */
  violation(request: MessagesRequest): string | undefined {
    const prints = fingerprints(request);
    for (const [index, message] of messagesOf(request).entries()) {
      if (message.role !== 'assistant') continue;
      for (const [at, block] of message.content.entries()) {
        const name = boundName(block);
        if (name === undefined) continue;
        const bound = this.#boundTo.get(name);
        if (bound === undefined && block['type'] !== 'tool_use') {
          return `messages.${index}.content.${at}: Invalid \`signature\` in \`${String(block['type'])}\` block`;
        }
        if (bound !== undefined && bound.model !== request.model) {
          // Another model's calls and summaries are only a part of the conversation; its thinking means nothing to this one.
          if (block['type'] !== 'thinking') continue;
          return `messages.${index}.content.${at}: \`thinking\` block was made by another model`;
        }
        if (bound !== undefined && bound.print !== prints[index]) {
          return `messages.${index}.content.${at}: block is bound to a different conversation: system, tools or an earlier message changed`;
        }
      }
    }
    return undefined;
  }
}

/** By what a block is known again; undefined for one that may stand anywhere. */
export function boundName(block: Block): string | undefined {
  switch (block['type']) {
    case 'thinking':
      return String(block['signature']);
    case 'tool_use':
      return String(block['id']);
    case 'compaction':
      return `${String(block['encrypted_content'])} ${String(block['content'])}`;
    default:
      return undefined;
  }
}

/** Content as blocks, neighbours of the same role merged: what the provider makes of a conversation first. */
export function messagesOf(request: MessagesRequest): Message[] {
  const merged: { role: string; content: Block[] }[] = [];
  for (const raw of Array.isArray(request.messages) ? (request.messages as Block[]) : []) {
    const role = String(raw['role']);
    const content = blocksOf(raw['content']);
    const last = merged[merged.length - 1];
    if (last !== undefined && last.role === role) last.content.push(...content);
    else merged.push({ role, content: [...content] });
  }
  return merged;
}

export function blocksOf(content: unknown): readonly Block[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }];
  return Array.isArray(content) ? (content as Block[]) : [];
}

/** Of what stands before each message, and at last of the whole. */
function fingerprints(request: MessagesRequest): string[] {
  const hash = createHash('sha256').update(printable([request.tools ?? [], blocksOf(request.system)]));
  const prints = [hash.copy().digest('hex')];
  for (const message of messagesOf(request)) prints.push(hash.update(printable(message)).copy().digest('hex'));
  return prints;
}

function printable(value: unknown): string {
  return JSON.stringify(withoutCacheControl(value));
}

/** Breakpoints may move from request to request; they are no part of what is said. */
export function withoutCacheControl(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCacheControl);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'cache_control')
      .map(([key, inner]) => [key, withoutCacheControl(inner)]),
  );
}
