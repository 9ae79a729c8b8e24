import { git } from '../git.js';
import { commitOf } from './populate.js';
import { renderRepository, renderUser } from './render.js';
import {
  fieldsOf,
  invalid,
  notFound,
  page,
  textField,
  type ApiResponse,
  type RepositoryCall,
  type Route,
} from './route.js';
import { newId, tick, type RepositoryState, type Role } from './state.js';

const REPOSITORY = '/repos/{owner}/{repo}';
const SEE = [{ metadata: 'read' }] as const;
const READ = [{ contents: 'read' }] as const;

/** The repository itself: who may do what, branches and refs, check runs and commit statuses. */
export const repositoryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: REPOSITORY,
    needs: SEE,
    answer: (call) => ({ status: 200, body: renderRepository(call, call.repository) }),
  },
  { method: 'GET', path: `${REPOSITORY}/collaborators/{login}/permission`, needs: SEE, answer: permissionOf },
  { method: 'GET', path: `${REPOSITORY}/branches`, needs: READ, answer: listBranches },
  { method: 'GET', path: `${REPOSITORY}/branches/{branch+}`, needs: READ, answer: getBranch },
  { method: 'GET', path: `${REPOSITORY}/git/ref/{ref+}`, needs: READ, answer: getRef },
  { method: 'GET', path: `${REPOSITORY}/git/matching-refs/{ref+}`, needs: READ, answer: matchingRefs },
  { method: 'POST', path: `${REPOSITORY}/check-runs`, needs: [{ checks: 'write' }], answer: createCheck },
  { method: 'PATCH', path: `${REPOSITORY}/check-runs/{id}`, needs: [{ checks: 'write' }], answer: updateCheck },
  { method: 'POST', path: `${REPOSITORY}/statuses/{sha}`, needs: [{ statuses: 'write' }], answer: createStatus },
];

/** The four permissions the API knows; the finer role is in `role_name`. */
const PERMISSIONS: Readonly<Record<Role, string>> = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
  none: 'none',
};

function permissionOf(call: RepositoryCall): ApiResponse {
  const login = call.params['login'] ?? '';
  if (!call.state.accounts.has(login)) throw notFound();
  const role = roleOf(call.repository, login);
  const user = { ...renderUser(call, login), permissions: {}, role_name: role };
  return { status: 200, body: { permission: PERMISSIONS[role], role_name: role, user } };
}

function roleOf(repository: RepositoryState, login: string): Role {
  if (repository.fullName.startsWith(`${login}/`)) return 'admin';
  return repository.roles.get(login) ?? (repository.private ? 'none' : 'read');
}

async function listBranches(call: RepositoryCall): Promise<ApiResponse> {
  const refs = await refsBelow(call, 'refs/heads/');
  return page(
    call,
    refs.map(({ name, sha }) => renderBranch(call, name.slice('refs/heads/'.length), sha)),
  );
}

async function getBranch(call: RepositoryCall): Promise<ApiResponse> {
  const branch = call.params['branch'] ?? '';
  const sha = await commitOf(call.repository.bare, `refs/heads/${branch}`);
  if (sha === undefined) throw notFound();
  return { status: 200, body: renderBranch(call, branch, sha) };
}

function renderBranch(call: RepositoryCall, name: string, sha: string): Readonly<Record<string, unknown>> {
  const url = `${call.api}/repos/${call.repository.fullName}/commits/${sha}`;
  return { name, commit: { sha, url }, protected: false };
}

async function getRef(call: RepositoryCall): Promise<ApiResponse> {
  const ref = `refs/${call.params['ref'] ?? ''}`;
  const sha = await commitOf(call.repository.bare, ref);
  if (sha === undefined) throw notFound();
  return { status: 200, body: renderRef(call, ref, sha) };
}

async function matchingRefs(call: RepositoryCall): Promise<ApiResponse> {
  const prefix = `refs/${call.params['ref'] ?? ''}`;
  const refs = (await refsBelow(call, 'refs/')).filter(({ name }) => name.startsWith(prefix));
  return { status: 200, body: refs.map(({ name, sha }) => renderRef(call, name, sha)) };
}

function renderRef(call: RepositoryCall, ref: string, sha: string): Readonly<Record<string, unknown>> {
  const api = `${call.api}/repos/${call.repository.fullName}/git`;
  return {
    ref,
    node_id: `REF_${sha.slice(0, 12)}`,
    url: `${api}/${ref}`,
    object: { type: 'commit', sha, url: `${api}/commits/${sha}` },
  };
}

async function refsBelow(call: RepositoryCall, prefix: string): Promise<{ name: string; sha: string }[]> {
  const text = await git(call.repository.bare, ['for-each-ref', '--format=%(objectname) %(refname)', prefix]);
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ sha: line.slice(0, 40), name: line.slice(41) }));
}

function createCheck(call: RepositoryCall): ApiResponse {
  const fields = fieldsOf(call);
  const sha = textField(call, 'head_sha') ?? '';
  const check = { id: newId(call.state), sha, fields };
  call.repository.checks.set(check.id, check);
  return { status: 201, body: { ...fields, id: check.id, head_sha: sha } };
}

function updateCheck(call: RepositoryCall): ApiResponse {
  const check = call.repository.checks.get(Number(call.params['id']));
  if (check === undefined) throw notFound();
  const fields = { ...check.fields, ...fieldsOf(call) };
  call.repository.checks.set(check.id, { ...check, fields });
  return { status: 200, body: { ...fields, id: check.id, head_sha: check.sha } };
}

async function createStatus(call: RepositoryCall): Promise<ApiResponse> {
  const sha = call.params['sha'] ?? '';
  const state = textField(call, 'state') ?? '';
  if (!['error', 'failure', 'pending', 'success'].includes(state))
    throw invalid('Status', { code: 'invalid', field: 'state' });
  if ((await commitOf(call.repository.bare, sha)) === undefined) {
    throw invalid('Status', { code: 'custom', message: `No commit found for SHA: ${sha}` });
  }
  const status = {
    id: newId(call.state),
    sha,
    state,
    context: textField(call, 'context') ?? 'default',
    createdAt: tick(call.state),
  };
  call.repository.statuses.push(status);
  return {
    status: 201,
    body: { ...fieldsOf(call), id: status.id, context: status.context, created_at: status.createdAt },
  };
}
