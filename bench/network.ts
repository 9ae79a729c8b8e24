import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectThrough, startEcho, tlsOver } from '../__tests__/network/tls-peers.js';
import { dialPublic } from '../src/network/dial.js';
import { createNetwork } from '../src/network/network.js';
import { chooseIsolation } from '../src/sandbox/choose-isolation.js';
import type { Sandbox } from '../src/sandbox/types.js';
import type { Figure } from './figures.js';

const HOST = 'example.org';
const AT_FIRST = 2;

/** What the network of isolated commands costs: a command that has one, and a connection that goes through the proxy. */
export async function networkFigures(runs: number): Promise<Figure[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'greengate-bench-')));
  const echo = await startEcho();
  const direct = () => connect(echo.port, '127.0.0.1');
  const network = createNetwork({ dial: dialPublic(async () => [{ address: '93.184.215.14' }], direct) });
  network.permit({ commands: [HOST], setup: [], services: [] });
  const socket = (await network.open('commands'))[0]?.socket ?? '';
  try {
    const straight = await timed(runs, async () => speak(direct()));
    const through = await timed(runs, async () => {
      const { tunnel } = await connectThrough(socket, `${HOST}:443`);
      await speak(tunnel);
    });
    const parts = { mode: 'auto', environment: process.env, scratch: folder } as const;
    const { isolation, sandboxFor } = await chooseIsolation(parts);
    const withNetwork = await chooseIsolation({ ...parts, outlets: network.open });
    const start = (sandbox: Sandbox) => () =>
      sandbox.run({ argv: ['/bin/true'], cwd: folder, trust: 'steered', timeoutMs: 10_000 }).then(() => {});
    const without = await timed(runs, start(sandboxFor(folder)));
    const behind = await timed(runs, start(withNetwork.sandboxFor(folder)));
    return [
      { name: 'network: TLS connection and answer, direct', unit: 'ms', values: straight },
      { name: 'network: the same through the proxy', unit: 'ms', values: through },
      { name: `network: /bin/true in ${isolation}, no network`, unit: 'ms', values: without },
      { name: 'network: the same with one', unit: 'ms', values: behind },
    ];
  } finally {
    await network.close();
    echo.close();
    await rm(folder, { recursive: true, force: true });
  }

  async function speak(over: ReturnType<typeof connect>): Promise<void> {
    const tls = tlsOver(over, HOST);
    tls.write('hello');
    await once(tls, 'data');
    tls.destroy();
  }
}

async function timed(runs: number, act: () => Promise<void>): Promise<number[]> {
  const values: number[] = [];
  for (let run = -AT_FIRST; run < runs; run += 1) {
    const from = performance.now();
    await act();
    if (run >= 0) values.push(performance.now() - from);
  }
  return values;
}
