import { issueRoutes } from './issue-routes.js';
import { pullRoutes } from './pull-routes.js';
import { renderUser } from './render.js';
import { repositoryRoutes } from './repository-routes.js';
import {
  ApiError,
  matchPath,
  notFound,
  type ApiRequest,
  type ApiResponse,
  type Call,
  type Needs,
  type RepositoryCall,
  type Route,
} from './route.js';
import type { GitHubState, Grant } from './state.js';

/** Everything below `/repos`. */
export const routes: readonly Route[] = [...issueRoutes, ...pullRoutes, ...repositoryRoutes];

/** One request to the REST API: who asks, may they, and what is the answer. */
export async function answerApi(
  state: GitHubState,
  request: ApiRequest,
  roots: { readonly web: string; readonly api: string },
): Promise<ApiResponse> {
  try {
    const grant = grantOf(state, request);
    const call: Call = { state, grant, request, params: {}, ...roots };
    return answerUsers(call) ?? (await answerRoutes(call));
  } catch (error) {
    if (error instanceof ApiError) return error.response;
    throw error;
  }
}

function grantOf(state: GitHubState, request: ApiRequest): Grant {
  const header = String(request.headers['authorization'] ?? '');
  if (header === '') throw new ApiError(401, 'Requires authentication');
  const token = /^(?:bearer|token) (.+)$/i.exec(header)?.[1] ?? '';
  const grant = state.tokens.get(token);
  if (grant === undefined) throw new ApiError(401, 'Bad credentials');
  return grant;
}

function answerUsers(call: Call): ApiResponse | undefined {
  const { request, grant, state } = call;
  if (request.method !== 'GET') return undefined;
  if (request.path === '/user') {
    if (grant.kind === 'installation') throw new ApiError(403, 'Resource not accessible by integration');
    return { status: 200, body: renderUser(call, grant.login) };
  }
  const login = matchPath('/users/{login}', request.path)?.['login'];
  if (login === undefined) return undefined;
  if (!state.accounts.has(login)) throw notFound();
  return { status: 200, body: renderUser(call, login) };
}

async function answerRoutes(call: Call): Promise<ApiResponse> {
  const { request, state } = call;
  for (const route of routes) {
    const params = route.method === request.method ? matchPath(route.path, request.path) : undefined;
    if (params === undefined) continue;
    const repository = state.repositories.get(`${params['owner']}/${params['repo']}`);
    if (repository === undefined) throw notFound();
    const inRepository: RepositoryCall = { ...call, params, repository };
    demand(call.grant, typeof route.needs === 'function' ? route.needs(inRepository) : route.needs);
    return route.answer(inRepository);
  }
  throw notFound();
}

/** The right to see the repository comes with every token. */
function demand(grant: Grant, needs: Needs): void {
  const granted = needs.some((one) =>
    Object.entries(one).every(([name, access]) => {
      const has = name === 'metadata' ? 'read' : grant.permissions[name];
      return has === 'write' || has === access;
    }),
  );
  if (granted) return;
  const accepted = needs
    .map((one) =>
      Object.entries(one)
        .map(([name, access]) => `${name}=${access}`)
        .join(','),
    )
    .join('; ');
  const message =
    grant.kind === 'installation'
      ? 'Resource not accessible by integration'
      : 'Resource not accessible by personal access token';
  throw new ApiError(403, message, { headers: { 'x-accepted-github-permissions': accepted } });
}
