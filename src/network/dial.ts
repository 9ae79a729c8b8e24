import { lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** Opens a connection to port 443 of a host. Throws an Error whose message may be shown. */
export type Dial = (host: string) => Promise<Socket>;

export interface Resolved {
  readonly address: string;
}

const CONNECT_MS = 15_000;

/**
 * Looks the name up once and connects to what was found: who answers for a name could say one thing to a check and
 * another one to the connection.
 */
export function dialPublic(
  resolve: (host: string) => Promise<readonly Resolved[]> = (host) => lookup(host, { all: true }),
  open: (address: string) => Socket = (address) => connect({ host: address, port: 443 }),
): Dial {
  return async (host) => {
    const found = await resolve(host).catch(() => []);
    if (found.length === 0) throw new Error('the host was not found');
    const outside = found.filter(({ address }) => isPublicAddress(address));
    if (outside.length === 0) throw new Error('the host has no address on the internet');
    for (const { address } of outside) {
      const socket = await connected(open(address));
      if (socket !== undefined) return socket;
    }
    throw new Error('the host cannot be reached');
  };
}

function connected(socket: Socket): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const give = (result: Socket | undefined): void => {
      socket.off('connect', onConnect).off('error', onError).setTimeout(0);
      if (result === undefined) socket.on('error', () => {}).destroy();
      resolve(result);
    };
    const onConnect = (): void => give(socket);
    const onError = (): void => give(undefined);
    socket.once('connect', onConnect).once('error', onError).setTimeout(CONNECT_MS, onError);
  });
}
