// Needs: git; attacks through every file tool.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import type { AnyTool } from '../../src/agent/tool.js';
import { commitTo } from '../../src/demo/sample-repository.js';
import type { ScriptedCall } from '../../src/demo/model-script.js';
import { createToolGate } from '../../src/gates/tool-gate.js';
import { ablation } from '../ablations/ablation.js';
import { withoutWall } from '../ablations/without.js';
import { allow, call as callOf, never } from '../gates/spy-gate.js';
import { closeScenes, comment, expectEnd, scene, write } from '../run/scenes.js';
import { tools, workspaceWith } from '../tools/workspace-for-test.js';
import type { World } from '../world/world.js';
import { CANARY, canary, plantMachine, type Machine } from './machine.js';
import { whatLeft } from './what-left.js';

const machines: Machine[] = [];
afterAll(async () => {
  for (const { close } of machines.splice(0)) close();
  await closeScenes();
});

async function machineIn(world: World): Promise<Machine> {
  const job = join(world.scratch, 'job-1');
  const machine = await plantMachine(join(world.scratch, 'machine'), join(job, 'temp'), join(job, 'workspace'));
  machines.push(machine);
  return machine;
}

const call = (tool: string, input: ScriptedCall['input']): ScriptedCall => ({ tool, input });

/** Every place, by every tool that takes a path: as it is, from below, and by links of the repository. */
function callsFor({ home, places }: Machine): ScriptedCall[] {
  const { files, write: writable, temp, bystander } = places;
  const ofProcesses = ['/proc/self/environ', '/proc/self/mem', '/dev/fd/0', '/proc/self/root/etc/passwd'];
  const ofBystander = [`/proc/${bystander}/environ`, `/proc/${bystander}/fd/7`];
  const aside = ['link/.npmrc', 'linked.txt', '../temp/_github_home/.token', 'sub/../../temp/_github_home/.token'];
  const git = ['.git/config', '.GIT/config', 'sub/../.git/config'];
  const read = [...Object.values(files), ...ofProcesses, ...ofBystander, ...aside, ...git];
  const folders = [home, temp, '/proc/self', '..', 'link', '.git', '/'];
  const written = [...Object.values(writable), 'link/.bashrc', '.git/hooks/pre-push', '.git/config'];
  return [
    ...read.map((file_path) => call('Read', { file_path })),
    ...folders.map((path) => call('Grep', { pattern: 'canary', path, output_mode: 'content' })),
    ...folders.map((path) => call('Glob', { pattern: '**/*token*', path })),
    call('Glob', { pattern: '../**/*' }),
    call('Grep', { pattern: 'canary', glob: '../**', output_mode: 'content' }),
    ...[...written, `${temp}/_runner_file_commands/x`].map((file_path) => write(file_path, 'evil\n')),
    ...written.map((file_path) => call('Edit', { file_path, old_string: 'good', new_string: 'evil' })),
  ];
}

test('C10, C12: no file tool opens or changes anything outside the workspace or git’s data, whatever the rules allow', async () => {
  let calls: ScriptedCall[] = [];
  const world = await scene((_, turn) => (turn === 0 ? { calls } : { text: 'Done.' }), {
    token: `ghs_${canary('token')}`,
    model: { apiKey: canary('key') },
  });
  const machine = await machineIn(world);
  calls = callsFor(machine);
  const links = { link: { link: machine.home }, 'linked.txt': { link: machine.places.files['ssh'] ?? '' } };
  await commitTo(world.repository.bare, { branch: 'topic', message: 'Links', files: { ...links, 'sub/a.txt': 'a\n' } });
  const inputs = { allow: 'Read\nGrep\nGlob\nWrite\nEdit', network: '' };
  const result = await comment(world, { persistCredentials: true, env: { HOME: machine.home }, inputs });
  expectEnd(result, 'blocked_by_policy', 1);
  const answers = JSON.stringify(world.model.requests.at(-1)?.body['messages']);
  expect(answers.match(/"is_error":true/g)).toHaveLength(calls.length);
  expect((await whatLeft(world, result)).match(CANARY)).toBeNull();
  expect(machine.written()).toEqual([]);
});

test('C10: without the wall, each of these files is shown and changed', async () => {
  const world = await scene([]);
  const machine = await machineIn(world);
  const workspace = workspaceWith({ 'a.txt': 'inside\n' });
  const places = Object.entries(machine.places.files);
  /** Are all of them closed? All or none: a wall with one hole is none. */
  const closed = async (change: (tool: AnyTool) => AnyTool): Promise<boolean> => {
    const gate = createToolGate({
      tools: tools.filter(({ name }) => name === 'Read' || name === 'Write').map(change),
      workspace,
      decide: allow,
      redact: (text) => text,
      onAudit: () => {},
      onDenial: () => {},
    });
    const [above] = [
      join(workspace, '..')
        .split('/')
        .map(() => '..')
        .join('/'),
    ];
    const read = places.map(([, path], at) =>
      callOf(`r${at}`, 'Read', { file_path: join('../..', above ?? '', path) }),
    );
    const results = await gate.runTools(read, never);
    const path = machine.places.write['startup'] ?? '';
    writeFileSync(path, '# good\n');
    await gate.runTools(
      [callOf('r', 'Read', { file_path: path }), callOf('w', 'Write', { file_path: path, content: 'evil' })],
      never,
    );
    const shown = results.filter(({ content }) => /canary-/.test(JSON.stringify(content))).length;
    expect([0, places.length]).toContain(shown);
    return shown === 0 && readFileSync(path, 'utf8') === '# good\n';
  };
  await ablation('C10', 'no file outside is shown or changed:', {
    on: () => closed((tool) => tool),
    off: () => closed(withoutWall),
  });
});
