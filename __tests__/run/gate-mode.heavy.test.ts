// Needs: dist, git, isolation; a whole run for each case.
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Delivery } from '../../src/demo/embedded-world.js';
import { addPull } from '../../src/demo/github/populate.js';
import type { CommitOn } from '../../src/demo/sample-repository.js';
import { VERDICT_RECORD } from '../../src/report/verdict-record.js';
import type { World } from '../world/world.js';
import { closeScenes, expectNoStack, PULL, scene, tip, writes, type Result } from './scenes.js';

afterEach(closeScenes);

const SUM = 'export function sum(a, b) {\n  return a + b;\n}\n';
const onTopic = (files: CommitOn['files']): CommitOn[] => [{ branch: 'topic', message: 'By somebody', files }];
const REPAIR = onTopic({ 'src/sum.js': SUM });
const SKIP = onTopic({
  'test/sum.test.js': "import test from 'node:test';\ntest.skip('adds', () => {});\ntest('other', () => {});\n",
});

/** Those of examples/gate.yml. */
const RIGHTS = { contents: 'read', checks: 'write' } as const;

/** A pull request that somebody opened, and the gate on it: the model has nothing to say, and there is no key. */
async function judged(more: readonly CommitOn[], options: Parameters<typeof scene>[1] = {}, inputs = {}) {
  const world = await scene([], { permissions: RIGHTS, ...options, more });
  return { world, result: await deliver(world, inputs) };
}

async function deliver(world: World, inputs: Delivery['inputs'] = {}, delivery: Delivery = {}): Promise<Result> {
  const pull = world.repository.issues.get(PULL);
  if (pull === undefined) throw new Error('The scene has lost its pull request.');
  return world.deliver(await world.events.opened(pull), {
    ...delivery,
    inputs: { mode: 'gate', 'anthropic-api-key': '', ...inputs },
  });
}

const checks = (world: World) => [...world.repository.checks.values()].map(({ sha, fields }) => ({ sha, ...fields }));

describe('mode: gate', () => {
  test('a repair is green: a check run on the head commit, without a model, a key or a push', async () => {
    const { world, result } = await judged(REPAIR);
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'success', tests: 'passed', turns: '0' } });
    expect(checks(world)).toMatchObject([
      { sha: await tip(world, 'topic'), name: 'greengate/gate', status: 'completed', conclusion: 'success' },
    ]);
    expect(writes(world)).toEqual([expect.stringMatching(/^POST .*\/check-runs$/)]);
    expect(world.model.requests).toEqual([]);
    expect(result.summary).toContain('## Greengate: The tests pass');
    expectNoStack(result);
  });

  test('the verdict is a file that says what was judged', async () => {
    const { world, result } = await judged(REPAIR);
    const record = VERDICT_RECORD.parse(JSON.parse(await readFile(result.outputs['verdict'] ?? '', 'utf8')));
    expect(record).toMatchObject({
      verdict: 'passed',
      repository: 'acme/shop',
      pullRequest: PULL,
      sha: await tip(world, 'topic'),
      base: await tip(world, 'main'),
    });
  });

  test('a weakened test is red, with a mark where it is', async () => {
    const { world, result } = await judged(SKIP);
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'tests_failed' } });
    expect(checks(world)).toMatchObject([
      {
        conclusion: 'failure',
        output: {
          annotations: expect.arrayContaining([
            expect.objectContaining({ path: 'test/sum.test.js', annotation_level: 'failure' }),
          ]),
        },
      },
    ]);
    expect(result.annotations.filter(({ level }) => level === 'error')).toHaveLength(1);
  });

  test('settings and command of the pull request itself count for nothing', async () => {
    const { result } = await judged(
      onTopic({ 'src/sum.js': 'throw 1;\n', '.github/greengate.yml': 'tests:\n  command: "true"\n' }),
    );
    expect(result.outputs['outcome']).not.toBe('success');
  });

  test('a missing right is told, and the verdict holds all the same', async () => {
    const { world, result } = await judged(REPAIR, { permissions: { contents: 'read' } });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'success' } });
    expect(checks(world)).toEqual([]);
    expect(result.summary).toContain('not published as a check');
    expect(result.summary).toContain('checks: write');
  });

  test('dry-run publishes nothing', async () => {
    const { world, result } = await judged(REPAIR, {}, { 'dry-run': 'true' });
    expect(result.outputs['outcome']).toBe('success');
    expect(writes(world)).toEqual([]);
  });

  test('a pull request with conflicts cannot be judged, and that is said', async () => {
    const more = [...onTopic({ 'src/sum.js': 'one\n' }), { message: 'Meanwhile', files: { 'src/sum.js': 'other\n' } }];
    const world = await scene([], { permissions: RIGHTS, more });
    const result = await deliver(world, {}, { checkoutRef: 'refs/heads/topic' });
    expect(result).toMatchObject({ exitCode: 1, outputs: { outcome: 'gate_error' } });
    expect(result.outputs['summary']).toContain('conflicts');
    expectNoStack(result);
  });

  test('what others did on the base meanwhile is no part of the change', async () => {
    const { result } = await judged([
      ...REPAIR,
      {
        message: 'Meanwhile',
        files: { 'test/more.test.js': "import test from 'node:test';\ntest('more', () => {});\n" },
      },
    ]);
    expect(result.outputs['outcome']).toBe('success');
  });

  test('a token that may make no check runs sets a commit status', async () => {
    const { world, result } = await judged(REPAIR, { permissions: { contents: 'read', statuses: 'write' } });
    expect(result.outputs['outcome']).toBe('success');
    expect(world.repository.statuses).toMatchObject([
      { sha: await tip(world, 'topic'), state: 'success', context: 'greengate/gate' },
    ]);
  });

  test('an event that is no pull request is ignored', async () => {
    const world = await scene([]);
    const result = await world.deliver(await world.events.scheduled(), { inputs: { mode: 'gate' } });
    expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'ignored' } });
    expect(result.outputs['summary']).toContain('schedule');
  });

  test('a fork is not run without isolation', async () => {
    const world = await scene([], { permissions: RIGHTS, more: REPAIR });
    await addPull(world.github.state, world.repository, {
      number: 9,
      title: 'From a fork',
      author: 'robin',
      head: 'topic',
      headRepository: 'robin/shop',
    });
    const pull = world.repository.issues.get(9);
    if (pull === undefined) throw new Error('no pull request');
    const inputs = { mode: 'gate', 'anthropic-api-key': '', sandbox: 'off' };
    const result = await world.deliver(await world.events.opened(pull), { inputs });
    expect(result.outputs).toMatchObject({ outcome: 'gate_error', summary: expect.stringContaining('fork') });
  });
});
