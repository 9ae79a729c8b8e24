import { setTimeout as sleep } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenOnLoopback, readBody, sendJson } from './loopback.js';
import { violations } from './model-rules.js';
import { messagesOf, PrefixMemory } from './model-prefix.js';
import { errorBody, sendError, typeOf } from './model-errors.js';
import { replyMessage, type ReplyMessage } from './model-reply.js';
import { sendStream, type BeforeEvent } from './model-stream.js';
import {
  turnOf,
  type Fault,
  type MessagesRequest,
  type ReceivedRequest,
  type Script,
  type Turn,
} from './model-script.js';

export interface ModelServerOptions {
  readonly script: Script;
  /** The only key that is accepted; without it any key is. */
  readonly apiKey?: string;
  /** A fault that does not depend on the turn. */
  readonly fault?: (request: MessagesRequest, attempt: number) => Fault | undefined;
  /** Awaited before each event of a streamed reply: so a reply can be held back. */
  readonly beforeEvent?: BeforeEvent;
  /** Called for every request, before it is answered. */
  readonly onRequest?: (request: ReceivedRequest) => void;
}

export interface ModelServer {
  /** Base URL for a client: it adds `/v1/messages`. */
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  close(): Promise<void>;
}

/** An Anthropic Messages API on this machine, with the real one's stream format and its reasons to refuse a request. */
export async function startModelServer(options: ModelServerOptions): Promise<ModelServer> {
  const api = new MessagesApi(options);
  const server = await listenOnLoopback((request, response) => api.answer(request, response));
  return { url: server.url, requests: api.requests, close: () => server.close() };
}

class MessagesApi {
  readonly requests: ReceivedRequest[] = [];
  readonly #options: ModelServerOptions;
  readonly #memory = new PrefixMemory();
  readonly #attempts = new Map<string, number>();

  constructor(options: ModelServerOptions) {
    this.#options = options;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await readBody(request);
    const path = (request.url ?? '').replace(/\?.*$/, '');
    const body = parseBody(raw);
    const turnIndex = messagesOf(body ?? {}).filter((message) => message.role === 'assistant').length;
    const attempt = this.#countAttempt(raw);
    const note = (status: number): void => {
      const received = {
        path,
        headers: request.headers,
        body: body ?? {},
        bytes: raw.length,
        turn: turnIndex,
        attempt,
        status,
      };
      this.requests.push(received);
      this.#options.onRequest?.(received);
    };
    const refusal = this.#refusal(request, path, body);
    if (refusal !== undefined || body === undefined) {
      const { status, type, message } = refusal ?? { status: 400, type: 'invalid_request_error', message: 'no body' };
      note(status);
      return sendError(response, status, type, message);
    }
    if (path === '/v1/messages/count_tokens') {
      note(200);
      return sendJson(response, 200, { input_tokens: Math.ceil(raw.length / 4) });
    }
    const turn = turnOf(this.#options.script, body, turnIndex);
    if (turn === undefined) {
      note(400);
      return sendError(
        response,
        400,
        'invalid_request_error',
        `The script of the scripted model has no turn ${turnIndex}.`,
      );
    }
    const fault = this.#options.fault?.(body, attempt) ?? turn.fault;
    const active = fault !== undefined && attempt < (fault.times ?? 1) ? fault : undefined;
    note(active?.kind === 'status' ? active.status : 200);
    await this.#reply(response, { body, turn, fault: active, name: `${this.requests.length}_${turnIndex}` });
  }

  async #reply(
    response: ServerResponse,
    about: { body: MessagesRequest; turn: Turn; fault: Fault | undefined; name: string },
  ): Promise<void> {
    const { body, turn, fault, name } = about;
    if (turn.delayMs !== undefined) await sleep(turn.delayMs);
    response.setHeader('request-id', `req_${name}`);
    if (fault?.kind === 'status') {
      return sendJson(
        response,
        fault.status,
        fault.body ?? errorBody(typeOf(fault.status), 'Injected fault.'),
        fault.headers,
      );
    }
    const said = JSON.stringify([turn.text ?? '', turn.calls ?? [], turn.thinking ?? '']);
    const usage = { ...this.#memory.count(body, said), ...turn.usage };
    const signature = Buffer.from(`signed ${name}`).toString('base64');
    const message = replyMessage(turn, { model: String(body.model), name, signature, usage });
    this.#memory.bind(body, namesIn(message));
    if (body.stream === true) await sendStream(response, message, fault, this.#options.beforeEvent);
    else sendJson(response, 200, message);
  }

  #refusal(
    request: IncomingMessage,
    path: string,
    body: MessagesRequest | undefined,
  ): { status: number; type: string; message: string } | undefined {
    if (request.method !== 'POST' || (path !== '/v1/messages' && path !== '/v1/messages/count_tokens')) {
      return { status: 404, type: 'not_found_error', message: `${request.method} ${path}` };
    }
    const key = keyOf(request);
    if (key === undefined)
      return { status: 401, type: 'authentication_error', message: 'x-api-key header is required' };
    if (this.#options.apiKey !== undefined && key !== this.#options.apiKey) {
      return { status: 401, type: 'authentication_error', message: 'invalid x-api-key' };
    }
    const problem =
      request.headers['anthropic-version'] === undefined
        ? 'anthropic-version: header is required'
        : body === undefined
          ? 'The request body is not valid JSON.'
          : (violations(body, path.endsWith('count_tokens') ? 'count' : 'create') ?? this.#memory.violation(body));
    return problem === undefined ? undefined : { status: 400, type: 'invalid_request_error', message: problem };
  }

  #countAttempt(raw: Buffer): number {
    const key = createHash('sha256').update(raw).digest('hex');
    const attempt = this.#attempts.get(key) ?? 0;
    this.#attempts.set(key, attempt + 1);
    return attempt;
  }
}

/** Newer clients send the key as a bearer token, older ones in a header of its own. */
function keyOf({ headers }: IncomingMessage): string | undefined {
  const key = headers['x-api-key'];
  return typeof key === 'string' ? key : /^bearer (.+)$/i.exec(headers.authorization ?? '')?.[1];
}

function namesIn(message: ReplyMessage): string[] {
  return message.content.flatMap((block) =>
    block.type === 'thinking' ? [block.signature] : block.type === 'tool_use' ? [block.id] : [],
  );
}

function parseBody(raw: Buffer): MessagesRequest | undefined {
  try {
    const value: unknown = JSON.parse(raw.toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as MessagesRequest)
      : undefined;
  } catch {
    return undefined;
  }
}
