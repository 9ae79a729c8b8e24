import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, UserError } from '../errors.js';

/** A private folder for one run, outside the workspace. `setting`: the variable that names its parent. */
export async function makeScratch(parent: string, setting: string): Promise<string> {
  return mkdtemp(join(parent, 'greengate-')).catch((error: unknown) => {
    throw new UserError(
      `${setting} is "${parent}", where no folder can be made: ${messageOf(error)}. Name a folder that can be written to.`,
    );
  });
}
