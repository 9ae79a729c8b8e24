import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import { addComment, addPull } from '../../src/demo/github/populate.js';
import { BROKEN_SUM, startWorld } from './world.js';

let action: string;

/** A stand-in for the real action: asks the model once, does what it says, pushes, comments. */
const MAIN = `
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const e = process.env;
const event = JSON.parse(fs.readFileSync(e.GITHUB_EVENT_PATH, 'utf8'));
(async () => {
  const api = (method, path, body) => fetch(e.GITHUB_API_URL + path, { method, headers: { authorization: 'token ' + e.INPUT_TOKEN }, ...(body && { body: JSON.stringify(body) }) }).then((r) => r.json());
  const pull = await api('GET', '/repos/' + e.GITHUB_REPOSITORY + '/pulls/' + event.issue.number);
  const reply = await fetch(e['INPUT_BASE-URL'] + '/v1/messages', { method: 'POST',
    headers: { 'x-api-key': e['INPUT_ANTHROPIC-API-KEY'], 'anthropic-version': '2023-06-01' },
    body: JSON.stringify({ model: 'm', max_tokens: 10, messages: [{ role: 'user', content: event.comment.body }] }) }).then((r) => r.json());
  const call = reply.content.find((block) => block.type === 'tool_use').input;
  const header = 'http.extraheader=AUTHORIZATION: basic ' + Buffer.from('x-access-token:' + e.INPUT_TOKEN).toString('base64');
  const git = (...args) => execFileSync('git', ['-c', header, '-c', 'user.name=bot', '-c', 'user.email=bot@example.com', ...args], { stdio: 'pipe' });
  git('fetch', '--quiet', 'origin', pull.head.ref);
  git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
  fs.writeFileSync(call.path, call.content);
  git('commit', '--quiet', '--all', '-m', 'Fix');
  git('push', '--quiet', 'origin', 'HEAD:refs/heads/' + pull.head.ref);
  await api('POST', '/repos/' + e.GITHUB_REPOSITORY + '/issues/' + event.issue.number + '/comments', { body: 'done' });
  fs.appendFileSync(e.GITHUB_OUTPUT, 'outcome=success\\n');
})();
`;

beforeAll(async () => {
  action = await mkdtemp(join(tmpdir(), 'greengate-action-'));
  const inputs = "inputs: { token: { default: '${{ github.token }}' }, base-url: {}, anthropic-api-key: {} }";
  await writeFile(join(action, 'action.yml'), `${inputs}\nruns: { using: node24, main: main.cjs }\n`);
  await writeFile(join(action, 'main.cjs'), MAIN);
});

afterAll(() => rm(action, { recursive: true, force: true }));

test('a comment is delivered, and its run reaches the model, the remote and the API', async () => {
  const fixed = 'export function sum(a, b) {\n  return a + b;\n}\n';
  const world = await startWorld({
    actionDirectory: action,
    repository: [...BROKEN_SUM, { branch: 'fix', message: 'Try', files: { 'README.md': '# sum\n' } }],
    model: { script: [{ calls: [{ tool: 'Write', input: { path: 'src/sum.js', content: fixed } }] }] },
  });
  try {
    const { state } = world.github;
    const pull = await addPull(state, world.repository, { title: 'Fix', author: 'dana', head: 'fix' });
    const asked = addComment(state, world.repository, {
      issue: pull.number,
      author: 'dana',
      body: '/greengate fix it',
    });
    const result = await world.deliver(await world.events.commented(asked));
    expect(result).toMatchObject({ conclusion: 'success', outputs: { outcome: 'success' }, log: [] });
    expect(await git(world.repository.bare, ['show', 'fix:src/sum.js'])).toBe(fixed.trimEnd());
    expect(await git(result.workspace, ['rev-parse', 'HEAD'])).toBe(
      await git(world.repository.bare, ['rev-parse', 'refs/pull/1/head']),
    );
    expect([...world.repository.comments.values()].map(({ author, body }) => [author, body])).toEqual([
      ['dana', '/greengate fix it'],
      ['github-actions[bot]', 'done'],
    ]);
    expect(world.model.requests).toHaveLength(1);
    expect(world.violations).toEqual([]);
  } finally {
    await world.close();
  }
});
