import { readFile } from 'node:fs/promises';
import { matchPath, type ApiRequest, type ApiResponse } from '../../src/demo/github/route.js';
import { schemaProblem, type Schema } from './schema-problem.js';

/** GitHub's published description of its API, as far as it is used, held against what is really sent. */
export interface Contract {
  /** What is wrong with a request, or undefined. */
  requestProblem(request: ApiRequest): string | undefined;
  /** What is wrong with an answer of the embedded server, or undefined. */
  responseProblem(request: ApiRequest, response: ApiResponse): string | undefined;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: Schema;
}

export async function readContract(): Promise<Contract> {
  const text = await readFile(new URL('openapi/github-subset.json', import.meta.url), 'utf8');
  const description = JSON.parse(text) as Description;
  const { schemas } = description.components;
  return {
    requestProblem: (request) => {
      const name = `${request.method} ${request.path}`;
      const found = operationOf(description, request);
      if (found === undefined) return `${name}: not in GitHub's description`;
      const problem =
        parameterProblem(found.operation, found.params, request, schemas) ??
        bodyProblem(found.operation, request, schemas);
      return problem === undefined ? undefined : `${name}: ${problem}`;
    },
    responseProblem: (request, response) => {
      const operation = operationOf(description, request)?.operation;
      if (operation === undefined || response.status >= 300) return undefined;
      const name = `${request.method} ${request.path}: ${response.status}`;
      const described = operation.responses[String(response.status)];
      if (described === undefined) return `${name} is no answer in GitHub's description`;
      const schema = described.content?.['application/json']?.schema;
      const problem = schema === undefined ? undefined : schemaProblem(response.body, schema, schemas);
      return problem === undefined ? undefined : `${name}${problem}`;
    },
  };
}

function operationOf(
  description: Description,
  { method, path }: ApiRequest,
): { operation: Operation; params: Readonly<Record<string, string>> } | undefined {
  for (const [pattern, operations] of Object.entries(description.paths)) {
    const operation = operations[method.toLowerCase()];
    const params = operation === undefined ? undefined : matchPath(pattern, path);
    if (operation !== undefined && params !== undefined) return { operation, params };
  }
  return undefined;
}

function parameterProblem(
  operation: Operation,
  params: Readonly<Record<string, string>>,
  request: ApiRequest,
  schemas: Readonly<Record<string, Schema>>,
): string | undefined {
  for (const { name, in: where, schema } of operation.parameters) {
    const text = where === 'path' ? params[name] : where === 'query' ? request.query.get(name) : undefined;
    if (text === undefined || text === null) continue;
    const value = schema['type'] === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
    const problem = schemaProblem(value, schema, schemas, ` ${where} parameter ${name}`);
    if (problem !== undefined) return problem.trim();
  }
  const known = new Set(operation.parameters.map(({ name }) => name));
  const unknown = [...request.query.keys()].find((name) => !known.has(name));
  return unknown === undefined ? undefined : `query parameter ${unknown} is not known`;
}

/** Stricter than GitHub, which drops fields it does not know: here they are mistakes. */
function bodyProblem(
  { requestBody }: Operation,
  { body }: ApiRequest,
  schemas: Readonly<Record<string, Schema>>,
): string | undefined {
  const schema = requestBody?.content['application/json']?.schema;
  if (schema === undefined) return body === undefined ? undefined : 'takes no body';
  if (body === undefined) return requestBody?.required === true ? 'needs a body' : undefined;
  const problem = schemaProblem(body, schema, schemas, 'body');
  const properties = schema['properties'];
  if (problem !== undefined || properties === undefined) return problem;
  const unknown = Object.keys(body as object).find((name) => !(name in (properties as object)));
  return unknown === undefined ? undefined : `body/${unknown} is not known`;
}
