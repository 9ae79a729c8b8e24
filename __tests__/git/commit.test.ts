import { afterEach, describe, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { changes } from '../../src/git/changes.js';
import { checkout } from '../../src/git/checkout.js';
import { commit, type Commit } from '../../src/git/commit.js';
import { reopenRepository, type RepositoryState } from '../../src/git/open.js';
import { publishLocally } from '../../src/git/publish-locally.js';
import { rebase } from '../../src/git/rebase.js';
import type { Repository } from '../../src/git/repository.js';
import { snapshot } from '../../src/git/snapshot.js';
import type { CommitRequest } from '../../src/git/types.js';
import { BOT, Scene } from './scene.js';

let scene: Scene;
afterEach(() => scene.remove());

/** Commits what `edit` does to the work tree. */
async function commitEdit(
  repo: Repository,
  edit: () => void,
  more: Partial<CommitRequest> = {},
): Promise<Commit | undefined> {
  const before = await snapshot(repo);
  edit();
  const after = await snapshot(repo);
  const request = { parent: repo.head.sha, before, after, message: 'Fix it', author: BOT };
  return commit(repo, { ...request, ...more });
}

/** git on the trusted directory, where new objects are. */
function show(repo: Repository, ...args: string[]): string {
  return scene.git(`--git-dir=${repo.gitDir}`, ...args);
}

describe('a commit', () => {
  test('holds the changes, the message and the identity', async () => {
    scene = new Scene({ 'a.txt': 'one\n', gone: 'x\n' });
    const repo = await scene.open();
    const message = 'Fix ü\n\n-- body\n\nCo-authored-by: Ada <ada@example.com>\n';
    const made = await commitEdit(
      repo,
      () => {
        scene.write({ 'a.txt': 'two\n', 'dir/-new': 'x\n' });
        rmSync(join(scene.work, 'gone'));
      },
      { message },
    );
    expect(made?.changed.map(({ path }) => path)).toEqual(['a.txt', 'dir/-new', 'gone']);
    expect(made?.leftOut).toEqual([]);
    const sha = made?.sha ?? '';
    expect(show(repo, 'log', '-1', '--format=%an <%ae>|%cn <%ce>|%P|%T', sha)).toBe(
      `${BOT.name} <${BOT.email}>|${BOT.name} <${BOT.email}>|${repo.head.sha}|${made?.tree}`,
    );
    expect(show(repo, 'log', '-1', '--format=%B', sha)).toBe(message.trimEnd());
    expect(show(repo, 'ls-tree', '-r', '--name-only', sha)).toBe('a.txt\ndir/-new');
  });

  test('leaves out what was there before the run', async () => {
    scene = new Scene();
    scene.write({ 'users-notes.txt': 'mine\n' });
    const repo = await scene.open();
    const made = await commitEdit(repo, () => scene.write({ 'a.txt': 'two\n' }));
    expect(made?.changed.map(({ path }) => path)).toEqual(['a.txt']);
    expect(show(repo, 'ls-tree', '-r', '--name-only', made?.sha ?? '')).toBe('a.txt');
  });

  test('is not made when nothing changed', async () => {
    scene = new Scene();
    expect(await commitEdit(await scene.open(), () => {})).toBeUndefined();
  });

  test('is not made when the parent has the change already', async () => {
    scene = new Scene();
    const repo = await scene.open();
    const edit = (): void => scene.write({ 'a.txt': 'two\n' });
    const made = await commitEdit(repo, edit);
    await checkout(repo, repo.head.sha);
    expect(await commitEdit(repo, edit, { parent: made?.sha ?? '' })).toBeUndefined();
  });

  test('never moves a submodule nor takes a repository in', async () => {
    scene = new Scene();
    const lib = join(scene.work, 'lib');
    mkdirSync(lib);
    scene.gitIn(lib, 'init', '-q');
    scene.gitIn(lib, 'commit', '-q', '--allow-empty', '-m', 'one');
    const pinned = scene.gitIn(lib, 'rev-parse', 'HEAD');
    scene.git('update-index', '--add', '--cacheinfo', `160000,${pinned},lib`);
    scene.git('commit', '-q', '-m', 'submodule');
    const repo = await scene.open();
    const made = await commitEdit(repo, () => {
      scene.gitIn(lib, 'commit', '-q', '--allow-empty', '-m', 'two');
      mkdirSync(join(scene.work, 'inner'));
      scene.gitIn(join(scene.work, 'inner'), 'init', '-q');
      scene.write({ 'a.txt': 'two\n' });
    });
    expect(made?.leftOut).toEqual(['inner/']);
    expect(show(repo, 'ls-tree', made?.sha ?? '', 'lib')).toContain(pinned);
  });
});

test('files in Git LFS are left out of a commit', async () => {
  scene = new Scene({
    'a.txt': 'one\n',
    'logo.psd': 'pointer\n',
    '.gitattributes': '*.psd filter=lfs diff=lfs -text\n',
  });
  const edit = (): void => scene.write({ 'a.txt': 'two\n', 'logo.psd': 'whole\n' });
  const made = await commitEdit(await scene.open(), edit);
  expect(made).toMatchObject({ changed: [{ path: 'a.txt' }], leftOut: ['logo.psd'] });
});

test('a repository is taken up again after its process died within git', async () => {
  scene = new Scene();
  const first = await scene.open();
  const before = await snapshot(first);
  scene.write({ 'a.txt': 'two\n' });
  scene.write({ 'index.lock': '' }, first.gitDir);
  const { workspace, gitDir, realGitDir, head } = first;
  const state: unknown = JSON.parse(JSON.stringify({ workspace, gitDir, realGitDir, head }));
  const again = await reopenRepository(state as RepositoryState, scene.sandbox);
  expect(await changes(again, before, await snapshot(again))).toMatchObject([{ path: 'a.txt' }]);
});

describe('checkout', () => {
  test('makes tracked files the commit’s and keeps the others', async () => {
    scene = new Scene({ 'a.txt': 'one\n', old: 'x\n', '.gitignore': 'ignored\n' });
    scene.git('checkout', '-q', '-b', 'other');
    scene.git('rm', '-q', 'old');
    scene.write({ 'a.txt': 'two\n', new: { run: 'x\n' } });
    scene.git('add', '-A');
    scene.git('commit', '-q', '-m', 'other');
    const sha = scene.git('rev-parse', 'HEAD');
    scene.git('checkout', '-q', 'main');
    const repo = await scene.open();
    await snapshot(repo);
    scene.write({ 'a.txt': 'dirty\n', ignored: 'x', untracked: 'x' });
    await checkout(repo, sha, 'other');
    expect(repo.head).toEqual({ sha, branch: 'other' });
    expect(scene.git('status', '--porcelain')).toBe(' M a.txt\n D old\n?? new\n?? untracked');
    expect(existsSync(join(scene.work, 'ignored'))).toBe(true);
    scene.git('symbolic-ref', 'HEAD', 'refs/heads/other');
    scene.git('reset', '-q');
    expect(scene.git('status', '--porcelain')).toBe('?? untracked');
  });
});

describe('rebase', () => {
  async function meet(
    theirs: Record<string, string>,
  ): Promise<{ repo: Repository; made: Commit | undefined; newBase: string }> {
    scene = new Scene({ 'a.txt': '1\n2\n3\n4\n5\n6\n', 'b.txt': 'x\n' });
    const start = scene.git('rev-parse', 'HEAD');
    scene.write(theirs);
    scene.git('commit', '-q', '-a', '-m', 'colleague');
    const newBase = scene.git('rev-parse', 'HEAD');
    scene.git('reset', '-q', '--hard', start);
    const repo = await scene.open();
    return { repo, newBase, made: await commitEdit(repo, () => scene.write({ 'a.txt': '1\n2\n3\n4\n5\nsix\n' })) };
  }

  test('carries a change over to a branch that moved', async () => {
    const { repo, made, newBase } = await meet({ 'a.txt': 'one\n2\n3\n4\n5\n6\n', 'b.txt': 'y\n' });
    const result = await rebase(repo, { commit: made?.sha ?? '', oldBase: repo.head.sha, newBase });
    if (result.kind !== 'clean') throw new Error('expected a clean merge');
    expect(show(repo, 'show', `${result.tree}:a.txt`)).toBe('one\n2\n3\n4\n5\nsix');
    expect(show(repo, 'show', `${result.tree}:b.txt`)).toBe('y');
  });

  test('names the files in conflict', async () => {
    const { repo, made, newBase } = await meet({ 'a.txt': '1\n2\n3\n4\n5\nSIX\n' });
    const result = await rebase(repo, { commit: made?.sha ?? '', oldBase: repo.head.sha, newBase });
    expect(result).toEqual({ kind: 'conflict', paths: ['a.txt'] });
  });
});

describe('publishing in the user’s own repository', () => {
  test('switches to a new branch and leaves the rest alone', async () => {
    scene = new Scene({ 'a.txt': 'one\n', '.gitignore': 'ignored\n' });
    scene.write({ untracked: 'mine', ignored: 'mine' });
    const repo = await scene.open();
    const made = await commitEdit(repo, () => scene.write({ 'a.txt': 'two\n', new: 'x\n' }));
    await publishLocally(repo, made?.sha ?? '', 'greengate/fix');
    expect(scene.git('status', '--porcelain', '-b', '--ignored')).toBe('## greengate/fix\n?? untracked\n!! ignored');
    expect(scene.git('rev-parse', 'HEAD', 'HEAD~')).toBe(`${made?.sha}\n${scene.git('rev-parse', 'main')}`);
    expect(scene.git('fsck', '--strict', '--no-dangling')).toBe('');
  });

  test('works in a linked worktree', async () => {
    scene = new Scene();
    const linked = join(scene.root, 'linked');
    scene.git('worktree', 'add', '-q', '-b', 'side', linked);
    const repo = await scene.open(linked);
    const made = await commitEdit(repo, () => scene.write({ 'a.txt': 'two\n' }, linked));
    await publishLocally(repo, made?.sha ?? '', 'fix');
    expect(scene.gitIn(linked, 'status', '--porcelain', '-b')).toBe('## fix');
    expect(scene.git('status', '--porcelain', '-b')).toBe('## main');
  });

  test.each([
    ['taken', 'taken', /branch "taken" exists already/],
    ['below a branch', 'taken/x', /branch "taken\/x" could not be created/],
    ['no name', '-x', /no valid branch name/],
  ])('a branch that is %s is a clear error', async (_name, branch, message) => {
    scene = new Scene();
    scene.git('branch', 'taken');
    const repo = await scene.open();
    const made = await commitEdit(repo, () => scene.write({ 'a.txt': 'two\n' }));
    await expect(publishLocally(repo, made?.sha ?? '', branch)).rejects.toThrow(message);
    expect(scene.git('status', '--porcelain', '-b')).toBe('## main\n M a.txt');
  });
});
