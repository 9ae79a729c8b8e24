// Needs: dist, git; a whole run for each mistake.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { ActionEvent } from '../../src/demo/action-runner.js';
import type { Delivery } from '../../src/demo/embedded-world.js';
import { checkout, type CommitOn } from '../../src/demo/sample-repository.js';
import { listenOnLoopback } from '../../src/demo/loopback.js';
import type { World } from '../world/world.js';
import {
  branches,
  closeScenes,
  comment,
  commentEvent,
  expectEnd,
  FIX,
  label,
  ourComments,
  scene,
  schedule,
  tip,
} from './scenes.js';

afterEach(closeScenes);

/** What is wrong, and what the sentence must say. */
type Row = readonly [name: string, inputs: Record<string, string>, says: RegExp, more?: readonly CommitOn[]];

const settings = (text: string): CommitOn[] => [{ message: 'Settings', files: { '.github/greengate.yml': text } }];

describe('settings', () => {
  test.each<Row>([
    ['no key', { 'anthropic-api-key': '' }, /^anthropic-api-key is not set\. .*secrets\.ANTHROPIC_API_KEY/],
    [
      'a number that is none',
      { 'max-turns': 'many' },
      /^max-turns must be a whole number from 1 to 200, got "many"\. Set it/,
    ],
    ['an unknown value', { sandbox: 'maybe' }, /^sandbox must be one of auto, required, off, got "maybe"\./],
    ['two at once', { 'max-turns': '0', 'dry-run': 'yes' }, /max-turns must .*dry-run must be one of true, false/],
    [
      'an unknown key in the file',
      {},
      /^\.github\/greengate\.yml:2: unknown key "tests\.comand"\. Known here: command/,
      settings('tests:\n  comand: npm test\n'),
    ],
    ['a file that is no YAML', {}, /^\.github\/greengate\.yml:2: not valid YAML/, settings('tests: [\n')],
    [
      'a model without a price',
      { model: 'gpt-9' },
      /^No price is known for the model "gpt-9".* set model to one of: claude-/,
    ],
    ['a rule that is none', { allow: 'Bash(npm run build' }, /allow.*Bash\(npm run build/],
    [
      'a rule in the file that is none',
      {},
      /Bash\(npm run build/,
      settings('permissions:\n  deny: ["Bash(npm run build"]\n'),
    ],
    [
      'a settings file that is not there',
      { config: '.github/greengate.yaml' },
      /^config: there is no file "\.github\/greengate\.yaml" on the base branch\./,
    ],
  ])('%s', async (_, inputs, says, more = []) => {
    const world = await scene(FIX, { more });
    const result = await comment(world, { inputs });
    expectRefused(result, says);
    expect(world.model.requests).toEqual([]);
    expect(await branches(world)).toEqual(['main', 'topic']);
    for (const body of ourComments(world)) expect(body).toContain('Stopped by an error.');
  });

  test('a setup command that fails', async () => {
    const world = await scene(FIX);
    const result = await comment(world, { inputs: { 'setup-command': 'echo no network; exit 3' } });
    expectEnd(result, 'gate_error', 1);
    expect(result.outputs['summary']).toMatch(
      /^setup-command failed \(exit 3\), so nothing could be tested: echo no network; exit 3 no network/,
    );
    expect(world.model.requests).toEqual([]);
    expect(await branches(world)).toEqual(['main', 'topic']);
  });

  test('a base branch that does not exist', async () => {
    const world = await scene(FIX);
    const result = await schedule(world, { inputs: { 'base-branch': 'develop' } });
    expectRefused(result, /develop.*base-branch|base-branch.*develop/);
  });
});

describe('the job', () => {
  const event = async (world: World, change: Partial<ActionEvent>, delivery: Delivery = {}) =>
    world.deliver({ ...(await commentEvent(world)), ...change }, delivery);

  test('an event file that is no JSON', async () => {
    expectRefused(await event(await scene(FIX), { payload: '{ "action": ' }), /event\.json.*(not valid JSON|JSON)/);
  });

  test('a payload without the field that is needed', async () => {
    const result = await event(await scene(FIX), { payload: { action: 'created' } });
    expectRefused(result, /issue_comment.*(comment|issue|repository)/);
  });

  test('no git repository', async () => {
    const world = await scene(FIX);
    const workspace = join(world.scratch, 'empty');
    await mkdir(workspace);
    expectRefused(await event(world, {}, { workspace }), /is not inside a git repository\. Run actions\/checkout/);
  });

  test('an API that is not reachable', async () => {
    const world = await scene(FIX);
    const result = await event(world, {}, { env: { GITHUB_API_URL: await closedPort() } });
    expectRefused(
      result,
      /GitHub's API at http:\/\/127\.0\.0\.1:\d+ is not reachable \(ECONNREFUSED\)\. Check GITHUB_API_URL/,
    );
  });

  test('a model API that is not reachable', async () => {
    const world = await scene(FIX);
    const result = await event(world, {}, { inputs: { 'base-url': await closedPort() } });
    expectEnd(result, 'model_error', 1);
    expect(result.outputs['summary']).toMatch(/cannot be reached.*Check base-url/);
  });
});

describe('a token without a right', () => {
  const ALL = { contents: 'write', issues: 'write', pull_requests: 'write' } as const;

  test('that does not exist at all', async () => {
    const world = await scene(FIX);
    expectRefused(await comment(world, { inputs: { 'github-token': 'ghs_wrong' } }), /401.*github-token/);
  });

  test('issues', async () => {
    const world = await scene(FIX, { permissions: { contents: 'write', pull_requests: 'write' } });
    expectRefused(await label(world), /"issues: write"/);
  });

  test('contents, to read', async () => {
    const reader = { login: 'reader', kind: 'user', permissions: { contents: 'read' } } as const;
    const world = await scene(FIX, { permissions: { issues: 'write', pull_requests: 'write' }, tokens: { reader } });
    const workspace = join(world.scratch, 'workspace');
    // The checkout step had a token of its own.
    const url = `${world.github.url}/acme/shop`;
    await checkout({ directory: workspace, url, token: 'reader', ref: 'refs/heads/main' });
    expectRefused(await label(world, { workspace }), /contents: read/);
  });

  test('contents, to write', async () => {
    const world = await scene(FIX, { permissions: { ...ALL, contents: 'read' } });
    const before = await tip(world, 'topic');
    const result = await comment(world);
    expectEnd(result, 'push_failed', 1);
    expect(result.outputs['summary']).toContain('contents: write');
    expect(await tip(world, 'topic')).toBe(before);
  });

  test.each([
    ['at all', {}, '"pull-requests: '],
    ['to write', { pull_requests: 'read' }, '"pull-requests: write"'],
  ] as const)('pull-requests %s', async (_, rest, says) => {
    const world = await scene(FIX, { permissions: { contents: 'write', issues: 'write', ...rest } });
    const result = await schedule(world);
    expectEnd(result, 'push_failed', 1);
    expect(result.outputs['summary']).toContain(says);
    expect(result.outputs['branch']).toMatch(/^greengate\/task-/);
  });
});

/** Job and outputs say the same one thing. */
function expectRefused(result: Awaited<ReturnType<typeof comment>>, says: RegExp): void {
  expectEnd(result, 'error', 1);
  expect(result.outputs['summary']).toMatch(says);
  expect(result.annotations.filter(({ level }) => level === 'error')).toMatchObject([
    { message: expect.stringMatching(/./) },
  ]);
}

/** An address on this machine where nobody listens any more. */
async function closedPort(): Promise<string> {
  const server = await listenOnLoopback(async () => {});
  await server.close();
  return server.url;
}
