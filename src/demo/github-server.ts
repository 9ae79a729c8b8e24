import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerGit, isGitPath } from './git-server.js';
import { answerApi } from './github/rest-api.js';
import { addRepository, type NewRepository } from './github/populate.js';
import type { ApiRequest, ApiResponse } from './github/route.js';
import { accountOf, createState, type Access, type GitHubState, type Grant } from './github/state.js';
import { listenOnLoopback, readBody, sendJson } from './loopback.js';

export interface GitHubOptions {
  readonly repositories: readonly NewRepository[];
  /** The job token of `github-actions[bot]`, as a workflow gets it. */
  readonly token: string;
  readonly permissions?: Readonly<Record<string, Access>>;
  /** Further tokens by value. */
  readonly tokens?: Readonly<Record<string, Grant>>;
  /** Sees each request first. An answer given here is sent instead: faults, rate limits, vetoes. `hang`: none ever comes. */
  readonly onRequest?: (
    request: SeenRequest,
  ) => ApiResponse | 'hang' | undefined | Promise<ApiResponse | 'hang' | undefined>;
  /** Sees each answer of the REST API before it is sent. */
  readonly onResponse?: (request: SeenRequest, response: ApiResponse) => void;
}

export type SeenRequest = ApiRequest & {
  readonly kind: 'api' | 'git';
};

export interface RecordedRequest {
  readonly kind: 'api' | 'git';
  readonly method: string;
  /** With query; of the REST API without the API's root. */
  readonly path: string;
  readonly body: unknown;
  /** 0 while there is no answer. */
  status: number;
}

export interface GitHubServer {
  /** GITHUB_SERVER_URL of a run: `owner/repo` below it is a git remote. */
  readonly url: string;
  /** GITHUB_API_URL of a run, where GitHub Enterprise Server has it too. */
  readonly apiUrl: string;
  readonly state: GitHubState;
  readonly requests: readonly RecordedRequest[];
  close(): Promise<void>;
}

/** The job token's rights in the examples' workflows. */
const WORKFLOW_PERMISSIONS: Readonly<Record<string, Access>> = {
  contents: 'write',
  issues: 'write',
  pull_requests: 'write',
};

const API_ROOT = '/api/v3';
const RATE_LIMIT = 1000;

/** A GitHub on this machine: REST API and git remotes over HTTP, backed by real bare repositories. */
export async function startGitHub(options: GitHubOptions): Promise<GitHubServer> {
  const state = createState();
  for (const repository of options.repositories) addRepository(state, repository);
  state.accounts.set('github-actions[bot]', { login: 'github-actions[bot]', id: 41898282, type: 'Bot' });
  const permissions = options.permissions ?? WORKFLOW_PERMISSIONS;
  state.tokens.set(options.token, { login: 'github-actions[bot]', kind: 'installation', permissions });
  for (const [token, grant] of Object.entries(options.tokens ?? {})) {
    accountOf(state, grant.login);
    state.tokens.set(token, grant);
  }
  const requests: RecordedRequest[] = [];
  const server = await listenOnLoopback(async (request, response) => {
    const roots = { web: server.url, api: `${server.url}${API_ROOT}` };
    const path = new URL(request.url ?? '/', server.url).pathname;
    if (isGitPath(path)) return answerRemote({ options, state, requests }, request, response);
    if (path.startsWith(`${API_ROOT}/`)) return answerRest({ options, state, requests }, request, response, roots);
    sendJson(response, 404, { message: `Nothing is served at ${path}.` });
  });
  return { url: server.url, apiUrl: `${server.url}${API_ROOT}`, state, requests, close: () => server.close() };
}

interface World {
  readonly options: GitHubOptions;
  readonly state: GitHubState;
  readonly requests: RecordedRequest[];
}

async function answerRemote(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const seen: SeenRequest = { kind: 'git', ...describe(request, undefined, '') };
  const record = recordOf(world, seen, undefined);
  response.once('close', () => {
    record.status = response.statusCode;
  });
  await answerGit(world.state, request, response, async () => {
    const instead = await world.options.onRequest?.(seen);
    if (instead === undefined) return false;
    if (instead !== 'hang') sendJson(response, instead.status, instead.body, instead.headers);
    return true;
  });
}

async function answerRest(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
  roots: { web: string; api: string },
): Promise<void> {
  const raw = (await readBody(request)).toString('utf8');
  const body = parsed(raw);
  const seen: SeenRequest = { kind: 'api', ...describe(request, body, API_ROOT) };
  const record = recordOf(world, seen, body);
  const instead = await world.options.onRequest?.(seen);
  if (instead === 'hang') return;
  const answer = instead ?? (await answerApi(world.state, seen, roots));
  record.status = answer.status;
  if (instead === undefined) world.options.onResponse?.(seen, answer);
  sendJson(response, answer.status, answer.body, { ...rateLimit(world.requests.length), ...answer.headers });
}

function describe(request: IncomingMessage, body: unknown, root: string): ApiRequest {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const { method = 'GET', headers } = request;
  return { method, path: url.pathname.slice(root.length), query: url.searchParams, headers, body };
}

function recordOf(world: World, seen: SeenRequest, body: unknown): RecordedRequest {
  const query = seen.query.toString();
  const record = {
    kind: seen.kind,
    method: seen.method,
    path: query === '' ? seen.path : `${seen.path}?${query}`,
    body,
    status: 0,
  };
  world.requests.push(record);
  return record;
}

function parsed(raw: string): unknown {
  if (raw === '') return undefined;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}

function rateLimit(used: number): Record<string, string> {
  return {
    'x-ratelimit-limit': String(RATE_LIMIT),
    'x-ratelimit-remaining': String(Math.max(0, RATE_LIMIT - used)),
    'x-ratelimit-used': String(used),
    'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600),
    'x-ratelimit-resource': 'core',
    'x-github-request-id': `EMBEDDED:${used}`,
  };
}
