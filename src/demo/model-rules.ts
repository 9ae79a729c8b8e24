import { compactionProblem } from './model-compaction.js';
import { imageProblem } from './model-images.js';
import { pairingProblem } from './model-pairing.js';
import { messagesOf } from './model-prefix.js';
import type { MessagesRequest } from './model-script.js';

type Block = Readonly<Record<string, unknown>>;

/** Why the Messages API would answer a body with 400, in its words; undefined when it would not. */
export function violations(
  body: MessagesRequest,
  kind: 'create' | 'count' = 'create',
  betas: readonly string[] = [],
): string | undefined {
  return (
    loneSurrogate(body) ??
    fieldProblem(body, kind) ??
    toolProblem(body['tools']) ??
    shapeProblem(body) ??
    blockProblem(body) ??
    imageProblem(body) ??
    compactionProblem(body, betas) ??
    pairingProblem(body) ??
    breakpointProblem(body)
  );
}

const FIELDS = new Set(
  (
    'model max_tokens messages system tools tool_choice stream temperature top_p top_k stop_sequences thinking output_config ' +
    'metadata service_tier cache_control context_management container inference_geo diagnostics'
  ).split(' '),
);

function fieldProblem(body: MessagesRequest, kind: 'create' | 'count'): string | undefined {
  for (const field of ['model', ...(kind === 'create' ? ['max_tokens'] : []), 'messages']) {
    if (body[field] === undefined) return `${field}: Field required`;
  }
  const unknown = Object.keys(body).find((field) => !FIELDS.has(field));
  if (unknown !== undefined) return `${unknown}: Extra inputs are not permitted`;
  if (typeof body.model !== 'string' || body.model === '') return 'model: String should have at least 1 character';
  const maxTokens = body['max_tokens'];
  if (kind === 'create' && (!Number.isInteger(maxTokens) || (maxTokens as number) < 1)) {
    return 'max_tokens: Input should be greater than or equal to 1';
  }
  if (kind === 'create' && (maxTokens as number) > 128_000) return `max_tokens: ${String(maxTokens)} > 128000`;
  for (const [field, standard] of [
    ['temperature', 1],
    ['top_p', undefined],
    ['top_k', undefined],
  ] as const) {
    if (body[field] !== undefined && body[field] !== standard) return `\`${field}\` is not supported by this model.`;
  }
  const thinking = body['thinking'] as Block | undefined;
  if (thinking !== undefined && thinking['type'] !== 'adaptive')
    return `thinking.type: "${String(thinking['type'])}" is not supported by this model`;
  const choice = (body['tool_choice'] as Block | undefined)?.['type'];
  if (choice === 'any' || choice === 'tool')
    return 'tool_choice: Thinking may not be enabled when tool_choice forces tool use.';
  if (body['tool_choice'] !== undefined && listOf(body['tools']).length === 0)
    return 'tool_choice may only be specified while providing `tools`.';
  return undefined;
}

const TOOL_NAME = /^[a-zA-Z0-9_-]{1,128}$/;

function toolProblem(tools: unknown): string | undefined {
  if (tools !== undefined && !Array.isArray(tools)) return 'tools: Input should be a valid list';
  const names = new Set<unknown>();
  for (const [index, tool] of listOf(tools).entries()) {
    const at = `tools.${index}.custom`;
    if (typeof tool['name'] !== 'string' || !TOOL_NAME.test(tool['name'])) {
      return `${at}.name: String should match pattern '${TOOL_NAME.source}'`;
    }
    if (names.has(tool['name'])) return 'tools: Tool names must be unique.';
    names.add(tool['name']);
    const schema = tool['input_schema'];
    if (typeof schema !== 'object' || schema === null) return `${at}.input_schema: Field required`;
    if ((schema as Block)['type'] !== 'object') return `${at}.input_schema.type: Input should be 'object'`;
    for (const union of ['oneOf', 'allOf', 'anyOf']) {
      if (union in schema)
        return `${at}.input_schema: input_schema does not support oneOf, allOf, or anyOf at the top level`;
    }
  }
  return undefined;
}

/** Roles, emptiness and the two ends of the conversation. */
function shapeProblem(body: MessagesRequest): string | undefined {
  if (!Array.isArray(body.messages)) return 'messages: Input should be a valid list';
  const raw = body.messages as Block[];
  if (raw.length === 0) return 'messages: at least one message is required';
  for (const [index, message] of raw.entries()) {
    const { role, content } = message;
    if (role !== 'user' && role !== 'assistant' && role !== 'system')
      return `messages.${index}.role: Input should be 'user' or 'assistant'`;
    if (typeof content !== 'string' && !Array.isArray(content)) return `messages.${index}.content: Field required`;
    if (content.length === 0 && !(role === 'assistant' && index === raw.length - 1)) {
      return `messages.${index}: all messages must have non-empty content except for the optional final assistant message`;
    }
  }
  if (raw[0]?.['role'] !== 'user') return 'messages: first message must use the "user" role';
  if (raw[raw.length - 1]?.['role'] === 'assistant') {
    return 'This model does not support assistant message prefill. The conversation must end with a user message.';
  }
  return undefined;
}

const BLOCK_FIELDS: Readonly<Record<string, readonly string[]>> = {
  text: ['type', 'text', 'cache_control', 'citations'],
  thinking: ['type', 'thinking', 'signature'],
  tool_use: ['type', 'id', 'name', 'input', 'cache_control', 'caller'],
  tool_result: ['type', 'tool_use_id', 'content', 'is_error', 'cache_control'],
  image: ['type', 'source', 'cache_control'],
  compaction: ['type', 'content', 'encrypted_content', 'signature', 'tool_changes', 'cache_control'],
};

function blockProblem(body: MessagesRequest): string | undefined {
  for (const [index, block] of listOf(body.system).entries()) {
    const problem = textProblem(block, `system.${index}`);
    if (problem !== undefined) return problem;
  }
  for (const [index, message] of messagesOf(body).entries()) {
    for (const [at, block] of message.content.entries()) {
      const problem = oneBlockProblem(block, message.role, `messages.${index}.content.${at}`);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

function oneBlockProblem(block: Block, role: string, at: string): string | undefined {
  const type = String(block['type']);
  const fields = BLOCK_FIELDS[type];
  if (fields === undefined) return type === 'undefined' ? `${at}.type: Field required` : undefined;
  const extra = Object.keys(block).find((field) => !fields.includes(field));
  if (extra !== undefined) return `${at}.${type}.${extra}: Extra inputs are not permitted`;
  if (type === 'text') return textProblem(block, at);
  if ((type === 'tool_use' || type === 'thinking') && role !== 'assistant') {
    return `${at}: \`${type}\` blocks can only be in \`assistant\` messages`;
  }
  if (type === 'tool_result' && role !== 'user')
    return `${at}: \`tool_result\` blocks can only be in \`user\` messages`;
  if (type === 'tool_use') {
    if (!/^[a-zA-Z0-9_-]+$/.test(String(block['id'])))
      return `${at}.tool_use.id: String should match pattern '^[a-zA-Z0-9_-]+$'`;
    if (!TOOL_NAME.test(String(block['name'])))
      return `${at}.tool_use.name: String should match pattern '${TOOL_NAME.source}'`;
    const input = block['input'];
    if (typeof input !== 'object' || input === null || Array.isArray(input))
      return `${at}.tool_use.input: Input should be a valid dictionary`;
  }
  if (type === 'tool_result') {
    const parts = listOf(block['content']);
    if (block['is_error'] === true && parts.some((part) => part['type'] !== 'text'))
      return `${at}.tool_result: all content must be type "text" if is_error is true`;
    for (const [inner, part] of parts.entries()) {
      const problem = textProblem(part, `${at}.tool_result.content.${inner}`);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

function textProblem(block: Block, at: string): string | undefined {
  if (block['type'] !== 'text') return undefined;
  if (typeof block['text'] !== 'string') return `${at}.text.text: Input should be a valid string`;
  if (block['text'] === '') {
    const marked = block['cache_control'] === undefined ? '' : ' and cannot have cache_control set';
    return `${at}: text content blocks must be non-empty${marked}`;
  }
  return block['text'].trim() === '' ? `${at}: text content blocks must contain non-whitespace text` : undefined;
}

function breakpointProblem(body: MessagesRequest): string | undefined {
  const count = (JSON.stringify(body).match(/"cache_control":\{/g) ?? []).length;
  return count > 4 ? `A maximum of 4 blocks with cache_control may be provided. Found ${count}.` : undefined;
}

function loneSurrogate(body: MessagesRequest): string | undefined {
  // JSON.stringify escapes exactly the surrogates that have no partner.
  return /(?<!\\)(?:\\\\)*\\ud[89a-f][0-9a-f]{2}/.test(JSON.stringify(body))
    ? 'The request body is not valid JSON: no low surrogate in string'
    : undefined;
}

function listOf(value: unknown): readonly Block[] {
  return Array.isArray(value) ? (value as Block[]) : [];
}
