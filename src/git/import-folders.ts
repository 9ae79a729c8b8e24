import { constants } from 'node:fs';
import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, UserError } from '../errors.js';
import type { Sandbox } from '../sandbox/types.js';
import { bringIgnored, takeIgnored } from './ignored-of-start.js';
import { openRepository } from './open.js';
import type { Repository } from './repository.js';
import { git, startGit, type GitPlace } from './run-git.js';
import { snapshot } from './snapshot.js';

export interface Folders {
  readonly start: string;
  readonly final: string;
  /** An existing private folder that is none of the two. */
  readonly scratch: string;
  readonly sandbox: Sandbox;
  readonly signal: AbortSignal;
}

/**
 * Makes a repository of two plain folders: the start is what it knows, the final one stands in its work tree. Both are
 * copied, so that nothing is run in the caller's own. What the start has stays tracked whatever the final tree ignores.
 * Ignored files are those of the start; `left` are the paths, sorted, of those that the final folder has alone or otherwise.
 */
export async function importFolders(
  folders: Folders,
): Promise<{ repository: Repository; startTree: string; left: readonly string[] }> {
  const { start, final, scratch, sandbox, signal } = folders;
  const workspace = join(scratch, 'work');
  await mkdir(workspace);
  await createEmpty({ sandbox, cwd: workspace, signal });
  const repository = await openRepository({ workspace, scratch, sandbox, signal });
  await copyInto(start, workspace, '--start');
  const startTree = await snapshot(repository);
  const folder = join(scratch, 'ignored');
  const taken = await takeIgnored(repository, folder);
  await empty(workspace);
  // Without what is known of the files: of the same size and time, a changed one would pass for the one before.
  await git(repository, ['read-tree', startTree]);
  repository.lastTree = undefined;
  await copyInto(final, workspace, '--final');
  const left = await bringIgnored(repository, { taken, folder, startTree });
  return { repository, startTree, left };
}

/** A repository with one empty commit. */
async function createEmpty(place: GitPlace): Promise<void> {
  const run = async (args: readonly string[], input?: string): Promise<string> => {
    const result = await startGit(place, args, { env: IDENTITY, ...(input === undefined ? {} : { input }) });
    if (result.code !== 0) throw new UserError(`git ${args[0]} failed in ${place.cwd}: ${result.stderr.trim()}`);
    return result.stdout.toString('latin1').trim();
  };
  await run(['init', '--quiet', '--template=', '--initial-branch=main', '.']);
  const tree = await run(['mktree'], '');
  await run(['update-ref', 'HEAD', await run(['commit-tree', tree, '-m', 'Nothing yet'])]);
}

const IDENTITY = {
  GIT_AUTHOR_NAME: 'Greengate',
  GIT_AUTHOR_EMAIL: 'greengate@localhost',
  GIT_COMMITTER_NAME: 'Greengate',
  GIT_COMMITTER_EMAIL: 'greengate@localhost',
};

async function copyInto(from: string, to: string, flag: string): Promise<void> {
  const found = await stat(from).catch(() => undefined);
  if (found?.isDirectory() !== true) throw new UserError(`${flag}: ${from} is no folder.`);
  try {
    for (const name of await readdir(from)) {
      if (name === '.git') continue;
      await cp(join(from, name), join(to, name), {
        recursive: true,
        verbatimSymlinks: true,
        preserveTimestamps: true,
        mode: constants.COPYFILE_FICLONE,
      });
    }
  } catch (error) {
    throw new UserError(`${flag}: ${from} could not be copied: ${messageOf(error)}`);
  }
}

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== '.git') await rm(join(folder, name), { recursive: true, force: true });
  }
}
