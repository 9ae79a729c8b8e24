import { afterEach, expect, test } from '@jest/globals';
import type { SeenRequest } from '../../src/demo/github-server.js';
import type { ApiResponse } from '../../src/demo/github/route.js';
import {
  BAD_FIX,
  closeScenes,
  comment,
  commentEvent,
  expectEnd,
  fileAt,
  FIX,
  ourComments,
  scene,
  tip,
  writes,
} from './scenes.js';

/**
 * Each guard twice: as it is, and with what it rests on taken away from outside. Where the second run behaved like the
 * first, the first would prove nothing.
 */
afterEach(closeScenes);

test('D1: the actor check: a reader is ignored; where GitHub calls everybody an admin, the same comment pushes', async () => {
  const guarded = await scene(FIX);
  expectEnd(await comment(guarded, {}, undefined, 'robin'), 'ignored', 0);
  expect(writes(guarded)).toEqual([]);

  const everybodyIsAdmin = ({ path }: SeenRequest): ApiResponse | undefined =>
    path.endsWith('/permission')
      ? { status: 200, body: { permission: 'admin', role_name: 'admin', user: null } }
      : undefined;
  const open = await scene(FIX, { onRequest: everybodyIsAdmin });
  expectEnd(await comment(open, {}, undefined, 'robin'), 'success', 0);
  expect(await fileAt(open, 'topic', 'src/sum.js')).toContain('a + b');
});

test('D1: the marker: a request delivered twice has one comment; where ours is not found again, it has two', async () => {
  const turns = [{ text: 'Nothing to do.' }];
  const guarded = await scene(turns);
  const event = await commentEvent(guarded);
  await guarded.deliver(event);
  await guarded.deliver(event);
  expect(ourComments(guarded)).toHaveLength(1);

  const noComments = ({ path, method }: SeenRequest): ApiResponse | undefined =>
    method === 'GET' && path.endsWith('/comments') ? { status: 200, body: [] } : undefined;
  const blind = await scene(turns, { onRequest: noComments });
  const again = await commentEvent(blind);
  await blind.deliver(again);
  await blind.deliver(again);
  expect(ourComments(blind)).toHaveLength(2);
});

test('D1: the gate: a wrong fix is not pushed; behind a test command that is always content, it is', async () => {
  const guarded = await scene(BAD_FIX);
  const before = await tip(guarded, 'topic');
  expectEnd(await comment(guarded, { inputs: { 'gate-attempts': '1' } }), 'tests_failed', 1);
  expect(await tip(guarded, 'topic')).toBe(before);

  const content = await scene(BAD_FIX);
  expectEnd(await comment(content, { inputs: { 'test-command': 'test -d src' } }), 'success', 0);
  expect(await fileAt(content, 'topic', 'src/sum.js')).toContain('a * b');
});

test('D1: trust comes from the base: settings of the pull request’s own branch open no gate; the same on the base do', async () => {
  const settings = { '.github/greengate.yml': 'tests:\n  command: test -d src\n' };
  const guarded = await scene(BAD_FIX, { more: [{ branch: 'topic', message: 'Ours', files: settings }] });
  expectEnd(await comment(guarded, { inputs: { 'gate-attempts': '1' } }), 'tests_failed', 1);

  const base = await scene(BAD_FIX, { more: [{ message: 'Ours', files: settings }] });
  expectEnd(await comment(base), 'success', 0);
});
