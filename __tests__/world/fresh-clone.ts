import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { git } from '../../src/demo/git.js';

export interface CloneRun {
  readonly exitCode: number | null;
  readonly output: string;
}

const TIMEOUT_MS = 120_000;

/** What a test command says in a clone that nobody has touched; submodules are cloned too. `setUp` runs before it. */
export async function runInClone(
  bare: string,
  branch: string,
  { command, setUp }: { readonly command: string; readonly setUp?: string },
): Promise<CloneRun> {
  const folder = await mkdtemp(join(tmpdir(), 'greengate-clone-'));
  try {
    const clone = join(folder, 'clone');
    await git(folder, [
      ...['-c', 'protocol.file.allow=always', 'clone', '--quiet', '--recurse-submodules'],
      ...['--branch', branch, bare, clone],
    ]);
    const env = { PATH: process.env['PATH'], HOME: folder, CI: 'true' };
    const run = (line: string) =>
      spawnSync('sh', ['-c', line], { cwd: clone, env, timeout: TIMEOUT_MS, encoding: 'utf8' });
    if (setUp !== undefined) run(setUp);
    const { status, stdout, stderr } = run(command);
    return { exitCode: status, output: `${stdout}${stderr}` };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The promise itself: what stands on this branch passes its tests for whoever clones it. */
export async function expectCloneIsGreen(
  bare: string,
  branch: string,
  how: { readonly command: string; readonly setUp?: string } = { command: 'npm test' },
): Promise<void> {
  const { exitCode, output } = await runInClone(bare, branch, how);
  expect({ branch, exitCode, output: exitCode === 0 ? '' : output }).toEqual({ branch, exitCode: 0, output: '' });
}
