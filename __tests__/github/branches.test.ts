import { expect, test } from '@jest/globals';
import { branchExists, defaultBranch } from '../../src/github/branches.js';
import { REPO, withApi, type Answers } from './loopback-api.js';

test('the default branch, and whether a branch exists', async () => {
  const answers: Answers = ({ path }) => {
    if (path === '/repos/octo/demo') return { body: { default_branch: 'trunk' } };
    return path === '/repos/octo/demo/git/ref/heads/greengate/a'
      ? { body: { ref: 'refs/heads/greengate/a' } }
      : undefined;
  };
  await withApi(answers, async ({ client }) => {
    expect(await defaultBranch(client, REPO)).toBe('trunk');
    expect(await branchExists(client, REPO, 'greengate/a')).toBe(true);
    expect(await branchExists(client, REPO, 'greengate/b')).toBe(false);
  });
});
