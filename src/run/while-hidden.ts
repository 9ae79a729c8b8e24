import type { Repository } from '../git/repository.js';
import { hideCredentials, putBackCredentials } from './checkout-credentials.js';
import type { RunParts } from './run-parts.js';

export interface HidingParts extends Pick<RunParts, 'surroundings' | 'learnSecrets' | 'keepForPost' | 'log'> {
  readonly repository: Pick<Repository, 'workspace' | 'realGitDir'>;
  readonly scratch: string;
}

/** Does something while nothing of what a checkout left to log in with is in sight; told whether there was anything. */
export async function whileHidden<T>(parts: HidingParts, act: (wasFound: boolean) => Promise<T>): Promise<T> {
  const { surroundings, repository, scratch, learnSecrets, keepForPost, log } = parts;
  const { workspace, realGitDir: gitDir } = repository;
  const places = { workspace, gitDir, tempDir: surroundings.tempDir, scratch, onRecord: keepForPost };
  const { secrets, record } = await hideCredentials(places);
  learnSecrets(secrets);
  try {
    return await act(record !== undefined);
  } finally {
    const problems = record === undefined ? [] : await putBackCredentials(record);
    for (const message of problems) log.annotate({ level: 'warning', title: 'Greengate', message });
  }
}
