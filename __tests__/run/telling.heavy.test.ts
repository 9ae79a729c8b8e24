// Needs: dist, git, isolation; a whole run for each case.
import { afterEach, describe, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import { commitTo } from '../../src/demo/sample-repository.js';
import type { World } from '../world/world.js';
import { addComment } from '../../src/demo/github/populate.js';
import {
  BAD_FIX,
  bash,
  branches,
  closeScenes,
  comment,
  commentEvent,
  expectEnd,
  fileAt,
  FIX,
  ISSUE,
  label,
  ourComments,
  PULL,
  pulls,
  RIGHT,
  scene,
  tip,
  writes,
} from './scenes.js';

afterEach(closeScenes);

describe('the comment', () => {
  test('that somebody deletes meanwhile is written again', async () => {
    const world: World = await scene(FIX, {
      model: {
        onRequest: () => {
          for (const one of world.repository.comments.values()) {
            if (one.author !== 'dana') world.repository.comments.delete(one.id);
          }
        },
      },
    });
    const result = await comment(world);
    expectEnd(result, 'success', 0);
    expect(ourComments(world)).toEqual([expect.stringContaining('Done, and the tests pass.')]);
    const id = Number(/\d+$/.exec(result.outputs['comment-url'] ?? '')?.[0]);
    expect(world.repository.comments.get(id)?.body).toContain('Done');
  });

  test('that GitHub does not take at the end costs no output, no summary and no push', async () => {
    const world = await scene(FIX, {
      onRequest: ({ method }) => (method === 'PATCH' ? { status: 403, body: { message: 'Locked' } } : undefined),
    });
    const result = await comment(world);
    expect(result.outputs).toMatchObject({ outcome: 'success', commit: await tip(world, 'topic') });
    expect(result.summary).toContain('Done, and the tests pass.');
    expect(result.log.join('\n')).toMatch(/comment.*403.*Locked/);
  });

  test('is not written anew for each of many fast turns', async () => {
    const look = (limit: number) => ({ calls: [{ tool: 'Read', input: { file_path: 'src/sum.js', limit } }] });
    const world = await scene([...Array.from({ length: 20 }, (_, at) => look(at + 1)), ...FIX]);
    expectEnd(await comment(world), 'success', 0);
    expect(world.model.requests).toHaveLength(22);
    const written = writes(world).filter((request) => /\/issues\/comments\/\d+$/.test(request));
    // The last one, and one more on a machine on which this takes longer than 15 seconds.
    expect([1, 2]).toContain(written.length);
    expect(new Set(written.map((request) => request.split(' ')[0]))).toEqual(new Set(['PATCH']));
  });

  test('of a run that is started again is the same one; what is kept has a branch for each attempt', async () => {
    const world = await scene(BAD_FIX);
    const event = await commentEvent(world);
    const inputs = { 'gate-attempts': '1' };
    await world.deliver(event, { inputs, runId: '99' });
    const again = await world.deliver(event, { inputs, runId: '99', env: { GITHUB_RUN_ATTEMPT: '2' } });
    expectEnd(again, 'tests_failed', 1);
    expect(again.outputs['branch']).toBe('greengate/pr-1-unfinished-99-2');
    expect(await branches(world)).toContain('greengate/pr-1-unfinished-99');
    expect(ourComments(world)).toHaveLength(1);
  });
});

describe('the pull request', () => {
  test('whose branch is gone is told so', async () => {
    const world = await scene(FIX);
    await git(world.repository.bare, ['update-ref', '-d', 'refs/heads/topic']);
    const result = await comment(world);
    expectEnd(result, 'error', 1);
    expect(result.outputs['summary']).toMatch(/no branch "topic"/);
  });

  test('can be labelled itself', async () => {
    const world = await scene(FIX);
    const pull = world.repository.issues.get(PULL);
    if (pull === undefined) throw new Error('no pull request');
    const result = await world.deliver(await world.events.labeled(pull, 'greengate', 'dana'));
    expectEnd(result, 'success', 0);
    expect(result.outputs['branch']).toBe('topic');
    expect(pull.labels).toEqual([]);
    expect(pulls(world)).toEqual([]);
  });

  test('of an issue that was closed is not reused: a new branch, a new pull request', async () => {
    const world = await scene(FIX);
    const first = await label(world);
    const made = world.repository.issues.get(Number(first.outputs['pull-request']));
    if (made === undefined) throw new Error('no pull request');
    made.state = 'closed';
    const second = await label(world);
    expectEnd(second, 'success', 0);
    expect(second.outputs['pull-request']).not.toBe(first.outputs['pull-request']);
    expect(second.outputs['branch']).toBe(`${first.outputs['branch']}-4712`);
  });

  test('comes from a comment on an issue too', async () => {
    const world = await scene(FIX);
    const asked = addComment(world.github.state, world.repository, {
      issue: ISSUE,
      author: 'dana',
      body: 'Please,\n\n/greengate fix it',
    });
    const result = await world.deliver(await world.events.commented(asked));
    expectEnd(result, 'success', 0);
    expect(pulls(world)).toMatchObject([{ body: expect.stringContaining(`Fixes #${ISSUE}`) }]);
    expect(ourComments(world, ISSUE)).toHaveLength(1);
  });
});

describe('the commit', () => {
  test('holds nothing that the tests left behind', async () => {
    const leaving = { 'test.sh': { executable: '#!/bin/sh\nmkdir -p out; date > out/report.txt; exec node --test\n' } };
    const world = await scene(FIX, { more: [{ branch: 'topic', message: 'Leave', files: leaving }] });
    const result = await comment(world, { inputs: { 'test-command': './test.sh' } });
    expectEnd(result, 'success', 0);
    expect(await git(world.repository.bare, ['diff', '--name-only', 'topic^', 'topic'])).toBe('src/sum.js');
  });

  test('holds nothing that the setup left behind', async () => {
    const world = await scene(FIX);
    const result = await comment(world, { inputs: { 'setup-command': 'mkdir deps; echo 1 > deps/one.txt' } });
    expectEnd(result, 'success', 0);
    expect(await git(world.repository.bare, ['diff', '--name-only', 'topic^', 'topic'])).toBe('src/sum.js');
  });

  test('is made of the branch as it is now, not as it was when it was checked out', async () => {
    const world: World = await scene(FIX);
    const event = await commentEvent(world);
    const old = { ...event, payload: event.payload };
    const newer = await commitTo(world.repository.bare, {
      branch: 'topic',
      message: 'Newer',
      files: { 'n.txt': 'n\n' },
    });
    const result = await world.deliver(old);
    expectEnd(result, 'success', 0);
    expect(await git(world.repository.bare, ['rev-parse', 'topic^'])).toBe(newer);
  });

  test('is not made by the model: what it pushes is refused, and what it commits too, or cannot be written', async () => {
    const turns = [{ calls: [RIGHT, bash('git commit -am mine'), bash('git push origin HEAD:main')] }, ...FIX.slice(1)];
    const world = await scene(turns);
    const main = await tip(world, 'main');
    const result = await comment(world);
    expectEnd(result, 'success', 0);
    expect(await tip(world, 'main')).toBe(main);
    // Where commands are isolated, the commit runs, and fails at the git data that is read-only.
    expect(result.outputs['denials']).toContain('git push origin HEAD:main');
    expect(await git(world.repository.bare, ['log', '-1', '--format=%s', 'topic'])).toBe('fix the failing test');
  });
});

test('a configured prefix and base branch are kept to', async () => {
  const world = await scene(FIX, { more: [{ branch: 'develop', message: 'Develop', files: { 'd.txt': 'd\n' } }] });
  const result = await label(world, { inputs: { 'base-branch': 'develop', 'branch-prefix': 'bot/' } });
  expectEnd(result, 'success', 0);
  expect(result.outputs['branch']).toBe(`bot/issue-${ISSUE}-sum-is-wrong`);
  expect(pulls(world)).toMatchObject([{ pull: { baseRef: 'develop' } }]);
  expect(await fileAt(world, result.outputs['branch'] ?? '', 'd.txt')).toBe('d');
});

test.each([
  ['left its token in the workspace', true, 1],
  ['kept its token to itself', false, 0],
])('a checkout that %s', async (_, persistCredentials, notes) => {
  const world = await scene(FIX);
  const result = await comment(world, { persistCredentials });
  expectEnd(result, 'success', 0);
  const [posted = ''] = ourComments(world);
  expect(posted.match(/Set persist-credentials: false/g) ?? []).toHaveLength(notes);
});
