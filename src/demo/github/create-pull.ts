import { git } from '../git.js';
import { addPull, commitOf } from './populate.js';
import { wholePull, type PullIssue } from './pull-files.js';
import { ApiError, checkedBody, fieldsOf, invalid, textField, type ApiResponse, type RepositoryCall } from './route.js';
import type { RepositoryState } from './state.js';

/** Opens a pull request, or says like GitHub why there can be none. */
export async function createPull(call: RepositoryCall): Promise<ApiResponse> {
  const { repository, state, grant } = call;
  if (grant.kind === 'installation' && !repository.actionsMayOpenPulls) {
    throw new ApiError(403, 'GitHub Actions is not permitted to create or approve pull requests.');
  }
  const title = textField(call, 'title')?.trim() ?? '';
  if (title === '') throw invalid('PullRequest', { code: 'missing_field', field: 'title' });
  if ([...title].length > 256)
    throw invalid('PullRequest', { code: 'custom', message: 'title is too long (maximum is 256 characters)' });
  const body = checkedBody('PullRequest', textField(call, 'body'), false);
  const base = textField(call, 'base') ?? '';
  const from = headOf(call);
  const baseSha = await commitOf(repository.bare, `refs/heads/${base}`);
  if (baseSha === undefined) throw invalid('PullRequest', { code: 'invalid', field: 'base' });
  const headSha = await commitOf(from.repository.bare, `refs/heads/${from.ref}`);
  if (headSha === undefined) throw invalid('PullRequest', { code: 'invalid', field: 'head' });
  await refuseWithoutCommits(from, { base, baseSha, headSha, bare: repository.bare });
  refuseSecond(repository, from);
  const draft = fieldsOf(call)['draft'] === true;
  const pull = await addPull(state, repository, {
    title,
    body: body ?? null,
    author: grant.login,
    head: from.ref,
    base,
    headRepository: from.repository.fullName,
    draft,
  });
  const rendered = await wholePull(call, pull as PullIssue);
  return { status: 201, body: rendered, headers: { location: String(rendered['url']) } };
}

interface Head {
  readonly repository: RepositoryState;
  readonly ref: string;
}

function headOf(call: RepositoryCall): Head {
  const head = textField(call, 'head') ?? '';
  const colon = head.indexOf(':');
  if (colon === -1) return { repository: call.repository, ref: head };
  const owner = head.slice(0, colon);
  const repository = [...call.state.repositories.values()].find(
    (one) =>
      one.fullName.startsWith(`${owner}/`) && (one === call.repository || one.parent === call.repository.fullName),
  );
  if (repository === undefined) throw invalid('PullRequest', { code: 'invalid', field: 'head' });
  return { repository, ref: head.slice(colon + 1) };
}

async function refuseWithoutCommits(
  from: Head,
  about: { base: string; baseSha: string; headSha: string; bare: string },
): Promise<void> {
  const env = { GIT_ALTERNATE_OBJECT_DIRECTORIES: `${about.bare}/objects` };
  const ahead = await git(from.repository.bare, ['rev-list', '--count', `${about.baseSha}..${about.headSha}`], env);
  if (ahead !== '0') return;
  throw invalid('PullRequest', { code: 'custom', message: `No commits between ${about.base} and ${from.ref}` });
}

function refuseSecond(repository: RepositoryState, from: Head): void {
  const open = [...repository.issues.values()].some(
    (issue) =>
      issue.state === 'open' &&
      issue.pull?.headRef === from.ref &&
      issue.pull.headRepository === from.repository.fullName,
  );
  if (!open) return;
  const owner = from.repository.fullName.split('/')[0] ?? '';
  throw invalid('PullRequest', { code: 'custom', message: `A pull request already exists for ${owner}:${from.ref}.` });
}
