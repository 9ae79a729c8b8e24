import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Repository } from './repository.js';

const TIMEOUT_MS = 120_000;

/**
 * Files below these folders of the workspace that were made or changed since then (ms since the epoch), by the time of the
 * change of the inode, which nobody can set. What a `.git` holds does not count.
 */
export async function newerThan(repo: Repository, folders: readonly string[], since: number): Promise<string[]> {
  if (folders.length === 0) return [];
  const { workspace, sandbox, signal } = repo;
  const seconds = (since / 1000).toFixed(3);
  const result = await sandbox.run({
    argv: [
      'find',
      ...folders.map((path) => `./${path}`),
      ...['(', '-name', '.git', '-prune', ')', '-o', '!', '-type', 'd', '-newerct', `@${seconds}`, '-print0'],
    ],
    cwd: workspace,
    trust: 'harness',
    timeoutMs: TIMEOUT_MS,
    wholeStdout: true,
    ...(signal === undefined ? {} : { signal }),
  });
  signal?.throwIfAborted();
  if (result.ending === 'exited' && result.exitCode === 0)
    return result.stdout
      .toString('utf8')
      .split('\0')
      .filter(Boolean)
      .map((path) => path.slice(2));
  // No such find on this machine, or something that it may not look into.
  const found: string[] = [];
  for (const folder of folders) await collect(workspace, folder, since, found);
  return found;
}

async function collect(workspace: string, folder: string, since: number, found: string[]): Promise<void> {
  const entries = await readdir(join(workspace, folder), { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.name === '.git') continue;
    if (entry.isDirectory()) await collect(workspace, path, since, found);
    else if (((await lstat(join(workspace, path)).catch(() => undefined))?.ctimeMs ?? 0) >= since) found.push(path);
  }
}
