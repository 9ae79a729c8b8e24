import { createServer as createTlsServer, connect as connectTls, type TLSSocket } from 'node:tls';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** TLS by a key that both sides know, so that no certificate has to be made. */
const PSK = {
  ciphers: 'PSK-AES128-GCM-SHA256',
  maxVersion: 'TLSv1.2',
  minVersion: 'TLSv1.2',
} as const;
const KEY = Buffer.from('00112233445566778899aabbccddeeff', 'hex');

export interface Echo {
  readonly port: number;
  close(): void;
}

/** A TLS server on this machine that answers what it is told. */
export async function startEcho(): Promise<Echo> {
  const server = createTlsServer({ ...PSK, pskCallback: () => KEY, pskIdentityHint: 'test' }, (socket) => {
    socket.on('error', () => {}).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

/** Speaks TLS over a tunnel that is there already. */
export function tlsOver(socket: Socket, servername: string): TLSSocket {
  return connectTls({
    ...PSK,
    socket,
    servername,
    pskCallback: () => ({ psk: KEY, identity: 'test' }),
    checkServerIdentity: () => undefined,
  });
}

/** What a proxy on a unix socket answers to CONNECT: its status line and words, and the tunnel if there is one. */
export function connectThrough(
  path: string,
  asked: string,
): Promise<{ readonly status: number; readonly text: string; readonly tunnel: Socket }> {
  return new Promise((resolve, reject) => {
    const tunnel = connect(path);
    tunnel.once('error', reject);
    tunnel.write(`CONNECT ${asked} HTTP/1.1\r\nHost: ${asked}\r\n\r\n`);
    tunnel.once('data', (bytes) => {
      const text = bytes.toString();
      resolve({ status: Number(text.split(' ')[1]), text, tunnel });
    });
  });
}

/** The first message of a TLS client that wants to speak to a server of this name. */
export async function clientHello(name: string): Promise<Buffer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bytes = new Promise<Buffer>((resolve) => {
    server.once('connection', (socket) => {
      socket
        .on('error', () => {})
        .once('data', (chunk) => {
          resolve(chunk);
          socket.destroy();
        });
    });
  });
  const { port } = server.address() as AddressInfo;
  connectTls({ host: '127.0.0.1', port, servername: name }).on('error', () => {});
  const hello = await bytes;
  server.close();
  return hello;
}
