/** One block of an assistant message. Unknown kinds (thinking and later ones) are kept and echoed byte for byte. */
export type AssistantBlock = TextBlock | ToolUseBlock | OpaqueBlock;

export interface TextBlock {
  readonly type: 'text';
  readonly text: string;
}

export interface ToolUseBlock {
  readonly type: 'tool_use';
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

export interface OpaqueBlock {
  readonly type: 'opaque';
  readonly raw: Readonly<Record<string, unknown>>;
}

export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** A picture that a tool shows the model, within the limits of the API. */
export interface Image {
  readonly type: ImageType;
  /** Base64. */
  readonly data: string;
}

/** The answer to one tool call: exactly one per `tool_use` block, in the very next message. */
export interface ToolResult {
  readonly callId: string;
  readonly content: string;
  readonly isError: boolean;
  /** Stands behind the content; never with an error. */
  readonly image?: Image;
}

export type Message =
  | { readonly role: 'assistant'; readonly content: readonly AssistantBlock[] }
  | { readonly role: 'user'; readonly results: readonly ToolResult[]; readonly text: string };

/** The tool calls of an assistant message, in the order the model gave them. */
export function toolCallsOf(content: readonly AssistantBlock[]): ToolUseBlock[] {
  return content.filter((block): block is ToolUseBlock => block.type === 'tool_use');
}

/** The visible text of an assistant message. */
export function textOf(content: readonly AssistantBlock[]): string {
  return content
    .filter((block): block is TextBlock => block.type === 'text')
    .map((block) => block.text)
    .join('\n')
    .trim();
}
