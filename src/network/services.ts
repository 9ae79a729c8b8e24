import { lookup } from 'node:dns/promises';
import { connect, createServer, isIP, type Server, type Socket } from 'node:net';
import { plainHost } from './hosts.js';
import { isLocalAddress } from './public-address.js';

/** A TCP port of this machine, or of a machine of its own network such as a service container. */
export interface Service {
  /** `localhost`, an address or a name, as commands will call it. */
  readonly host: string;
  /** 1 to 65535. */
  readonly port: number;
}

/** Reads a list of `host:port`. Throws an Error that says what an entry must look like, and `remedy`. */
export function parseServices(entries: readonly string[], remedy = ''): Service[] {
  return entries.map((entry) => {
    const { name = '', digits = '' } = /^(?<name>.+):(?<digits>\d{1,5})$/s.exec(entry)?.groups ?? {};
    const host = isIP(name) === 4 ? name : plainHost(name);
    const port = Number(digits);
    if (host === undefined || port < 1 || port > 65_535) throw new Error(`${WANTED}, got "${entry}". ${remedy}`.trim());
    return { host, port };
  });
}

const WANTED =
  'takes "none" or names with a port, such as localhost:5432 or redis:6379, without scheme or path; an address has to be IPv4';

/** All addresses of a name. */
export type ResolveName = (host: string) => Promise<readonly { readonly address: string }[]>;

export const resolveHere: ResolveName = (host) => lookup(host, { all: true });

export interface ServiceDoor {
  readonly service: Service;
  readonly resolve: ResolveName;
  /** Told of every connection; `refused` says why nothing came of it. */
  readonly onUse: (host: string, refused?: string) => void;
}

const MOST_CONNECTIONS = 256;
const CONNECT_MS = 15_000;

/**
 * A server that carries each connection to one service, byte for byte. A name is looked up at each connection, and leads
 * to this machine or its own network only: hosts on the internet are the affair of the proxy.
 */
export function createServiceDoor({ service, resolve, onUse }: ServiceDoor): Server {
  const called = `${service.host}:${service.port}`;
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (inside) => {
    inside.on('error', () => inside.destroy());
    void dial(service, resolve).then(
      (outside) => {
        onUse(called);
        join(inside, outside);
      },
      (error: Error) => {
        onUse(called, error.message);
        inside.destroy();
      },
    );
  });
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}

async function dial({ host, port }: Service, resolve: ResolveName): Promise<Socket> {
  const found = await resolve(host).catch(() => []);
  if (found.length === 0) throw new Error('the host was not found');
  const near = found.filter(({ address }) => isLocalAddress(address));
  if (near.length === 0) throw new Error('the host is not on this machine or its own network');
  let failure = '';
  for (const { address } of near) {
    const socket = connect({ host: address, port, allowHalfOpen: true });
    const outcome = await new Promise<string>((resolve) => {
      socket
        .once('connect', () => resolve(''))
        .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
      socket.setTimeout(CONNECT_MS, () => resolve('ETIMEDOUT'));
    });
    if (outcome === '') return socket.setTimeout(0);
    failure = outcome;
    socket.on('error', () => {}).destroy();
  }
  throw new Error(failure === 'ECONNREFUSED' ? 'nothing listens there' : `the connection failed (${failure})`);
}

function join(inside: Socket, outside: Socket): void {
  for (const [one, other] of [
    [inside, outside],
    [outside, inside],
  ] as const) {
    one.on('error', () => other.destroy());
    one.once('close', () => other.destroySoon());
    one.pipe(other);
  }
}
