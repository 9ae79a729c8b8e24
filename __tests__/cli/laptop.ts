import { spawn } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { git } from '../../src/demo/git.js';
import type { Script } from '../../src/demo/model-script.js';
import { startModelServer, type ModelServer, type ModelServerOptions } from '../../src/demo/model-server.js';
import { createOrigin } from '../../src/demo/sample-repository.js';
import { BROKEN_SUM } from '../world/world.js';

const DIST = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
const KEY = 'sk-ant-laptop-0123456789';

export interface Run {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A clone of a small repository whose test fails, and a scripted model. */
export interface Laptop {
  readonly directory: string;
  readonly clone: string;
  readonly model: ModelServer;
  greengate(args: readonly string[], options?: RunOptions): Promise<Run>;
  close(): Promise<void>;
}

interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly onStart?: (pid: number) => void;
}

export async function laptop(
  script: Script,
  onRequest?: (turn: number) => void,
  beforeEvent?: ModelServerOptions['beforeEvent'],
): Promise<Laptop> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'greengate-laptop-')));
  const bare = await createOrigin(directory, 'sum', BROKEN_SUM);
  const clone = join(directory, 'clone');
  await git(directory, ['clone', '--quiet', bare, clone]);
  const model = await startModelServer({
    script,
    apiKey: KEY,
    ...(onRequest === undefined ? {} : { onRequest: ({ turn }) => onRequest(turn) }),
    ...(beforeEvent === undefined ? {} : { beforeEvent }),
  });
  return {
    directory,
    clone,
    model,
    greengate: (args, { cwd = clone, env, onStart } = {}) => {
      const variables = { ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: model.url, TMPDIR: directory, ...env };
      return start(args, cwd, variables, onStart);
    },
    close: async () => {
      await model.close();
      await rm(directory, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function start(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
  onStart?: (pid: number) => void,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const base = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/' };
    const child = spawn(process.execPath, [DIST, ...args], {
      cwd,
      env: { ...base, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const out: string[] = [];
    const err: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, stdout: out.join(''), stderr: err.join('') }));
    if (child.pid !== undefined) onStart?.(child.pid);
  });
}
