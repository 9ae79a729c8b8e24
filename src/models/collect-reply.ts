import type Anthropic from '@anthropic-ai/sdk';
import { toolCallsOf, type AssistantBlock } from '../agent/message.js';
import { addUsage, NO_USAGE, type EarlyCalls, type Reply, type Usage, type WithheldCall } from '../agent/model.js';
import { messageOf } from '../errors.js';

/** The stream ended before the message did. Nothing of it may be used, and what it cost until then is owed all the same. */
export class StreamCutError extends Error {
  override readonly name = 'StreamCutError';
  readonly usage: Usage;

  constructor(message: string, usage: Usage, options?: ErrorOptions) {
    super(message, options);
    this.usage = usage;
  }
}

const MOST_LEVELS = 100;

interface OpenBlock {
  readonly start: Record<string, unknown>;
  text: string;
  json: string;
}

/**
 * Reads one streamed message. A block counts only once its stop event was seen, the message only with its own. Calls
 * are offered as they are complete, and discarded when the message turns out to be none.
 */
export async function collectReply(
  events: AsyncIterable<Anthropic.RawMessageStreamEvent>,
  early?: EarlyCalls,
): Promise<Reply> {
  const open = new Map<number, OpenBlock>();
  const content: AssistantBlock[] = [];
  const broken = new Set<string>();
  let usage: Usage = NO_USAGE;
  let compaction: Usage | undefined;
  let stop: Anthropic.RawMessageDeltaEvent.Delta | undefined;
  let complete = false;

  const read = (event: Anthropic.RawMessageStreamEvent): void => {
    switch (event.type) {
      case 'message_start':
        usage = readUsage(usage, event.message.usage);
        break;
      case 'content_block_start':
        open.set(event.index, { start: { ...event.content_block }, text: '', json: '' });
        break;
      case 'content_block_delta':
        applyDelta(open.get(event.index), event.delta);
        break;
      case 'content_block_stop':
        closeBlock(open.get(event.index), content, broken, early);
        break;
      case 'message_delta':
        usage = readUsage(usage, event.usage);
        compaction = compactionIn(event.usage);
        stop = event.delta;
        break;
      case 'message_stop':
        complete = true;
        break;
    }
  };
  try {
    for await (const event of events) read(event);
  } catch (error) {
    await early?.discard();
    throw new StreamCutError(messageOf(error), usage, { cause: error });
  }
  const reply = complete ? judge(content, broken, stop, usage) : undefined;
  if (reply === undefined || reply.refusal !== undefined) await early?.discard();
  if (reply === undefined) throw new StreamCutError('The stream ended in the middle of a message.', usage);
  return compaction === undefined ? reply : { ...reply, compaction };
}

function applyDelta(
  block: OpenBlock | undefined,
  delta: Anthropic.RawContentBlockDelta | Anthropic.Beta.BetaCompactionContentBlockDelta,
): void {
  if (block === undefined) return;
  switch (delta.type) {
    case 'text_delta':
      block.text += delta.text;
      break;
    case 'input_json_delta':
      block.json += delta.partial_json;
      break;
    case 'thinking_delta':
      block.start.thinking = textField(block.start.thinking) + delta.thinking;
      break;
    case 'signature_delta':
      block.start.signature = textField(block.start.signature) + delta.signature;
      break;
    case 'compaction_delta':
      // Comes once, with the whole of the summary.
      Object.assign(block.start, { ...delta, type: 'compaction' });
      break;
    case 'citations_delta':
      break;
  }
}

function textField(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function closeBlock(
  block: OpenBlock | undefined,
  content: AssistantBlock[],
  broken: Set<string>,
  early: EarlyCalls | undefined,
): void {
  if (block === undefined) return;
  const { start } = block;
  if (start.type === 'text') {
    const text = textField(start.text) + block.text;
    // Blank text cannot be sent back: the API refuses it.
    if (text.trim() !== '') content.push({ type: 'text', text });
  } else if (start.type === 'tool_use') {
    const input = parseInput(block.json);
    const call = {
      type: 'tool_use',
      id: textField(start.id),
      name: textField(start.name),
      input: input ?? {},
    } as const;
    if (toolCallsOf(content).some(({ id }) => id === call.id)) throw new Error(`Two calls have the id "${call.id}".`);
    content.push(call);
    if (input === undefined) broken.add(call.id);
    else early?.offer(call);
  } else {
    content.push({ type: 'opaque', raw: start });
  }
}

function parseInput(json: string): object | undefined {
  if (json === '') return {};
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject && isWithin(value, MOST_LEVELS) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What is nested without end would break whoever walks through it. */
function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isWithin(inner, levels - 1));
}

function readUsage(before: Usage, now: Partial<Anthropic.Usage> | Anthropic.MessageDeltaUsage): Usage {
  return {
    inputTokens: now.input_tokens ?? before.inputTokens,
    cacheWriteTokens: now.cache_creation_input_tokens ?? before.cacheWriteTokens,
    cacheReadTokens: now.cache_read_input_tokens ?? before.cacheReadTokens,
    outputTokens: now.output_tokens ?? before.outputTokens,
  };
}

/** What summaries took: the counts beside it are without them. */
function compactionIn(usage: Anthropic.MessageDeltaUsage | Anthropic.Beta.BetaMessageDeltaUsage): Usage | undefined {
  const iterations = 'iterations' in usage ? (usage.iterations ?? []) : [];
  const summaries = iterations.filter((one) => one.type === 'compaction');
  if (summaries.length === 0) return undefined;
  return summaries.map((one) => readUsage(NO_USAGE, one)).reduce(addUsage);
}

/** The only reader of the stop reason: the loop goes on by what stands in the content. */
function judge(
  content: AssistantBlock[],
  broken: ReadonlySet<string>,
  stop: Anthropic.RawMessageDeltaEvent.Delta | undefined,
  usage: Usage,
): Reply {
  const cutOff = stop?.stop_reason === 'max_tokens' || stop?.stop_reason === 'model_context_window_exceeded';
  const base = { usage, costUsd: 0, cutOff, paused: stop?.stop_reason === 'pause_turn' };
  if (stop?.stop_reason === 'refusal') {
    const refusal = {
      category: stop.stop_details?.category ?? 'unspecified',
      explanation: stop.stop_details?.explanation ?? 'The model gave no reason.',
    };
    return { ...base, content: [], calls: [], withheld: [], refusal };
  }
  const last = content.at(-1);
  const withheld: WithheldCall[] = [];
  const calls = toolCallsOf(content).filter((call) => {
    const reason = broken.has(call.id)
      ? 'Not run: the input of this call was not a JSON object, or was nested too deeply. Send the call again.'
      : cutOff && call === last
        ? 'Not run: the reply was cut off by its length limit, so this call may be incomplete. Send it again, shorter.'
        : undefined;
    if (reason !== undefined) withheld.push({ call, reason });
    return reason === undefined;
  });
  return { ...base, content, calls, withheld };
}
