import { copyFile, mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Head } from './repository.js';

/** What is to be known of the real repository. */
export interface RepositoryFacts {
  readonly topLevel: string;
  readonly gitDir: string;
  readonly commonDir: string;
  readonly head: Head;
}

/** How files are read and written; nothing here names a program. Lower case, as git prints keys. */
export const CARRIED_CONFIG = [
  'core.autocrlf',
  'core.eol',
  'core.safecrlf',
  'core.filemode',
  'core.ignorecase',
  'core.symlinks',
  'core.precomposeunicode',
  'core.excludesfile',
  'core.attributesfile',
  'core.sparsecheckout',
  'core.sparsecheckoutcone',
  'index.sparse',
  'extensions.objectformat',
] as const;

/** A ref of our own for the commit the workspace was taken from: what a fetch tells the server we have. */
export const HEAD_REF = 'refs/greengate/head';
/** HEAD when it was opened: a commit that the real repository has. */
export const START_REF = 'refs/greengate/start';

/**
 * Makes a git directory that borrows the real one's objects and starts from a copy of its index, so that file stats
 * stay known and sparse checkouts stay sparse. Refs, hooks and all other configuration stay behind.
 */
export async function createTrustedDirectory(
  gitDir: string,
  real: RepositoryFacts,
  config: ReadonlyMap<string, string>,
): Promise<void> {
  await Promise.all(
    ['objects/info', 'refs/greengate', 'info'].map((dir) => mkdir(join(gitDir, dir), { recursive: true })),
  );
  const detached = `${real.head.sha}\n`;
  await Promise.all([
    writeFile(join(gitDir, 'HEAD'), detached),
    writeFile(join(gitDir, HEAD_REF), detached),
    writeFile(join(gitDir, START_REF), detached),
    writeFile(join(gitDir, 'config'), configText(config)),
    writeFile(join(gitDir, 'objects/info/alternates'), `${join(real.commonDir, 'objects')}\n`),
    copyIfThere(join(real.commonDir, 'shallow'), join(gitDir, 'shallow')),
    copyIfThere(join(real.commonDir, 'info/exclude'), join(gitDir, 'info/exclude')),
    copyIfThere(join(real.commonDir, 'info/attributes'), join(gitDir, 'info/attributes')),
    copyIfThere(join(real.gitDir, 'info/sparse-checkout'), join(gitDir, 'info/sparse-checkout')),
    copyIndex(real.gitDir, gitDir),
  ]);
}

function configText(config: ReadonlyMap<string, string>): string {
  const version = config.has('extensions.objectformat') ? 1 : 0;
  const lines = [...config].map(([key, value]) => {
    const [section, name] = key.split('.');
    return `[${section}]\n\t${name} = "${value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"\n`;
  });
  return `[core]\n\trepositoryformatversion = ${version}\n\tbare = false\n${lines.join('')}`;
}

async function copyIndex(from: string, to: string): Promise<void> {
  const shared = (await readdir(from)).filter((name) => name.startsWith('sharedindex.'));
  await Promise.all(['index', ...shared].map((name) => copyIfThere(join(from, name), join(to, name))));
}

/** Keeps the time, rounded down: git looks again at files that are not older than the index that lists them. */
async function copyIfThere(from: string, to: string): Promise<void> {
  try {
    const { atime, mtimeMs } = await stat(from);
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to);
    await utimes(to, atime, Math.floor(mtimeMs) / 1000);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
