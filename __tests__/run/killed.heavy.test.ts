// Needs: dist, git, isolation; SIGKILL at each stage of a run.
import { afterEach, expect, test } from '@jest/globals';
import type { World } from '../world/world.js';
import {
  actionProcess,
  ASK,
  closeScenes,
  comment,
  commentEvent,
  expectEnd,
  fileAt,
  FIX,
  label,
  ourComments,
  RIGHT,
  scene,
  schedule,
  tip,
  writes,
  type Result,
} from './scenes.js';

afterEach(closeScenes);

const HANGING = { text: 'Never.', fault: { kind: 'hang' } } as const;

/** A scene whose action is killed, as by the runner at the end of its patience, when it asks the model again. */
async function killedScene(): Promise<World> {
  const world: World = await scene([{ calls: [RIGHT] }, HANGING], {
    model: {
      onRequest: ({ turn }) => void (turn === 1 && actionProcess(world).then((pid) => process.kill(pid, 'SIGKILL'))),
    },
  });
  return world;
}

function expectKilled(result: Result): void {
  expect(result).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
  expect(result.post?.exitCode).toBe(0);
}

test.each([
  ['comment', comment, 1, 'greengate/pr-1-unfinished-4711'],
  ['label', label, 2, 'greengate/issue-2-sum-is-wrong-unfinished-4711'],
] as const)(
  'killed after a %s: the post step keeps the work and makes the comment final',
  async (_, ask, number, kept) => {
    const world = await killedScene();
    const before = await tip(world, 'topic');
    const result = await ask(world);

    expectKilled(result);
    expect(await fileAt(world, kept, 'src/sum.js')).toContain('a + b');
    expect(await tip(world, 'topic')).toBe(before);
    const [posted, ...others] = ourComments(world, number);
    expect(others).toEqual([]);
    expect(posted).toContain('⏹️ **Cancelled.**');
    expect(posted).toContain(kept);
    expect(posted).not.toContain('Working on it');
    // What went with the process is not told as if it were known.
    expect(posted).not.toMatch(/turn|\$|Tests/);
    expect(result.post?.summary).toContain('| Outcome | `cancelled` |');
    expect(result.post?.summary).toContain('| Asked by | `dana`');
    expect(result.post?.summary).not.toContain('| Turns |');
    expect(result.post?.log.join('\n')).not.toContain(world.token);
  },
);

test('killed during a schedule: the work is kept and the summary says where', async () => {
  const world = await killedScene();
  const result = await schedule(world);
  expectKilled(result);
  expect(result.post?.summary).toMatch(/Unfinished work is kept on .*greengate\/task-/);
});

test('with on-red: discard the post step makes the comment final and pushes nothing', async () => {
  const world = await killedScene();
  const result = await comment(world, { inputs: { 'on-red': 'discard' } });
  expectKilled(result);
  expect(ourComments(world)).toEqual([expect.stringContaining('⏹️ **Cancelled.**')]);
  expect(result.outputs).toEqual({});
  expect(world.github.requests.filter(({ path }) => path.includes('git-receive-pack'))).toEqual([]);
});

test('killed while the comment is created: it does not stay on “working”', async () => {
  const world: World = await scene(FIX, {
    onRequest: async ({ path, method }) => {
      if (method === 'POST' && path.endsWith('/comments')) process.kill(await actionProcess(world), 'SIGKILL');
      return undefined;
    },
  });
  expectKilled(await comment(world));
  expect(ourComments(world)).toEqual([expect.stringContaining('⏹️ **Cancelled.**')]);
});

test('killed in a dry run: the post step writes nothing either', async () => {
  const world = await killedScene();
  const result = await comment(world, { inputs: { 'dry-run': 'true' } });
  expectKilled(result);
  expect(writes(world)).toEqual([]);
});

test('killed before there was a comment: there is nothing to finish', async () => {
  const world: World = await scene(FIX, {
    onRequest: async ({ path }) => {
      if (!path.endsWith('/permission')) return undefined;
      process.kill(await actionProcess(world), 'SIGKILL');
      return 'hang';
    },
  });
  const result = await comment(world);
  expectKilled(result);
  expect(result.post).toMatchObject({ log: [], summary: '' });
  expect(world.github.requests.at(-1)?.path).toMatch(/\/permission$/);
});

test('after an end that was told, the post step asks nobody anything', async () => {
  const world = await scene(FIX);
  const result = await comment(world);
  expect(result.post).toMatchObject({ exitCode: 0, log: [], summary: '' });
  const { requests } = world.github;
  const final = requests.findIndex(({ body }) => JSON.stringify(body ?? '').includes('Done, and the tests pass.'));
  expect(requests[final]).toMatchObject({ method: 'PATCH', status: 200 });
  expect(requests.slice(final + 1)).toEqual([]);
});

test('a request of any length gets through to the post step, killed or not', async () => {
  const body = `${ASK}: ${'all of it, please. '.repeat(3_400)}`;
  const world = await killedScene();
  expectKilled(await world.deliver(await commentEvent(world, body)));
  expect(ourComments(world)).toEqual([expect.stringContaining('⏹️ **Cancelled.**')]);

  const other = await scene(FIX);
  expectEnd(await other.deliver(await commentEvent(other, body)), 'success', 0);
});
