import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { changes } from '../../src/git/changes.js';
import { checkout } from '../../src/git/checkout.js';
import { commit } from '../../src/git/commit.js';
import { fetch } from '../../src/git/fetch.js';
import { publishLocally } from '../../src/git/publish-locally.js';
import { push } from '../../src/git/push.js';
import { ignoredAmong } from '../../src/git/ignored.js';
import { reopenRepository } from '../../src/git/open.js';
import { dirtyTracked, readFile } from '../../src/git/read.js';
import { rebase } from '../../src/git/rebase.js';
import { restore } from '../../src/git/restore.js';
import { git, startGit } from '../../src/git/run-git.js';
import { UserError } from '../../src/errors.js';
import { snapshot } from '../../src/git/snapshot.js';
import { ablation } from '../ablations/ablation.js';
import { BOT, Scene } from './scene.js';

let scene: Scene;
let canary: string;

beforeEach(() => {
  scene = new Scene({ 'a.txt': 'one\n', 'lib.txt': 'x\n' });
  canary = join(scene.root, 'canary');
});
afterEach(() => scene.remove());

/** Everything that git can be told to start, in the configuration of one repository. */
function plant(folder: string): void {
  const trap = `sh -c 'touch ${canary}; cat' --`;
  const settings = [
    ...['filter.evil.clean', 'filter.evil.smudge', 'diff.evil.textconv', 'diff.evil.command', 'merge.evil.driver'],
    ...['core.fsmonitor', 'core.pager', 'core.editor', 'core.sshCommand', 'core.gitProxy', 'core.alternateRefsCommand'],
    ...['diff.external', 'credential.helper', 'core.askPass', 'gpg.program', 'uploadpack.packObjectsHook'],
    ...[
      'alias.status',
      'alias.write-tree',
      'remote.origin.uploadpack',
      'remote.origin.receivepack',
      'filter.evil.process',
    ],
    ...['interactive.diffFilter', 'sequence.editor', 'pager.diff-tree', 'receive.procReceiveRefs', 'tar.evil.command'],
  ];
  for (const key of settings) scene.gitIn(folder, 'config', key, trap);
  scene.gitIn(folder, 'config', 'commit.gpgSign', 'true');
  scene.gitIn(folder, 'config', 'remote.origin.url', `ext::sh -c touch% ${canary}`);
  scene.gitIn(folder, 'config', 'remote.origin.promisor', 'true');
  scene.gitIn(folder, 'config', 'url.ext::sh -c touch% x.insteadOf', 'file:');
  scene.write(
    { included: `[core]\n\tfsmonitor = ${trap}\n[filter "lfs"]\n\tclean = ${trap}\n\tprocess = ${trap}\n` },
    scene.root,
  );
  scene.gitIn(folder, 'config', 'include.path', join(scene.root, 'included'));
  scene.gitIn(folder, 'config', `includeIf.gitdir:${folder}/**.path`, join(scene.root, 'included'));
  scene.gitIn(folder, 'config', 'core.hooksPath', join(scene.root, 'hooks'));
  for (const hook of [
    'post-checkout',
    'pre-push',
    'post-index-change',
    'reference-transaction',
    'pre-commit',
    'post-commit',
  ]) {
    scene.write({ [`hooks/${hook}`]: { run: `#!/bin/sh\ntouch ${canary}\n` } }, scene.root);
  }
}

/** What a process could do to the repository that the trusted one borrows from. */
const TRICKS: readonly (readonly [string, (git: string, elsewhere: string) => void])[] = [
  ['is a link to where it is now', (git) => (renameSync(git, `${git}-was`), symlinkSync(`${git}-was`, git))],
  [
    'is moved, and another one put there',
    (git, elsewhere) => (renameSync(git, `${git}-was`), cpSync(elsewhere, git, { recursive: true })),
  ],
  ['is a link to another one', (git, elsewhere) => (renameSync(git, `${git}-was`), symlinkSync(elsewhere, git))],
  [
    'is a file that names another one',
    (git, elsewhere) => (renameSync(git, `${git}-was`), writeFileSync(git, `gitdir: ${elsewhere}\n`)),
  ],
  ['is gone', (git) => rmSync(git, { recursive: true })],
  [
    'has other objects',
    (git, elsewhere) => (
      renameSync(join(git, 'objects'), join(git, 'was')),
      cpSync(join(elsewhere, 'objects'), join(git, 'objects'), { recursive: true })
    ),
  ],
  [
    'has objects that are a link',
    (git, elsewhere) => (
      renameSync(join(git, 'objects'), join(git, 'was')),
      symlinkSync(join(elsewhere, 'objects'), join(git, 'objects'))
    ),
  ],
  [
    'borrows objects',
    (git, elsewhere) => writeFileSync(join(git, 'objects/info/alternates'), `${join(elsewhere, 'objects')}\n`),
  ],
];

describe('when the git directory of the workspace', () => {
  test.each(TRICKS)('%s, no git is believed, and the run is told', async (_name, trick) => {
    const other = await otherRepository();
    const repo = await scene.open();
    await snapshot(repo);
    trick(join(scene.work, '.git'), other.gitDir);
    await expect(snapshot(repo)).rejects.toThrow(
      /git directory was moved or replaced during the run \(.*Nothing was pushed/,
    );
    const { workspace, gitDir, realGitDir, head } = repo;
    const again = await reopenRepository({ workspace, gitDir, realGitDir, head }, scene.sandbox);
    await expect(snapshot(again)).rejects.toThrow(UserError);
  });

  test('is worked with as usual, all is well', async () => {
    const repo = await scene.open();
    scene.write({ 'a.txt': 'two\n' });
    scene.git('commit', '-qam', 'by hand');
    scene.git('gc', '-q', '--prune=now');
    scene.git('branch', 'another');
    await expect(snapshot(repo)).resolves.toBe(scene.git('rev-parse', 'HEAD^{tree}'));
  });

  test('borrows objects, they are read only where nobody looks first', async () => {
    const { gitDir, blob } = await otherRepository();
    const reads = async (checked: boolean): Promise<boolean> => {
      const repo = await scene.open();
      writeFileSync(join(scene.work, '.git/objects/info/alternates'), `${join(gitDir, 'objects')}\n`);
      const args = ['cat-file', '-e', blob];
      const env = { GIT_DIR: repo.gitDir };
      const found = checked
        ? await git(repo, args).then(
            () => true,
            () => false,
          )
        : (await startGit({ sandbox: scene.sandbox, cwd: scene.work }, args, { env })).code === 0;
      rmSync(join(scene.work, '.git/objects/info/alternates'));
      return found;
    };
    await ablation('same git directory', 'no foreign object is read', {
      on: async () => !(await reads(true)),
      off: async () => !(await reads(false)),
    });
  });
});

async function otherRepository(): Promise<{ gitDir: string; blob: string }> {
  const folder = join(scene.root, 'other');
  mkdirSync(folder);
  scene.gitIn(folder, 'init', '-q');
  scene.write({ 'planted.txt': 'planted\n' }, folder);
  scene.gitIn(folder, 'add', '-A');
  scene.gitIn(folder, 'commit', '-q', '-m', 'planted');
  return { gitDir: join(folder, '.git'), blob: scene.gitIn(folder, 'rev-parse', 'HEAD:planted.txt') };
}

test('a work tree that its settings put elsewhere, or whose git directory is a link, is not opened', async () => {
  const elsewhere = join(scene.root, 'elsewhere');
  mkdirSync(elsewhere);
  scene.git('config', 'core.worktree', elsewhere);
  await expect(scene.open()).rejects.toThrow(/core\.worktree/);
  scene.git('config', '--unset', 'core.worktree');
  renameSync(join(scene.work, '.git'), join(scene.root, 'real.git'));
  symlinkSync(join(scene.root, 'real.git'), join(scene.work, '.git'));
  await expect(scene.open()).rejects.toThrow(/symbolic link/);
});

test('a repository in a folder without a work tree of its own has no say', async () => {
  const repo = await scene.open();
  scene.git('init', '-q', '--bare', 'evil');
  scene.gitIn(join(scene.work, 'evil'), 'config', 'core.fsmonitor', `touch ${canary}`);
  scene.gitIn(join(scene.work, 'evil'), 'config', 'core.worktree', '..');
  scene.gitIn(join(scene.work, 'evil'), 'config', 'core.bare', 'false');
  await snapshot(repo);
  await ignoredAmong(repo, ['evil/HEAD', 'a.txt']);
  expect(existsSync(canary)).toBe(false);
});

test('replaced objects are not followed', async () => {
  const start = scene.git('rev-parse', 'HEAD');
  scene.write({ 'a.txt': 'planted\n' });
  scene.git('commit', '-qam', 'planted');
  scene.git('replace', scene.git('rev-parse', 'HEAD~1:a.txt'), scene.git('rev-parse', 'HEAD:a.txt'));
  expect(scene.git('show', `${start}:a.txt`)).toBe('planted');
  expect((await readFile(await scene.open(), start, 'a.txt'))?.toString()).toBe('one\n');
});

test('files of Git LFS stay the pointers that they are', async () => {
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 5\n`;
  scene.write({ '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n', 'x.bin': pointer });
  scene.git('add', '-A');
  scene.git('commit', '-q', '-m', 'lfs');
  for (const key of ['clean', 'smudge', 'process']) scene.git('config', `filter.lfs.${key}`, `touch ${canary}`);
  scene.git('config', 'filter.lfs.required', 'true');
  const repo = await scene.open();
  const before = await snapshot(repo);
  rmSync(join(scene.work, 'x.bin'));
  scene.write({ 'a.txt': 'two\n' });
  await restore(repo, before);
  expect(readFileSync(join(scene.work, 'x.bin'), 'utf8')).toBe(pointer);
  await checkout(repo, repo.head.sha);
  expect(await snapshot(repo)).toBe(before);
  expect(readFileSync(join(scene.work, 'x.bin'), 'utf8')).toBe(pointer);
  expect(existsSync(canary)).toBe(false);
});

test('nothing that the workspace’s own git configuration names is ever started', async () => {
  const origin = scene.origin();
  const lib = join(scene.work, 'lib');
  mkdirSync(lib);
  scene.gitIn(lib, 'init', '-q');
  scene.write({ 'f.txt': 'x\n' }, lib);
  scene.gitIn(lib, 'add', '-A');
  scene.gitIn(lib, 'commit', '-q', '-m', 'lib');
  scene.git('update-index', '--add', '--cacheinfo', `160000,${scene.gitIn(lib, 'rev-parse', 'HEAD')},lib`);
  scene.git('commit', '-q', '-m', 'submodule');
  plant(scene.work);
  plant(lib);
  scene.write({
    '.gitattributes': '* filter=evil diff=evil merge=evil\n*.bin filter=lfs\n',
    '.gitmodules': `[submodule "lib"]\n\tpath = lib\n\turl = ext::sh -c touch% ${canary}\n\tupdate = !touch ${canary}\n`,
    'lib/.gitattributes': '* filter=evil\n',
    'lib/f.txt': 'y\n',
  });

  const repo = await scene.open();
  await dirtyTracked(repo);
  const before = await snapshot(repo);
  scene.write({ 'a.txt': 'two\n', 'new.txt': 'x\n' });
  const after = await snapshot(repo);
  await snapshot(repo);
  await changes(repo, before, after);
  const start = repo.head.sha;
  const made = await commit(repo, { parent: start, before, after, message: 'x', author: BOT });
  const sha = made?.sha ?? '';
  await rebase(repo, { commit: sha, oldBase: start, newBase: start });
  await push(repo, { url: origin, token: '' }, sha, 'main', start);
  await fetch(repo, { url: origin, token: '' }, ['refs/heads/main']);
  await checkout(repo, start);
  await checkout(repo, sha);
  expect(existsSync(canary)).toBe(false);
  await publishLocally(repo, sha, 'greengate/fix');
  expect(existsSync(canary)).toBe(false);

  // The trap is real: the user's own git walks into it.
  scene.git('status');
  expect(existsSync(canary)).toBe(true);
});
