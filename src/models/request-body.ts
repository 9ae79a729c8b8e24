import type Anthropic from '@anthropic-ai/sdk';
import type { AssistantBlock, Image, Message, ToolResult } from '../agent/message.js';
import type { ModelRequest } from '../agent/model.js';
import { soundText, soundValue } from '../text/sound.js';

export type Body = Omit<Anthropic.MessageCreateParamsStreaming, 'stream'> &
  Pick<Anthropic.Beta.MessageCreateParams, 'context_management'>;
type UserBlock = Anthropic.ToolResultBlockParam | Anthropic.TextBlockParam;

const CACHED = { cache_control: { type: 'ephemeral' } } as const;
// One breakpoint on the system prompt (which covers the tools before it) and rolling ones on the last user messages. A turn
// with many parallel calls is longer than the provider's look-back, so where the last request ended must stay marked; a
// notice may stand behind the results, so that is not always the message before the last.
const ROLLING_BREAKPOINTS = 3;
const LONGEST_NAME = 128;

export interface BodyOptions {
  /** Tokens from which on the provider shall summarise the conversation before it replies. */
  readonly compactAt?: number;
  /** Calls whose image the provider refused. */
  readonly unseen?: ReadonlySet<string>;
}

/**
 * The Messages API request for a conversation, free of what the API refuses: blank text, empty messages, broken characters.
 * Only cache marks change from request to request, never content.
 */
export function requestBody(model: string, request: ModelRequest, options: BodyOptions = {}): Body {
  const marked = new Set(
    request.messages.flatMap((message, index) => (message.role === 'user' ? [index] : [])).slice(-ROLLING_BREAKPOINTS),
  );
  const system = soundText(request.system);
  return {
    model,
    max_tokens: request.maxOutputTokens,
    ...(isBlank(system) ? {} : { system: [{ type: 'text', text: system, ...CACHED }] }),
    tools: request.tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      input_schema: tool.inputSchema as Anthropic.Tool.InputSchema,
    })),
    // The tools stay declared in the wrap-up turn: taking them away would change the prefix.
    ...(request.toolsAllowed || request.tools.length === 0 ? {} : { tool_choice: { type: 'none' } as const }),
    ...(options.compactAt === undefined ? {} : { context_management: compactionAt(options.compactAt) }),
    messages: request.messages.flatMap((message, index) =>
      messageParam(withoutUnseen(message, options.unseen), marked.has(index)),
    ),
  };
}

function compactionAt(value: number): Anthropic.Beta.BetaContextManagementConfig {
  return { edits: [{ type: 'compact_20260112', trigger: { type: 'input_tokens', value } }] };
}

function withoutUnseen(message: Message, unseen: ReadonlySet<string> = new Set()): Message {
  if (message.role === 'assistant' || unseen.size === 0) return message;
  const results = message.results.map(({ image, ...result }) => {
    if (image === undefined || !unseen.has(result.callId))
      return { ...result, ...(image === undefined ? {} : { image }) };
    return { ...result, content: `${result.content}\n[The image could not be processed.]` };
  });
  return { ...message, results };
}

/** None for an assistant message of which nothing is left. */
function messageParam(message: Message, cached: boolean): Anthropic.MessageParam[] {
  if (message.role === 'assistant') {
    const said = message.content.flatMap(assistantBlock);
    return said.length === 0 ? [] : [{ role: 'assistant', content: said }];
  }
  const content: UserBlock[] = message.results.map(resultBlock);
  const text = soundText(message.text);
  if (!isBlank(text)) content.push({ type: 'text', text });
  if (content.length === 0) content.push({ type: 'text', text: '(empty)' });
  const last = content.at(-1);
  if (cached && last !== undefined) content[content.length - 1] = { ...last, ...CACHED };
  return [{ role: 'user', content }];
}

function resultBlock({ callId, content, isError, image }: ToolResult): Anthropic.ToolResultBlockParam {
  const text = isBlank(soundText(content)) ? '(no output)' : soundText(content);
  return {
    type: 'tool_result',
    tool_use_id: callId,
    content: image === undefined || isError ? text : [{ type: 'text', text }, imageBlock(image)],
    ...(isError ? { is_error: true } : {}),
  };
}

function imageBlock({ type, data }: Image): Anthropic.ImageBlockParam {
  return { type: 'image', source: { type: 'base64', media_type: type, data } };
}

function assistantBlock(block: AssistantBlock): Anthropic.ContentBlockParam[] {
  switch (block.type) {
    case 'text':
      return isBlank(soundText(block.text)) ? [] : [{ type: 'text', text: soundText(block.text) }];
    case 'tool_use':
      return [{ type: 'tool_use', id: block.id, name: soundName(block.name), input: soundValue(block.input) }];
    case 'opaque':
      return [soundValue(block.raw) as Anthropic.ContentBlockParam];
  }
}

/** The model may call what no tool is named, and the API takes no name that none could have. */
function soundName(name: string): string {
  return name.replaceAll(/[^\w-]/g, '_').slice(0, LONGEST_NAME) || '_';
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
