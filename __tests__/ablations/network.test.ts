import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import { forgetSecrets } from '../../src/job-secrets.js';
import { dialPublic, type Dial } from '../../src/network/dial.js';
import { createNetwork } from '../../src/network/network.js';
import { hideCredentials } from '../../src/run/checkout-credentials.js';
import { createPlainSandbox } from '../../src/sandbox/plain.js';
import { connectThrough, startEcho, tlsOver, type Echo } from '../network/tls-peers.js';
import { ablation } from './ablation.js';

let echo: Echo;
let folder: string;
beforeAll(async () => {
  echo = await startEcho();
  folder = await realpath(await mkdtemp(join(tmpdir(), 'greengate-ablation-')));
});
afterAll(async () => {
  echo.close();
  await rm(folder, { recursive: true, force: true });
});

const here = () => connect(echo.port, '127.0.0.1');
const resolveTo = (address: string) => async () => [{ address }];

/** Does TLS for `name` come through a tunnel to example.org? */
async function comesThrough(dial: Dial, permitted: readonly string[], name = 'example.org'): Promise<boolean> {
  const network = createNetwork({ dial });
  network.permit({ commands: permitted, setup: [], services: [] });
  try {
    const { status, tunnel } = await connectThrough(
      (await network.open('commands'))[0]?.socket ?? '',
      'example.org:443',
    );
    if (status !== 200) return false;
    return await isSecured(tlsOver(tunnel, name));
  } finally {
    await network.close();
  }
}

function isSecured(tls: TLSSocket): Promise<boolean> {
  return new Promise<boolean>((resolve) => {
    tls.once('secureConnect', () => resolve(true));
    for (const end of ['error', 'close']) tls.once(end, () => resolve(false));
  }).finally(() => tls.destroy());
}

test('the list of hosts: what is not on it is not reached', () =>
  ablation('host list', 'a host that is not listed is not reached', {
    on: async () => !(await comesThrough(dialPublic(resolveTo('93.184.215.14'), here), ['other.example'])),
    off: async () => !(await comesThrough(dialPublic(resolveTo('93.184.215.14'), here), ['example.org'])),
  }));

test('the check of addresses: a listed name does not lead into the machine’s own network', () =>
  ablation('inner addresses', 'a listed name that points inside is not followed', {
    on: async () => !(await comesThrough(dialPublic(resolveTo('169.254.169.254'), here), ['example.org'])),
    off: async () => !(await comesThrough(async () => here(), ['example.org'])),
  }));

test('the name in TLS: a tunnel to one host is none to another on the same address', () =>
  ablation('server name', 'a tunnel is for the server it was asked for', {
    on: async () =>
      !(await comesThrough(dialPublic(resolveTo('93.184.215.14'), here), ['example.org'], 'hidden.example')),
    // A proxy that copies bytes.
    off: async () => !(await isSecured(tlsOver(here(), 'hidden.example'))),
  }));

test('the credentials of a checkout: a command that reads .git/config does not find them', async () => {
  const token = 'ghs_canaryOfTheCheckout0123456789';
  const sandbox = createPlainSandbox({ environment: process.env });
  const notFound = async (name: string, hides: boolean): Promise<boolean> => {
    const workspace = join(folder, name);
    await git(folder, ['init', '--quiet', workspace]);
    await git(workspace, ['config', 'http.https://example.org/.extraheader', `AUTHORIZATION: bearer ${token}`]);
    const places = { workspace, gitDir: join(workspace, '.git'), tempDir: folder, scratch: folder, onRecord: () => {} };
    if (hides) await hideCredentials(places);
    const argv = ['grep', '-r', token, '.'] as const;
    const { output } = await sandbox.run({ argv: [...argv], cwd: workspace, trust: 'steered', timeoutMs: 600_000 });
    return !output.includes(token);
  };
  await ablation('credentials of a checkout', 'what a checkout left is not found', {
    on: () => notFound('hidden', true),
    off: () => notFound('left', false),
  });
});

test('our own variables: a library or child that inherits them finds no key', async () => {
  const file = join(folder, 'inherits.mjs');
  await writeFile(file, 'console.log(JSON.stringify(process.env));\n');
  const job = { PATH: process.env['PATH'], 'INPUT_ANTHROPIC-API-KEY': 'sk-canary-0123456789' };
  const clean = async (forgets: boolean): Promise<boolean> => {
    const variables: Record<string, string | undefined> = { ...job };
    if (forgets) forgetSecrets(variables);
    const env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >;
    const request = {
      argv: [process.execPath, file] as [string, string],
      cwd: folder,
      trust: 'harness',
      env,
      timeoutMs: 600_000,
    } as const;
    const { output } = await createPlainSandbox({ environment: {} }).run(request);
    return !output.includes('sk-canary');
  };
  await ablation('own variables', 'what inherits our variables finds no key', {
    on: () => clean(true),
    off: () => clean(false),
  });
});
