import { constants } from 'node:fs';
import { access, cp, lstat, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { letOwnerIn } from '../sandbox/let-owner-in.js';
import type { Repository } from './repository.js';

const AT_ONCE = 200;

/** Copies paths of the workspace into a folder, each in its place, as far as they can be copied. */
export async function copyAll(repo: Repository, paths: readonly string[], folder: string): Promise<void> {
  for (let at = 0; at < paths.length; at += AT_ONCE) await copySome(repo, paths.slice(at, at + AT_ONCE), folder);
}

/** By cp, which shares the blocks where the file system can; by Node where there is no such cp. */
async function copySome(repo: Repository, paths: readonly string[], folder: string): Promise<void> {
  const { workspace, sandbox, signal } = repo;
  const { ending, exitCode } = await sandbox.run({
    argv: ['cp', '-a', '--reflink=auto', '--parents', '--', ...paths.map((path) => `./${path}`), folder],
    cwd: workspace,
    trust: 'harness',
    timeoutMs: 300_000,
    ...(signal === undefined ? {} : { signal }),
  });
  signal?.throwIfAborted();
  if (ending === 'exited' && exitCode === 0) return;
  for (const path of paths) {
    for (const place of [workspace, folder]) letOwnerIn(join(place, path));
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await cp(join(workspace, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
      force: true,
      filter: isCopied,
    });
  }
}

/** Pipes and sockets are nobody's dependencies; a name that is no UTF-8 means nothing to Node, and was left to cp. */
async function isCopied(path: string): Promise<boolean> {
  const stat = await lstat(path).catch(() => undefined);
  if (stat?.isSymbolicLink() === true) return true;
  if (stat?.isFile() !== true && stat?.isDirectory() !== true) return false;
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}
