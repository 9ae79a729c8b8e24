import { delimiter, dirname, isAbsolute, join } from 'node:path';

import type { Environment } from './environment.js';
import { isWithin } from './paths.js';
import { isExecutable, SYSTEM_PATH } from './system-program.js';

interface OwnProgram {
  /** Absolute. */
  readonly path: string;
  readonly searchPath: string;
}

/**
 * Finds our own programs once, before anything steered has run, and starts them by their absolute path with the
 * system's search path: the one of commands may lead into the workspace, where a command can put a program.
 */
export function ownPrograms(environment: Environment): (name: string) => OwnProgram | undefined {
  const found = new Map<string, OwnProgram | undefined>();
  return (name) => {
    if (!found.has(name)) found.set(name, find(name, environment));
    return found.get(name);
  };
}

function find(name: string, environment: Environment): OwnProgram | undefined {
  const workspace = environment['GITHUB_WORKSPACE'];
  const path = (environment['PATH'] ?? SYSTEM_PATH)
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && !(workspace && isWithin(folder, workspace)))
    .map((folder) => join(folder, name))
    .find(isExecutable);
  return path === undefined ? undefined : { path, searchPath: [dirname(path), SYSTEM_PATH].join(delimiter) };
}
