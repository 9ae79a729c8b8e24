import { toolCallsOf, type AssistantBlock, type Message, type ToolResult } from './message.js';

/** Thrown when a request would break the pairing rule: always a bug of the harness, never of the model. */
export class PairingError extends Error {
  override readonly name = 'PairingError';
}

/**
 * The conversation, append-only: current models bind their thinking to the exact prefix, so nothing written here
 * is ever changed. Every listener sees each message once, as it is written.
 */
export class Ledger {
  readonly #messages: Message[] = [];
  readonly #onAppend: (message: Message) => void;

  constructor(onAppend: (message: Message) => void = () => {}) {
    this.#onAppend = onAppend;
  }

  get messages(): readonly Message[] {
    return this.#messages;
  }

  addUser(text: string, results: readonly ToolResult[] = []): void {
    if (text.trim() === '' && results.length === 0) throw new PairingError('A user message must not be empty.');
    this.#append({ role: 'user', text, results });
  }

  addAssistant(content: readonly AssistantBlock[]): void {
    this.#append({ role: 'assistant', content });
  }

  /** Ends the conversation valid after work was broken off: each call that has no result yet is answered so. */
  answerPending(content: string): void {
    const results = orphans(this.#messages).map((callId) => ({ callId, content, isError: true }));
    if (results.length > 0) this.addUser('', results);
  }

  /** Checked before every request: each call has exactly one result, in the next message, and nothing else has one. */
  assertPaired(): void {
    const problem = pairingProblem(this.#messages);
    if (problem !== undefined) throw new PairingError(problem);
  }

  #append(message: Message): void {
    this.#messages.push(message);
    this.#onAppend(message);
  }
}

/** What is wrong with the pairing of calls and results, or undefined when all is well. */
export function pairingProblem(messages: readonly Message[]): string | undefined {
  for (const [index, message] of messages.entries()) {
    const before = messages[index - 1];
    if (message.role === 'user') {
      const wanted = before?.role === 'assistant' ? toolCallsOf(before.content).map((call) => call.id) : [];
      const got = message.results.map((result) => result.callId);
      if (wanted.length !== got.length || wanted.some((id, at) => id !== got[at])) {
        return `Message ${index} answers [${got.join(', ')}] but the calls before it are [${wanted.join(', ')}].`;
      }
    } else if (before?.role === 'assistant' && toolCallsOf(before.content).length > 0) {
      return `Message ${index} follows calls without a result.`;
    }
  }
  const open = orphans(messages);
  return open.length > 0 ? `The last message leaves calls without a result: ${open.join(', ')}.` : undefined;
}

function orphans(messages: readonly Message[]): string[] {
  const last = messages.at(-1);
  return last?.role === 'assistant' ? toolCallsOf(last.content).map((call) => call.id) : [];
}
