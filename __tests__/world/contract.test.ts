import { describe, expect, test } from '@jest/globals';
import { routes } from '../../src/demo/github/rest-api.js';
import { readContract } from './openapi.js';
import { schemaProblem, type Schema } from './schema-problem.js';

const contract = await readContract();

function request(method: string, target: string, body?: unknown) {
  const url = new URL(target, 'http://127.0.0.1');
  return { method, path: url.pathname, query: url.searchParams, headers: {}, body };
}

test.each(routes.map(({ method, path }) => [method, path] as const))('%s %s is in the description', (method, path) => {
  const filled = path.replace(/\{(\w+)\+?\}/g, (_, name: string) => (['number', 'id'].includes(name) ? '1' : name));
  expect(contract.requestProblem(request(method, filled)) ?? '').not.toMatch(/not in GitHub/);
});

describe('requests', () => {
  const comments = '/repos/a/b/issues/1/comments';
  test.each([
    ['GET', `${comments}?per_page=5&since=2026-01-01T00:00:00Z`, undefined, undefined],
    ['GET', `${comments}?per_page=many`, undefined, /query parameter per_page must be integer/],
    ['GET', `${comments}?sort=up`, undefined, /query parameter sort is not known/],
    ['GET', '/repos/a/b/issues/one/comments', undefined, /path parameter issue_number must be integer/],
    ['GET', '/repos/a/b/pulls?state=merged', undefined, /query parameter state must be equal to one of/],
    ['POST', comments, { body: 'x' }, undefined],
    ['POST', comments, undefined, /needs a body/],
    ['POST', comments, {}, /body must have required property 'body'/],
    ['POST', comments, { body: 5 }, /body\/body must be string/],
    ['POST', comments, { body: 'x', text: 'y' }, /body\/text is not known/],
    ['POST', '/repos/a/b/issues/1/reactions', { content: 'wow' }, /body\/content must be equal to one of/],
    ['POST', '/repos/a/b/pulls', { head: 'h', base: 'b', title: 't', draft: 'no' }, /body\/draft must be boolean/],
    ['PUT', comments, undefined, /not in GitHub's description/],
  ])('%s %s %j', (method, target, body, words) => {
    const problem = contract.requestProblem(request(method, target, body));
    if (words === undefined) expect(problem).toBeUndefined();
    else expect(problem).toMatch(words);
  });
});

test('answers', () => {
  const asked = request('GET', '/repos/a/b/issues/1');
  const problem = (status: number, body: unknown) => contract.responseProblem(asked, { status, body });
  expect(problem(200, { number: 1, title: 't', body: null })).toBeUndefined();
  expect(problem(200, { number: '1' })).toMatch(/number must be integer/);
  expect(problem(200, { user: { login: 5 } })).toMatch(/user/);
  expect(problem(201, {})).toMatch(/201 is no answer/);
  expect(problem(404, { message: 'Not Found' })).toBeUndefined();
});

describe('schemas', () => {
  const schemas: Record<string, Schema> = { name: { type: 'string', maxLength: 3, nullable: true } };
  test.each([
    [{ type: 'array', items: { type: 'integer' } }, [1, 2.5], '/1 must be integer'],
    [
      { type: 'object', properties: { a: { $ref: '#/components/schemas/name' } } },
      { a: 'abcd' },
      '/a must NOT have more than 3 characters',
    ],
    [{ type: 'object', properties: { a: { $ref: '#/components/schemas/name' } } }, { a: null }, undefined],
    [{ type: 'object', additionalProperties: { type: 'boolean' } }, { x: 1 }, '/x must be boolean'],
    [{ type: 'object', additionalProperties: false }, { x: 1 }, ' must NOT have additional properties'],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, 1, undefined],
    [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }, true, ' must be string'],
    [{ type: 'array', maxItems: 1 }, [1, 2], ' must NOT have more than 1 items'],
    [{ type: 'integer', minimum: 1 }, 0, ' must be >= 1'],
    [{ type: 'string', enum: ['a', null] }, null, undefined],
    [{ type: 'object' }, null, ' must be object'],
  ])('%j of %j', (schema, value, problem) => {
    expect(schemaProblem(value, schema, schemas)).toBe(problem);
  });

  test('an unknown keyword is an error, not a pass', () => {
    expect(() => schemaProblem('x', { pettern: '^y' }, {})).toThrow(/unknown keyword: "pettern"/);
  });
});
