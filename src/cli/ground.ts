import { requireApiKey, type Config } from '../config.js';
import { UserError } from '../errors.js';
import { openRepository } from '../git/open.js';
import { dirtyTracked, listFiles } from '../git/read.js';
import type { Repository } from '../git/repository.js';
import type { Sandbox } from '../sandbox/types.js';

export interface GroundParts {
  readonly config: Config;
  readonly sandbox: Sandbox;
  readonly scratch: string;
  readonly cancel: AbortSignal;
}

/** What a local run starts from. */
export interface Ground {
  readonly repository: Repository;
  readonly files: readonly string[];
}

/** Checks that there is something to do, the means to do it, and a clean repository to do it in. */
export async function standOn({ config, sandbox, scratch, cancel }: GroundParts): Promise<Ground> {
  if (config.prompt === '') throw new UserError('There is nothing to do. Say it with --prompt "fix the failing test".');
  requireApiKey(config, 'Set ANTHROPIC_API_KEY in the environment.');
  const repository = await openRepository({ workspace: process.cwd(), scratch, sandbox, signal: cancel });
  const [dirty, files] = await Promise.all([dirtyTracked(repository), listFiles(repository, repository.head.sha)]);
  if (dirty.length > 0) throw new UserError(dirtyWords(dirty));
  return { repository, files };
}

function dirtyWords(paths: readonly string[]): string {
  const shown = paths.slice(0, 5).join(', ');
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
  return `There are uncommitted changes (${shown}${more}). Commit or stash them first, so that they are not mixed with the run's.`;
}
