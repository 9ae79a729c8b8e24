import { constants } from 'node:fs';
import { copyFile, lstat, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';

import type { Repository } from './repository.js';
import { git } from './run-git.js';

export interface FilteredParts {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Paths of the files of attributes. */
  readonly attributes: readonly string[];
  readonly since: number;
}

/**
 * Files that a program of the user's turns into what lies in a work tree (Git LFS, for one) are taken from the workspace, as far
 * as nothing changed them since: our own git runs no such program.
 */
export async function copyFiltered(repo: Repository, { folder, env, attributes, since }: FilteredParts): Promise<void> {
  const texts = await Promise.all(attributes.map((path) => readFile(join(folder, path), 'utf8').catch(() => '')));
  if (!texts.some((text) => /\bfilter=/.test(text))) return;
  const input = await git(repo, ['ls-files', '-z'], { env });
  const answer = await git(repo, ['check-attr', '-z', '--cached', '--stdin', 'filter'], { env, input });
  const fields = answer.toString('utf8').split('\0');
  // Path, attribute and value in turn.
  const paths = fields.filter((_, at) => at % 3 === 0 && !NONE.has(fields[at + 2] ?? 'unset'));
  for (const path of paths) {
    const from = join(repo.workspace, path);
    const facts = await lstat(from).catch(() => undefined);
    if (facts?.isFile() !== true || facts.ctimeMs >= since) continue;
    await copyFile(from, join(folder, path), constants.COPYFILE_FICLONE);
    const now = new Date();
    await utimes(join(folder, path), now, now);
  }
}

const NONE: ReadonlySet<string> = new Set(['unspecified', 'unset', 'set', '']);
