import { spawn } from 'node:child_process';

/** The people and the settings that the embedded world's commits have; nothing of this machine's git configuration. */
export const GIT_ENV = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'Dana Developer',
  GIT_AUTHOR_EMAIL: 'dana@example.com',
  GIT_COMMITTER_NAME: 'Dana Developer',
  GIT_COMMITTER_EMAIL: 'dana@example.com',
  LC_ALL: 'C.UTF-8',
};

export interface GitResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs git asynchronously (the servers it talks to live in this process) and returns its output without the last newline. */
export async function git(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input?: Uint8Array,
): Promise<string> {
  const result = await tryGit(cwd, args, env, input);
  if (result.exitCode !== 0) throw new Error(`git ${args.join(' ')} in ${cwd} failed: ${result.stderr.trim()}`);
  return result.stdout.replace(/\n$/, '');
}

export function tryGit(
  cwd: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input?: Uint8Array,
): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, {
      cwd,
      env: { PATH: process.env['PATH'] ?? '', HOME: cwd, ...GIT_ENV, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // Why a git does not take its input is told by its exit.
    child.stdin.on('error', () => {}).end(input ?? '');
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.once('error', reject);
    child.once('close', (exitCode) =>
      resolve({ exitCode, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() }),
    );
  });
}
