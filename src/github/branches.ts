import type { Client } from './client.js';
import { explained, explainError, isApiError } from './explain-error.js';
import type { Repo } from './types.js';

/** The repository's default branch. */
export async function defaultBranch(client: Client, repo: Repo): Promise<string> {
  const place = { owner: repo.owner, repo: repo.name };
  return explained(
    `read the repository ${repo.owner}/${repo.name}`,
    async () => (await client.rest.repos.get(place)).data.default_branch,
  );
}

export async function branchExists(client: Client, repo: Repo, branch: string): Promise<boolean> {
  try {
    await client.rest.git.getRef({ owner: repo.owner, repo: repo.name, ref: `heads/${branch}` });
    return true;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return false;
    throw explainError(error, `look for the branch ${branch}`);
  }
}
