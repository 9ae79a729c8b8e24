import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createNetwork, type Network } from '../../src/network/network.js';
import { parseServices } from '../../src/network/services.js';
import { newGround, runner, sandboxOn, triedWays } from './ways.js';

const ways = (await triedWays()).filter(({ failure }) => failure === undefined).map(({ name }) => name);

/** Says what it was told, in capitals. */
function startService(): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (data) => socket.end(data.toString('utf8').toUpperCase()));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe.each(ways)('what the job gives to commands, isolated by %s', (name) => {
  let service: Server;
  let port: number;
  let networks: Network[];

  beforeAll(async () => {
    networks = [];
    service = await startService();
    port = (service.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await Promise.all(networks.map((network) => network.close()));
    service.close();
  });

  function inside(services: readonly string[], resolve?: (host: string) => Promise<{ address: string }[]>) {
    const network = createNetwork(resolve === undefined ? {} : { resolve });
    networks.push(network);
    network.permit({ commands: [], setup: [], services: parseServices(services) });
    const ground = newGround();
    const sandbox = sandboxOn(name, ground, {
      outlets: network.open,
      variables: { given: () => ({ APP_ENV: 'given' }), withheld: () => ['DATABASE_URL'] },
    });
    return { network, run: runner(sandbox, ground.workspace) };
  }

  const ask = (host: string) => `exec 3<>/dev/tcp/${host}/${port}; echo hello >&3; head -n 1 <&3`;

  test('a service is found at its own address, and nothing else of the machine is', async () => {
    const { run, network } = inside([`localhost:${port}`]);
    expect(await run(ask('localhost'))).toMatchObject({ output: 'HELLO\n', exitCode: 0 });
    expect(network.used()).toEqual([{ host: `localhost:${port}`, times: 1 }]);
    const other = await startService();
    const beside = `exec 3<>/dev/tcp/127.0.0.1/${(other.address() as AddressInfo).port}`;
    expect((await run(beside)).output).toMatch(/refused/);
    other.close();
  });

  test('without the list there is no way to it', async () => {
    expect((await inside([]).run(ask('localhost'))).output).toMatch(/refused/);
  });

  test('a service has its name inside, also beside another one with the same port', async () => {
    const { run } = inside([`redis:${port}`, `db:${port}`, `localhost:${port}`], async () => [
      { address: '127.0.0.1' },
    ]);
    for (const host of ['redis', 'db', 'localhost']) expect((await run(ask(host))).output).toBe('HELLO\n');
    expect((await run('getent hosts redis db | sort')).output).toMatch(/127\.53\.0\.1 +redis[^]*127\.53\.0\.2 +db/);
  });

  test('a name that leads to the internet leads nowhere, and one that is not answered is named', async () => {
    const outside = inside([`db:${port}`], async () => [{ address: '93.184.215.14' }]);
    expect((await outside.run(ask('db'))).output).not.toContain('HELLO');
    expect(outside.network.used()).toEqual([
      { host: `db:${port}`, times: 1, refused: 'the host is not on this machine or its own network' },
    ]);
    const closed = await startService();
    const { port: nobody } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const nothing = inside([`localhost:${nobody}`]);
    await nothing.run(`exec 3<>/dev/tcp/localhost/${nobody}; head -n 1 <&3`);
    expect(nothing.network.used()).toEqual([
      { host: `localhost:${nobody}`, times: 1, refused: 'nothing listens there' },
    ]);
  });

  test('variables that are given are found, those of the sandbox stay as they are', async () => {
    const { run } = inside([`localhost:${port}`]);
    expect((await run('echo "$APP_ENV $CI"')).output).toBe('given true\n');
    expect(await run('echo "DATABASE_URL is not set"; exit 1')).toMatchObject({
      hints: [expect.stringMatching(/hands it over with env: DATABASE_URL$/)],
    });
    // A service is no network: package managers are told so all the same.
    expect((await run('echo "$npm_config_offline ${HTTPS_PROXY:-none}"')).output).toBe('true none\n');
  });
});

describe('a list of services', () => {
  test.each([
    ['localhost:5432', { host: 'localhost', port: 5432 }],
    ['Redis:6379', { host: 'redis', port: 6379 }],
    ['127.0.0.1:80', { host: '127.0.0.1', port: 80 }],
  ])('%s is read', (entry, service) => expect(parseServices([entry])).toEqual([service]));

  test.each([
    'localhost',
    'localhost:',
    'localhost:0',
    'localhost:65536',
    'http://localhost:80',
    ':80',
    '::1:80',
    'a b:1',
  ])('%s is refused', (entry) =>
    expect(() => parseServices([entry])).toThrow(/names with a port, such as localhost:5432/),
  );
});
