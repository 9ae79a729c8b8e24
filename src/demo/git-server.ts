import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from './loopback.js';
import { GIT_ENV } from './git.js';
import { updatePullRefs } from './github/populate.js';
import type { GitHubState, Grant, RepositoryState } from './github/state.js';

const GIT_PATH =
  /^\/([^/]+\/[^/]+?)(?:\.git)?(\/info\/refs|\/git-upload-pack|\/git-receive-pack|\/HEAD|\/objects\/.+)$/;

export function isGitPath(path: string): boolean {
  return GIT_PATH.test(path);
}

/**
 * Git's smart HTTP protocol for the bare repositories, by git's own CGI program: hooks of the bare repository run,
 * tokens are checked as GitHub does it (any user name, the token as password).
 */
export async function answerGit(
  state: GitHubState,
  request: IncomingMessage,
  response: ServerResponse,
  onRequest: (body: Buffer) => Promise<boolean>,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const body = await readBody(request);
  if (await onRequest(body)) return;
  const [, fullName = '', suffix = ''] = GIT_PATH.exec(url.pathname) ?? [];
  const repository = state.repositories.get(fullName);
  const push = suffix === '/git-receive-pack' || url.searchParams.get('service') === 'git-receive-pack';
  const { grant, given } = grantOf(state, request);
  const refusal = refusalOf({ repository, grant, given, push, fullName });
  if (refusal !== undefined || repository === undefined) {
    const { status, text } = refusal ?? { status: 404, text: 'Repository not found.' };
    const ask = status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {};
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...ask });
    response.end(text);
    return;
  }
  await updatePullRefs(state, repository);
  await runBackend(request, response, { bare: repository.bare, suffix, query: url.search.slice(1), body, push });
  // Before the client is told: what it asks next must already see the new heads.
  if (suffix === '/git-receive-pack') await updatePullRefs(state, repository);
  response.end();
}

function grantOf(state: GitHubState, request: IncomingMessage): { grant: Grant | undefined; given: boolean } {
  const header = request.headers.authorization ?? '';
  const encoded = /^basic (.+)$/i.exec(header)?.[1];
  if (encoded === undefined) return { grant: undefined, given: header !== '' };
  const pair = Buffer.from(encoded, 'base64').toString();
  return { grant: state.tokens.get(pair.slice(pair.indexOf(':') + 1)), given: true };
}

function refusalOf(about: {
  repository: RepositoryState | undefined;
  grant: Grant | undefined;
  given: boolean;
  push: boolean;
  fullName: string;
}): { status: number; text: string } | undefined {
  const { repository, grant, given, push, fullName } = about;
  if (grant === undefined) {
    const open = repository?.private === false && !push && !given;
    return open ? undefined : { status: 401, text: 'Invalid username or token.' };
  }
  const contents = grant.permissions['contents'];
  if (repository === undefined) return { status: 404, text: 'Repository not found.' };
  if (contents === undefined && repository.private)
    return { status: 403, text: 'Write access to repository not granted.' };
  if (push && contents !== 'write')
    return { status: 403, text: `Permission to ${fullName}.git denied to ${grant.login}.` };
  return undefined;
}

/** As on GitHub: any commit may be fetched, filters work, and `refs/pull/*` cannot be pushed to. */
const SETTINGS: readonly (readonly [string, string])[] = [
  ['uploadpack.allowAnySHA1InWant', 'true'],
  ['uploadpack.allowFilter', 'true'],
  ['receive.hideRefs', 'refs/pull'],
  ['receive.advertisePushOptions', 'true'],
];

function settingsEnv(): Record<string, string> {
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(SETTINGS.length) };
  for (const [index, [key, value]] of SETTINGS.entries()) {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return env;
}

async function runBackend(
  request: IncomingMessage,
  response: ServerResponse,
  about: { bare: string; suffix: string; query: string; body: Buffer; push: boolean },
): Promise<void> {
  const header = (name: string): string => String(request.headers[name] ?? '');
  const child = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: about.bare,
      ...GIT_ENV,
      ...settingsEnv(),
      GIT_PROJECT_ROOT: about.bare,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: about.suffix,
      QUERY_STRING: about.query,
      REQUEST_METHOD: request.method ?? 'GET',
      CONTENT_TYPE: header('content-type'),
      CONTENT_LENGTH: String(about.body.length),
      HTTP_CONTENT_ENCODING: header('content-encoding'),
      GIT_PROTOCOL: header('git-protocol'),
      REMOTE_ADDR: '127.0.0.1',
      // Being named is what lets a client push.
      ...(about.push ? { REMOTE_USER: 'token' } : {}),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  // The program may refuse before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(about.body);
  await forwardCgi(child.stdout, response);
}

/** A CGI answer: header lines, an empty line, the body. */
async function forwardCgi(stdout: AsyncIterable<Buffer>, response: ServerResponse): Promise<void> {
  let head = Buffer.alloc(0);
  let started = false;
  for await (const chunk of stdout) {
    if (started) {
      response.write(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end === -1) continue;
    started = true;
    writeCgiHead(head.subarray(0, end).toString('latin1'), response);
    response.write(head.subarray(end + 4));
  }
  if (!started) response.writeHead(500);
}

function writeCgiHead(text: string, response: ServerResponse): void {
  let status = 200;
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon);
    const value = line.slice(colon + 1).trim();
    if (name.toLowerCase() === 'status') status = Number.parseInt(value, 10);
    else response.setHeader(name, value);
  }
  response.writeHead(status);
}
