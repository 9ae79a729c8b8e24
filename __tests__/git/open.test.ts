import { afterEach, describe, expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openRepository } from '../../src/git/open.js';
import { dirtyTracked, listFiles, readFile } from '../../src/git/read.js';
import { snapshot } from '../../src/git/snapshot.js';
import { createPlainSandbox } from '../../src/sandbox/plain.js';
import { Scene } from './scene.js';

let scene: Scene;
afterEach(() => scene.remove());

function tree(rev = 'HEAD'): string {
  return scene.git('rev-parse', `${rev}^{tree}`);
}

describe('opening a repository', () => {
  test('from a folder inside it', async () => {
    scene = new Scene({ 'sub/a.txt': 'one\n' });
    const repo = await scene.open(join(scene.work, 'sub'));
    expect(repo.workspace).toBe(realpathSync(scene.work));
    expect(repo.head).toEqual({ sha: scene.git('rev-parse', 'HEAD'), branch: 'main' });
    expect(await snapshot(repo)).toBe(tree());
  });

  test('with a detached HEAD', async () => {
    scene = new Scene();
    scene.git('checkout', '-q', '--detach');
    expect((await scene.open()).head).toEqual({ sha: scene.git('rev-parse', 'HEAD') });
  });

  test('in a linked worktree', async () => {
    scene = new Scene();
    const linked = join(scene.root, 'linked');
    scene.git('worktree', 'add', '-q', '-b', 'side', linked);
    scene.write({ 'b.txt': 'two\n' }, linked);
    scene.gitIn(linked, 'add', '-A');
    scene.gitIn(linked, 'commit', '-q', '-m', 'side');
    const repo = await scene.open(linked);
    expect(repo.head.branch).toBe('side');
    expect(await snapshot(repo)).toBe(tree('side'));
  });

  test('that borrows objects from another one', async () => {
    scene = new Scene();
    const borrower = join(scene.root, 'borrower');
    scene.git('clone', '-q', '--shared', '.', borrower);
    expect(await snapshot(await scene.open(borrower))).toBe(tree());
  });

  test('with a split index', async () => {
    scene = new Scene();
    scene.git('update-index', '--split-index');
    expect(await snapshot(await scene.open())).toBe(tree());
  });

  test('with SHA-256 ids', async () => {
    scene = new Scene();
    const other = join(scene.root, 'sha256');
    scene.git('init', '-q', '--object-format=sha256', other);
    scene.write({ 'a.txt': 'one\n' }, other);
    scene.gitIn(other, 'add', '-A');
    scene.gitIn(other, 'commit', '-q', '-m', 'start');
    expect(await snapshot(await scene.open(other))).toBe(scene.gitIn(other, 'rev-parse', 'HEAD^{tree}'));
  });

  test("the user's own ignore list counts", async () => {
    scene = new Scene();
    writeFileSync(join(scene.root, '.gitconfig'), `[core]\n\texcludesFile = "~/ignore \\"me\\""\n`);
    writeFileSync(join(scene.root, 'ignore "me"'), '*.swp\n');
    scene.write({ 'a.txt.swp': 'x' });
    expect(await snapshot(await scene.open())).toBe(tree());
  });

  test.each([
    ['no repository', (s: Scene) => s.root, /is not inside a git repository.*actions\/checkout/],
    ['no commit', (s: Scene) => s.gitIn(s.root, 'init', '-q', 'empty') + join(s.root, 'empty'), /has no commit yet/],
    ['a bare one', (s: Scene) => s.origin(), /bare git repository/],
  ])('%s is a clear error', async (_name, folder, message) => {
    scene = new Scene();
    await expect(scene.open(folder(scene))).rejects.toThrow(message);
  });

  test('a folder that is missing is a clear error', async () => {
    scene = new Scene();
    await expect(scene.open('/no/such/folder')).rejects.toThrow(
      /working directory \/no\/such\/folder does not exist\.$/,
    );
  });

  test('a machine without git is a clear error', async () => {
    scene = new Scene();
    const sandbox = createPlainSandbox({ environment: { PATH: '/nowhere' } });
    const opening = openRepository({ workspace: scene.work, scratch: scene.root, sandbox });
    await expect(opening).rejects.toThrow(/git could not be started.*Install git/);
  });
});

describe('reading', () => {
  test('files of a commit, not of the work tree', async () => {
    scene = new Scene({
      'a.txt': 'one\n',
      'dir/b.bin': Buffer.from([0, 255, 10]),
      'link.txt': { link: 'a.txt' },
      out: { link: '../x' },
    });
    const repo = await scene.open();
    scene.write({ 'a.txt': 'changed\n' });
    const read = (path: string): Promise<Buffer | undefined> => readFile(repo, repo.head.sha, path);
    expect((await read('a.txt'))?.toString()).toBe('one\n');
    expect(await read('dir/b.bin')).toEqual(Buffer.from([0, 255, 10]));
    expect((await read('link.txt'))?.toString()).toBe('one\n');
    expect(await Promise.all(['none', 'dir', 'out', '../a.txt', 'a.txt\nx', ''].map(read))).toEqual(
      Array(6).fill(undefined),
    );
    expect(await listFiles(repo, repo.head.sha)).toEqual(['a.txt', 'dir/b.bin', 'link.txt', 'out']);
  });

  test('tracked files that differ from HEAD', async () => {
    scene = new Scene({ 'a.txt': 'one\n', 'b.txt': 'two\n', 'c.txt': 'three\n', 'd.txt': 'four\n' });
    scene.write({ 'a.txt': 'changed\n', 'new.txt': 'x', 'staged.txt': 'x', 'd.txt': 'four\n' });
    scene.git('add', 'staged.txt');
    scene.git('rm', '-q', 'b.txt');
    expect(await dirtyTracked(await scene.open())).toEqual(['a.txt', 'b.txt', 'staged.txt']);
  });
});

test('the real repository is not written to', async () => {
  scene = new Scene();
  const index = readFileSync(join(scene.work, '.git/index'));
  const repo = await scene.open();
  mkdirSync(join(scene.work, 'sub'));
  scene.write({ 'sub/new.txt': 'new\n' });
  const after = await snapshot(repo);
  expect(after).not.toBe(tree());
  expect(readFileSync(join(scene.work, '.git/index'))).toEqual(index);
  expect(() => scene.git('cat-file', '-e', after)).toThrow();
});
