import type Anthropic from '@anthropic-ai/sdk';
import type { AssistantBlock, Message } from '../agent/message.js';
import type { ModelRequest } from '../agent/model.js';

type Body = Omit<Anthropic.MessageCreateParamsStreaming, 'stream'>;
type UserBlock = Anthropic.ToolResultBlockParam | Anthropic.TextBlockParam;

const CACHED = { cache_control: { type: 'ephemeral' } } as const;
// One breakpoint on the system prompt (which covers the tools before it) and two rolling ones on the last user messages:
// a turn with many parallel calls is longer than the provider's look-back, so the one before it must stay marked.
const ROLLING_BREAKPOINTS = 2;

/** The Messages API request for a conversation. Only cache marks change from request to request, never content. */
export function requestBody(model: string, request: ModelRequest): Body {
  const marked = new Set(
    request.messages.flatMap((message, index) => (message.role === 'user' ? [index] : [])).slice(-ROLLING_BREAKPOINTS),
  );
  return {
    model,
    max_tokens: request.maxOutputTokens,
    system: [{ type: 'text', text: request.system, ...CACHED }],
    tools: request.tools.map((tool) => ({
      name: tool.name,
      description: tool.description,
      input_schema: tool.inputSchema as Anthropic.Tool.InputSchema,
    })),
    // The tools stay declared in the wrap-up turn: taking them away would change the prefix.
    ...(request.toolsAllowed ? {} : { tool_choice: { type: 'none' } as const }),
    messages: request.messages.map((message, index) => messageParam(message, marked.has(index))),
  };
}

function messageParam(message: Message, cached: boolean): Anthropic.MessageParam {
  if (message.role === 'assistant') return { role: 'assistant', content: message.content.map(assistantBlock) };
  const content: UserBlock[] = message.results.map((result) => ({
    type: 'tool_result',
    tool_use_id: result.callId,
    // The API refuses blank text, and a lone surrogate makes the whole body invalid.
    content: result.content.trim() === '' ? '(no output)' : result.content.toWellFormed(),
    ...(result.isError ? { is_error: true } : {}),
  }));
  if (message.text.trim() !== '') content.push({ type: 'text', text: message.text.toWellFormed() });
  const last = content.at(-1);
  if (cached && last !== undefined) content[content.length - 1] = { ...last, ...CACHED };
  return { role: 'user', content };
}

function assistantBlock(block: AssistantBlock): Anthropic.ContentBlockParam {
  switch (block.type) {
    case 'text':
      return { type: 'text', text: block.text };
    case 'tool_use':
      return { type: 'tool_use', id: block.id, name: block.name, input: block.input };
    case 'opaque':
      return block.raw as unknown as Anthropic.ContentBlockParam;
  }
}
