// Needs: dist, git, isolation; a whole run for each kind of checkout.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import { checkout } from '../../src/demo/sample-repository.js';
import type { World } from '../world/world.js';
import { actionProcess, closeScenes, comment, expectEnd, FIX, RIGHT, scene, type Result } from './scenes.js';

afterEach(closeScenes);

const OTHER = 'ghs_canaryOfAnotherToken0123456789';
const basic = (token: string): string => Buffer.from(`x-access-token:${token}`).toString('base64');

interface Seen {
  readonly world: World;
  readonly workspace: string;
  /** What lay in the workspace's git directory and under a checkout's name in RUNNER_TEMP while the model was asked. */
  readonly during: () => string;
}

/** A workspace with another token than the run has: in `.git/config`, or in a file that this includes. */
async function checkedOut(kind: 'header' | 'file', onAsked?: (world: World) => void): Promise<Seen> {
  let during = '';
  const world: World = await scene([{ calls: [RIGHT] }, ...FIX.slice(1)], {
    model: {
      onRequest: () => {
        during = visible(world, workspace);
        onAsked?.(world);
      },
    },
  });
  const workspace = join(world.scratch, 'workspace');
  const url = `${world.github.url}/acme/shop`;
  await checkout({ directory: workspace, url, token: world.token, ref: 'refs/heads/main' });
  const key = `http.${world.github.url}/.extraheader`;
  const header = `AUTHORIZATION: basic ${basic(OTHER)}`;
  if (kind === 'header') await git(workspace, ['config', '--local', key, header]);
  else {
    const temp = join(world.scratch, 'job-1/temp');
    await mkdir(temp, { recursive: true });
    const file = join(temp, 'git-credentials-0c1b.config');
    await git(workspace, ['config', '--file', file, key, header]);
    await git(workspace, ['config', '--local', `includeIf.gitdir:${workspace}/.git.path`, file]);
  }
  return { world, workspace, during: () => during };
}

function visible(world: World, workspace: string): string {
  const config = readFileSync(join(workspace, '.git/config'), 'utf8');
  return `${config}\n${readdirSync(join(world.scratch, 'job-1/temp')).join('\n')}`;
}

async function tokenOf({ world, workspace }: Seen): Promise<string> {
  return git(workspace, ['config', '--includes', '--get', `http.${world.github.url}/.extraheader`]);
}

async function expectHiddenAndBack(seen: Seen, before: string, result: Result): Promise<void> {
  expect(seen.during()).toContain('[core]');
  expect(seen.during()).not.toMatch(/extraheader|includeif|git-credentials-/i);
  expect(await readFile(join(seen.workspace, '.git/config'), 'utf8')).toBe(before);
  expect(await tokenOf(seen)).toContain(basic(OTHER));
  for (const said of [result.unmasked, result.post?.unmasked ?? []]) {
    expect(said.filter((line) => line.includes(OTHER) && !line.startsWith('::add-mask::'))).toEqual([]);
  }
}

const configOf = ({ workspace }: Seen) => readFile(join(workspace, '.git/config'), 'utf8');

test.each(['header', 'file'] as const)(
  'what a checkout left (%s) is out of sight, and back after the run',
  async (kind) => {
    const seen = await checkedOut(kind);
    const before = await configOf(seen);
    const result = await comment(seen.world, { workspace: seen.workspace });
    expectEnd(result, 'success', 0);
    await expectHiddenAndBack(seen, before, result);
  },
);

test('it is back when the run ends in an error', async () => {
  const seen = await checkedOut('header');
  const before = await configOf(seen);
  const inputs = { 'setup-command': 'cat .git/config; exit 3' };
  const result = await comment(seen.world, { workspace: seen.workspace, inputs });
  expect(result.outputs['outcome']).not.toBe('success');
  expect(JSON.stringify([result.unmasked, result.summary])).not.toMatch(/extraheader/i);
  expect(await configOf(seen)).toBe(before);
});

test('it is back when the run is killed: the post step sees to it', async () => {
  const seen = await checkedOut(
    'file',
    (world) => void actionProcess(world).then((pid) => process.kill(pid, 'SIGKILL')),
  );
  const before = await configOf(seen);
  const result = await comment(seen.world, { workspace: seen.workspace });
  expect(result).toMatchObject({ exitCode: null, signal: 'SIGKILL' });
  await expectHiddenAndBack(seen, before, result);
});

test('a token that it left leaves neither in the report nor in what the model is told', async () => {
  const seen = await checkedOut('header');
  await writeFile(join(seen.workspace, 'leaked.txt'), `the token is ${OTHER}\n`);
  const inputs = { 'setup-command': 'cat leaked.txt; exit 1' };
  const result = await comment(seen.world, { workspace: seen.workspace, inputs });
  expect(JSON.stringify([result.summary, result.outputs])).toContain('the token is');
  expect(JSON.stringify([result.summary, result.outputs])).not.toContain(OTHER);
});
