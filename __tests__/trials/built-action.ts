import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where the copy of the Action lies below the trials' own directory. */
export function builtAction(scratch: string): string {
  return join(scratch, 'action');
}

/** Copies what a workflow would get, so that a build in the meantime changes nothing. */
export async function copyBuiltAction(scratch: string): Promise<void> {
  const copy = builtAction(scratch);
  await mkdir(copy);
  for (const name of ['action.yml', 'dist']) {
    await cp(join(PROJECT, name), join(copy, name), { recursive: true });
  }
}
