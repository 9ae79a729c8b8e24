import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Unfinished } from './run-parts.js';

/**
 * Leaves word for the post step in a file: the runner hands state over as variables, which take no more than 128 KiB.
 * Returns its path. Whole or not at all, as the process may be killed at any moment.
 */
export function remember(directory: string, unfinished: Unfinished): string {
  const path = join(directory, 'greengate-unfinished.json');
  writeFileSync(`${path}.new`, JSON.stringify(unfinished), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return path;
}

export function recall(path: string): Unfinished {
  return JSON.parse(readFileSync(path, 'utf8')) as Unfinished;
}
