import { execFileSync, spawn } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { ablation } from '../ablations/ablation.js';
import { readRegularFile } from '../../src/tools/file-text.js';
import { entriesIn } from '../../src/tools/hold-directory.js';
import { resolveInWorkspace } from '../../src/tools/workspace.js';
import { use, workspaceWith } from './workspace-for-test.js';

const children: ReturnType<typeof spawn>[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

/** What each file tool says to a path. */
async function tried(workspace: string, path: string): Promise<Record<string, string>> {
  const results = {
    Read: await use('Read', workspace, { file_path: path }),
    Write: await use('Write', workspace, { file_path: path, content: 'planted' }),
    Edit: await use('Edit', workspace, { file_path: path, old_string: 'secret', new_string: 'planted' }),
    Grep: await use('Grep', workspace, { pattern: '.', path, output_mode: 'content' }),
    Glob: await use('Glob', workspace, { pattern: '*', path }),
  };
  return Object.fromEntries(
    Object.entries(results).map(([name, { content, isError }]) => [name, `${isError === true}: ${content}`]),
  );
}

describe('P5: with the whole disk as workspace', () => {
  test.each([
    '/proc/self/environ',
    '/proc/1/environ',
    '/proc/self/fd/0',
    '/sys/kernel',
    '/dev/null',
    '/dev/fd/0',
    '/run',
    'proc/version',
  ])('%s is closed to every file tool', async (path) => {
    for (const said of Object.values(await tried('/', path)))
      expect(said).toMatch(/^true: .*part of the running system/);
  });

  test('a link to one of them is closed as well', async () => {
    const workspace = workspaceWith({ environ: '-> /proc/self/environ' });
    for (const said of Object.values(await tried('/', join(workspace, 'environ'))))
      expect(said).toContain('part of the running system');
  });

  test('Grep and Glob do not come across them', async () => {
    const workspace = workspaceWith({ 'a.txt': 'inside\n', proc: '-> /proc/self' });
    const found = await use('Grep', workspace, { pattern: '.', output_mode: 'content' });
    expect(found.content).toBe('a.txt:1:inside');
  });
});

test('P5: the files through which a step speaks to the runner are closed wherever they are', async () => {
  const workspace = workspaceWith({ '_temp/_runner_file_commands/set_env_1': 'secret\n' });
  const path = '_temp/_runner_file_commands/set_env_1';
  for (const said of Object.values(await tried(workspace, path))) expect(said).toMatch(/^true: /);
  expect(readFileSync(join(workspace, path), 'utf8')).toBe('secret\n');
});

describe.each([{ git: true }, { git: false }])('P5: a second name of a file outside (%j)', (options) => {
  const workspace = workspaceWith({ 'a.txt': 'inside\n', 'node_modules/p/b.txt': 'x\n' }, options);
  const outside = join(dirname(workspace), 'secret.txt');
  linkSync(outside, join(workspace, 'hard.txt'));

  test('is not read, searched, listed or edited, and what is written goes to a file of its own', async () => {
    const read = await use('Read', workspace, { file_path: 'hard.txt' });
    const edit = await use('Edit', workspace, { file_path: 'hard.txt', old_string: 'secret', new_string: 'planted' });
    const greps = await Promise.all(
      [{ path: 'hard.txt' }, {}, { '-C': 3 }].map((more) =>
        use('Grep', workspace, { pattern: 'secret|inside', output_mode: 'content', ...more }),
      ),
    );
    const glob = await use('Glob', workspace, { pattern: '*.txt' });
    expect([read.isError, edit.isError]).toEqual([true, true]);
    expect(read.content).toContain('hard links');
    for (const { content } of [read, edit, ...greps]) expect(content).not.toContain('secret outside');
    expect(glob.content.split('\n').filter((name) => !name.startsWith('node_modules/'))).toEqual(['a.txt']);
    await use('Write', workspace, { file_path: 'hard.txt', content: 'planted' });
    expect(readFileSync(outside, 'utf8')).toBe('secret outside\n');
  });

  test('is what package managers install, and stays readable', async () => {
    linkSync(join(workspace, 'node_modules/p/b.txt'), join(dirname(workspace), `store-${String(options.git)}`));
    expect((await use('Read', workspace, { file_path: 'node_modules/p/b.txt' })).content).toContain('x');
  });
});

test('P5: nobody waits for a pipe', async () => {
  const workspace = workspaceWith({ 'a.txt': 'inside\n' });
  execFileSync('mkfifo', [join(workspace, 'pipe')]);
  const said = await tried(workspace, 'pipe');
  for (const name of ['Read', 'Write', 'Edit', 'Grep']) expect(said[name]).toMatch(/^true: .*not a regular file/);
  expect((await use('Grep', workspace, { pattern: 'inside' })).content).toBe('a.txt');
});

test('P5: a directory that became a link is not listed', async () => {
  const workspace = workspaceWith({ 'sub/a.txt': 'x' });
  const real = await realpath(join(workspace, 'sub'));
  renameSync(real, join(workspace, 'was'));
  symlinkSync(dirname(workspace), real);
  expect(await entriesIn(real)).toEqual([]);
  expect((await entriesIn(join(workspace, 'was'))).map(({ name }) => name)).toEqual(['a.txt']);
});

test('P5: what was judged is what is opened', async () => {
  const swapped = async (open: (path: string) => Promise<Buffer>): Promise<boolean> => {
    const workspace = workspaceWith({ 'sub/secret.txt': 'inside\n' });
    const real = await resolveInWorkspace(workspace, 'sub/secret.txt');
    renameSync(join(workspace, 'sub'), join(workspace, 'was'));
    symlinkSync('..', join(workspace, 'sub'));
    const bytes = await open(real).catch(() => Buffer.from('refused'));
    return !bytes.toString().includes('outside');
  };
  await ablation('held directory', 'a link that comes after the wall leads nowhere', {
    on: () => swapped((path) => readRegularFile(path, path)),
    off: () => swapped((path) => readFile(path)),
  });
});

test('P5: while somebody swaps a folder for a link, over and over, nothing outside is read or written', async () => {
  const workspace = workspaceWith({ 'sub/secret.txt': 'inside\n', 'sub/keep.txt': 'inside\n' });
  const outside = dirname(workspace);
  mkdirSync(join(outside, 'target'));
  writeFileSync(join(outside, 'target', 'secret.txt'), 'outside\n');
  symlinkSync('../target', join(workspace, 'link'));
  const swap = `const fs = require('fs'); process.stdout.write('go');
    for (;;) { fs.renameSync('sub', 'real'); fs.renameSync('link', 'sub'); fs.renameSync('sub', 'link'); fs.renameSync('real', 'sub'); }`;
  const child = spawn(process.execPath, ['-e', swap], { cwd: workspace, stdio: ['ignore', 'pipe', 'ignore'] });
  children.push(child);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  const before = statSync(join(outside, 'target')).mtimeMs;
  let opened = 0;
  for (let round = 0; round < 60; round += 1) {
    const read = await use('Read', workspace, { file_path: 'sub/secret.txt' }).catch(() => ({ content: '' }));
    if (read.content.includes('inside')) opened += 1;
    expect(read.content).not.toContain('outside\n');
    await use('Write', workspace, { file_path: `sub/new-${round}.txt`, content: 'planted' }).catch(() => undefined);
    await use('Write', workspace, { file_path: 'sub/secret.txt', content: `inside ${round}\n` }).catch(() => undefined);
  }
  child.kill('SIGKILL');
  expect(readdirSync(join(outside, 'target'))).toEqual(['secret.txt']);
  expect(readFileSync(join(outside, 'target', 'secret.txt'), 'utf8')).toBe('outside\n');
  expect(statSync(join(outside, 'target')).mtimeMs).toBe(before);
  expect(opened).toBeGreaterThan(0);
});
