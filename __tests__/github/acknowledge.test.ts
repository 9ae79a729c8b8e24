import { describe, expect, test } from '@jest/globals';
import { react, removeLabel } from '../../src/github/acknowledge.js';
import { REPO, withApi, type Answer } from './loopback-api.js';

describe('the label', () => {
  test.each<[string, Answer, string | undefined]>([
    ['is taken off', { body: [] }, undefined],
    ['is gone already', { status: 404, body: { message: 'Label does not exist' } }, undefined],
    [
      'may not be taken off',
      { status: 403, body: { message: 'No' } },
      'Could not take the label do it/now off #7: the token may not (403, No).',
    ],
  ])('%s', async (_name, answer, problem) => {
    await withApi(
      () => answer,
      async ({ client, requests }) => {
        const done = removeLabel(client, REPO, 7, 'do it/now');
        if (problem === undefined) await done;
        else await expect(done).rejects.toThrow(problem);
        expect(requests()).toEqual(['DELETE /repos/octo/demo/issues/7/labels/do it/now']);
      },
    );
  });
});

describe('the reaction', () => {
  test.each([
    ['issue', '/repos/octo/demo/issues/7/reactions'],
    ['issue_comment', '/repos/octo/demo/issues/comments/7/reactions'],
    ['review_comment', '/repos/octo/demo/pulls/comments/7/reactions'],
  ] as const)('to an %s', async (kind, path) => {
    await withApi(
      () => ({ status: 201, body: {} }),
      async ({ client, calls, log }) => {
        await react(client, REPO, { kind, id: 7 }, (line) => log.push(line));
        expect(calls).toMatchObject([{ method: 'POST', path, body: { content: 'eyes' } }]);
        expect(log).toEqual([]);
      },
    );
  });

  test('that fails is a line in the log', async () => {
    await withApi(
      () => ({ status: 403, body: { message: 'No' } }),
      async ({ client, log }) => {
        await react(client, REPO, { kind: 'issue', id: 7 }, (line) => log.push(line));
        expect(log).toEqual([expect.stringContaining('Could not react to the request: the token may not (403, No).')]);
      },
    );
  });
});
