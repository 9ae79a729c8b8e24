import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { closeScenes, comment, expectEnd, FIX, ourComments, scene } from './scenes.js';
import { whenIsolated } from './when-isolated.js';

afterEach(closeScenes);

/** A test that wants what many jobs have: a service, and variables that say where and how. */
const SUITE = `import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import test from 'node:test';
import { sum } from '../src/sum.js';

test('adds', () => assert.equal(sum(2, 3), 5));
test('the cache answers', async () => {
  assert.ok(process.env.CACHE_URL, 'CACHE_URL is not set');
  const { hostname, port } = new URL(process.env.CACHE_URL);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.end(process.env.CACHE_PASSWORD + '\\n');
  const [answer] = await once(socket, 'data');
  assert.equal(String(answer), 'OK ' + process.env.CACHE_PASSWORD + '\\n');
});
`;

whenIsolated('tests that need a service and variables of the job', () => {
  test('have what the workflow hands over, and say by name what it does not', async () => {
    const service = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', (data) => socket.end(`OK ${String(data)}`));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    const files = { 'test/cache.test.js': SUITE };
    const commits = [
      { branch: 'main', message: 'Cache', files },
      { branch: 'topic', message: 'Cache', files },
    ];
    const env = { CACHE_URL: `tcp://localhost:${port}`, CACHE_PASSWORD: 'a word that nobody tells' };
    try {
      const without = await scene([...FIX, { text: 'I cannot.' }], { more: commits });
      const red = await comment(without, { env });
      expect(red.exitCode).toBe(1);
      expect(JSON.stringify(without.model.requests.at(-1)?.body)).toContain('hands it over with env: CACHE_URL');
      expect(ourComments(without)[0]).toMatch(/not given these variables of the job: .*CACHE_PASSWORD, CACHE_URL/);

      const handed = await scene(FIX, { more: commits });
      const inputs = { services: `localhost:${port}`, env: 'CACHE_*\nCACHE_PASSWORD' };
      const green = await comment(handed, { env, inputs });
      expectEnd(green, 'success', 0);
      expect(ourComments(handed)[0]).toContain(`localhost:${port}`);
      expect(green.log).not.toContain(env.CACHE_PASSWORD);
    } finally {
      service.close();
    }
  });
});
