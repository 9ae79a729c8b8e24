import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { git, tryGit } from '../../src/demo/git.js';
import { addPull } from '../../src/demo/github/populate.js';
import { checkout, commitTo, protectBranch } from '../../src/demo/sample-repository.js';
import { BROKEN_SUM, startWorld, type World } from './world.js';

let world: World;

beforeAll(async () => {
  world = await startWorld({
    repository: [
      ...BROKEN_SUM,
      { branch: 'fix', message: 'Try', files: { 'src/sum.js': 'export const sum = (a, b) => a;\n' } },
    ],
    tokens: { reader: { login: 'robin', kind: 'user', permissions: { contents: 'read' } } },
    model: { script: [] },
  });
});

afterAll(() => world.close());

/** A remote git call with a token the way the runner's checkout passes it. */
function remote(cwd: string, token: string | undefined, ...args: string[]) {
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  return tryGit(cwd, [...(token === undefined ? [] : ['-c', `http.extraheader=${header}`]), ...args]);
}

test.each([
  ['owner/repo', ''],
  ['owner/repo.git', '.git'],
])('clone works at %s', async (_, suffix) => {
  const into = `${world.scratch}/clone${suffix}`;
  const result = await remote(
    world.scratch,
    world.token,
    'clone',
    '--quiet',
    `${world.github.url}/acme/shop${suffix}`,
    into,
  );
  expect(result).toMatchObject({ exitCode: 0 });
  expect(await git(into, ['log', '--format=%s'])).toBe('Add sum');
});

test.each([
  ['no token', undefined, 'acme/shop', /terminal prompts disabled/],
  ['a wrong token', 'ghs_wrong', 'acme/shop', /Authentication failed|terminal prompts disabled/],
  ['no such repository', 'reader', 'acme/none', /Repository not found|not found/],
])('read is refused: %s', async (_, token, name, words) => {
  const result = await remote(world.scratch, token, 'ls-remote', `${world.github.url}/${name}`);
  expect(result.exitCode).toBe(128);
  expect(result.stderr).toMatch(words);
});

test('a public repository is readable without a token, and not with a wrong one', async () => {
  world.repository.private = false;
  const url = `${world.github.url}/acme/shop`;
  expect((await remote(world.scratch, undefined, 'ls-remote', url)).exitCode).toBe(0);
  expect((await remote(world.scratch, 'ghs_wrong', 'ls-remote', url)).exitCode).toBe(128);
  world.repository.private = true;
});

test('push: with the right, without it, to a protected branch, over a newer commit', async () => {
  const work = `${world.scratch}/push`;
  const url = `${world.github.url}/acme/shop`;
  const pull = await addPull(world.github.state, world.repository, { title: 'P', author: 'dana', head: 'fix' });
  await checkout({ directory: work, url, token: world.token, ref: 'refs/heads/fix' });
  await git(work, ['commit', '--quiet', '--allow-empty', '-m', 'empty']);
  const push = (token: string, ref: string) => remote(work, token, 'push', '--porcelain', 'origin', `HEAD:${ref}`);
  expect((await push('reader', 'refs/heads/x')).stderr).toMatch(/403/);
  expect(await push(world.token, 'refs/heads/fix')).toMatchObject({ exitCode: 0 });
  const sha = await git(work, ['rev-parse', 'HEAD']);
  expect(await git(world.repository.bare, ['rev-parse', `refs/pull/${pull.number}/head`])).toBe(sha);
  expect(await git(world.repository.bare, ['rev-parse', `refs/pull/${pull.number}/merge^2`])).toBe(sha);
  expect((await push(world.token, 'refs/pull/77/head')).stdout).toMatch(/deny updating a hidden ref/);
  await protectBranch(world.repository.bare, 'release');
  const refused = await push(world.token, 'refs/heads/release');
  expect(refused.stderr).toMatch(/GH006: Protected branch update failed/);
  expect(refused.exitCode).toBe(1);
  await commitTo(world.repository.bare, { branch: 'fix', message: 'Newer', files: { 'n.txt': 'n' } });
  await git(work, ['commit', '--quiet', '--allow-empty', '-m', 'late']);
  expect((await push(world.token, 'refs/heads/fix')).stdout).toMatch(/\[rejected\]/);
  expect(world.github.requests.filter(({ kind }) => kind === 'git').map(({ status }) => status)).toContain(403);
});

test.each([
  ['refs/heads/main', 'main', 1],
  ['refs/heads/fix', 'fix', 2],
  ['refs/pull/1/merge', '', 3],
])('checkout of %s looks like the one of actions/checkout', async (ref, branch, history) => {
  const directory = `${world.scratch}/checkout-${history}`;
  if (world.repository.issues.size === 0) {
    await addPull(world.github.state, world.repository, { title: 'P', author: 'dana', head: 'fix' });
  }
  await checkout({ directory, url: `${world.github.url}/acme/shop`, token: world.token, ref });
  expect(await git(directory, ['branch', '--show-current'])).toBe(branch);
  expect(await git(directory, ['rev-list', '--count', 'HEAD'])).toBe('1');
  expect(await git(directory, ['rev-parse', '--is-shallow-repository'])).toBe('true');
  expect(await git(directory, ['status', '--porcelain'])).toBe('');
  expect(await git(directory, ['config', '--local', '--list'])).not.toMatch(/extraheader/);
});
