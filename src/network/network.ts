import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenOutlets, Outlet } from '../sandbox/outlet.js';
import { dialPublic, type Dial } from './dial.js';
import type { HostPattern } from './hosts.js';
import { createProxy } from './proxy.js';
import { createServiceDoor, resolveHere, type ResolveName, type Service } from './services.js';

export interface NetworkLists extends Readonly<Record<'commands' | 'setup', readonly HostPattern[]>> {
  /** For commands and the set-up alike. */
  readonly services: readonly Service[];
}

/** What became of the attempts to reach one host. */
export interface HostUse {
  /** Of a service with its port. */
  readonly host: string;
  readonly times: number;
  /** Undefined: it was let through. */
  readonly refused?: string;
}

/** The network of the steered processes of one run: nothing, until something is permitted. */
export interface Network {
  permit(lists: NetworkLists): void;
  readonly open: OpenOutlets;
  used(): readonly HostUse[];
  close(): Promise<void>;
}

/** Different hosts that are remembered: a program can make up as many as it likes. */
const MOST_HOSTS = 100;

export function createNetwork(options: { readonly dial?: Dial; readonly resolve?: ResolveName } = {}): Network {
  let lists: NetworkLists = { commands: [], setup: [], services: [] };
  const { dial = dialPublic(), resolve = resolveHere } = options;
  const uses = new Map<string, HostUse>();
  const doors = new Map<string, Promise<Listening>>();
  const onUse = (host: string, refused?: string): void => {
    const key = `${host}\n${refused ?? ''}`;
    const known = uses.get(key);
    if (known === undefined && uses.size >= MOST_HOSTS) return;
    uses.set(key, { host, times: (known?.times ?? 0) + 1, ...(refused === undefined ? {} : { refused }) });
  };
  const socketOf = async (key: string, make: () => Server): Promise<string> => {
    const door = doors.get(key) ?? listen(make());
    doors.set(key, door);
    return (await door).socket;
  };
  return {
    permit: (permitted) => void (lists = permitted),
    open: async (kind) => {
      const allowed = lists[kind];
      const proxy = async (): Promise<Outlet> => ({
        to: 'proxy',
        socket: await socketOf(`${kind} ${allowed.join(' ')}`, () => createProxy({ allowed, dial, onUse })),
      });
      const services = lists.services.map(async (service): Promise<Outlet> => ({
        to: service,
        socket: await socketOf(`${service.host}:${service.port}`, () => createServiceDoor({ service, resolve, onUse })),
      }));
      return Promise.all([...(allowed.length === 0 ? [] : [proxy()]), ...services]);
    },
    used: () => [...uses.values()],
    close: async () => {
      await Promise.all([...doors.values()].map(async (door) => (await door).close()));
      doors.clear();
    },
  };
}

interface Listening {
  readonly socket: string;
  close(): Promise<void>;
}

/** Under the system's own folder for temporary files: the path of a unix socket may have about a hundred bytes. */
async function listen(server: Server): Promise<Listening> {
  const folder = await mkdtemp(join(tmpdir(), 'greengate-net-'));
  const socket = join(folder, 'door');
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
  // Whom the sandbox runs as may be another user; who may come here at all is decided by the folder.
  await chmod(socket, 0o666);
  server.unref();
  const open = new Set<Socket>();
  server.on('connection', (one: Socket) => void open.add(one.once('close', () => open.delete(one))));
  return {
    socket,
    close: async () => {
      server.close();
      for (const one of open) one.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
