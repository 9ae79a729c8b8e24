import { messagesOf } from './model-prefix.js';
import type { MessagesRequest } from './model-script.js';

type Block = Readonly<Record<string, unknown>>;

/** Each call is answered in the very next user message, results before text, nothing foreign and nothing twice. */
export function pairingProblem(body: MessagesRequest): string | undefined {
  const messages = messagesOf(body);
  const everyId = new Set<unknown>();
  for (const [index, message] of messages.entries()) {
    const calls = message.content.filter((block) => block['type'] === 'tool_use').map((block) => block['id']);
    for (const id of calls) {
      if (everyId.has(id)) return `messages.${index}: \`tool_use\` ids must be unique`;
      everyId.add(id);
    }
    const next = messages[index + 1]?.content ?? [];
    const leading = next.findIndex((block) => block['type'] !== 'tool_result');
    const answered = next.slice(0, leading === -1 ? next.length : leading).map((block) => block['tool_use_id']);
    const missing = calls.filter((id) => !answered.includes(id));
    if (missing.length > 0) {
      return (
        `messages.${index}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${missing.join(', ')}. ` +
        'Each `tool_use` block must have a corresponding `tool_result` block in the next message.'
      );
    }
    const problem = resultProblem(message.content, messages[index - 1]?.content ?? [], index);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function resultProblem(content: readonly Block[], before: readonly Block[], index: number): string | undefined {
  const calls = before.filter((block) => block['type'] === 'tool_use').map((block) => block['id']);
  const seen = new Set<unknown>();
  for (const [at, block] of content.entries()) {
    if (block['type'] !== 'tool_result') continue;
    const id = block['tool_use_id'];
    if (!calls.includes(id)) {
      return (
        `messages.${index}.content.${at}: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${String(id)}. ` +
        'Each `tool_result` block must have a corresponding `tool_use` block in the previous message.'
      );
    }
    if (seen.has(id))
      return `messages.${index}.content.${at}: each tool_use must have a single result. Found multiple \`tool_result\` blocks with id: ${String(id)}`;
    seen.add(id);
  }
  return undefined;
}
