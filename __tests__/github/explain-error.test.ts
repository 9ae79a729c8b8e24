import { describe, expect, test } from '@jest/globals';
import { UserError } from '../../src/errors.js';
import { createClient } from '../../src/github/client.js';
import { explained, explainError } from '../../src/github/explain-error.js';
import { REPO, startApi, withApi, type Answer } from './loopback-api.js';

const PLACE = { owner: REPO.owner, repo: REPO.name };

describe('a refusal says what, why and what to do', () => {
  const denied = { message: 'Resource not accessible by integration' };
  const readOnly = 'On pull_request events of a fork the token can only read, whatever stands there.';
  test.each<[string, Answer, string]>([
    [
      'bad token',
      { status: 401, body: { message: 'Bad credentials' } },
      'GitHub does not accept the token (401, Bad credentials). Check the input github-token.',
    ],
    [
      'missing right, told by GitHub',
      { status: 403, body: denied, headers: { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' } },
      'the token may not (403, Resource not accessible by integration). ' +
        `Add "issues: write" or "pull-requests: write" under permissions: in the workflow. ${readOnly}`,
    ],
    [
      'missing right, known from the route',
      { status: 403, body: denied },
      `the token may not (403, Resource not accessible by integration). Add "issues: write" under permissions: in the workflow. ${readOnly}`,
    ],
    [
      'a locked conversation',
      { status: 403, body: { message: 'Unable to create comment because issue is locked.' } },
      'the token may not (403, Unable to create comment because issue is locked). Its conversation is locked: unlock it, or ask somewhere else.',
    ],
    [
      'pull requests switched off',
      { status: 403, body: { message: 'GitHub Actions is not permitted to create or approve pull requests.' } },
      'the token may not (403, GitHub Actions is not permitted to create or approve pull requests). Allow it under ' +
        'Settings, Actions, General, "Allow GitHub Actions to create and approve pull requests".',
    ],
    [
      'request limit',
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' },
        body: { message: 'API rate limit exceeded' },
      },
      "GitHub's request limit is reached (403, API rate limit exceeded). Run again later.",
    ],
    [
      'not there',
      { status: 404, body: { message: 'Not Found' } },
      'GitHub does not know it, or does not show it to this token (404, POST /repos/octo/demo/issues/1/comments).',
    ],
    [
      'not valid, with the fields',
      {
        status: 422,
        body: {
          message: 'Validation Failed',
          errors: [{ resource: 'PullRequest', field: 'head', code: 'invalid' }, { message: 'No commits' }],
        },
      },
      'GitHub answered 422: Validation Failed: head invalid: No commits.',
    ],
    ['no JSON', { status: 500, body: 'down' }, 'GitHub answered 500: down.'],
  ])('%s', async (_name, answer, wanted) => {
    await withApi(
      () => answer,
      async ({ client }) => {
        const call = explained('do it', () =>
          client.rest.issues.createComment({ ...PLACE, issue_number: 1, body: 'x' }),
        );
        const error = await call.catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(UserError);
        expect((error as Error).message).toBe(`Could not do it: ${wanted}`);
      },
    );
  });
});

test('an API that is not reachable is named', async () => {
  const { url, close } = await startApi(() => undefined);
  await close();
  const client = createClient({ token: 't', apiUrl: url, log: () => {}, second: 1 });
  await expect(explained('read it', () => client.rest.repos.get(PLACE))).rejects.toThrow(
    `Could not read it: GitHub's API at ${url} is not reachable (ECONNREFUSED). Check GITHUB_API_URL and the runner's network.`,
  );
});

test('what is not from the API stays what it is', () => {
  const bug = new TypeError('x is not a function');
  expect(explainError(bug, 'do it')).toBe(bug);
});
