import { afterEach, describe, expect, test } from '@jest/globals';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { changes } from '../../src/git/changes.js';
import { checkout } from '../../src/git/checkout.js';
import { commit } from '../../src/git/commit.js';
import { restore } from '../../src/git/restore.js';
import { snapshot } from '../../src/git/snapshot.js';
import type { FileChange } from '../../src/git/types.js';
import { BOT, Scene, type Content } from './scene.js';

let scene: Scene;
afterEach(() => scene.remove());

/** What a run's snapshots say when `edit` happens between them. */
async function changesOf(edit: () => void): Promise<FileChange[]> {
  const repo = await scene.open();
  const before = await snapshot(repo);
  edit();
  return changes(repo, before, await snapshot(repo));
}

describe('what differs between two snapshots', () => {
  test('every kind of change', async () => {
    scene = new Scene({
      a: '1\n2\n',
      gone: 'x\n',
      run: 'x\n',
      link: 'x\n',
      bin: Buffer.from([0, 1]),
      '.gitignore': '*.log\n',
    });
    const edit = (): void => {
      scene.write({
        a: '1\n3\n4\n',
        new: 'x\n',
        run: { run: 'x\n' },
        link: { link: 'a' },
        bin: Buffer.from([0, 2]),
        'x.log': '',
      });
      rmSync(join(scene.work, 'gone'));
    };
    expect(await changesOf(edit)).toEqual([
      { path: 'a', status: 'modified', mode: '100644', added: 2, removed: 1 },
      { path: 'bin', status: 'modified', mode: '100644' },
      { path: 'gone', status: 'deleted', mode: '000000', added: 0, removed: 1 },
      { path: 'link', status: 'type-changed', mode: '120000', added: 1, removed: 1 },
      { path: 'new', status: 'added', mode: '100644', added: 1, removed: 0 },
      { path: 'run', status: 'modified', mode: '100755', added: 0, removed: 0 },
    ]);
  });

  test.each([
    'line\nbreak',
    'ta\tb',
    'quo"te',
    "it's",
    '-rf',
    '*',
    '[a]',
    ':(top)x',
    ' space ',
    'dir/ü 漢.txt',
    '\\back',
    ':0',
  ])('a file named %j', async (name) => {
    scene = new Scene({ [name]: 'old\n', other: 'x\n' });
    const change = { path: name, status: 'modified', mode: '100644', added: 1, removed: 1 };
    expect(await changesOf(() => scene.write({ [name]: 'new\n' }))).toEqual([change]);
  });

  test('a file becomes a folder and a folder a file', async () => {
    scene = new Scene({ file: 'x\n', 'folder/a': 'x\n' });
    const found = await changesOf(() => {
      rmSync(join(scene.work, 'file'));
      rmSync(join(scene.work, 'folder'), { recursive: true });
      scene.write({ 'file/a': 'x\n', folder: 'x\n' });
    });
    expect(found.map(({ path, status }) => `${status} ${path}`)).toEqual([
      'deleted file',
      'added file/a',
      'added folder',
      'deleted folder/a',
    ]);
  });

  test.each<[string, Content, Content]>([
    ['CRLF', 'a\r\nb\r\n', 'a\r\nc\r\n'],
    ['Latin-1', Buffer.from('gr\xfcn\n', 'latin1'), Buffer.from('gr\xfcner\n', 'latin1')],
  ])('%s: bytes are kept', async (_name, old, edited) => {
    scene = new Scene({ f: old });
    const repo = await scene.open();
    const before = await snapshot(repo);
    scene.write({ f: edited });
    const after = await snapshot(repo);
    expect(await changes(repo, before, after)).toMatchObject([{ path: 'f', status: 'modified' }]);
    scene.write({ f: 'other' });
    const request = { parent: repo.head.sha, before, after, message: 'm', author: BOT };
    await checkout(repo, (await commit(repo, request))?.sha ?? '');
    expect(scene.git('hash-object', '--no-filters', 'f')).toBe(hashOf(edited));
  });

  test('nothing', async () => {
    scene = new Scene();
    expect(await changesOf(() => scene.write({ 'a.txt': 'one\n' }))).toEqual([]);
  });

  test('a sparse checkout stays complete', async () => {
    scene = new Scene({ 'in/a': 'x\n', 'out/b': 'x\n' });
    scene.git('sparse-checkout', 'set', 'in');
    expect(existsSync(join(scene.work, 'out/b'))).toBe(false);
    expect((await changesOf(() => scene.write({ 'in/a': 'y\n', 'new/c': 'x\n' }))).map(({ path }) => path)).toEqual([
      'in/a',
      'new/c',
    ]);
  });

  test('a submodule that is not checked out is no change', async () => {
    scene = new Scene();
    scene.git('update-index', '--add', '--cacheinfo', `160000,${scene.git('rev-parse', 'HEAD')},lib`);
    scene.git('commit', '-q', '-m', 'submodule');
    mkdirSync(join(scene.work, 'lib'));
    expect(await changesOf(() => scene.write({ 'lib/x': 'x' }))).toEqual([]);
  });

  test('repositories inside the work tree and .git look-alikes are listed, not stored', async () => {
    scene = new Scene();
    const repo = await scene.open();
    const before = await snapshot(repo);
    mkdirSync(join(scene.work, 'empty'));
    mkdirSync(join(scene.work, 'inner'));
    scene.gitIn(join(scene.work, 'empty'), 'init', '-q');
    scene.gitIn(join(scene.work, 'inner'), 'init', '-q');
    scene.gitIn(join(scene.work, 'inner'), 'commit', '-q', '--allow-empty', '-m', 'x');
    scene.write({ 'sub/.GIT/config': 'x', 'fine.txt': 'x\n' });
    const after = await snapshot(repo);
    expect((await changes(repo, before, after)).map(({ path }) => path)).toEqual(['fine.txt']);
    expect([...repo.unstorable].sort()).toEqual(['empty/', 'inner/', 'sub/.GIT/config']);
  });

  test('what keeps its own user out is let in: files and folders that tests closed', async () => {
    scene = new Scene();
    scene.write({ 'secret/x': 'x', closed: 'y', 'full/kept': 'z' });
    const repo = await scene.open();
    const tree = await snapshot(repo);
    scene.write({ 'full/new': 'x' });
    for (const [path, mode] of [
      ['secret', 0],
      ['closed', 0],
      ['full', 0o500],
    ] as const)
      chmodSync(join(scene.work, path), mode);
    await restore(repo, tree);
    expect(await snapshot(repo)).toBe(tree);
    expect(readFileSync(join(scene.work, 'secret/x'), 'utf8')).toBe('x');
  });
});

function hashOf(content: Content): string {
  scene.write({ '../bytes': content });
  return scene.git('hash-object', '--no-filters', '../bytes');
}
