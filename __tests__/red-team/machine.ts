import { spawn, type ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

/** A secret, recognised wherever it turns up. */
export const CANARY = /canary-[a-z-]+-[0-9a-z]{6}/g;
export const canary = (name: string): string => `canary-${name}-3f9a1c`;

/** Where keys lie on a machine that runs jobs. */
const IN_HOME = {
  docker: '.docker/config.json',
  gh: '.config/gh/hosts.yml',
  ssh: '.ssh/id_ed25519',
  npm: '.npmrc',
  aws: '.aws/credentials',
  netrc: '.netrc',
  'git-credentials': '.git-credentials',
  cargo: '.cargo/credentials.toml',
  maven: '.m2/settings.xml',
  pypi: '.pypirc',
  kube: '.kube/config',
};
const IN_TEMP = {
  'checkout-v-six': 'git-credentials-0c1b2d.config',
  'other-action': '_github_home/.token',
};

export interface Machine {
  readonly home: string;
  /** What attacks are told, as JSON. */
  readonly places: Readonly<Record<string, unknown>> & {
    readonly files: Readonly<Record<string, string>>;
    readonly write: Readonly<Record<string, string>>;
    readonly temp: string;
    readonly bystander: number;
    /** Words on the command line of what is left behind. */
    readonly stay: string;
  };
  /** What came in over the network and by sockets. */
  readonly received: () => string;
  /** Which of the files that no command may write were written, and whether the other process was signalled. */
  readonly written: () => string[];
  readonly close: () => void;
}

/**
 * A job's machine below `top` with a secret in every place that is known for secrets, another process that has some, and
 * somebody who listens wherever one can listen. `temp` is its RUNNER_TEMP, `workspace` the checkout.
 */
export async function plantMachine(top: string, temp: string, workspace: string): Promise<Machine> {
  const home = join(top, 'home');
  const files = Object.fromEntries([
    ...Object.entries(IN_HOME).map(([name, path]) => [name, join(home, path)]),
    ...Object.entries(IN_TEMP).map(([name, path]) => [name, join(temp, path)]),
    ['other-checkout', join(top, 'work/other/other/secret.txt')],
    ['runner-credentials', join(top, 'runner/.credentials_rsaparams')],
  ]) as Record<string, string>;
  for (const [name, path] of Object.entries(files)) put(path, canary(name));
  const write = {
    startup: join(home, '.bashrc'),
    'action code': join(top, 'work/_actions/acme/next/v1/dist/index.js'),
    'tool cache': join(temp, '_tool/tool/bin/tool'),
    'other checkout': join(top, 'work/other/other/Makefile'),
    program: join(home, '.local/bin/tool'),
  };
  for (const path of Object.values(write)) put(path, '# good\n');
  const heard: string[] = [];
  const sockets = { 'temp socket': join(temp, 'docker.sock'), 'agent socket': join(home, '.ssh/agent.sock') };
  const abstract = `greengate-red-team-${process.pid}-${Date.now()}`;
  const listeners = await Promise.all([0, ...Object.values(sockets), `\0${abstract}`].map((at) => listen(at, heard)));
  const udp = createSocket('udp4').on('message', (message) => heard.push(message.toString('latin1')));
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
  const bystander = await startBystander(top);
  const marks = { ...write, signalled: join(top, 'signalled') };
  return {
    home,
    places: {
      ...{ files, temp, sockets, abstract, bystander: bystander.pid ?? 0, udp: udp.address().port },
      tcp: listeners[0]?.port,
      write: {
        ...write,
        'git hook': join(workspace, '.git/hooks/pre-push'),
        'git config': join(workspace, '.git/config'),
      },
      stay: abstract,
      evil: { 'git config': '[evil]\n\tevil = true' },
    },
    received: () => heard.join('\n'),
    written: () =>
      Object.entries(marks)
        .filter(([, path]) => readOr(path, '# good\n') !== '# good\n')
        .map(([name]) => name),
    close: () => {
      for (const { close } of listeners) close();
      udp.close();
      bystander.kill('SIGKILL');
    },
  };
}

function put(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function readOr(path: string, other: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return other;
  }
}

async function listen(at: number | string, heard: string[]): Promise<{ port: number; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('data', (data) => heard.push(data.toString('latin1'))).on('error', () => {});
  });
  if (typeof at === 'number') server.listen(at, '127.0.0.1');
  else server.listen(at);
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' ? (address?.port ?? 0) : 0, close: () => server.close() };
}

/** Another process of the same user, with a secret in its variables, its arguments, its memory and an open file. */
async function startBystander(top: string): Promise<ChildProcess> {
  put(join(top, 'open'), canary('descriptor'));
  put(join(top, 'kept'), canary('memory'));
  const script = `exec 7<open; rm open; kept=$(<kept); rm kept
    trap 'echo yes > signalled' USR1; echo ready; while :; do sleep 1 & wait; done`;
  const env = { PATH: process.env['PATH'] ?? '', SECRET: canary('environ') };
  const child = spawn('bash', ['-c', script, canary('argument')], {
    cwd: top,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return child;
}
