import type { Access, GitHubState, Grant, IssueState, RepositoryState } from './state.js';

export interface ApiRequest {
  readonly method: string;
  /** Without query, below the API's root. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

export interface ApiResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Call {
  readonly state: GitHubState;
  readonly grant: Grant;
  readonly request: ApiRequest;
  readonly params: Readonly<Record<string, string>>;
  /** Root of the web pages and of the API. */
  readonly web: string;
  readonly api: string;
}

export interface RepositoryCall extends Call {
  readonly repository: RepositoryState;
}

/** Alternatives: one of them must be granted. */
export type Needs = readonly Readonly<Record<string, Access>>[];

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** `/repos/{owner}/{repo}/issues/{number}`; a parameter `{ref+}` takes slashes too. */
  readonly path: string;
  readonly needs: Needs | ((call: RepositoryCall) => Needs);
  answer(call: RepositoryCall): ApiResponse | Promise<ApiResponse>;
}

/** Thrown by routes: the answer that ends the request. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly response: ApiResponse;

  constructor(
    status: number,
    message: string,
    more: { errors?: readonly unknown[]; headers?: Record<string, string> } = {},
  ) {
    super(message);
    const { errors, headers } = more;
    const docs = { documentation_url: 'https://docs.github.com/rest', status: String(status) };
    this.response = {
      status,
      body: { message, ...(errors === undefined ? {} : { errors }), ...docs },
      ...(headers === undefined ? {} : { headers }),
    };
  }
}

export function notFound(): ApiError {
  return new ApiError(404, 'Not Found');
}

export function invalid(resource: string, error: { code: string; field?: string; message?: string }): ApiError {
  return new ApiError(422, 'Validation Failed', { errors: [{ resource, ...error }] });
}

export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const names: string[] = [];
  const source = pattern.replace(/\{(\w+)(\+?)\}/g, (_, name: string, rest: string) => {
    names.push(name);
    return rest === '+' ? '(.+)' : '([^/]+)';
  });
  const found = new RegExp(`^${source}$`).exec(path);
  if (found === null) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')]));
}

/** One page of a list, with GitHub's `Link` header. */
export function page(call: Call, items: readonly unknown[]): ApiResponse {
  const { query, path } = call.request;
  const perPage = Math.min(100, Math.max(1, Number(query.get('per_page') ?? 30)));
  const current = Math.max(1, Number(query.get('page') ?? 1));
  const last = Math.max(1, Math.ceil(items.length / perPage));
  const body = items.slice((current - 1) * perPage, current * perPage);
  const link = (to: number, rel: string): string => {
    const target = new URLSearchParams(query);
    target.set('page', String(to));
    return `<${call.api}${path}?${target.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(current > 1 ? [link(current - 1, 'prev')] : []),
    ...(current < last ? [link(current + 1, 'next'), link(last, 'last')] : []),
    ...(current > 1 ? [link(1, 'first')] : []),
  ];
  return { status: 200, body, ...(links.length === 0 ? {} : { headers: { link: links.join(', ') } }) };
}

export function issueOf(call: RepositoryCall): IssueState {
  const issue = call.repository.issues.get(Number(call.params['number']));
  if (issue === undefined) throw notFound();
  return issue;
}

export function fieldsOf(call: Call): Readonly<Record<string, unknown>> {
  const { body } = call.request;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError(400, 'Problems parsing JSON');
  return body as Record<string, unknown>;
}

export function textField(call: Call, name: string): string | undefined {
  const value = fieldsOf(call)[name];
  return typeof value === 'string' ? value : undefined;
}

const LONGEST_BODY = 65_536;

export function checkedBody(resource: string, body: string | undefined, required: boolean): string | undefined {
  if (required && (body === undefined || body.trim() === '')) {
    throw invalid(resource, { code: 'missing_field', field: 'body', message: "Body can't be blank" });
  }
  if (body !== undefined && [...body].length > LONGEST_BODY) {
    throw invalid(resource, {
      code: 'unprocessable',
      field: 'data',
      message: `Body is too long (maximum is ${LONGEST_BODY} characters)`,
    });
  }
  return body;
}
