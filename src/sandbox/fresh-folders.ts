import { chmodSync, mkdirSync } from 'node:fs';
import { cp, lstat, mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { removeFolder } from './remove-folder.js';
import type { SandboxFolders } from './mount.js';

export interface OwnFolders extends RunFolders {
  readonly remove: () => Promise<void>;
}

/** Folders of the run that one request can have for itself. */
export type RunFolders = Pick<SandboxFolders, 'home' | 'temp' | 'layers'>;

const PRISTINE = 'pristine-home';

/** A home as the set-up left it and an empty /tmp, for one request: nothing that a command left there is believed. */
export async function freshFolders({ folder }: SandboxFolders): Promise<OwnFolders> {
  const own = await mkdtemp(join(folder, 'fresh-'));
  const [home, temp] = [join(own, 'home'), join(own, 'tmp')];
  mkdirSync(home, { mode: 0o700 });
  mkdirSync(temp);
  chmodSync(temp, 0o1777);
  await copyInto(join(folder, PRISTINE), home);
  return { home, temp, layers: join(own, 'layers'), remove: () => removeFolder(own).catch(() => {}) };
}

/** Keeps the home as it is now for those that want a fresh one. */
export async function keepAsPristine({ folder, home }: SandboxFolders): Promise<void> {
  const pristine = join(folder, PRISTINE);
  await removeFolder(pristine);
  await copyInto(home, pristine);
}

async function copyInto(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => []);
  for (const name of names)
    await cp(join(from, name), join(to, name), {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
      // Sockets and pipes are of processes that have ended.
      filter: async (path) => {
        const stat = await lstat(path).catch(() => undefined);
        return stat !== undefined && (stat.isFile() || stat.isDirectory() || stat.isSymbolicLink());
      },
    });
}
