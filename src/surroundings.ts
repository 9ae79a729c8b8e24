import { UserError } from './errors.js';
import type { Repo } from './github/types.js';

export type Variables = Readonly<Record<string, string | undefined>>;

/** What the Actions runner says of the job, read once from its variables. */
export interface Surroundings {
  readonly eventName: string;
  readonly eventPath: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly actor: string;
  readonly ref: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly runId: string;
  readonly runAttempt: string;
  readonly workspace: string;
  /** Private to the job, removed by the runner after it. */
  readonly tempDir: string;
}

export function readSurroundings(variables: Variables): Surroundings {
  const need = (name: string): string => {
    const value = variables[name];
    if (value === undefined || value === '') {
      throw new UserError(
        `${name} is not set. Start Greengate as a step of a workflow; on a laptop use the run command.`,
      );
    }
    return value;
  };
  return {
    eventName: need('GITHUB_EVENT_NAME'),
    eventPath: need('GITHUB_EVENT_PATH'),
    repository: need('GITHUB_REPOSITORY'),
    actor: variables['GITHUB_ACTOR'] ?? '',
    ref: variables['GITHUB_REF'] ?? '',
    serverUrl: variables['GITHUB_SERVER_URL'] || 'https://github.com',
    apiUrl: variables['GITHUB_API_URL'] || 'https://api.github.com',
    runId: variables['GITHUB_RUN_ID'] ?? '0',
    runAttempt: variables['GITHUB_RUN_ATTEMPT'] ?? '1',
    workspace: need('GITHUB_WORKSPACE'),
    tempDir: need('RUNNER_TEMP'),
  };
}

/** Unique to this attempt of this run; fit for branch names. */
export function runNameOf({ runId, runAttempt }: Surroundings): string {
  return runAttempt === '1' ? runId : `${runId}-${runAttempt}`;
}

export function runUrlOf({ serverUrl, repository, runId }: Surroundings): string {
  return `${serverUrl}/${repository}/actions/runs/${runId}`;
}

/** Addresses of things on the repository's pages. */
export function pagesOf({ serverUrl, repository }: Surroundings) {
  const base = `${serverUrl}/${repository}`;
  return {
    commit: (sha: string) => `${base}/commit/${sha}`,
    compare: (from: string, to: string) => `${base}/compare/${encodeBranch(from)}...${encodeBranch(to)}`,
    branch: (name: string) => `${base}/tree/${encodeBranch(name)}`,
  };
}

function encodeBranch(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/');
}

export function repoOf({ repository }: Surroundings): Repo {
  const [owner = '', name = ''] = repository.split('/');
  return { owner, name };
}
