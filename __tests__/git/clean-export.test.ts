import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';

import { checkout } from '../../src/git/checkout.js';
import { cleanExport } from '../../src/git/clean-export.js';
import { leftOut } from '../../src/git/left-out.js';
import { giveBackLent } from '../../src/git/lend.js';
import { onlyHere } from '../../src/git/only-here.js';
import { snapshot } from '../../src/git/snapshot.js';
import { bringSubmodules } from '../../src/git/submodules.js';
import { Scene } from './scene.js';

let scene: Scene;
afterEach(() => scene.remove());

/** A time (ms) between what was written and what will be, by the clock of the files, which goes in steps. */
function tick(): number {
  const mark = join(scene.root, 'mark');
  const touched = (): number => {
    writeFileSync(mark, '');
    return statSync(mark).ctimeMs;
  };
  const before = touched();
  for (;;) {
    const now = Math.floor(touched());
    if (now > before) return now;
  }
}

const IGNORING = { '.gitignore': 'node_modules/\nbuild/\n*.log\n', 'a.txt': 'one\n' };
const DEP = 'node_modules/dep/index.js';

test('what was there before is lent and given back; what came since takes no part, and is named', async () => {
  scene = new Scene(IGNORING);
  scene.write({ [DEP]: 'old', 'old.log': 'old' });
  const repo = await scene.open();
  const since = tick();
  scene.write({ 'node_modules/.cache/fix': 'new', 'build/out': 'new', 'new.log': 'new' });
  mkdirSync(join(scene.work, 'empty'));
  const folder = join(scene.root, 'export');
  const { remove, changed } = await cleanExport(repo, await snapshot(repo), folder, { since });
  expect(readdirSync(folder).sort()).toEqual(['.git', '.gitignore', 'a.txt', 'node_modules', 'old.log']);
  expect(readFileSync(join(folder, DEP), 'utf8')).toBe('old');
  expect(existsSync(join(folder, 'node_modules/.cache/fix'))).toBe(false);
  writeFileSync(join(folder, 'left.txt'), 'x');
  expect(await changed()).toEqual(['left.txt']);
  await remove();
  for (const path of [DEP, 'node_modules/.cache/fix', 'build/out', 'new.log'])
    expect(existsSync(join(scene.work, path))).toBe(true);
  expect(existsSync(folder)).toBe(false);
  expect(await onlyHere(repo, since)).toEqual(['build', 'empty/', 'new.log', 'node_modules/.cache/fix']);
});

test('a folder that holds nothing but what is ignored is lent once', async () => {
  scene = new Scene(IGNORING);
  scene.write({ 'sub/node_modules/x.js': 'old', 'sub/old.log': 'old' });
  const repo = await scene.open();
  const folder = join(scene.root, 'export');
  const { remove } = await cleanExport(repo, await snapshot(repo), folder, { since: tick() });
  expect(readdirSync(join(folder, 'sub')).sort()).toEqual(['node_modules', 'old.log']);
  await remove();
  expect(readdirSync(join(scene.work, 'sub')).sort()).toEqual(['node_modules', 'old.log']);
});

test('lending leaves the times of dependencies alone: they are no newer afterwards', async () => {
  scene = new Scene(IGNORING);
  scene.write({ [DEP]: 'old' });
  const repo = await scene.open();
  const since = tick();
  for (let run = 0; run < 2; run += 1) {
    const { remove } = await cleanExport(repo, await snapshot(repo), join(scene.root, 'export'), { since });
    await remove();
  }
  expect(await onlyHere(repo, since)).toEqual([]);
});

test('after a kill another process gives back what was lent', async () => {
  scene = new Scene(IGNORING);
  scene.write({ [DEP]: 'old' });
  const repo = await scene.open();
  const since = tick();
  scene.write({ 'node_modules/new.js': 'new' });
  const folder = join(scene.root, 'export');
  await cleanExport(repo, await snapshot(repo), folder, { since });
  expect(existsSync(join(scene.work, DEP))).toBe(false);
  await giveBackLent(folder);
  expect(readFileSync(join(scene.work, DEP), 'utf8')).toBe('old');
  expect(readFileSync(join(scene.work, 'node_modules/new.js'), 'utf8')).toBe('new');
});

test('a tree that tracks files in what is ignored now leaves none of them in the workspace', async () => {
  scene = new Scene({ 'build/kept.txt': 'tracked\n', 'a.txt': 'one\n' });
  const repo = await scene.open();
  const start = await snapshot(repo);
  scene.git('rm', '-q', '-r', '--cached', 'build');
  scene.write({ '.gitignore': 'build/\n', 'build/kept.txt': 'mine\n', 'build/other.txt': 'mine\n' });
  scene.git('add', '-A');
  scene.git('commit', '-q', '-m', 'Ignore');
  const later = await scene.open();
  const since = tick();
  const folder = join(scene.root, 'export');
  const { remove } = await cleanExport(later, start, folder, { since });
  expect(readFileSync(join(folder, 'build/kept.txt'), 'utf8')).toBe('tracked\n');
  await remove();
  expect(readFileSync(join(scene.work, 'build/kept.txt'), 'utf8')).toBe('mine\n');
});

test('attributes are those of a clone, and files that a filter makes come from the workspace', async () => {
  scene = new Scene({
    '.gitattributes': 'v.txt ident\n*.bin filter=lfs -text\n',
    'v.txt': '$Id$\n',
    'x.bin': 'pointer\n',
  });
  const repo = await scene.open();
  const tree = await snapshot(repo);
  scene.write({ 'v.txt': '$Id: right $\n' });
  const since = tick();
  const folder = join(scene.root, 'export');
  const { remove } = await cleanExport(repo, tree, folder, { since });
  expect(readFileSync(join(folder, 'v.txt'), 'utf8')).toMatch(/^\$Id: [0-9a-f]{40} \$\n$/);
  expect(readFileSync(join(folder, 'x.bin'), 'utf8')).toBe('pointer\n');
  await remove();
});

/** A repository whose second commit moves a submodule; the workspace stays at the first. */
function moved(): { readonly second: string; readonly lib: string } {
  scene = new Scene();
  const lib = join(scene.work, 'lib');
  mkdirSync(lib);
  const commit = (text: string): string => {
    scene.write({ 'f.txt': text }, lib);
    scene.gitIn(lib, 'add', '-A');
    scene.gitIn(lib, 'commit', '-q', '-m', text);
    return scene.gitIn(lib, 'rev-parse', 'HEAD');
  };
  scene.gitIn(lib, 'init', '-q');
  const pins = [commit('one'), commit('two')].map((pin) => {
    scene.git('update-index', '--add', '--cacheinfo', `160000,${pin},lib`);
    scene.git('commit', '-q', '-m', pin);
    return scene.git('rev-parse', 'HEAD');
  });
  scene.git('checkout', '-q', pins[0] ?? '');
  scene.gitIn(lib, 'checkout', '-q', 'HEAD~1');
  return { second: pins[1] ?? '', lib };
}

test('a submodule is brought to the commit that the tree names, and exported at it', async () => {
  const { second, lib } = moved();
  const repo = await scene.open();
  await checkout(repo, second);
  await bringSubmodules(repo, undefined);
  expect(readFileSync(join(lib, 'f.txt'), 'utf8')).toBe('two');
  const since = tick();
  const folder = join(scene.root, 'export');
  const { remove } = await cleanExport(repo, await snapshot(repo), folder, { since });
  expect(readFileSync(join(folder, 'lib/f.txt'), 'utf8')).toBe('two');
  await remove();
  const before = await snapshot(repo);
  expect(await leftOut(repo, { before, after: before, since })).toEqual([]);
  scene.write({ 'lib/f.txt': 'mine' });
  const after = await snapshot(repo);
  expect(await leftOut(repo, { before, after, since })).toEqual([{ path: 'lib/f.txt', what: 'a submodule' }]);
});

test('a submodule whose commit is nowhere is told by name', async () => {
  const { second } = moved();
  const nowhere = '1'.repeat(40);
  scene.git('checkout', '-q', second);
  scene.git('update-index', '--cacheinfo', `160000,${nowhere},lib`);
  scene.git('commit', '-q', '-m', 'nowhere');
  const repo = await scene.open();
  const made = cleanExport(repo, await snapshot(repo), join(scene.root, 'export'), { since: tick() });
  await expect(made).rejects.toThrow(`the submodule lib is not at ${nowhere}`);
});

test('what was changed and no commit may hold: Git LFS, and repositories that were made', async () => {
  scene = new Scene({ '.gitattributes': '*.bin filter=lfs -text\n', 'a.txt': 'one\n' });
  mkdirSync(join(scene.work, 'before'));
  scene.gitIn(join(scene.work, 'before'), 'init', '-q');
  const repo = await scene.open();
  const before = await snapshot(repo);
  const since = tick();
  scene.write({ 'x.bin': 'x' });
  mkdirSync(join(scene.work, 'made'));
  scene.gitIn(join(scene.work, 'made'), 'init', '-q');
  expect(await leftOut(repo, { before, after: await snapshot(repo), since })).toEqual([
    { path: 'x.bin', what: 'Git LFS' },
    { path: 'made', what: 'a repository inside this one' },
  ]);
});
