import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Dial } from './dial.js';
import { isListed, plainHost, type HostPattern } from './hosts.js';
import { serverName } from './server-name.js';

export interface ProxyParts {
  readonly allowed: readonly HostPattern[];
  readonly dial: Dial;
  /** Told of every attempt; `refused` says why nothing came of it. */
  readonly onUse: (host: string, refused?: string) => void;
}

const MOST_TUNNELS = 64;
/** In both directions and over all tunnels: enough for what a set-up installs. */
const MOST_BYTES = 4 * 1024 ** 3;
const HELLO_MS = 15_000;
const IDLE_MS = 120_000;

/**
 * An HTTP proxy that does one thing: CONNECT to port 443 of a listed host, for a TLS connection to that very host. Who it is
 * for can do what he likes with it, so nothing here believes what it is told.
 */
export function createProxy({ allowed, dial, onUse }: ProxyParts): Server {
  const server = createServer({ maxHeaderSize: 16 * 1024, requestTimeout: HELLO_MS });
  let tunnels = 0;
  let bytes = 0;

  server.on('request', (request, response) => {
    const host = hostOf(request.url ?? '');
    onUse(host, ONLY_TLS);
    response.writeHead(403, { 'content-type': 'text/plain', connection: 'close' }).end(`Greengate: ${ONLY_TLS}.\n`);
  });
  server.on('connect', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on('error', () => {});
    const asked = request.url ?? '';
    const target = targetOf(asked, allowed);
    if (tunnels >= MOST_TUNNELS || bytes >= MOST_BYTES) return refuse(client, asked, LIMIT);
    if ('refused' in target) return refuse(client, asked, target.refused);
    tunnels += 1;
    client.once('close', () => (tunnels -= 1));
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    void open(client as Socket, target.host, head);
  });
  return server;

  function refuse(client: Duplex, asked: string, why: string): void {
    onUse(hostOf(asked), why);
    client.end(`HTTP/1.1 403 Forbidden\r\ncontent-type: text/plain\r\nconnection: close\r\n\r\nGreengate: ${why}.\n`);
  }

  async function open(client: Socket, host: string, head: Buffer): Promise<void> {
    const hello = await firstMessage(client, head);
    if (hello === undefined || plainHost(hello.name) !== host) {
      onUse(host, hello === undefined ? NO_NAME : OTHER_NAME);
      return void client.destroy();
    }
    const remote = await dial(host).catch((error: Error) => error.message);
    if (typeof remote === 'string') {
      onUse(host, remote);
      return void client.destroy();
    }
    onUse(host);
    join(client, remote, hello.bytes);
  }

  function join(client: Socket, remote: Socket, first: Buffer): void {
    const count = (chunk: Buffer): void => {
      if ((bytes += chunk.length) > MOST_BYTES) client.destroy();
    };
    for (const [one, other] of [
      [client, remote],
      [remote, client],
    ] as const) {
      one.on('data', count);
      one.on('error', () => {});
      one.once('close', () => other.destroySoon());
      one.setTimeout(IDLE_MS, () => one.destroy());
      one.pipe(other);
    }
    remote.write(first);
  }
}

const ONLY_TLS = 'only TLS connections to port 443 are let through';
const LIMIT = 'too many connections or too much data';
const NO_NAME = 'the connection is not TLS, or names no server';
const OTHER_NAME = 'the TLS connection names another server';

type Target = { readonly host: string } | { readonly refused: string };

function targetOf(asked: string, allowed: readonly HostPattern[]): Target {
  const { name = '', port = '' } = /^(?<name>.*):(?<port>\d+)$/s.exec(asked)?.groups ?? {};
  const host = plainHost(name);
  if (host === undefined) return { refused: 'this is no host name' };
  if (!isListed(host, allowed)) return { refused: 'the host is not on the list of the input network' };
  return port === '443' ? { host } : { refused: ONLY_TLS };
}

/** What an attempt is called in the report; whoever made it could write anything here. */
function hostOf(asked: string): string {
  const name = /^(?:[a-z]+:\/\/)?(?:[^/@]*@)?([^/:?#]*)/i.exec(asked)?.[1] ?? '';
  return plainHost(name) ?? '(no host name)';
}

/** The client's first message, read without taking it off the stream for good: it is passed on as it came. */
function firstMessage(
  client: Socket,
  head: Buffer,
): Promise<{ readonly name: string; readonly bytes: Buffer } | undefined> {
  return new Promise((resolve) => {
    let bytes = head;
    const done = (hello: { readonly name: string } | undefined): void => {
      client.off('data', onData).off('close', onClose);
      client.pause().setTimeout(0);
      resolve(hello && { ...hello, bytes });
    };
    const look = (): void => {
      const hello = serverName(bytes);
      if (hello !== 'more') done(hello);
    };
    const onData = (chunk: Buffer): void => {
      bytes = Buffer.concat([bytes, chunk]);
      look();
    };
    const onClose = (): void => done(undefined);
    client.on('data', onData).once('close', onClose);
    client.setTimeout(HELLO_MS, () => client.destroy());
    look();
  });
}
