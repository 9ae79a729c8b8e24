import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { git, GIT_ENV } from '../../src/demo/git.js';
import type { Manifest } from './manifest.js';

const LONGEST_MS = 120_000;

/** What is wrong with the tests of a branch in a clone that nobody has worked in. */
export async function freshCloneDifferences(directory: string, branch: string, manifest: Manifest): Promise<string[]> {
  const { test_command, test_env } = manifest;
  if (test_command === null) return [];
  const clone = join(directory, 'clone');
  await git(directory, ['clone', '--quiet', '--branch', branch, join(directory, 'origin.git'), clone]);
  await git(clone, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'update', '--init']);
  const exitCode = await exitCodeOf(test_command, clone, test_env);
  return exitCode === 0 ? [] : [`in a fresh clone of ${branch}, ${test_command} ends with ${exitCode ?? 'a signal'}`];
}

function exitCodeOf(command: string, cwd: string, env: Manifest['test_env']): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', command], {
      cwd,
      env: { ...process.env, ...GIT_ENV, ...env },
      stdio: 'ignore',
      detached: true,
    });
    const end = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // All of the group has ended by itself.
      }
    };
    const timer = setTimeout(end, LONGEST_MS);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      end();
      resolve(code);
    });
  });
}
