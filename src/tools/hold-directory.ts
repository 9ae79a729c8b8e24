import { constants, type Dirent } from 'node:fs';
import { mkdir, open, readdir, readlink, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UserError } from '../errors.js';

/** A directory that stays the same one, whatever becomes of its name. To be closed. */
export interface HeldDirectory {
  /** A path for this entry of it. */
  at(name: string): string;
  close(): Promise<void>;
}

const DIRECTORY = constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW;

/**
 * Opens a directory by its real path, making what is missing, and holds on to it. A link that somebody puts into the
 * path after the wall has judged it leads nowhere: throws a UserError then.
 */
export async function holdDirectory(path: string): Promise<HeldDirectory> {
  const handle = await opened(path);
  return { at: (name) => entryOf(handle, path, name), close: () => handle.close() };
}

/** The entries of a directory, given by its real path; none where it is no directory, may not be read or became a link. */
export async function entriesIn(path: string): Promise<Dirent[]> {
  const handle = await open(path, DIRECTORY).catch(() => undefined);
  if (handle === undefined) return [];
  try {
    const descriptor = descriptorOf(handle);
    if (descriptor !== undefined && (await readlink(descriptor)) !== path) return [];
    return await readdir(descriptor ?? path, { withFileTypes: true });
  } catch {
    return [];
  } finally {
    await handle.close();
  }
}

async function opened(path: string): Promise<FileHandle> {
  let handle: FileHandle;
  try {
    handle = await open(path, DIRECTORY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && dirname(path) !== path) return made(path);
    throw openError(error, path);
  }
  await assertStillAt(handle, path);
  return handle;
}

async function made(path: string): Promise<FileHandle> {
  const parent = await opened(dirname(path));
  try {
    const entry = entryOf(parent, dirname(path), basename(path));
    await mkdir(entry).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
    return await open(entry, DIRECTORY).catch((error: unknown) => {
      throw openError(error, path);
    });
  } finally {
    await parent.close();
  }
}

/** Is what was opened by a real path really there, or did a link lead elsewhere? Closes the handle if not. */
export async function assertStillAt(handle: FileHandle, path: string): Promise<void> {
  const descriptor = descriptorOf(handle);
  if (descriptor === undefined || (await readlink(descriptor)) === path) return;
  await handle.close();
  throw moved(path);
}

/** A link is no directory either. */
function openError(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOTDIR' || code === 'ELOOP' ? new UserError(`${path} is not a directory.`) : error;
}

function moved(path: string): UserError {
  return new UserError(`${path} was moved or replaced while it was opened. Look at it again.`);
}

function entryOf(directory: FileHandle, path: string, name: string): string {
  return join(descriptorOf(directory) ?? path, name);
}

/** Only Linux lets a path begin at an open directory; elsewhere the name has to do. */
function descriptorOf({ fd }: FileHandle): string | undefined {
  return process.platform === 'linux' ? `/proc/self/fd/${fd}` : undefined;
}
