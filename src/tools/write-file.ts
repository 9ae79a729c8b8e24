import { randomUUID } from 'node:crypto';
import { lstat, open, rename, rm } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { holdDirectory } from './hold-directory.js';

/**
 * Replaces or creates a file, given by its real path, in one step: whoever reads it sees the old bytes or the new ones,
 * never half of them.
 */
export async function writeFileAtomically(path: string, bytes: Buffer): Promise<void> {
  const directory = await holdDirectory(dirname(path));
  try {
    const target = directory.at(basename(path));
    const mode = await modeOf(target);
    const temporary = directory.at(`.greengate-${randomUUID()}`);
    try {
      const handle = await open(temporary, 'wx', 0o666);
      try {
        await handle.writeFile(bytes);
        // By its descriptor: the name may be another's by now.
        if (mode !== undefined) await handle.chmod(mode);
      } finally {
        await handle.close();
      }
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  } finally {
    await directory.close();
  }
}

async function modeOf(path: string): Promise<number | undefined> {
  try {
    return (await lstat(path)).mode & 0o7777;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
