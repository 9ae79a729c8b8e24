// Needs: dist, git, isolation; a whole run for each end.
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { Delivery } from '../../src/demo/embedded-world.js';
import { git } from '../../src/demo/git.js';
import { addComment, addPull, addRepository } from '../../src/demo/github/populate.js';
import { checkout, commitTo } from '../../src/demo/sample-repository.js';
import { ablation } from '../ablations/ablation.js';
import { patchedAction } from '../ablations/patched-action.js';
import type { World } from '../world/world.js';
import { contentsOf, MESS } from './contents-of.js';
import { actionProcess, bash, closeScenes, comment, expectEnd, fileAt, KEPT, PULL, RIGHT, scene } from './scenes.js';
import { whenIsolated } from './when-isolated.js';

afterEach(closeScenes);

const IGNORE = { message: 'Ignore', files: { '.gitignore': '.env\nbuild/\nvendor/\n' } };
const UNIGNORE = {
  branch: 'topic',
  message: 'Ignore less',
  files: { '.gitignore': 'build/\nmine.txt\n', 'mess.sh': { executable: MESS } },
};
const SCRIPT = [{ calls: [RIGHT, bash('./mess.sh')] }, { text: 'Mended.\n\nStatus: done' }];
const HANGING = { text: 'Never.', fault: { kind: 'hang' } } as const;

/** A checkout of main, with what earlier steps of the job left in it. */
async function checkedOut(world: World): Promise<{ workspace: string; before: Record<string, string> }> {
  const workspace = join(world.scratch, 'checked-out');
  const url = `${world.github.url}/acme/shop`;
  await checkout({ directory: workspace, url, token: world.token, ref: 'refs/heads/main' });
  await mkdir(join(workspace, 'vendor'));
  await mkdir(join(workspace, 'empty'));
  await writeFile(join(workspace, 'vendor/lib.js'), 'ours\n');
  await writeFile(join(workspace, 'mine.txt'), 'of an earlier step\n');
  await writeFile(join(workspace, '.env'), 'SECRET=1\n');
  await chmod(join(workspace, '.env'), 0o600);
  return { workspace, before: contentsOf(workspace) };
}

async function fork(world: World) {
  const bare = `${world.scratch}/fork.git`;
  await git(world.scratch, ['clone', '--quiet', '--bare', world.repository.bare, bare]);
  await commitTo(bare, { branch: 'idea', message: 'Mine', files: { 'NOTES.md': 'mine\n', 'README.md': 'theirs\n' } });
  addRepository(world.github.state, { fullName: 'robin/shop', bare, parent: 'acme/shop' });
  const of = { title: 'Mine', author: 'robin', head: 'idea', headRepository: 'robin/shop' };
  const { number } = await addPull(world.github.state, world.repository, of);
  return number;
}

const ALLOW = { allow: 'Bash' };

test('leave-workspace: true leaves the result of an own branch there', async () => {
  const world = await scene(SCRIPT, { more: [IGNORE, UNIGNORE] });
  const { workspace, before } = await checkedOut(world);
  const result = await comment(world, { workspace, inputs: { ...ALLOW, 'leave-workspace': 'true' } });
  const after = contentsOf(workspace);
  expect(result.outputs['branch']).not.toBe('');
  expect(after).not.toEqual(before);
  expect(after['vendor/planted.js']).toContain('planted');
  expect(after['made/new.txt']).toContain('new');
});

test.each([['the agent ends in red', { 'gate-attempts': '1', 'test-command': 'false' }, {}]])(
  '%s: the workspace is given back, and the work is kept',
  async (_, inputs, delivery: Delivery) => {
    const world = await scene(SCRIPT, { more: [IGNORE, UNIGNORE] });
    const { workspace, before } = await checkedOut(world);
    const result = await comment(world, { workspace, inputs: { ...ALLOW, ...inputs }, ...delivery });
    expect(result.exitCode).toBe(1);
    expect(contentsOf(workspace)).toEqual(before);
    expect(await git(world.repository.bare, ['ls-tree', '-r', '--name-only', KEPT])).toContain('made/new.txt');
  },
);

test('an error before the work begins: it is given back all the same', async () => {
  const world = await scene(SCRIPT, { more: [IGNORE, UNIGNORE] });
  const { workspace, before } = await checkedOut(world);
  const inputs = { 'setup-command': './mess.sh; exit 3' };
  const result = await comment(world, { workspace, inputs });
  expect(result.exitCode).toBe(1);
  expect(contentsOf(workspace)).toEqual(before);
});

test('killed: the post step keeps the work first and then gives the workspace back', async () => {
  const world: World = await scene(
    [{ calls: [RIGHT, bash('echo planted > vendor/planted.js; rm README.md')] }, HANGING],
    {
      more: [IGNORE, UNIGNORE],
      model: {
        onRequest: ({ turn }) => void (turn === 1 && actionProcess(world).then((pid) => process.kill(pid, 'SIGKILL'))),
      },
    },
  );
  const { workspace, before } = await checkedOut(world);
  const result = await comment(world, { workspace, inputs: ALLOW });
  expect(result).toMatchObject({ signal: 'SIGKILL', post: { exitCode: 0 } });
  expect(await fileAt(world, KEPT, 'src/sum.js')).toContain('a + b');
  expect(contentsOf(workspace)).toEqual(before);
});

test('mode: gate gives it back, too', async () => {
  const repair = {
    branch: 'topic',
    message: 'Repair',
    files: { 'src/sum.js': 'export const sum = (a, b) => a + b;\n' },
  };
  const world = await scene([], { permissions: { contents: 'read', checks: 'write' }, more: [IGNORE, repair] });
  const { workspace, before } = await checkedOut(world);
  const pull = world.repository.issues.get(PULL);
  if (pull === undefined) throw new Error('The scene has lost its pull request.');
  const inputs = { mode: 'gate', 'anthropic-api-key': '' };
  const result = await world.deliver(await world.events.opened(pull), { workspace, inputs });
  expect(result).toMatchObject({ exitCode: 0, outputs: { outcome: 'success' } });
  expect(contentsOf(workspace)).toEqual(before);
});

whenIsolated('a stranger’s code', () => {
  test('never stays, whatever leave-workspace says; what could not be given back is removed and told', async () => {
    const world = await scene([{ calls: [RIGHT, bash('echo theirs > vendor/lib.js')] }, { text: 'Mended.' }], {
      more: [IGNORE],
    });
    const issue = await fork(world);
    const { workspace, before } = await checkedOut(world);
    const body = '/greengate fix the failing test';
    const asked = addComment(world.github.state, world.repository, { issue, author: 'dana', body });
    const inputs = { ...ALLOW, 'leave-workspace': 'true' };
    const result = await world.deliver(await world.events.commented(asked), { workspace, inputs });
    const { 'vendor/lib.js': _lost, ...rest } = before;
    expect(contentsOf(workspace)).toEqual(rest);
    expect(result.summary).toContain('vendor/lib.js');
    expect(result.log.filter((line) => /warning.*could not be given back.*vendor\/lib\.js/.test(line))).toHaveLength(1);
  });
});

test('an ignored file that an own run changed stays as it is, and is told', async () => {
  const world = await scene([{ calls: [RIGHT, bash('echo changed > vendor/lib.js')] }, { text: 'Mended.' }], {
    more: [IGNORE, { branch: 'topic', message: 'Ignore', files: IGNORE.files }],
  });
  const { workspace } = await checkedOut(world);
  const result = await comment(world, { workspace, inputs: ALLOW });
  expect(await readFile(join(workspace, 'vendor/lib.js'), 'utf8')).toBe('changed\n');
  expect(result.summary).toContain('could not be given back');
});

test('D1: the workspace is given back: without it a later step runs the files of the branch', () => {
  const isBack = async (delivery: { readonly actionDirectory?: string }): Promise<boolean> => {
    const world = await scene(
      SCRIPT.map((turn) => ({ ...turn, ...('calls' in turn ? { calls: [RIGHT] } : {}) })),
      delivery,
    );
    const { workspace, before } = await checkedOut(world);
    expectEnd(await comment(world, { workspace }), 'success', 0);
    return JSON.stringify(contentsOf(workspace)) === JSON.stringify(before);
  };
  return ablation('given back', 'the workspace is as it was', {
    on: () => isBack({}),
    off: async () => {
      const patched = await patchedAction({ giveBack: 'return [];' });
      try {
        return await isBack({ actionDirectory: patched.directory });
      } finally {
        await patched.remove();
      }
    },
  });
});
