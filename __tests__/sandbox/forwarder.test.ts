import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dialPublic } from '../../src/network/dial.js';
import { createNetwork } from '../../src/network/network.js';
import { behindForwarder, doorsOf, forwarderProgram, PROXY_VARIABLES } from '../../src/sandbox/forwarder.js';
import { createPlainSandbox } from '../../src/sandbox/plain.js';
import { startEcho, type Echo } from '../network/tls-peers.js';

/** Ways to a network namespace with nothing but its own loopback, as this machine has them. */
const NAMESPACES = [
  ['bwrap', '--unshare-net', '--dev-bind', '/', '/', '--'],
  ['unshare', '-Urn', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'],
] as const;
const namespace = NAMESPACES.find(([program, ...args]) => spawnSync(program, [...args, 'true']).status === 0);
const inNamespace = namespace === undefined ? describe.skip : describe;

const programs = new Set([process.execPath, await forwarderProgram()]);

/** Speaks TLS to example.org through the proxy that its environment names, and prints what comes back. */
const CLIENT = `
const { hostname, port } = new URL(process.env.HTTPS_PROXY);
const fail = (error) => { console.log('failed: ' + error); process.exit(3); };
const request = require('node:http').request({ hostname, port, method: 'CONNECT', path: process.argv[1] + ':443' });
request.on('error', fail).on('connect', (response, socket) => {
  if (response.statusCode !== 200) fail(response.statusCode);
  const tls = require('node:tls').connect({
    socket, servername: process.argv[1], ciphers: 'PSK-AES128-GCM-SHA256', maxVersion: 'TLSv1.2',
    pskCallback: () => ({ psk: Buffer.from('00112233445566778899aabbccddeeff', 'hex'), identity: 'test' }),
    checkServerIdentity: () => undefined,
  });
  let back = 0;
  tls.on('error', fail).on('data', (data) => {
    if ((back += data.length) < 500000) return;
    console.log('came back: ' + back);
    process.exit(0);
  });
  tls.write(Buffer.alloc(500000, 'x'));
}).end();
`;

inNamespace('the forwarder', () => {
  let echo: Echo;
  const network = createNetwork({
    dial: dialPublic(
      async () => [{ address: '93.184.215.14' }],
      () => connect(echo.port, '127.0.0.1'),
    ),
  });
  network.permit({ commands: ['example.org'], setup: [], services: [] });
  beforeAll(async () => {
    echo = await startEcho();
  });
  afterAll(async () => {
    await network.close();
    echo.close();
  });

  const run = async (program: string, argv: readonly [string, ...string[]]) => {
    const { doors } = doorsOf(await network.open('commands'));
    // Nothing is mounted here: the socket is found where it is outside.
    const here = doors.map((door) => ({ ...door, inside: door.socket }));
    const [first = '', ...rest] = namespace ?? [];
    return createPlainSandbox({ environment: process.env }).run({
      argv: [first, ...rest, ...behindForwarder(argv, here, program)],
      cwd: '/',
      env: PROXY_VARIABLES,
      trust: 'steered',
      timeoutMs: 600_000,
    });
  };

  describe.each([...programs])('in %s', (program) => {
    test('carries TLS to a listed host, both ways', async () => {
      const { output, exitCode } = await run(program, [process.execPath, '-e', CLIENT, 'example.org']);
      expect([output, exitCode]).toEqual(['came back: 500000\n', 0]);
    });

    test('carries nothing to another host, and there is no way beside it', async () => {
      const other = await run(program, [process.execPath, '-e', CLIENT, 'other.test']);
      expect(other.output).toBe('failed: 403\n');
      const beside = await run(program, ['bash', '-c', `exec 3<>/dev/tcp/127.0.0.1/${echo.port}`]);
      expect(beside.output).toMatch(/refused/);
    });

    test.each([
      ['an exit code', ['bash', '-c', 'exit 7'], { exitCode: 7 }],
      ['both outputs', ['bash', '-c', 'echo out; echo err >&2'], { exitCode: 0, output: 'out\nerr\n' }],
      ['what cannot be started', ['/nowhere/program'], { exitCode: 127 }],
      ['arguments', ['bash', '-c', 'printf "%s|" "$@"', 'sh', '-e', 'a b', '', '--'], { output: '-e|a b||--|' }],
    ] as const)('leaves %s as it is', async (_what, argv, wanted) => {
      expect(await run(program, argv)).toMatchObject({ ending: 'exited', ...wanted });
    });
  });
});
