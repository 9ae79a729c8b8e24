import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenOutlet } from '../sandbox/outlet.js';
import { dialPublic, type Dial } from './dial.js';
import type { HostPattern } from './hosts.js';
import { createProxy } from './proxy.js';

export type NetworkLists = Readonly<Record<'commands' | 'setup', readonly HostPattern[]>>;

/** What became of the attempts to reach one host. */
export interface HostUse {
  readonly host: string;
  readonly times: number;
  /** Undefined: it was let through. */
  readonly refused?: string;
}

/** The network of the steered processes of one run: nothing, until something is permitted. */
export interface Network {
  permit(lists: NetworkLists): void;
  readonly open: OpenOutlet;
  used(): readonly HostUse[];
  close(): Promise<void>;
}

/** Different hosts that are remembered: a program can make up as many as it likes. */
const MOST_HOSTS = 100;

export function createNetwork(options: { readonly dial?: Dial } = {}): Network {
  let lists: NetworkLists = { commands: [], setup: [] };
  const dial = options.dial ?? dialPublic();
  const uses = new Map<string, HostUse>();
  const proxies = new Map<string, Promise<Listening>>();
  const onUse = (host: string, refused?: string): void => {
    const key = `${host}\n${refused ?? ''}`;
    const known = uses.get(key);
    if (known === undefined && uses.size >= MOST_HOSTS) return;
    uses.set(key, { host, times: (known?.times ?? 0) + 1, ...(refused === undefined ? {} : { refused }) });
  };
  return {
    permit: (permitted) => void (lists = permitted),
    open: async (kind) => {
      const allowed = lists[kind];
      if (allowed.length === 0) return undefined;
      const key = `${kind} ${allowed.join(' ')}`;
      const proxy = proxies.get(key) ?? listen(createProxy({ allowed, dial, onUse }));
      proxies.set(key, proxy);
      return { socket: (await proxy).socket };
    },
    used: () => [...uses.values()],
    close: async () => {
      await Promise.all([...proxies.values()].map(async (proxy) => (await proxy).close()));
      proxies.clear();
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
  const socket = join(folder, 'proxy.sock');
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(socket, resolve));
  // Whom the sandbox runs as may be another user; who may come here at all is decided by the folder.
  await chmod(socket, 0o666);
  server.unref();
  return {
    socket,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
