// Needs: dist, git, isolation; a proxy on loopback.
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, expect, test } from '@jest/globals';
import { closeScenes, comment, expectEnd, FIX, scene } from './scenes.js';

afterEach(closeScenes);

test.each([
  ['', undefined],
  ['user:pass@', `Basic ${Buffer.from('user:pass').toString('base64')}`],
])('the model is asked through the proxy of the machine (%j)', async (user, wanted) => {
  const world = await scene(FIX);
  const target = new URL(world.model.url);
  const asked: unknown[] = [];
  const proxy = createServer();
  proxy.on('connect', ({ url, headers }: IncomingMessage, client: Duplex) => {
    asked.push([url, headers['proxy-authorization']]);
    const remote = connect(Number(target.port), target.hostname, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      client.pipe(remote).pipe(client);
    });
    for (const one of [client, remote]) one.on('error', () => {});
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  const result = await comment(world, {
    // A name that only the proxy knows what to do with.
    inputs: { 'base-url': `http://model.test:${target.port}` },
    env: { http_proxy: `http://${user}127.0.0.1:${port}`, no_proxy: '127.0.0.1' },
  });
  proxy.closeAllConnections();
  proxy.close();
  expectEnd(result, 'success', 0);
  expect(new Set(asked.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify([`model.test:${target.port}`, wanted])]),
  );
});
