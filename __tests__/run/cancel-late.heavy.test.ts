// Needs: dist, git, isolation; signals at each stage of a run.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { OUTPUT_NAMES } from '../../src/report/outputs.js';
import type { World } from '../world/world.js';
import {
  actionProcess,
  closeScenes,
  comment,
  expectEnd,
  fileAt,
  FIX,
  KEPT,
  ourComments,
  PULL,
  RIGHT,
  scene,
  schedule,
  tip,
} from './scenes.js';
import { expectCancelled, Signaller, sleeper } from './signals.js';

afterEach(closeScenes);

test('while a setup command runs', async () => {
  const { files, started, left } = sleeper();
  const signaller = new Signaller();
  const world = await scene(FIX, { more: [{ branch: 'topic', message: 'Slow', files }] });
  const run = comment(world, { inputs: { 'setup-command': './slow.sh' } });
  await started();
  await signaller.send(world, 'SIGTERM');
  const result = await run;
  expectCancelled(result, world);
  expect(await left()).toEqual([]);
  expect(world.model.requests).toEqual([]);
});

test('while a push hangs: it is given up in time, and the comment says so', async () => {
  const signaller = new Signaller();
  const world: World = await scene(FIX, {
    onRequest: async ({ path, method }) => {
      if (method !== 'POST' || !path.endsWith('/git-receive-pack')) return undefined;
      await signaller.send(world, 'SIGTERM');
      return 'hang';
    },
  });
  const before = await tip(world, 'topic');
  const result = await comment(world);
  expectCancelled(result, world);
  expect(await tip(world, 'topic')).toBe(before);
  expect(ourComments(world)[0]).toMatch(/could not be pushed/);
});

test('GitHub does not answer: it ends in time all the same, and the post step writes the comment', async () => {
  const signaller = new Signaller();
  const hanging = { text: 'Never.', fault: { kind: 'hang' } } as const;
  let hung = 0;
  const world: World = await scene([{ calls: [RIGHT] }, hanging], {
    onRequest: ({ method }) => (method === 'PATCH' && hung++ === 0 ? 'hang' : undefined),
    model: { onRequest: ({ turn }) => void (turn === 1 && signaller.send(world, 'SIGTERM')) },
  });
  const result = await comment(world);
  expect(result.exitCode).toBe(1);
  expect(ourComments(world)).toEqual([expect.stringContaining('⏹️ **Cancelled.**')]);
  expect(await fileAt(world, KEPT, 'src/sum.js')).toContain('a + b');
  // Main had kept the work: nobody may read that it is lost.
  expect(ourComments(world)[0]).toContain(`Unfinished work is kept on [\`${KEPT}\`]`);
  expect(ourComments(world)[0]).not.toContain('could not be kept');
  expect(Object.keys(result.outputs).sort()).toEqual([...OUTPUT_NAMES].sort());
  expect(result.outputs).toMatchObject({ outcome: 'cancelled', branch: KEPT });
});

test('GitHub does not answer before the work: it ends in time, and the outputs are set', async () => {
  const signaller = new Signaller();
  const world: World = await scene(FIX, {
    onRequest: async ({ path, method }) => {
      if (method !== 'GET' || !path.endsWith(`/pulls/${PULL}`)) return undefined;
      await signaller.send(world, 'SIGTERM');
      return 'hang';
    },
  });
  const result = await comment(world);
  expect(result.exitCode).toBe(1);
  expect(Object.keys(result.outputs).sort()).toEqual([...OUTPUT_NAMES].sort());
  expect(result.outputs['outcome']).toBe('cancelled');
  expect(ourComments(world)).toEqual([expect.stringContaining('⏹️ **Cancelled.**')]);
});

test('a second signal while the work is being saved does not lose it', async () => {
  const signaller = new Signaller();
  const hanging = { text: 'Never.', fault: { kind: 'hang' } } as const;
  let held = false;
  const world: World = await scene([{ calls: [RIGHT] }, hanging], {
    onRequest: async ({ path, method }) => {
      if (held || method !== 'POST' || !path.endsWith('/git-receive-pack')) return undefined;
      held = true;
      process.kill(await actionProcess(world), 'SIGINT');
      await sleep(500);
      return undefined;
    },
    model: { onRequest: ({ turn }) => void (turn === 1 && signaller.send(world, 'SIGINT')) },
  });
  const result = await comment(world);
  expect(result.exitCode).toBe(1);
  expect(ourComments(world)).toEqual([expect.stringContaining('⏹️ **Cancelled.**')]);
  expect(await fileAt(world, KEPT, 'src/sum.js')).toContain('a + b');
});

test('a schedule that is cancelled has no comment, but a summary and its branch', async () => {
  const signaller = new Signaller();
  const hanging = { text: 'Never.', fault: { kind: 'hang' } } as const;
  const world: World = await scene([{ calls: [RIGHT] }, hanging], {
    model: { onRequest: ({ turn }) => void (turn === 1 && signaller.send(world, 'SIGTERM')) },
  });
  const result = await schedule(world);
  expectEnd(result, 'cancelled', 1);
  expect(result.outputs['branch']).toMatch(/^greengate\/task-.*-unfinished-4711$/);
});

test('the runner’s own cancel, SIGINT and soon SIGTERM, is one cancel', async () => {
  const cancel = new AbortController();
  const hanging = { text: 'Never.', fault: { kind: 'hang' } } as const;
  const world = await scene([{ calls: [RIGHT] }, hanging], {
    model: { onRequest: ({ turn }) => void (turn === 1 && cancel.abort()) },
  });
  const cancelDelays = { terminateAfterMs: 50, killAfterMs: 600_000 };
  const result = await comment(world, { cancel: cancel.signal, cancelDelays });
  expect(result.conclusion).toBe('cancelled');
  expectCancelled(result, world);
  expect(result.outputs['branch']).toBe(KEPT);
});
