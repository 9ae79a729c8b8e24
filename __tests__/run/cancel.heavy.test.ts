// Needs: dist, git, isolation; signals at each stage of a run.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { setPreReceive } from '../../src/demo/sample-repository.js';
import type { World } from '../world/world.js';
import {
  BAD_FIX,
  bash,
  closeScenes,
  comment,
  expectEnd,
  fileAt,
  FIX,
  KEPT,
  ourComments,
  RIGHT,
  scene,
  tip,
} from './scenes.js';
import { expectCancelled, Signaller, sleeper } from './signals.js';

afterEach(closeScenes);

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  test('before the first request to the model', async () => {
    const signaller = new Signaller();
    const world: World = await scene(FIX, {
      onRequest: async ({ path }) => {
        if (path.endsWith('/git-upload-pack') && ourComments(world).length > 0) await signaller.send(world, signal);
        return undefined;
      },
    });
    const result = await comment(world);
    expectCancelled(result, world);
    expect(world.model.requests).toEqual([]);
  });

  test('while the model answers: what was done before is kept', async () => {
    const signaller = new Signaller();
    const hanging = { text: 'This answer never ends.', fault: { kind: 'hang', afterEvents: 4 } } as const;
    const world: World = await scene([{ calls: [RIGHT] }, hanging], {
      model: {
        onRequest: ({ turn }) => {
          if (turn === 1) void sleep(200).then(() => signaller.send(world, signal));
        },
      },
    });
    const before = await tip(world, 'topic');
    const result = await comment(world);
    expectCancelled(result, world);
    expect(result.outputs).toMatchObject({ branch: KEPT, turns: '1' });
    expect(await fileAt(world, KEPT, 'src/sum.js')).toContain('a + b');
    expect(await tip(world, 'topic')).toBe(before);
    expect(ourComments(world)[0]).toContain(KEPT);
  });

  test('while a tool runs: its children are gone, even those that left its group', async () => {
    const { files, started, left } = sleeper();
    const signaller = new Signaller();
    const turns = [{ calls: [RIGHT] }, { calls: [bash('./slow.sh')] }, { text: 'Never said.' }];
    const world = await scene(turns, { more: [{ branch: 'topic', message: 'Slow', files }] });
    const run = comment(world, { inputs: { allow: 'Bash(./slow.sh)' } });
    await started();
    await signaller.send(world, signal);
    const result = await run;
    expectCancelled(result, world);
    expect(await left()).toEqual([]);
    expect(await fileAt(world, KEPT, 'src/sum.js')).toContain('a + b');
  });

  test('while the gate runs the tests', async () => {
    const { files, started, left } = sleeper();
    const signaller = new Signaller();
    const world = await scene(BAD_FIX, { more: [{ branch: 'topic', message: 'Slow', files }] });
    const run = comment(world, { inputs: { 'test-command': './slow.sh' } });
    await started();
    await signaller.send(world, signal);
    const result = await run;
    expectCancelled(result, world);
    expect(await left()).toEqual([]);
    expect(result.outputs).toMatchObject({ branch: KEPT, tests: 'not-run' });
  });

  test('while it pushes: the push is not torn apart, and what is told is what became of it', async () => {
    const signaller = new Signaller();
    const world: World = await scene(FIX, {
      onRequest: async ({ path, method }) => {
        if (method === 'POST' && path.endsWith('/git-receive-pack')) {
          void sleep(300).then(() => signaller.send(world, signal));
        }
        return undefined;
      },
    });
    await setPreReceive(world.repository.bare, 'cat >/dev/null; sleep 2');
    const before = await tip(world, 'topic');
    const result = await comment(world);
    const after = await tip(world, 'topic');
    expectEnd(result, 'success', 0);
    expect(after).not.toBe(before);
    expect(result.outputs['commit']).toBe(after);
    expect(ourComments(world)).toEqual([expect.stringContaining('Done, and the tests pass.')]);
  });
});
