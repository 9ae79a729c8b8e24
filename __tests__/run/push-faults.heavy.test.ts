// Needs: whole runs of the built action against servers whose pushes and comments go wrong.
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import type { SeenRequest } from '../../src/demo/github-server.js';
import type { World } from '../world/world.js';
import {
  branches,
  closeScenes,
  comment,
  expectEnd,
  fileAt,
  FIX,
  KEPT,
  label,
  ourComments,
  PULL,
  pulls,
  scene,
  tip,
} from './scenes.js';
import { Signaller } from './signals.js';

afterEach(closeScenes);

/** A server that runs this script as a hook of every push. */
async function hooked(world: World, hook: 'pre-receive' | 'post-receive', script: string): Promise<void> {
  const { bare } = world.repository;
  const path = join(bare, 'hooks', hook);
  await mkdir(join(bare, 'hooks'), { recursive: true });
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
}

/** Does the rest for the first push alone. */
const ONCE = '[ -e once ] && exit 0; : > once;';
/** Ends git's receiver, and with it the answer. */
const CUT = 'kill -9 $PPID';

interface Fault {
  readonly name: string;
  readonly hook: 'pre-receive' | 'post-receive';
  readonly script: string;
  readonly outcome: string;
  /** Where the fix is to be found. */
  readonly on: 'topic' | 'kept' | 'patch';
}

const FAULTS: readonly Fault[] = [
  { name: 'the answer is lost', hook: 'post-receive', script: `${ONCE} ${CUT}`, outcome: 'success', on: 'topic' },
  { name: 'every answer is lost', hook: 'post-receive', script: CUT, outcome: 'success', on: 'topic' },
  { name: 'it is cut once', hook: 'pre-receive', script: `${ONCE} ${CUT}`, outcome: 'success', on: 'topic' },
  { name: 'it is always cut', hook: 'pre-receive', script: CUT, outcome: 'push_failed', on: 'patch' },
  {
    name: 'the server puts the branch back',
    hook: 'post-receive',
    script: 'while read old new ref; do [ "$ref" = refs/heads/topic ] && git update-ref $ref $old; done; exit 0',
    outcome: 'push_failed',
    on: 'kept',
  },
  {
    name: 'the server undoes every push',
    hook: 'post-receive',
    script:
      'while read old new ref; do case $old in 0000*) git update-ref -d $ref;; *) git update-ref $ref $old;; esac; done',
    outcome: 'push_failed',
    on: 'patch',
  },
  { name: 'it is refused', hook: 'pre-receive', script: 'echo no >&2; exit 1', outcome: 'push_failed', on: 'patch' },
];

test.each(FAULTS)('a push: $name', async ({ hook, script, outcome, on }) => {
  const world = await scene(FIX);
  const before = await tip(world, 'topic');
  await hooked(world, hook, script);
  const result = await comment(world);

  expectEnd(result, outcome, outcome === 'success' ? 0 : 1);
  const { branch, commit } = result.outputs;
  if (on === 'topic') expect({ branch, commit }).toEqual({ branch: 'topic', commit: await tip(world, 'topic') });
  else expect(await tip(world, 'topic')).toBe(before);
  if (on === 'patch') {
    expect({ branch, commit }).toEqual({ branch: '', commit: '' });
    expect(await branches(world)).not.toContain(KEPT);
    expect(result.summary).toContain('+  return a + b;');
  } else expect(await fileAt(world, on === 'kept' ? KEPT : 'topic', 'src/sum.js')).toContain('a + b');
  if (on === 'kept') expect({ branch, commit }).toEqual({ branch: KEPT, commit: await tip(world, KEPT) });
  expect(ourComments(world)).toHaveLength(1);
  expect(ourComments(world)[0]).not.toContain('Working on it');
});

test('a cancel while a push hangs keeps the tested work as a patch', async () => {
  const signaller = new Signaller();
  const world: World = await scene(FIX, {
    onRequest: async ({ path, method }) => {
      if (method !== 'POST' || !path.endsWith('/git-receive-pack')) return undefined;
      await signaller.send(world, 'SIGTERM');
      return 'hang';
    },
  });
  const result = await comment(world);
  expectEnd(result, 'cancelled', 1);
  expect(result.summary).toContain('+  return a + b;');
  expect(ourComments(world)[0]).toMatch(/kept as a patch/);
});

test('a cancel while the answer of a push that landed hangs: it is delivered', async () => {
  const signaller = new Signaller();
  const world = await scene(FIX);
  await hooked(world, 'post-receive', ': > landed; sleep 8');
  const landed = async (): Promise<void> => {
    const before = await tip(world, 'topic');
    while ((await tip(world, 'topic')) === before) await new Promise((resolve) => setTimeout(resolve, 50));
    await signaller.send(world, 'SIGTERM');
  };
  const [result] = await Promise.all([comment(world), landed()]);
  expect(result.outputs).toMatchObject({ branch: 'topic', commit: await tip(world, 'topic') });
  expect(ourComments(world)[0]).not.toContain('could not be pushed');
});

const refusing = (refused: (request: SeenRequest) => boolean) => (request: SeenRequest) =>
  refused(request) ? { status: 403, body: { message: 'Resource not accessible' } } : undefined;

test.each([
  { name: 'every change of the comment', also: [], exitCode: 0, told: true },
  { name: 'every change of the comment and every new one after the first', also: ['POST'], exitCode: 1, told: false },
])('the last words: $name is refused', async ({ also, exitCode, told }) => {
  let posted = 0;
  const isComment = (path: string): boolean => /\/issues\/(comments\/\d+|\d+\/comments)$/.test(path);
  const world = await scene(FIX, {
    onRequest: refusing(({ method, path }) => {
      if (!isComment(path)) return false;
      if (method === 'PATCH') return true;
      return method === 'POST' && posted++ > 0 && also.some((one) => one === method);
    }),
  });
  const result = await comment(world);
  expect(result.outputs['outcome']).toBe('success');
  expect(result.exitCode).toBe(exitCode);
  expect(ourComments(world).some((body) => /Done/.test(body))).toBe(told);
});

test('a label that cannot be taken off ends nothing', async () => {
  const world = await scene(FIX, { onRequest: refusing(({ method }) => method === 'DELETE') });
  expectEnd(await label(world), 'success', 0);
});

test('the label stays until the comment is there', async () => {
  const world = await scene(FIX);
  await label(world);
  const order = world.github.requests.map(({ method, path }) => `${method} ${path}`);
  const at = (pattern: RegExp): number => order.findIndex((line) => pattern.test(line));
  expect(at(/^DELETE .*\/labels\//)).toBeGreaterThan(at(/^POST .*\/comments$/));
});

test.each([
  { state: 'merged', gone: false },
  { state: 'merged', gone: true },
  { state: 'closed', gone: false },
  { state: 'closed', gone: true },
])('a pull request that is $state (branch gone: $gone) is not pushed to', async ({ state, gone }) => {
  const world = await scene(FIX);
  const issue = world.repository.issues.get(PULL);
  if (issue?.pull === undefined) throw new Error('no pull request');
  issue.state = 'closed';
  issue.pull.merged = state === 'merged';
  const before = await tip(world, 'topic');
  if (gone) await git(world.repository.bare, ['update-ref', '-d', 'refs/heads/topic']);
  const result = await comment(world);

  expectEnd(result, 'success', 0);
  expect(await tip(world, 'topic')).toBe(gone ? undefined : before);
  expect(result.outputs['branch']).toBe('greengate/pr-1-after-4711');
  expect(await fileAt(world, 'greengate/pr-1-after-4711', 'src/sum.js')).toContain('a + b');
  expect(pulls(world)).toHaveLength(1);
  expect(ourComments(world)[0]).toContain(`#${PULL} is ${state}`);
});
