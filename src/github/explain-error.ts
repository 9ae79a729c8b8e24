import { UserError } from '../errors.js';

/** What Octokit throws: `response` is absent when there was none. */
interface ApiError extends Error {
  readonly status: number;
  readonly request: { readonly method: string; readonly url: string };
  readonly response?: {
    readonly headers: Readonly<Record<string, string | number | undefined>>;
    readonly data: unknown;
  };
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' && 'request' in error;
}

/** Did the request perhaps succeed all the same? True where no answer came, or one that says nothing (5xx). */
export function isUnknownEnd(error: unknown): boolean {
  return isApiError(error) && error.status >= 500;
}

/**
 * Makes the call; what GitHub has against it is thrown as a UserError. `doing`: "read pull request #12". `writes`: what it
 * reads first it reads to write, so that a right to read would only move the refusal.
 */
export async function explained<T>(doing: string, call: () => Promise<T>, writes = false): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw explainError(error, doing, writes);
  }
}

/** The sentence a user can act on, or the error itself when it is not the API's. */
export function explainError(error: unknown, doing: string, writes = false): unknown {
  if (!isApiError(error)) return error;
  return new UserError(`Could not ${doing}: ${reasonOf(error, writes)}`, { cause: error });
}

function reasonOf(error: ApiError, writes: boolean): string {
  const { status, response, request } = error;
  if (response === undefined) {
    const { origin } = new URL(request.url);
    return `GitHub's API at ${origin} is not reachable (${causeOf(error)}). Check GITHUB_API_URL and the runner's network.`;
  }
  const said = messageIn(response.data) ?? firstLine(error.message);
  if (isRateLimit(error, said)) return `GitHub's request limit is reached (${status}, ${said}). Run again later.`;
  if (status === 401) return `GitHub does not accept the token (401, ${said}). Check the input github-token.`;
  if (status === 403) return `the token may not (403, ${said}). ${remedyOf(error, said, writes)}`;
  if (status === 404) {
    return `GitHub does not know it, or does not show it to this token (404, ${request.method} ${pathOf(error)}).`;
  }
  return `GitHub answered ${status}: ${said}.`;
}

function isRateLimit({ status, response }: ApiError, said: string): boolean {
  return (
    status === 429 ||
    (status === 403 && (response?.headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(said)))
  );
}

function remedyOf(error: ApiError, said: string, writes: boolean): string {
  if (/not permitted to create or approve pull requests/i.test(said)) {
    return 'Allow it under Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests".';
  }
  if (/\blocked\b/i.test(said)) return 'Its conversation is locked: unlock it, or ask somewhere else.';
  const needed = neededPermissions(error).map((line) => (writes ? line.replace(/: read$/, ': write') : line));
  if (needed.length === 0) return 'Give the token the right it needs under permissions: in the workflow.';
  const lines = needed.map((line) => `"${line}"`).join(' or ');
  return `Add ${lines} under permissions: in the workflow. On pull_request events of a fork the token can only read, whatever stands there.`;
}

/** From GitHub's own answer, `issues=write; pull_requests=write` (`;` is or), else from what is known of the route. */
function neededPermissions(error: ApiError): string[] {
  const header = error.response?.headers['x-accepted-github-permissions'];
  const told = [...String(header ?? '').matchAll(/([a-z_]+)=(read|write|admin)/g)].map(
    ([, name, level]) => `${name?.replaceAll('_', '-')}: ${level}`,
  );
  if (told.length > 0) return told;
  const level = error.request.method === 'GET' ? 'read' : 'write';
  const path = pathOf(error);
  return ROUTES.filter(([pattern]) => pattern.test(path))
    .slice(0, 1)
    .flatMap(([, name]) => `${name}: ${level}`);
}

const ROUTES: readonly (readonly [RegExp, string])[] = [
  [/\/pulls\b/, 'pull-requests'],
  [/\/issues\b/, 'issues'],
  [/\/check-runs\b/, 'checks'],
  [/\/statuses\b/, 'statuses'],
  [/\/(git|branches|contents|commits|compare)\b/, 'contents'],
];

function pathOf(error: ApiError): string {
  return new URL(error.request.url).pathname;
}

/** `ECONNREFUSED` and the like: the innermost code along the causes. */
function causeOf(error: ApiError): string {
  let code: string | undefined;
  let at: unknown = error;
  while (typeof at === 'object' && at !== null) {
    if ('code' in at && typeof at.code === 'string') code = at.code;
    at = 'cause' in at ? at.cause : undefined;
  }
  return code ?? firstLine(error.message);
}

/** GitHub's sentence, with what it says of single fields. */
function messageIn(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('message' in data) || typeof data.message !== 'string')
    return undefined;
  const errors: unknown[] = 'errors' in data && Array.isArray(data.errors) ? data.errors : [];
  const details = errors.map((item) => {
    if (typeof item !== 'object' || item === null) return typeof item === 'string' ? item : '';
    if ('message' in item && typeof item.message === 'string') return item.message;
    return 'field' in item && 'code' in item ? `${String(item.field)} ${String(item.code)}` : '';
  });
  return firstLine([data.message, ...details.filter((detail) => detail !== '')].join(': ')).replace(/\.$/, '');
}

function firstLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 300).trim();
}
