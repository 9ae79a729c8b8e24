import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

export const SYSTEM_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * A program of the system by its absolute path. The search path of commands is not asked: it may lead into the
 * workspace, and what is started here is not yet in the sandbox.
 */
export function systemProgram(name: string): string | undefined {
  return SYSTEM_PATH.split(':')
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
