import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addComment, addIssue, addPull, addReview, addReviewComment } from '../../src/demo/github/populate.js';
import { react, removeLabel } from '../../src/github/acknowledge.js';
import { mayAsk } from '../../src/github/actor.js';
import { branchExists, defaultBranch } from '../../src/github/branches.js';
import { createClient, type Client } from '../../src/github/client.js';
import { openComment } from '../../src/github/comment.js';
import { parseEvent } from '../../src/github/event.js';
import { openOrUpdatePullRequest } from '../../src/github/pull-request.js';
import { readThread } from '../../src/github/thread.js';
import { findRequest } from '../../src/triggers/index.js';
import { BROKEN_SUM, startWorld, type World } from './world.js';

const REPO = { owner: 'acme', name: 'shop' };
const log: string[] = [];

let world: World;
let client: Client;

beforeAll(async () => {
  world = await startWorld({
    repository: [
      ...BROKEN_SUM,
      { branch: 'fix', message: 'Try', files: { 'src/sum.js': 'export const sum = (a, b) => a;\n' } },
      { branch: 'greengate/task', message: 'Work', files: { 'new.txt': 'new\n' } },
    ],
    roles: { dana: 'write', robin: 'read' },
    model: { script: [] },
  });
  client = createClient({ token: world.token, apiUrl: world.github.apiUrl, log: (line) => log.push(line), second: 1 });
});

afterAll(() => world.close());

test('all that a run asks GitHub stands in its description, and is answered as described', async () => {
  const { state } = world.github;
  const { number } = addIssue(state, world.repository, {
    title: 'Sum',
    body: 'is wrong',
    author: 'robin',
    labels: ['greengate'],
  });
  const pull = await addPull(state, world.repository, { title: 'Fix', author: 'dana', head: 'fix' });
  const comment = addComment(state, world.repository, { issue: pull.number, author: 'dana', body: '/greengate go' });
  addReview(state, world.repository, { pull: pull.number, author: 'dana', body: 'Hm' });
  const line = addReviewComment(state, world.repository, {
    pull: pull.number,
    author: 'dana',
    body: 'Why?',
    path: 'a',
    line: 1,
    diffHunk: '@@',
  });

  const sender = { login: 'dana', id: 1, type: 'User' };
  expect(await mayAsk(client, REPO, sender, { allowedBots: [] })).toEqual({ allowed: true });
  expect(await mayAsk(client, REPO, { ...sender, login: 'robin' }, { allowedBots: [] })).toMatchObject({
    allowed: false,
  });
  const read = await readThread(client, REPO, pull.number);
  expect(read.pullRequest).toMatchObject({ headRef: 'fix', baseRef: 'main', isFork: false });
  expect(read.thread.files).toEqual([{ path: 'src/sum.js', added: 1, removed: 3 }]);
  expect(read.thread.comments.map(({ body }) => body)).toEqual(['/greengate go', 'Hm', 'Why?']);
  expect((await readThread(client, REPO, number)).thread).toMatchObject({
    kind: 'issue',
    title: 'Sum',
    body: 'is wrong',
  });

  const sticky = await openComment(client, REPO, number, 'comment-1', {
    body: 'working',
    log: (text) => log.push(text),
  });
  await sticky.finish('done');
  expect(world.repository.comments.get(sticky.id)?.body).toMatch(/^done/);
  const again = await openComment(client, REPO, number, 'comment-1', { body: 'again', log: (text) => log.push(text) });
  expect(again.id).toBe(sticky.id);

  await removeLabel(client, REPO, number, 'greengate');
  await removeLabel(client, REPO, number, 'greengate');
  for (const target of [
    { kind: 'issue', id: number },
    { kind: 'issue_comment', id: comment.id },
    { kind: 'review_comment', id: line.id },
  ] as const) {
    await react(client, REPO, target, (text: string) => log.push(text));
  }
  expect(world.repository.reactions.length).toBe(3);
  expect(await defaultBranch(client, REPO)).toBe('main');
  expect(await branchExists(client, REPO, 'greengate/task')).toBe(true);
  expect(await branchExists(client, REPO, 'greengate/none')).toBe(false);
  const text = { head: 'greengate/task', base: 'main', title: 'Task', body: 'Done', key: 'run-1' };
  const made = await openOrUpdatePullRequest(client, REPO, text);
  expect(made).toMatchObject({ created: true });
  expect(await openOrUpdatePullRequest(client, REPO, { ...text, title: 'Task again' })).toMatchObject({
    created: false,
    number: made.number,
  });
  expect(world.repository.issues.get(made.number)?.title).toBe('Task again');
  expect(log).toEqual([]);
  expect(world.violations).toEqual([]);
});

test('the payloads of its events are understood', async () => {
  const { state } = world.github;
  const { events, repository } = world;
  const issue = addIssue(state, repository, { title: 'Sum', author: 'robin' });
  const pull = [...repository.issues.values()].find((one) => one.pull?.headRef === 'fix');
  const comment = addComment(state, repository, {
    issue: pull?.number ?? 0,
    author: 'dana',
    body: '/greengate fix it',
  });
  const settings = {
    triggerPhrase: '/greengate',
    label: 'greengate',
    assignee: '',
    prompt: 'Tidy up',
    allowedBots: [],
    branchPrefix: 'greengate/',
    runId: '1',
  };
  const delivered = await Promise.all([
    events.commented(comment),
    events.labeled(issue, 'greengate', 'dana'),
    events.scheduled(),
    events.dispatched('dana', { prompt: 'Do this' }),
  ]);
  const requests = delivered.map(({ name, payload, repository: fullName, ref }) =>
    findRequest(parseEvent(name, payload, { repository: fullName, ref }), settings),
  );
  expect(requests).toMatchObject([
    {
      trigger: 'mention',
      prompt: 'fix it',
      asker: { login: 'dana' },
      thread: { kind: 'pull_request', number: pull?.number },
    },
    { trigger: 'labeled', thread: { kind: 'issue', number: issue.number }, label: 'greengate' },
    { trigger: 'scheduled', prompt: 'Tidy up' },
    { trigger: 'dispatched', prompt: 'Do this' },
  ]);
});
