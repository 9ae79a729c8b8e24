import { describe, expect, test } from '@jest/globals';
import { readThread } from '../../src/github/thread.js';
import { REPO, withApi, type Answers } from './loopback-api.js';

const ASKED = '2030-01-01T12:00:00Z';
const BEFORE = '2030-01-01T11:00:00Z';
const AFTER = '2030-01-01T12:00:01Z';

const issue = { number: 7, title: 'Broken', body: 'It is.', user: { login: 'ann' }, comments: 0 };
const comment = (body: string, createdAt = BEFORE, updatedAt = createdAt) => ({
  user: { login: 'bob' },
  body,
  created_at: createdAt,
  updated_at: updatedAt,
});
const pull = {
  title: 'Fix',
  body: null,
  user: { login: 'ann' },
  head: { ref: 'fix', sha: 'abc', repo: { full_name: 'octo/demo' } },
  base: { ref: 'main', repo: { full_name: 'octo/demo' } },
  html_url: 'https://example.test/pull/7',
};

/** Routes below /repos/octo/demo, a list cut into pages as GitHub does. */
function answers(routes: Readonly<Record<string, unknown>>): Answers {
  return ({ path, query }) => {
    const body = routes[path.replace('/repos/octo/demo/', '')];
    if (body === undefined) return undefined;
    const size = Number(query.get('per_page') ?? 30);
    const page = Number(query.get('page') ?? 1);
    return { body: Array.isArray(body) ? body.slice((page - 1) * size, page * size) : body };
  };
}

describe('an issue', () => {
  test('C14: what was said or changed after the request is left out and counted, what we said is not even counted', async () => {
    const comments = [
      null,
      comment('before'),
      comment('the request', ASKED),
      comment('edited since', BEFORE, AFTER),
      comment('said since', AFTER),
      comment('Working…\n\n<!-- greengate:comment-1 -->'),
    ];
    await withApi(answers({ 'issues/7': issue, 'issues/7/comments': comments }), async ({ client, requests }) => {
      expect(await readThread(client, REPO, 7, { askedAt: ASKED })).toEqual({
        thread: {
          kind: 'issue',
          number: 7,
          title: 'Broken',
          body: 'It is.',
          author: 'ann',
          comments: [
            { author: 'bob', createdAt: BEFORE, body: 'before' },
            { author: 'bob', createdAt: ASKED, body: 'the request' },
          ],
          dropped: 2,
        },
      });
      expect(requests()).toEqual(['GET /repos/octo/demo/issues/7', 'GET /repos/octo/demo/issues/7/comments']);
    });
  });

  test('C14: title and description are those of the event when it carried them', async () => {
    const api = answers({ 'issues/7': { ...issue, title: 'Changed', body: 'Changed.' }, 'issues/7/comments': [] });
    await withApi(api, async ({ client }) => {
      const { thread } = await readThread(client, REPO, 7, { asAsked: { title: 'Broken', body: 'It is.' } });
      expect([thread.title, thread.body]).toEqual(['Broken', 'It is.']);
    });
  });

  test('without description and author', async () => {
    const api = answers({ 'issues/7': { ...issue, body: null, user: null }, 'issues/7/comments': [] });
    await withApi(api, async ({ client }) => {
      const { thread } = await readThread(client, REPO, 7);
      expect([thread.body, thread.author]).toEqual(['', 'ghost']);
    });
  });

  test('of 450 comments the newest 50 are kept, and the oldest are never fetched', async () => {
    const comments = Array.from({ length: 450 }, (_, n) => comment(`n${n}`));
    const api = answers({ 'issues/7': { ...issue, comments: 450 }, 'issues/7/comments': comments });
    await withApi(api, async ({ client, calls }) => {
      const { thread } = await readThread(client, REPO, 7);
      expect(thread.comments.map(({ body }) => body)).toEqual(comments.slice(-50).map(({ body }) => body));
      expect(calls.slice(1).map(({ query }) => query.get('page'))).toEqual(['4', '5']);
    });
  });

  test('every text has a limit', async () => {
    const long = 'x'.repeat(70_000);
    const api = answers({ 'issues/7': { ...issue, body: long }, 'issues/7/comments': [comment(long)] });
    await withApi(api, async ({ client }) => {
      const { thread } = await readThread(client, REPO, 7);
      const cut = `${'x'.repeat(65_536)}\n[cut after 65536 characters]`;
      expect(thread.body).toBe(cut);
      expect(thread.comments[0]?.body).toBe(cut);
    });
  });

  test('one that is not there is named', async () => {
    await withApi(answers({}), async ({ client }) => {
      await expect(readThread(client, REPO, 7)).rejects.toThrow(
        'Could not read #7 of octo/demo: GitHub does not know it',
      );
    });
  });
});

describe('a pull request', () => {
  const routes = {
    'issues/7': { ...issue, pull_request: {} },
    'issues/7/comments': [comment('talk', '2030-01-01T11:30:00Z')],
    'pulls/7': pull,
    'pulls/7/files': [{ filename: 'a.js', additions: 3, deletions: 1 }],
    'pulls/7/reviews': [
      { id: 5, user: { login: 'rev' }, body: 'Please change.', submitted_at: ASKED },
      { id: 6, user: { login: 'rev' }, body: '', submitted_at: BEFORE },
      { id: 8, user: { login: 'rev' }, body: 'not sent yet' },
    ],
    'pulls/7/comments': [
      // Drafted before, touched by the submission of its review a moment after the review's own time.
      { ...comment('here', BEFORE, AFTER), path: 'a.js', line: 4, pull_request_review_id: 5 },
      { ...comment('old place', BEFORE), path: 'b.js', line: null, original_line: 9, pull_request_review_id: 6 },
      { ...comment('edited since', BEFORE, '2030-01-01T13:00:00Z'), path: 'a.js', line: 1, pull_request_review_id: 5 },
    ],
  };

  test('is read whole, whatever the caller took the number for', async () => {
    await withApi(answers(routes), async ({ client }) => {
      const read = await readThread(client, REPO, 7, { askedAt: ASKED });
      expect(read.pullRequest).toEqual({
        number: 7,
        title: 'Fix',
        body: '',
        author: 'ann',
        headRef: 'fix',
        headSha: 'abc',
        baseRef: 'main',
        isFork: false,
        state: 'open',
        url: 'https://example.test/pull/7',
      });
      expect(read.thread).toMatchObject({
        kind: 'pull_request',
        files: [{ path: 'a.js', added: 3, removed: 1 }],
        dropped: 1,
        comments: [
          { body: 'here', place: 'a.js:4' },
          { body: 'old place', place: 'b.js:9' },
          { body: 'talk' },
          { body: 'Please change.', author: 'rev' },
        ],
      });
    });
  });

  test.each([
    ['open', { state: 'open', merged_at: null }],
    ['closed', { state: 'closed', merged_at: null }],
    ['merged', { state: 'closed', merged_at: '2026-01-01T00:00:00Z' }],
  ])('that is %s', async (state, facts) => {
    await withApi(answers({ ...routes, 'pulls/7': { ...pull, ...facts } }), async ({ client }) => {
      expect((await readThread(client, REPO, 7)).pullRequest?.state).toBe(state);
    });
  });

  test.each([
    ['the same repository', { full_name: 'Octo/Demo' }, false],
    ['a fork', { full_name: 'other/demo' }, true],
    ['a fork that was deleted', null, true],
  ])('from %s', async (_name, repo, isFork) => {
    const api = answers({ ...routes, 'pulls/7': { ...pull, head: { ...pull.head, repo } } });
    await withApi(api, async ({ client }) => {
      expect((await readThread(client, REPO, 7)).pullRequest?.isFork).toBe(isFork);
    });
  });

  test('lists at most 300 files', async () => {
    const files = Array.from({ length: 450 }, (_, n) => ({ filename: `f${n}`, additions: 1, deletions: 0 }));
    await withApi(answers({ ...routes, 'pulls/7/files': files }), async ({ client }) => {
      expect((await readThread(client, REPO, 7)).thread.files).toHaveLength(300);
    });
  });
});
