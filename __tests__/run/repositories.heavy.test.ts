// Needs: dist, git, isolation; a repository of each odd kind.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import { checkout, commitTo, createOrigin } from '../../src/demo/sample-repository.js';
import type { World } from '../world/world.js';
import {
  bash,
  closeScenes,
  comment,
  edit,
  expectEnd,
  FIX,
  KEPT,
  ourComments,
  RIGHT,
  running,
  scene,
  tip,
  write,
} from './scenes.js';

/** Kinds of repositories there really are. Each is changed in one place, and the tree that arrives is the old one but for that. */
afterEach(closeScenes);

/** src/sum.js as RIGHT leaves it. */
const FIXED = { 'src/sum.js': 'export function sum(a, b) {\n  return a + b;\n}\n' };

const LATIN_1 = Buffer.from('caf\xe9 cr\xe8me\r\n', 'latin1');
const sum = (operator: string): Buffer =>
  Buffer.from(`// Somme \xe0 deux.\r\nexport function sum(a, b) {\r\n  return a ${operator} b;\r\n}\r\n`, 'latin1');

test('CRLF line ends and bytes that are no UTF-8 are kept', async () => {
  const files = {
    'src/sum.js': sum('-'),
    'menu.txt': LATIN_1,
    'dos.txt': 'one\r\ntwo\nthree\r\n',
    'no-end.txt': 'end',
  };
  const menu = edit('menu.txt', 'cr', 'Cr');
  const world = await scene([{ calls: [RIGHT, menu] }, { text: 'Done.' }], {
    more: [{ branch: 'topic', message: 'Old files', files }],
  });
  const before = await treeOf(world, 'topic');
  expectEnd(await comment(world), 'success', 0);
  const after = { 'src/sum.js': sum('+'), 'menu.txt': Buffer.from('caf\xe9 Cr\xe8me\r\n', 'latin1') };
  await expectOnly(world, 'topic', before, after);
});

test('a submodule stays at its commit, whatever happens inside it', async () => {
  const calls = [RIGHT, write('lib/dep/new.txt', 'x\n'), bash('./bump.sh')];
  const files = { 'bump.sh': { executable: BUMP } };
  const turns = [{ calls }, { text: 'Done.' }, { calls: [bash('rm lib/dep/new.txt')] }, { text: 'Done.' }];
  const world = await scene(turns, { more: [{ branch: 'topic', message: 'Bump', files }] });
  const dep = await createOrigin(join(world.scratch, 'dep'), 'dep', [{ message: 'Dep', files: { 'a.txt': 'a\n' } }]);
  await addEntry(world, `160000,${await git(dep, ['rev-parse', 'main'])},lib/dep`);
  const before = await treeOf(world, 'topic');
  const workspace = join(world.scratch, 'workspace');
  const url = `${world.github.url}/acme/shop`;
  await checkout({ directory: workspace, url, token: world.token, ref: 'refs/heads/topic' });
  await git(workspace, ['clone', '--quiet', dep, 'lib/dep']);

  const result = await comment(world, { workspace, inputs: { allow: 'Bash(./bump.sh)' } });
  expectEnd(result, 'success', 0);
  expect(before.get('lib/dep')).toMatch(/^160000 commit /);
  expect(before.get('lib/dep')).not.toContain(await git(join(workspace, 'lib/dep'), ['rev-parse', 'HEAD']));
  expect(JSON.stringify(world.model.requests[2]?.body['messages'])).toContain('They will not be part of the change');
  await expectOnly(world, 'topic', before, FIXED);
});

test('a shallow, detached checkout of a merge ref: the commit goes on top of the branch, not of the merge', async () => {
  const world = await scene(FIX, { more: [{ message: 'Meanwhile on main', files: { 'main.txt': 'main\n' } }] });
  const [parent, before] = [await tip(world, 'topic'), await treeOf(world, 'topic')];
  const result = await comment(world, { checkoutRef: 'refs/pull/1/merge', fetchDepth: 1 });
  expectEnd(result, 'success', 0);
  expect(await git(result.workspace, ['rev-parse', '--is-shallow-repository'])).toBe('true');
  expect(await git(result.workspace, ['rev-parse', '--abbrev-ref', 'HEAD'])).toBe('HEAD');
  expect(await git(world.repository.bare, ['rev-parse', 'topic^@'])).toBe(parent);
  await expectOnly(world, 'topic', before, FIXED);
});

test('tests that never end are ended with all they started, and the comment shows how far they came', async () => {
  const world = await scene([{ calls: [RIGHT] }, { text: 'Done?' }], {
    more: [
      { message: 'Limit', files: { '.github/greengate.yml': 'tests:\n  command: ./test.sh\n  timeout: 0.3\n' } },
      { branch: 'topic', message: 'Hang', files: { 'test.sh': { executable: HANGING } } },
    ],
  });
  const [parent, before] = [await tip(world, 'topic'), await treeOf(world, 'topic')];
  const result = await comment(world, { inputs: { 'gate-attempts': '1' } });
  expectEnd(result, 'gate_error', 1);
  expect(result.outputs['summary']).toMatch(/did not end within/);
  expect(await running(SLEEP)).toEqual([]);
  const [body] = ourComments(world);
  expect(body).toContain('**Run 1:** timed-out');
  expect(body).toContain('waiting for the server');
  expect(await tip(world, 'topic')).toBe(parent);
  await expectOnly(world, KEPT, before, FIXED);
});

const ODD = [
  'with space.txt',
  ' leading and trailing ',
  'naïve-ü-日本.txt',
  'e\u0301.txt',
  'line\nbreak.txt',
  'tab\tand"quotes"\'.txt',
  '-rf',
  '--help',
  '*.txt',
  ':(exclude)x',
  'back\\slash',
  '$HOME`id`;x',
  '.hidden/..dots/file',
  '%0a::error::x',
];

test('odd file names: all are kept, and those that are written arrive under the same bytes', async () => {
  const all = (folder: string, text: string) => Object.fromEntries(ODD.map((name) => [`${folder}/${name}`, text]));
  const written = Object.entries({ ...all('odd', 'new\n'), ...all('new', 'made\n') });
  const calls = [RIGHT, ...written.map(([path, text]) => write(path, text))];
  const files = { ...all('odd', 'old\n'), ...all('kept', 'old\n') };
  const world = await scene([{ calls }, { text: 'Done.' }], { more: [{ branch: 'topic', message: 'Odd', files }] });
  const before = await treeOf(world, 'topic');
  const result = await comment(world);
  expectEnd(result, 'success', 0);
  await expectOnly(world, 'topic', before, { ...all('odd', 'new\n'), ...all('new', 'made\n'), ...FIXED });
  // None of them is a line or a command of its own in what is said.
  expect(ourComments(world)[0]).toContain('`odd/line break.txt`');
  expect(ourComments(world)[0]).toContain('`odd/naïve-ü-日本.txt`');
  expect(result.annotations).toEqual([]);
});

/** Moves the submodule on, and commits what is in it. */
const BUMP = `#!/bin/bash
cd lib/dep && git add -A && git -c user.name=x -c user.email=x@example.org commit -q -m moved
`;

/** Like no other process of this machine. */
const SLEEP = `sleep ${1_000_000 + process.pid}`;
const HANGING = `#!/bin/bash
echo waiting for the server
${SLEEP} &
setsid ${SLEEP} &
${SLEEP}
`;

/** Path to "mode type object" of every file of a branch, names as they are. */
async function treeOf(world: World, branch: string): Promise<Map<string, string>> {
  const listed = await git(world.repository.bare, ['ls-tree', '-r', '-z', '--full-tree', branch]);
  const entries = listed.split('\0').filter(Boolean);
  return new Map(entries.map((entry) => [entry.slice(entry.indexOf('\t') + 1), entry.slice(0, entry.indexOf('\t'))]));
}

/** The branch's tree is the one before, byte for byte, but for these files, which hold exactly these bytes. */
async function expectOnly(
  world: World,
  branch: string,
  before: ReadonlyMap<string, string>,
  changed: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  const entries = Object.entries(changed).map(([path, content]) => [path, `100644 blob ${blobId(content)}`] as const);
  expect(await treeOf(world, branch)).toEqual(new Map([...before, ...entries]));
}

function blobId(content: string | Buffer): string {
  const bytes = Buffer.from(content);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** A commit on topic with one more index entry, which no file of a work tree could make. */
async function addEntry(world: World, entry: string): Promise<void> {
  const { bare } = world.repository;
  const files = { '.gitmodules': '[submodule "dep"]\n\tpath = lib/dep\n\turl = https://example.org/dep.git\n' };
  const parent = await commitTo(bare, { branch: 'topic', message: 'Name the submodule', files });
  const env = { GIT_INDEX_FILE: join(world.scratch, 'index') };
  await git(bare, ['read-tree', parent], env);
  await git(bare, ['update-index', '--add', '--cacheinfo', entry], env);
  const tree = await git(bare, ['write-tree'], env);
  const sha = await git(bare, ['commit-tree', tree, '-p', parent, '-m', 'Add the submodule']);
  await git(bare, ['update-ref', 'refs/heads/topic', sha]);
}
