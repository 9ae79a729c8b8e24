import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes everything at a path readable for its owner, and its folders writable: tests and commands leave files behind that
 * keep their own user out. What belongs to somebody else stays as it is; links are not followed.
 */
export function letOwnerIn(path: string): void {
  if (!letOwnerInto(path)) return;
  for (const name of namesIn(path)) letOwnerIn(join(path, name));
}

/** The same for this one place. Returns whether it is a folder. */
export function letOwnerInto(path: string): boolean {
  try {
    const stat = lstatSync(path);
    const needed = stat.isDirectory() ? 0o700 : stat.isFile() ? 0o400 : 0;
    if ((stat.mode & needed) !== needed) chmodSync(path, (stat.mode & 0o7777) | needed);
    return stat.isDirectory();
  } catch {
    // Gone, or not ours: whoever needs it will say so.
    return false;
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
