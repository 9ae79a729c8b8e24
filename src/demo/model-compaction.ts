import { messagesOf } from './model-prefix.js';
import type { MessagesRequest } from './model-script.js';

type Block = Readonly<Record<string, unknown>>;

const BETA = 'compact-2026-01-12';
const LOWEST_TRIGGER = 50_000;
const DEFAULT_TRIGGER = 150_000;

/** What the API has against a request to compact, or against the blocks that came of one; undefined for nothing. */
export function compactionProblem(body: MessagesRequest, betas: readonly string[]): string | undefined {
  const { context_management: management } = body;
  const knows = betas.includes(BETA);
  if (management !== undefined && !knows) return 'context_management: Extra inputs are not permitted';
  for (const [index, edit] of editsOf(body).entries()) {
    const problem = editProblem(edit, `context_management.edits.${index}`);
    if (problem !== undefined) return problem;
  }
  for (const [index, { role, content }] of messagesOf(body).entries()) {
    for (const [at, block] of content.entries()) {
      if (block['type'] !== 'compaction') continue;
      const place = `messages.${index}.content.${at}`;
      if (!knows) return `${place}: Input tag 'compaction' found using 'type' does not match any of the expected tags`;
      if (role !== 'assistant') return `${place}: \`compaction\` blocks can only be in \`assistant\` messages`;
      if (block['content'] === '') return `${place}.compaction.content: String should have at least 1 character`;
    }
  }
  return undefined;
}

function editProblem({ type, trigger, ...rest }: Block, at: string): string | undefined {
  if (type !== 'compact_20260112') return `${at}: Input tag '${String(type)}' found using 'type' does not match`;
  const extra = Object.keys(rest).find((field) => field !== 'instructions' && field !== 'pause_after_compaction');
  if (extra !== undefined) return `${at}.compact_20260112.${extra}: Extra inputs are not permitted`;
  if (trigger === undefined || trigger === null) return undefined;
  const { type: kind, value } = trigger as Block;
  if (kind !== 'input_tokens') return `${at}.compact_20260112.trigger.type: Input should be 'input_tokens'`;
  if (typeof value !== 'number' || value < LOWEST_TRIGGER) {
    return `${at}.compact_20260112.trigger.value: Input should be greater than or equal to ${LOWEST_TRIGGER}`;
  }
  return undefined;
}

/** Tokens from which on a conversation is summarised before the reply; Infinity when nobody asked. */
export function compactionTrigger(body: MessagesRequest): number {
  const edit = editsOf(body).find(({ type }) => type === 'compact_20260112');
  if (edit === undefined) return Infinity;
  const value = (edit['trigger'] as Block | null | undefined)?.['value'];
  return typeof value === 'number' ? value : DEFAULT_TRIGGER;
}

/** What the model sees: a summary stands for everything before it. One that failed, without content, stands for nothing. */
export function sinceCompaction(body: MessagesRequest): MessagesRequest {
  const messages = messagesOf(body);
  const index = messages.findLastIndex(({ content }) => content.some(isSummary));
  const from = messages[index];
  if (from === undefined) return body;
  const content = from.content.slice(from.content.findLastIndex(isSummary));
  return { ...body, messages: [{ ...from, content }, ...messages.slice(index + 1)] };
}

function isSummary(block: Block): boolean {
  return block['type'] === 'compaction' && typeof block['content'] === 'string';
}

function editsOf({ context_management: management }: MessagesRequest): readonly Block[] {
  const edits = (management as Block | null | undefined)?.['edits'];
  return Array.isArray(edits) ? (edits as Block[]) : [];
}
