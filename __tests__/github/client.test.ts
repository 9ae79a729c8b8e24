import { describe, expect, test } from '@jest/globals';
import { createClient } from '../../src/github/client.js';
import { REPO, withApi, type Answer } from './loopback-api.js';

const ISSUE = { owner: REPO.owner, repo: REPO.name, issue_number: 1 };
const fine: Answer = { body: { id: 1 } };
const broken: Answer = { status: 502, body: { message: 'Bad gateway' } };
const limited = (wait: string): Answer => ({
  status: 403,
  headers: { 'retry-after': wait },
  body: { message: 'You have exceeded a secondary rate limit.' },
});
const spent: Answer = {
  status: 403,
  headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 1) },
  body: { message: 'API rate limit exceeded' },
};
const spentForLong: Answer = {
  ...spent,
  headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600) },
};

describe('what is repeated', () => {
  const get = 'GET';
  const post = 'POST';
  const patch = 'PATCH';
  test.each<[string, string, Answer[], { calls: number; status: number }]>([
    ['a read after a 5xx', get, [broken, fine], { calls: 2, status: 200 }],
    ['a read, three times at most', get, [broken], { calls: 4, status: 502 }],
    ['a write that can be repeated', patch, [broken, fine], { calls: 2, status: 200 }],
    ['no POST after a 5xx: it may have been carried out', post, [broken, fine], { calls: 1, status: 502 }],
    ['no POST after a lost connection', post, [{ cut: true }, fine], { calls: 1, status: 500 }],
    ['a read after a lost connection', get, [{ cut: true }, fine], { calls: 2, status: 200 }],
    ['a POST that was refused for a secondary limit', post, [limited('3'), fine], { calls: 2, status: 200 }],
    ['twice at most for a secondary limit', post, [limited('3')], { calls: 3, status: 403 }],
    ['no long wait for a secondary limit', get, [limited('61'), fine], { calls: 1, status: 403 }],
    ['a read after the primary limit', get, [spent, fine], { calls: 2, status: 200 }],
    ['no long wait for the primary limit', get, [spentForLong, fine], { calls: 1, status: 403 }],
    [
      'nothing that was understood and refused',
      get,
      [{ status: 422, body: { message: 'No' } }, fine],
      { calls: 1, status: 422 },
    ],
    ['no 404', get, [{ status: 404, body: { message: 'Not Found' } }, fine], { calls: 1, status: 404 }],
  ])('%s', async (_name, method, answers, wanted) => {
    await withApi(
      (_call, earlier) => answers[Math.min(earlier, answers.length - 1)],
      async ({ client, calls }) => {
        const request = {
          [get]: () => client.rest.issues.get(ISSUE),
          [post]: () => client.rest.issues.createComment({ ...ISSUE, body: 'x' }),
          [patch]: () => client.rest.issues.update({ ...ISSUE, body: 'x' }),
        }[method];
        const status = await request?.().then(
          (response) => response.status,
          (error: { status: number }) => error.status,
        );
        expect({ calls: calls.length, status }).toEqual(wanted);
      },
    );
  });

  test('a wait and giving up are lines in the log', async () => {
    await withApi(
      () => limited('3'),
      async ({ client, log }) => {
        await expect(client.rest.issues.get(ISSUE)).rejects.toThrow('secondary rate limit');
        expect(log).toEqual([
          'GitHub limits requests (GET /repos/{owner}/{repo}/issues/{issue_number}): again in 3 s.',
          'GitHub limits requests (GET /repos/{owner}/{repo}/issues/{issue_number}): again in 3 s.',
          'GitHub limits requests (GET /repos/{owner}/{repo}/issues/{issue_number}): giving up.',
        ]);
      },
    );
  });
});

test('several comments in a row are not spaced out by seconds', async () => {
  await withApi(
    () => fine,
    async ({ client, calls }) => {
      for (let n = 0; n < 5; n++) await client.rest.issues.createComment({ ...ISSUE, body: 'x' });
      expect(calls).toHaveLength(5);
    },
    { second: 60_000 },
  );
});

test('the signal ends a request that hangs, and nothing repeats it', async () => {
  const stop = new AbortController();
  let asked = 0;
  await withApi(
    () => {
      asked += 1;
      stop.abort();
      return { body: {} };
    },
    async ({ client }) => {
      await expect(client.rest.issues.get(ISSUE)).rejects.toThrow();
      await expect(client.rest.issues.get(ISSUE)).rejects.toThrow();
      expect(asked).toBe(1);
    },
    { signal: stop.signal },
  );
});

test('a path in the API address (GitHub Enterprise Server) and a slash at its end are kept and dropped', async () => {
  await withApi(
    () => fine,
    async ({ url, requests }) => {
      const client = createClient({ token: 't', apiUrl: `${url}/api/v3/`, log: () => {} });
      await client.rest.issues.get(ISSUE);
      expect(requests()).toEqual(['GET /api/v3/repos/octo/demo/issues/1']);
    },
  );
});
