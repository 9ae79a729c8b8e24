import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type Client, type ClientOptions } from '../../src/github/client.js';

export const REPO = { owner: 'octo', name: 'demo' };

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The connection is cut instead. */
  readonly cut?: boolean;
  /** The answer is held back until then. */
  readonly when?: Promise<void>;
}

/** Says what to answer to the call, of which `earlier` like it (same method and path) were made before. */
export type Answers = (call: Call, earlier: number) => Answer | undefined;

export interface LoopbackApi {
  readonly client: Client;
  readonly url: string;
  readonly calls: Call[];
  readonly log: string[];
  readonly requests: () => string[];
  close(): Promise<void>;
}

/** A real HTTP server on 127.0.0.1 with a real client for it. What `answers` does not know is 404. */
export async function startApi(answers: Answers, options: Partial<ClientOptions> = {}): Promise<LoopbackApi> {
  const calls: Call[] = [];
  const log: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://127.0.0.1');
      const text = Buffer.concat(chunks).toString();
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
      const call = {
        method: request.method ?? '',
        path: decodeURIComponent(url.pathname),
        query: url.searchParams,
        body,
      };
      const earlier = calls.filter((other) => other.method === call.method && other.path === call.path).length;
      calls.push(call);
      const answer = answers(call, earlier) ?? { status: 404, body: { message: 'Not Found' } };
      if (answer.cut) return void request.socket.destroy();
      void (answer.when ?? Promise.resolve()).then(() => {
        response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
        response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
      });
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createClient({
    token: 'token-for-tests',
    apiUrl: url,
    log: (line) => log.push(line),
    second: 2,
    ...options,
  });
  const requests = () => calls.map((call) => `${call.method} ${call.path}`);
  return { client, url, calls, log, requests, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

/** Starts an API for one test and ends it after. */
export async function withApi(
  answers: Answers,
  use: (api: LoopbackApi) => Promise<void>,
  options: Partial<ClientOptions> = {},
): Promise<void> {
  const api = await startApi(answers, options);
  try {
    await use(api);
  } finally {
    await api.close();
  }
}
