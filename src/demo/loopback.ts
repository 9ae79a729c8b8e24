import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Loopback {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly url: string;
  /** Ends open connections too: a hanging answer must not keep the process alive. */
  close(): Promise<void>;
}

/** An HTTP server that only this machine can reach, on a port of the system's choice. */
export async function listenOnLoopback(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<Loopback> {
  const listener: RequestListener = (request, response) => {
    handle(request, response).catch((error: unknown) => fail(response, error));
  };
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = body === undefined ? '' : JSON.stringify(body);
  response.writeHead(status, {
    ...(text === '' ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    ...headers,
  });
  response.end(text);
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (response.headersSent) response.destroy();
  else sendJson(response, 500, { message: `The embedded server failed: ${text}` });
}
