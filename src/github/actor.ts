import type { Client } from './client.js';
import { explainError, isApiError } from './explain-error.js';
import { messageOf } from '../errors.js';
import type { Repo, Sender } from './types.js';

/** `checked` is false when GitHub did not answer the question: nobody may ask then, but the run has failed, it is not ignored. */
export type MayAsk =
  { readonly allowed: true } | { readonly allowed: false; readonly checked: boolean; readonly reason: string };

const MAY_WRITE: ReadonlySet<string | undefined> = new Set(['admin', 'maintain', 'write']);

/**
 * May this sender make Greengate work? People with write access or more, by GitHub's own answer; bots by exact login in allowed-bots
 * alone, since any app can comment on a public repository. Never throws: whatever goes wrong is a no.
 */
export async function mayAsk(
  client: Client,
  repo: Repo,
  sender: Sender,
  options: { readonly allowedBots: readonly string[] },
): Promise<MayAsk> {
  const { login, type } = sender;
  if (type === 'Bot') {
    return options.allowedBots.includes(login) ? { allowed: true } : no(`${login} is a bot and not in allowed-bots.`);
  }
  if (type !== 'User') return no(`${login} is neither a user nor a bot but "${type}".`);
  try {
    const route = { owner: repo.owner, repo: repo.name, username: login };
    const { data } = await client.rest.repos.getCollaboratorPermissionLevel(route);
    if (MAY_WRITE.has(data.permission) || MAY_WRITE.has(data.role_name)) return { allowed: true };
    return no(
      `${login} has ${data.role_name || data.permission} access to ${repo.owner}/${repo.name}; asking takes write access.`,
    );
  } catch (error) {
    if (isApiError(error) && error.status === 404) {
      return no(`${login} has no access to ${repo.owner}/${repo.name}; asking takes write access.`);
    }
    return {
      allowed: false,
      checked: false,
      reason: messageOf(explainError(error, `check the permission of ${login}`)),
    };
  }
}

function no(reason: string): MayAsk {
  return { allowed: false, checked: true, reason };
}
