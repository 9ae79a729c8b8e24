import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import { letOwnerIn, letOwnerInto } from './let-owner-in.js';

const ALL = { recursive: true, force: true, maxRetries: 3 };

/** Removes a file or folder that commands wrote to, also where they made it unwritable. No link is followed. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, ALL).catch(() => {
    open(path);
    return rm(path, ALL);
  });
}

/** The same at once. */
export function removeFolderNow(path: string): void {
  try {
    rmSync(path, ALL);
  } catch {
    open(path);
    rmSync(path, ALL);
  }
}

function open(path: string): void {
  letOwnerInto(dirname(path));
  letOwnerIn(path);
}
