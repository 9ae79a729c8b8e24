// Needs: isolation, and from the system's packages PostgreSQL and Redis; what is not installed is skipped by name.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createNetwork, type Network } from '../../src/network/network.js';
import { newGround, runner, sandboxOn, triedWays } from './ways.js';

const ways = (await triedWays()).filter(({ failure }) => failure === undefined).map(({ name }) => name);
const postgres = postgresFolder();
const redis = ['/usr/bin/redis-server'].find((path) => existsSync(path));

describe.each(ways)('isolated by %s', (name) => {
  let network: Network;
  beforeAll(() => void (network = createNetwork()));
  afterAll(() => network.close());

  (postgres === undefined ? describe.skip : describe)('PostgreSQL', () => {
    let server: Server;
    beforeAll(async () => void (server = await startPostgres(postgres ?? '')));
    afterAll(() => server.end());

    test('answers where it is listed, and not elsewhere', async () => {
      const ground = newGround();
      const url = `postgresql://postgres@localhost:${server.port}/postgres?sslmode=disable`;
      const ask = `psql '${url}' -Atc 'create table if not exists seen (n int); insert into seen values (1); select 40 + 2'`;
      const closed = await runner(sandboxOn(name, ground), ground.workspace)(ask);
      expect(closed).not.toMatchObject({ exitCode: 0 });
      expect(closed.hints?.join()).toContain(`services: localhost:${server.port}`);
      network.permit({ commands: [], setup: [], services: [{ host: 'localhost', port: server.port }] });
      const open = await runner(sandboxOn(name, ground, { outlets: network.open }), ground.workspace)(ask);
      expect(open.output).toContain('42\n');
      expect(open.exitCode).toBe(0);
    });
  });

  (redis === undefined ? describe.skip : describe)('Redis', () => {
    let server: Server;
    beforeAll(async () => void (server = await startRedis(redis ?? '')));
    afterAll(() => server.end());

    test('answers under the name of its service container', async () => {
      const ground = newGround();
      const named = createNetwork({ resolve: async () => [{ address: '127.0.0.1' }] });
      named.permit({ commands: [], setup: [], services: [{ host: 'redis', port: server.port }] });
      const run = runner(sandboxOn(name, ground, { outlets: named.open }), ground.workspace);
      const script = `redis-cli -h redis -p ${server.port} set key value; redis-cli -h redis -p ${server.port} get key`;
      expect((await run(script)).output).toBe('OK\nvalue\n');
      await named.close();
    });
  });
});

interface Server {
  readonly port: number;
  end(): Promise<void>;
}

function postgresFolder(): string | undefined {
  const all = '/usr/lib/postgresql';
  const versions = existsSync(all) ? readdirSync(all) : [];
  return versions.map((version) => join(all, version, 'bin')).find((bin) => existsSync(join(bin, 'postgres')));
}

/** It refuses to run as root. */
async function startPostgres(bin: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'greengate-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const ids = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(folder, ids.uid, ids.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const options = { cwd: folder, stdio: 'ignore', env: { LC_ALL: 'C' }, ...ids } as const;
  execFileSync(join(bin, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync'], options);
  const port = await freePort();
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'],
    options,
  );
  await until(() =>
    answers('psql', ['-h', folder, '-p', String(port), '-U', 'postgres', '-c', 'select 1', 'postgres']),
  );
  return { port, end: () => ended(child, 'SIGINT', folder) };
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
}

async function startRedis(program: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'greengate-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--daemonize', 'no'];
  const child = spawn(program, args, { cwd: folder, stdio: 'ignore' });
  await until(() => answers('redis-cli', ['-p', String(port), 'ping']));
  return { port, end: () => ended(child, 'SIGTERM', folder) };
}

function answers(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 50));
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    }),
  );
}

async function ended(child: ChildProcess, signal: NodeJS.Signals, folder: string): Promise<void> {
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exited;
  rmSync(folder, { recursive: true, force: true });
}
