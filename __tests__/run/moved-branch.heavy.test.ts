// Needs: dist, git, isolation; a whole run for each case.
import { afterEach, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import { commitTo, type CommitOn, type Files } from '../../src/demo/sample-repository.js';
import type { World } from '../world/world.js';
import { closeScenes, comment, expectEnd, edit, fileAt, FIX, KEPT, ourComments, scene, tip } from './scenes.js';

afterEach(closeScenes);

/** A scene in which somebody else pushes to `topic` right before each of our first pushes to it. */
async function contested(pushes: readonly Files[], script = FIX, more: readonly CommitOn[] = []): Promise<World> {
  const left = [...pushes];
  const world: World = await scene(script, {
    more,
    onRequest: async ({ path, query }) => {
      const isPush = path.endsWith('/info/refs') && query.get('service') === 'git-receive-pack';
      const files = isPush ? left.shift() : undefined;
      if (files !== undefined) await commitTo(world.repository.bare, { branch: 'topic', message: 'Meanwhile', files });
      return undefined;
    },
  });
  return world;
}

test('the change is carried over, tested there again and pushed without force', async () => {
  const world = await contested([{ 'other.txt': 'theirs\n' }]);
  const result = await comment(world);

  expectEnd(result, 'success', 0);
  const { bare } = world.repository;
  expect(await git(bare, ['log', '--format=%s', '-3', 'topic'])).toBe('fix the failing test\nMeanwhile\nSay more');
  expect(result.outputs['commit']).toBe(await tip(world, 'topic'));
  expect(await fileAt(world, 'topic', 'other.txt')).toBe('theirs');
  expect(await git(bare, ['diff', '--name-only', 'topic^', 'topic'])).toBe('src/sum.js');
  expect(result.log.filter((line) => line.startsWith('Tests: passed'))).toHaveLength(2);
  expect(ourComments(world)).toEqual([expect.stringMatching(/\*\*Run 1:\*\* 1 passed[\s\S]*\*\*Run 2:\*\* 1 passed/)]);
});

test('a conflict ends as push_failed, names the file and keeps the work', async () => {
  const world = await contested([{ 'src/sum.js': 'export const sum = (a, b) => a + b + 0;\n' }]);
  const result = await comment(world);

  expectEnd(result, 'push_failed', 1);
  expect(await fileAt(world, 'topic', 'src/sum.js')).toContain('a + b + 0');
  expect(await fileAt(world, KEPT, 'src/sum.js')).toContain('return a + b;');
  expect(result.outputs).toMatchObject({ branch: KEPT, summary: expect.stringContaining('src/sum.js') });
  expect(ourComments(world)).toEqual([expect.stringContaining(KEPT)]);
});

test('on top of a red tip it ends as tests_failed, and the branch stays as they left it', async () => {
  const red = "import test from 'node:test';\ntest('theirs', () => { throw new Error('no'); });\n";
  const world = await contested([{ 'test/theirs.test.js': red }]);
  const result = await comment(world);

  expectEnd(result, 'tests_failed', 1);
  expect(await git(world.repository.bare, ['log', '--format=%s', '-1', 'topic'])).toBe('Meanwhile');
  expect(result.outputs).toMatchObject({ branch: KEPT, tests: 'failed' });
  expect(result.outputs['summary']).toMatch(/Somebody pushed to topic meanwhile/);
  expect(ourComments(world)).toEqual([expect.stringMatching(/\*\*Run 2:\*\* 1 passed, 1 failed[\s\S]*theirs/)]);
});

test('a branch that never stands still is given up after three pushes', async () => {
  const world = await contested([1, 2, 3].map((n) => ({ [`other-${n}.txt`]: 'theirs\n' })));
  const result = await comment(world);

  expectEnd(result, 'push_failed', 1);
  expect(result.outputs['branch']).toBe(KEPT);
  expect(await git(world.repository.bare, ['log', '--format=%s', '-3', 'topic'])).toBe(
    'Meanwhile\nMeanwhile\nMeanwhile',
  );
});

test('somebody pushed the very same change: nothing is left to commit', async () => {
  const same = 'export function sum(a, b) {\n  return a + b;\n}\n';
  const world = await contested([{ 'src/sum.js': same }]);
  const result = await comment(world);

  expectEnd(result, 'no_changes', 0);
  expect(await git(world.repository.bare, ['log', '--format=%s', '-1', 'topic'])).toBe('Meanwhile');
});

test('a verdict on top of what others pushed replaces the one before it, in every place', async () => {
  const green = { 'src/sum.js': 'export function sum(a, b) {\n  return a + b;\n}\n' };
  const red = "import test from 'node:test';\ntest('theirs', () => { throw new Error('no'); });\n";
  const script = [{ calls: [edit('README.md', '# sum', '# Sum')] }, { text: 'The title has a capital letter.' }];
  const world = await contested([{ 'test/theirs.test.js': red }], script, [
    { branch: 'topic', message: 'Add', files: green },
  ]);
  const result = await comment(world, {}, '/greengate write the title with a capital letter');

  const { outcome, tests, commit } = result.outputs;
  expect({ outcome, tests, commit }).toEqual({
    outcome: 'success',
    tests: 'known-failures',
    commit: await tip(world, 'topic'),
  });
  for (const told of [...ourComments(world), result.summary]) expect(told).not.toMatch(/the tests pass/);
});
