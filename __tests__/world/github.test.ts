import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Octokit } from '@octokit/rest';
import {
  addComment,
  addIssue,
  addPull,
  addRepository,
  addReview,
  addReviewComment,
} from '../../src/demo/github/populate.js';
import { git } from '../../src/demo/git.js';
import { commitTo, createOrigin } from '../../src/demo/sample-repository.js';
import type { ApiResponse } from '../../src/demo/github/route.js';
import { BROKEN_SUM, startWorld, type World } from './world.js';

const SHOP = { owner: 'acme', repo: 'shop' };
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

let world: World;
let api: Octokit['rest'];

function clientOf(auth: string): Octokit['rest'] {
  return new Octokit({ auth, baseUrl: world.github.apiUrl, log: quiet }).rest;
}

beforeEach(async () => {
  world = await startWorld({
    repository: [
      ...BROKEN_SUM,
      {
        branch: 'fix',
        message: 'Try',
        files: { 'src/sum.js': 'export const sum = (a, b) => a;\n', 'a b/ü.txt': 'x\ny\n' },
      },
    ],
    roles: { dana: 'write', robin: 'triage', max: 'maintain' },
    tokens: {
      reader: { login: 'github-actions[bot]', kind: 'installation', permissions: { contents: 'read', issues: 'read' } },
      'pull-writer': { login: 'github-actions[bot]', kind: 'installation', permissions: { pull_requests: 'write' } },
      personal: {
        login: 'dana',
        kind: 'user',
        permissions: { contents: 'write', issues: 'write', pull_requests: 'write' },
      },
    },
    model: { script: [] },
  });
  api = clientOf(world.token);
});

afterEach(() => world.close());

async function refusal(call: Promise<unknown>): Promise<{ status: number; message: string; accepted?: string }> {
  try {
    await call;
  } catch (error) {
    const { status, message, response } = error as Error & {
      status: number;
      response?: { headers: Record<string, string> };
    };
    const accepted = response?.headers['x-accepted-github-permissions'];
    return { status, message, ...(accepted === undefined ? {} : { accepted }) };
  }
  throw new Error('The call was not refused.');
}

describe('what a run reads and writes', () => {
  test('repository, actor, branches, refs and users', async () => {
    expect((await api.repos.get(SHOP)).data).toMatchObject({
      full_name: 'acme/shop',
      default_branch: 'main',
      fork: false,
    });
    const roles = await Promise.all(
      ['dana', 'robin', 'max', 'acme'].map(async (username) => {
        const { data } = await api.repos.getCollaboratorPermissionLevel({ ...SHOP, username });
        return [username, data.permission, data.role_name];
      }),
    );
    expect(roles).toEqual([
      ['dana', 'write', 'write'],
      ['robin', 'read', 'triage'],
      ['max', 'write', 'maintain'],
      ['acme', 'admin', 'admin'],
    ]);
    const branch = await api.repos.getBranch({ ...SHOP, branch: 'main' });
    const ref = await api.git.getRef({ ...SHOP, ref: 'heads/main' });
    expect(ref.data.object.sha).toBe(branch.data.commit.sha);
    expect((await api.repos.listBranches(SHOP)).data.map(({ name }) => name)).toEqual(['fix', 'main']);
    expect((await clientOf('personal').users.getAuthenticated()).data).toMatchObject({ login: 'dana', type: 'User' });
    expect(world.violations).toEqual([]);
  });

  test('issues: comments in pages, labels, reactions', async () => {
    const issue = addIssue(world.github.state, world.repository, {
      title: 'Sum',
      author: 'robin',
      labels: ['bug', 'greengate'],
    });
    const issue_number = issue.number;
    for (let n = 1; n <= 5; n += 1) {
      addComment(world.github.state, world.repository, { issue: issue_number, author: 'robin', body: `${n}` });
    }
    const octokit = new Octokit({ auth: world.token, baseUrl: world.github.apiUrl, log: quiet });
    const all = await octokit.paginate(octokit.rest.issues.listComments, { ...SHOP, issue_number, per_page: 2 });
    expect(all.map(({ body }) => body)).toEqual(['1', '2', '3', '4', '5']);
    const made = await api.issues.createComment({ ...SHOP, issue_number, body: 'working' });
    expect(made.data.user).toMatchObject({ login: 'github-actions[bot]', id: 41898282, type: 'Bot' });
    await api.issues.updateComment({ ...SHOP, comment_id: made.data.id, body: 'done' });
    expect(world.repository.comments.get(made.data.id)?.body).toBe('done');
    expect((await api.issues.getComment({ ...SHOP, comment_id: made.data.id })).data.body).toBe('done');
    await api.issues.removeLabel({ ...SHOP, issue_number, name: 'greengate' });
    expect((await api.issues.listLabelsOnIssue({ ...SHOP, issue_number })).data.map((label) => label.name)).toEqual([
      'bug',
    ]);
    expect((await api.issues.get({ ...SHOP, issue_number })).data).toMatchObject({
      comments: 6,
      labels: [{ name: 'bug' }],
    });
    const first = await api.reactions.createForIssueComment({ ...SHOP, comment_id: made.data.id, content: 'eyes' });
    const again = await api.reactions.createForIssueComment({ ...SHOP, comment_id: made.data.id, content: 'eyes' });
    expect([first.status, again.status]).toEqual([201, 200]);
    await api.reactions.createForIssue({ ...SHOP, issue_number, content: 'rocket' });
    expect(world.repository.reactions.map(({ on, content }) => `${on} ${content}`)).toEqual([
      'comment eyes',
      'issue rocket',
    ]);
    expect(world.violations).toEqual([]);
  });

  test('pull requests: heads and files are those of the branches', async () => {
    const { state } = world.github;
    const made = await api.pulls.create({ ...SHOP, head: 'fix', base: 'main', title: 'Fix', body: 'Fixes #1' });
    const pull_number = made.data.number;
    expect(made.data).toMatchObject({ state: 'open', additions: 3, deletions: 3, changed_files: 2, commits: 1 });
    const moved = await commitTo(world.repository.bare, { branch: 'fix', message: 'More', files: { 'c.txt': 'c\n' } });
    expect((await api.pulls.get({ ...SHOP, pull_number })).data.head.sha).toBe(moved);
    const files = (await api.pulls.listFiles({ ...SHOP, pull_number })).data;
    expect(files.map(({ filename, status, additions, deletions }) => [filename, status, additions, deletions])).toEqual(
      [
        ['a b/ü.txt', 'added', 2, 0],
        ['c.txt', 'added', 1, 0],
        ['src/sum.js', 'modified', 1, 3],
      ],
    );
    addReview(state, world.repository, { pull: pull_number, author: 'dana', body: 'Hm' });
    addReviewComment(state, world.repository, {
      pull: pull_number,
      author: 'dana',
      body: 'Why?',
      path: 'src/sum.js',
      line: 1,
      diffHunk: '@@',
    });
    expect((await api.pulls.listReviews({ ...SHOP, pull_number })).data).toMatchObject([
      { body: 'Hm', state: 'COMMENTED' },
    ]);
    const [comment] = (await api.pulls.listReviewComments({ ...SHOP, pull_number })).data;
    expect(comment).toMatchObject({ body: 'Why?', path: 'src/sum.js', line: 1 });
    await api.reactions.createForPullRequestReviewComment({ ...SHOP, comment_id: comment?.id ?? 0, content: 'eyes' });
    await api.pulls.update({ ...SHOP, pull_number, title: 'Better', body: 'New' });
    const listed = async (head: string) => (await api.pulls.list({ ...SHOP, head, base: 'main', state: 'open' })).data;
    expect((await listed('acme:fix')).map(({ title, body }) => [title, body])).toEqual([['Better', 'New']]);
    expect(await listed('acme:other')).toEqual([]);
    expect(world.violations).toEqual([]);
  });

  test('a pull request from a fork has the fork as its head', async () => {
    const { state } = world.github;
    const bare = await createOrigin(`${world.scratch}/fork`, 'shop', []);
    await git(bare, ['fetch', '--quiet', world.repository.bare, 'refs/heads/*:refs/heads/*']);
    addRepository(state, { fullName: 'robin/shop', bare, parent: 'acme/shop', private: false });
    const sha = await commitTo(bare, { branch: 'idea', from: 'main', message: 'Idea', files: { 'idea.txt': '1\n' } });
    const pull = await addPull(state, world.repository, {
      title: 'Idea',
      author: 'robin',
      head: 'idea',
      headRepository: 'robin/shop',
    });
    const { data } = await api.pulls.get({ ...SHOP, pull_number: pull.number });
    expect(data.head).toMatchObject({ sha, label: 'robin:idea', repo: { full_name: 'robin/shop', fork: true } });
    expect(await git(world.repository.bare, ['rev-parse', `refs/pull/${pull.number}/head`])).toBe(sha);
    expect(world.violations).toEqual([]);
  });
});

describe('what GitHub refuses', () => {
  test('tokens: none, wrong, and without the right', async () => {
    const issue = addIssue(world.github.state, world.repository, { title: 'A', author: 'dana' });
    const pull = await addPull(world.github.state, world.repository, { title: 'B', author: 'dana', head: 'fix' });
    const comment = (number: number) => ({ ...SHOP, issue_number: number, body: 'hello' });
    expect(await refusal(clientOf('wrong').repos.get(SHOP))).toMatchObject({
      status: 401,
      message: expect.stringContaining('Bad credentials'),
    });
    const anonymous = new Octokit({ baseUrl: world.github.apiUrl, log: quiet }).rest;
    expect(await refusal(anonymous.repos.get(SHOP))).toMatchObject({ status: 401 });
    expect(await refusal(api.users.getAuthenticated())).toMatchObject({
      status: 403,
      message: expect.stringContaining('Resource not accessible by integration'),
    });
    expect(await refusal(clientOf('reader').issues.createComment(comment(issue.number)))).toMatchObject({
      status: 403,
      accepted: 'issues=write',
    });
    expect(await refusal(clientOf('reader').issues.createComment(comment(pull.number)))).toMatchObject({
      status: 403,
      accepted: 'issues=write; pull_requests=write',
    });
    expect((await clientOf('pull-writer').issues.createComment(comment(pull.number))).status).toBe(201);
    expect(await refusal(clientOf('pull-writer').issues.createComment(comment(issue.number)))).toMatchObject({
      status: 403,
    });
    expect(
      await refusal(clientOf('reader').pulls.create({ ...SHOP, head: 'fix', base: 'main', title: 'T' })),
    ).toMatchObject({
      status: 403,
      accepted: 'pull_requests=write',
    });
  });

  test('pull requests that cannot be', async () => {
    const { bare } = world.repository;
    await commitTo(bare, { branch: 'other', message: 'Other', files: { 'o.txt': 'o' } });
    const create = (head: string, base = 'main', title = 'T') => api.pulls.create({ ...SHOP, head, base, title });
    await create('other');
    const cases: [Promise<unknown>, RegExp][] = [
      [create('other'), /A pull request already exists for acme:other/],
      [create('main'), /No commits between main and main/],
      [create('nowhere'), /"field":"head","code":"invalid"|head/],
      [create('fix', 'nowhere'), /base/],
      [
        api.pulls.create({ ...SHOP, head: 'fix', base: 'main', title: 'T', body: 'x'.repeat(65_537) }),
        /too long \(maximum is 65536/,
      ],
    ];
    for (const [call, message] of cases) {
      const refused = await refusal(call);
      expect(refused.status).toBe(422);
      expect(refused.message).toMatch(message);
    }
    world.repository.actionsMayOpenPulls = false;
    expect(await refusal(create('fix'))).toMatchObject({
      status: 403,
      message: expect.stringMatching(/not permitted to create or approve/),
    });
  });

  test('comments that are too long or blank, things that are not there', async () => {
    const { number: issue_number } = addIssue(world.github.state, world.repository, { title: 'A', author: 'dana' });
    const create = (body: string) => api.issues.createComment({ ...SHOP, issue_number, body });
    expect((await create('ü'.repeat(65_536))).status).toBe(201);
    expect(await refusal(create('ü'.repeat(65_537)))).toMatchObject({ status: 422 });
    expect(await refusal(create('  '))).toMatchObject({ status: 422 });
    for (const call of [
      api.issues.updateComment({ ...SHOP, comment_id: 1, body: 'x' }),
      api.issues.removeLabel({ ...SHOP, issue_number, name: 'none' }),
      api.issues.get({ ...SHOP, issue_number: 99 }),
      api.pulls.get({ ...SHOP, pull_number: issue_number }),
      api.repos.getCollaboratorPermissionLevel({ ...SHOP, username: 'nobody-at-all' }),
      api.repos.getBranch({ ...SHOP, branch: 'no/such' }),
    ]) {
      expect(await refusal(call)).toMatchObject({ status: 404 });
    }
  });

  test('requests that are not in the description are violations', async () => {
    expect(await refusal(api.issues.lock({ ...SHOP, issue_number: 1 }))).toMatchObject({ status: 404 });
    const wrong = { ...SHOP, head: 5 as unknown as string, base: 'main', title: 'T' };
    expect(await refusal(api.pulls.create(wrong))).toMatchObject({ status: 422 });
    expect(world.violations).toEqual([
      "PUT /repos/acme/shop/issues/1/lock: not in GitHub's description",
      'POST /repos/acme/shop/pulls: body/head must be string',
    ]);
  });
});

test('an injected fault is answered instead, and every request is on record', async () => {
  const limited: ApiResponse = {
    status: 403,
    body: { message: 'You have exceeded a secondary rate limit.' },
    headers: { 'retry-after': '1' },
  };
  let calls = 0;
  const faulty = await startWorld({
    repository: BROKEN_SUM,
    model: { script: [] },
    onRequest: ({ path }) => (path === '/repos/acme/shop' && calls++ === 0 ? limited : undefined),
  });
  try {
    const { rest } = new Octokit({ auth: faulty.token, baseUrl: faulty.github.apiUrl, log: quiet });
    expect(await refusal(rest.repos.get(SHOP))).toMatchObject({
      status: 403,
      message: expect.stringMatching(/secondary rate limit/),
    });
    expect((await rest.repos.get(SHOP)).headers['x-ratelimit-limit']).toBe('1000');
    expect(faulty.github.requests.map(({ kind, method, path, status }) => [kind, method, path, status])).toEqual([
      ['api', 'GET', '/repos/acme/shop', 403],
      ['api', 'GET', '/repos/acme/shop', 200],
    ]);
  } finally {
    await faulty.close();
  }
});
