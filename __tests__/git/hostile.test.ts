import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { changes } from '../../src/git/changes.js';
import { checkout } from '../../src/git/checkout.js';
import { commit } from '../../src/git/commit.js';
import { fetch } from '../../src/git/fetch.js';
import { publishLocally } from '../../src/git/publish-locally.js';
import { push } from '../../src/git/push.js';
import { dirtyTracked } from '../../src/git/read.js';
import { rebase } from '../../src/git/rebase.js';
import { snapshot } from '../../src/git/snapshot.js';
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
  ];
  for (const key of settings) scene.gitIn(folder, 'config', key, trap);
  scene.gitIn(folder, 'config', 'commit.gpgSign', 'true');
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
    '.gitattributes': '* filter=evil diff=evil merge=evil\n',
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
