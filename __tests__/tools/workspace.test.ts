import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { resolveInWorkspace } from '../../src/tools/workspace.js';
import { use, workspaceWith } from './workspace-for-test.js';

const FILES = {
  'a.txt': 'inside a\n',
  'sub/b.txt': 'inside b\n',
  inner: '-> a.txt',
  'out-file': '-> ../secret.txt',
  'out-dir': '-> ..',
  dangling: '-> ../not-yet.txt',
  chain: '-> out-dir/secret.txt',
  '.git/config': '[core]\n',
  'sub/.GIT/config': 'x\n',
};

const ESCAPES = [
  '../secret.txt',
  'sub/../../secret.txt',
  'nowhere/../../secret.txt',
  '/etc/passwd',
  '/',
  '..',
  'out-file',
  'out-dir/secret.txt',
  'out-dir/new/file.txt',
  'dangling',
  'chain',
  '.git/config',
  '.git',
  './.git/hooks/pre-commit',
  '.GIT/config',
  'sub/.git',
  '.git./config',
  'a.txt\0.png',
];

describe('T8: the path wall', () => {
  const workspace = workspaceWith(FILES);

  test.each(['a.txt', './a.txt', 'sub/../a.txt', 'inner', join(workspace, 'a.txt')])('lets %s in', async (path) => {
    expect(await resolveInWorkspace(workspace, path)).toBe(join(workspace, 'a.txt'));
  });

  test.each(ESCAPES)('T8: refuses %j to Read, Write and Edit, with an error and not a question', async (path) => {
    const read = await use('Read', workspace, { file_path: path });
    const write = await use('Write', workspace, { file_path: path, content: 'broken in' });
    const edit = await use('Edit', workspace, { file_path: path, old_string: 'secret', new_string: 'broken in' });
    expect([read.isError, write.isError, edit.isError]).toEqual([true, true, true]);
    expect(read.content + write.content + edit.content).not.toContain('secret outside');
    expect(readFileSync(join(dirname(workspace), 'secret.txt'), 'utf8')).toBe('secret outside\n');
    expect(readdirSync(dirname(workspace))).toEqual(['secret.txt', 'work']);
  });

  test('T8: a directory whose name only begins like the workspace is outside', async () => {
    await expect(resolveInWorkspace(workspace, `${workspace}-other/x`)).rejects.toThrow('outside the workspace');
  });

  test('links that go round in a circle are an error', async () => {
    const circle = workspaceWith({ a: '-> b', b: '-> a' });
    await expect(resolveInWorkspace(circle, 'a')).rejects.toThrow();
  });
});

describe.each([{ git: true }, { git: false }])('T9: the wall covers Glob and Grep (%j)', (options) => {
  const workspace = workspaceWith(options.git ? { ...FILES, '.git/config': '' } : FILES, options);

  test.each([
    { pattern: '../*' },
    { pattern: '../../**' },
    { pattern: '/etc/*' },
    { pattern: '*', path: '..' },
    { pattern: '*', path: 'out-dir' },
    { pattern: '*', path: '/' },
    { pattern: '**', path: '.git' },
    { pattern: 'sub/../../*' },
  ])('Glob %j', async (input) => {
    expect((await use('Glob', workspace, input)).isError).toBe(true);
  });

  test('Glob lists links but nothing behind them, and nothing of git', async () => {
    const { content } = await use('Glob', workspace, { pattern: '**' });
    expect(content.split('\n').filter((name) => /secret|config|HEAD/.test(name))).toEqual([]);
    expect(content).toContain('out-dir');
  });

  test.each([
    { pattern: 'secret', path: '..' },
    { pattern: 'secret', path: 'out-dir' },
    { pattern: 'secret', path: 'out-file' },
    { pattern: 'root', path: '/etc/passwd' },
    { pattern: 'core', path: '.git' },
    { pattern: 'secret', glob: '../*' },
    { pattern: 'secret', glob: '/etc/*' },
  ])('Grep %j', async (input) => {
    expect((await use('Grep', workspace, { ...input, output_mode: 'content' })).isError).toBe(true);
  });

  test('Grep follows no link out', async () => {
    const { content } = await use('Grep', workspace, { pattern: 'secret|inside|core', output_mode: 'content' });
    expect(content).not.toContain('secret outside');
    expect(content).not.toContain('[core]');
    expect((await use('Grep', workspace, { pattern: '^x$' })).content).toBe('No match for ^x$.');
    expect(content).toContain('a.txt:1:inside a');
  });
});
