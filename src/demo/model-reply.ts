import type { ScriptedUsage, Turn } from './model-script.js';

export interface CompactionBlock {
  readonly type: 'compaction';
  readonly content: string | null;
  readonly encrypted_content: string;
}

export type ReplyBlock =
  | CompactionBlock
  | { readonly type: 'thinking'; readonly thinking: string; readonly signature: string }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool_use'; readonly id: string; readonly name: string; readonly input: unknown };

export interface ReplyMessage {
  readonly id: string;
  readonly type: 'message';
  readonly role: 'assistant';
  readonly model: string;
  readonly content: readonly ReplyBlock[];
  readonly stop_reason: string;
  readonly stop_sequence: null;
  readonly stop_details: { readonly type: 'refusal'; readonly category: null; readonly explanation: string } | null;
  readonly usage: ScriptedUsage;
}

export interface StreamEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The whole reply, as a request without `stream` gets it. `name` makes ids that are unique within the server. */
export function replyMessage(
  turn: Turn,
  about: {
    readonly model: string;
    readonly name: string;
    readonly signature: string;
    readonly usage: ScriptedUsage;
    /** The conversation was summarised before the reply. */
    readonly compaction?: CompactionBlock;
  },
): ReplyMessage {
  const stopReason = turn.stopReason ?? ((turn.calls ?? []).length > 0 ? 'tool_use' : 'end_turn');
  return {
    id: `msg_${about.name}`,
    type: 'message',
    role: 'assistant',
    model: about.model,
    content: [
      ...(about.compaction === undefined ? [] : [about.compaction]),
      ...blocksOf(turn, about.name, about.signature),
    ],
    stop_reason: stopReason,
    stop_sequence: null,
    stop_details:
      stopReason === 'refusal' ? { type: 'refusal', category: null, explanation: 'The scripted model refuses.' } : null,
    usage: about.usage,
  };
}

function blocksOf(turn: Turn, name: string, signature: string): ReplyBlock[] {
  const blocks: ReplyBlock[] = [];
  if (turn.thinking !== false) blocks.push({ type: 'thinking', thinking: turn.thinking ?? '', signature });
  if (turn.text !== undefined && turn.text !== '') blocks.push({ type: 'text', text: turn.text });
  for (const [index, call] of (turn.calls ?? []).entries()) {
    blocks.push({ type: 'tool_use', id: `toolu_${name}_${index}`, name: call.tool, input: call.input });
  }
  return blocks;
}

/** The same reply as the events of a stream. */
export function* streamEvents(message: ReplyMessage): Generator<StreamEvent> {
  const { output_tokens: outputTokens, iterations, ...inputUsage } = message.usage;
  const start = {
    ...message,
    content: [],
    stop_reason: null,
    stop_details: null,
    usage: { ...inputUsage, output_tokens: 1 },
  };
  yield { type: 'message_start', message: start };
  yield { type: 'ping' };
  for (const [index, block] of message.content.entries()) {
    yield { type: 'content_block_start', index, content_block: emptied(block) };
    for (const delta of deltas(block)) yield { type: 'content_block_delta', index, delta };
    yield { type: 'content_block_stop', index };
    if (index % 3 === 2) yield { type: 'ping' };
  }
  const { stop_reason, stop_sequence, stop_details } = message;
  yield {
    type: 'message_delta',
    delta: { stop_reason, stop_sequence, stop_details },
    usage: { ...inputUsage, output_tokens: outputTokens, ...(iterations === undefined ? {} : { iterations }) },
  };
  yield { type: 'message_stop' };
}

function emptied(block: ReplyBlock): ReplyBlock {
  if (block.type === 'text') return { ...block, text: '' };
  if (block.type === 'tool_use') return { ...block, input: {} };
  if (block.type === 'compaction') return { ...block, content: null, encrypted_content: '' };
  return { ...block, thinking: '', signature: '' };
}

function* deltas(block: ReplyBlock): Generator<StreamEvent> {
  if (block.type === 'text') {
    for (const text of slices(block.text, 24)) yield { type: 'text_delta', text };
  } else if (block.type === 'tool_use') {
    yield { type: 'input_json_delta', partial_json: '' };
    // A call without arguments sends no JSON at all.
    const json = JSON.stringify(block.input);
    if (json !== '{}') for (const partial_json of slices(json, 40)) yield { type: 'input_json_delta', partial_json };
  } else if (block.type === 'compaction') {
    yield { ...block, type: 'compaction_delta' };
  } else {
    for (const thinking of slices(block.thinking, 60)) yield { type: 'thinking_delta', thinking };
    yield { type: 'signature_delta', signature: block.signature };
  }
}

/** Cut between code points: an event is JSON of its own and must not hold half a character. */
function slices(text: string, size: number): string[] {
  const points = [...text];
  const out: string[] = [];
  for (let at = 0; at < points.length; at += size) out.push(points.slice(at, at + size).join(''));
  return out;
}
