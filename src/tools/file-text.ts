import type { FileHandle } from 'node:fs/promises';
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { z } from 'zod';
import { UserError } from '../errors.js';
import { assertStillAt } from './hold-directory.js';
import { mayBeElsewhere } from './other-names.js';

const MOST_BYTES = 32 * 1024 * 1024;
const PROBE = 8_000;

/** Text for a file. Half a character, as cut JSON has it, would silently become another one. */
export const wholeText = z.string().refine((text) => text.isWellFormed(), 'holds half a character (a lone surrogate)');

export type Encoding = 'UTF-8' | 'Latin-1';

/** The bytes of a regular file, given by its real path; anything else (directory, pipe, device) is refused before it can block. */
export async function readRegularFile(path: string, shown: string): Promise<Buffer> {
  // Nothing may be waited for: opening a pipe without a writer would hang.
  const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW).catch(
    (error: unknown) => {
      throw openError(error, shown);
    },
  );
  await assertStillAt(handle, path);
  try {
    return await readChecked(handle, path, shown);
  } finally {
    await handle.close();
  }
}

async function readChecked(handle: FileHandle, path: string, shown: string): Promise<Buffer> {
  const stats = await handle.stat();
  if (stats.isDirectory()) throw new UserError(`${shown} is a directory. Use Glob to list it.`);
  if (!stats.isFile()) throw new UserError(`${shown} is not a regular file.`);
  if (mayBeElsewhere(path, stats)) {
    throw new UserError(
      `${shown} is one file under several names (hard links), which may lie outside. No tool opens it.`,
    );
  }
  if (stats.size > MOST_BYTES) throw new UserError(`${shown} has ${stats.size} bytes, too many to open. Use Grep.`);
  return handle.readFile();
}

function openError(error: unknown, shown: string): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT' || code === 'ENOTDIR') return new UserError(`${shown} does not exist.`);
  if (code === 'EACCES' || code === 'EPERM') return new UserError(`${shown} may not be read (${code}).`);
  if (code === 'ELOOP') return new UserError(`${shown} became a symbolic link while it was opened. Look at it again.`);
  if (code === 'ENXIO') return new UserError(`${shown} is not a regular file.`);
  return error;
}

export function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, PROBE).includes(0);
}

/** The characters of a file, in the encoding that it has. */
export function textOf(bytes: Buffer): string {
  return encodingOf(bytes) === 'UTF-8' ? new TextDecoder().decode(bytes) : bytes.toString('latin1');
}

/** UTF-8 where the bytes are valid, else Latin-1, in which every byte is a character. */
export function encodingOf(bytes: Buffer): Encoding {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'UTF-8';
  } catch {
    return 'Latin-1';
  }
}
