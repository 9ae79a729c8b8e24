import { describe, expect, test } from '@jest/globals';
import { findOpenPullRequest, openOrUpdatePullRequest } from '../../src/github/pull-request.js';
import { REPO, withApi, type Answer, type Answers } from './loopback-api.js';

const HERE = { full_name: 'octo/demo' };
const open = {
  number: 9,
  state: 'open',
  html_url: 'https://example.test/pull/9',
  head: { ref: 'greengate/a', repo: HERE },
  base: { repo: HERE },
};
const text = { head: 'greengate/a', base: 'main', title: 'Fix it', body: 'Fixes #7', key: 'run-1' };

describe('one pull request for a branch', () => {
  const created: Answer = { status: 201, body: open };
  const exists: Answer = {
    status: 422,
    body: {
      message: 'Validation Failed',
      errors: [{ message: 'A pull request already exists for octo:greengate/a.' }],
    },
  };
  const lost: Answer = { status: 502, body: { message: 'Bad gateway' } };
  const inFork = { ...open, head: { ref: 'greengate/a', repo: { full_name: 'octo/demo-fork' } } };

  test.each<[string, unknown[][], Answer[], boolean, string[]]>([
    ['none: it is opened', [[]], [created], true, ['GET', 'POST', 'GET']],
    ['an open one gets the new words', [[open]], [], false, ['GET', 'PATCH', 'GET']],
    ['one of a fork does not count', [[inFork]], [created], true, ['GET', 'POST', 'GET']],
    ['somebody was faster', [[], [open]], [exists], false, ['GET', 'POST', 'GET', 'PATCH', 'GET']],
    ['the answer is lost, it is there', [[], [open]], [lost], true, ['GET', 'POST', 'GET', 'PATCH', 'GET']],
    ['the answer is lost, it is not there', [[], []], [lost, created], true, ['GET', 'POST', 'GET', 'POST', 'GET']],
  ])('%s', async (_name, lists, posts, isNew, methods) => {
    const answers: Answers = ({ method, path }, earlier) => {
      if (method === 'GET' && path.endsWith('/pulls/9')) return { body: open };
      if (method === 'GET') return { body: lists[earlier] };
      return method === 'POST' ? posts[earlier] : { body: open };
    };
    await withApi(answers, async ({ client, calls }) => {
      const pull = await openOrUpdatePullRequest(client, REPO, text);
      expect(pull).toEqual({ number: 9, url: 'https://example.test/pull/9', created: isNew });
      expect(calls.map(({ method }) => method)).toEqual(methods);
      expect(calls[0]?.query.get('head')).toBe('octo:greengate/a');
      expect(calls.at(-2)?.body).toMatchObject({ title: 'Fix it', body: 'Fixes #7\n\n<!-- greengate:run-1 -->' });
    });
  });

  test.each([
    ['closed', { ...open, state: 'closed' }],
    ['of another branch', { ...open, head: { ref: 'other', repo: HERE } }],
  ])('one that reads back as %s is an error', async (_name, found) => {
    await withApi(
      ({ method, path }) => {
        if (method === 'POST') return created;
        return { body: path.endsWith('/pulls/9') ? found : [] };
      },
      async ({ client }) => {
        await expect(openOrUpdatePullRequest(client, REPO, text)).rejects.toThrow(/^Pull request #9 is .* by hand\.$/);
      },
    );
  });

  test('a refusal says why', async () => {
    const refusal: Answer = {
      status: 422,
      body: { message: 'Validation Failed', errors: [{ message: 'No commits between main and greengate/a' }] },
    };
    await withApi(
      ({ method }) => (method === 'GET' ? { body: [] } : refusal),
      async ({ client }) => {
        await expect(openOrUpdatePullRequest(client, REPO, text)).rejects.toThrow(
          'Could not open a pull request from greengate/a to main: GitHub answered 422: Validation Failed: No commits between main and greengate/a.',
        );
      },
    );
  });

  test('found by branch alone', async () => {
    await withApi(
      () => ({ body: [inFork, open] }),
      async ({ client }) => {
        expect(await findOpenPullRequest(client, REPO, 'greengate/a')).toEqual({
          number: 9,
          url: 'https://example.test/pull/9',
        });
        expect(await findOpenPullRequest(client, REPO, 'greengate/b')).toBeUndefined();
      },
    );
  });
});
