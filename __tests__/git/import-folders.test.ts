import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';

import { importFolders } from '../../src/git/import-folders.js';
import { createPlainSandbox } from '../../src/sandbox/plain.js';
import { writeFiles, type Files } from '../cli/gate-bench.js';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

async function imported(start: Files, final: Files) {
  const root = mkdtempSync(join(tmpdir(), 'greengate-folders-'));
  roots.push(root);
  await writeFiles(join(root, 'start'), start);
  await writeFiles(join(root, 'final'), final);
  const scratch = join(root, 'scratch');
  mkdirSync(scratch);
  const sandbox = createPlainSandbox({ environment: { PATH: process.env['PATH'], HOME: root } });
  const { signal } = new AbortController();
  const folders = { start: join(root, 'start'), final: join(root, 'final'), scratch, sandbox, signal };
  const { left, repository } = await importFolders(folders);
  const read = (path: string): string | undefined => {
    const file = join(repository.workspace, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  return { left, read };
}

const IGNORING = { '.gitignore': 'node_modules/\nbuild/\n*.log\n', 'a.txt': 'one\n' };

test('ignored files are those of the start: what the final folder has alone or otherwise is left, and told', async () => {
  const { left, read } = await imported(
    { ...IGNORING, 'build/out': 'old', 'same.log': 'same', 'gone.log': 'gone', 'sub/node_modules/x': 'x' },
    { ...IGNORING, 'a.txt': 'two\n', 'build/out': 'new', 'build/more': 'new', 'same.log': 'same', 'new.log': 'new' },
  );
  expect(left).toEqual(['build', 'new.log']);
  const paths = ['a.txt', 'build/out', 'build/more', 'same.log', 'gone.log', 'new.log', 'sub/node_modules/x'];
  expect(paths.map(read)).toEqual(['two\n', 'old', undefined, 'same', 'gone', undefined, 'x']);
});

test('with a changed lock file the dependencies are those of the final folder', async () => {
  const lock = (text: string) => ({ 'package-lock.json': text });
  const { left, read } = await imported(
    { ...IGNORING, ...lock('1'), 'node_modules/a': 'old' },
    { ...IGNORING, ...lock('2'), 'node_modules/a': 'new', 'x.log': 'new' },
  );
  expect({ left, a: read('node_modules/a') }).toEqual({ left: ['x.log'], a: 'new' });
});

test('what the final tree does not ignore is part of it, and nothing ignored before comes in by that', async () => {
  const { left, read } = await imported(
    { ...IGNORING, 'build/out': 'old', 'only.log': 'old' },
    { ...IGNORING, '.gitignore': 'node_modules/\n', 'build/out': 'mine' },
  );
  expect({ left, out: read('build/out'), only: read('only.log') }).toEqual({ left: [], out: 'mine', only: undefined });
});
