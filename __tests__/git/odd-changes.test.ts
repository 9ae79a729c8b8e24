import { afterEach, expect, test } from '@jest/globals';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { oddChanges } from '../../src/git/odd-changes.js';
import { snapshot } from '../../src/git/snapshot.js';
import { Scene, type Content } from './scene.js';

let scene: Scene;
afterEach(() => scene.remove());

const START = { 'a.txt': 'one\n', 'tool.sh': { run: '#!/bin/sh\n' }, 'docs/caf\u00e9.md': 'x\n' } as const;

async function said(change: (scene: Scene) => void): Promise<string[]> {
  scene = new Scene(START);
  const repo = await scene.open();
  const before = await snapshot(repo);
  change(scene);
  return oddChanges(repo, before, await snapshot(repo));
}

const writing = (files: Readonly<Record<string, Content>>) => (at: Scene) => at.write(files);

test.each<[string, (scene: Scene) => void, string[]]>([
  ['nothing of a plain change', writing({ 'a.txt': 'two\n', 'new.txt': 'x\n' }), []],
  [
    'where links lead',
    writing({ in: { link: 'docs/../a.txt' }, 'docs/out': { link: '../../x' }, root: { link: '/etc/passwd' } }),
    [
      'Symbolic links in the change: docs/out → ../../x (outside the repository), in → docs/../a.txt, root → /etc/passwd (outside the repository).',
    ],
  ],
  [
    'a file that became a link',
    writing({ 'a.txt': { link: 'tool.sh' } }),
    ['Symbolic links in the change: a.txt → tool.sh.'],
  ],
  [
    'what became a program, or stopped to be one',
    (at) => {
      chmodSync(join(at.work, 'a.txt'), 0o755);
      chmodSync(join(at.work, 'tool.sh'), 0o644);
    },
    ['Made executable: a.txt.', 'No longer executable: tool.sh.'],
  ],
  ['a new program', writing({ 'b.sh': { run: 'x' } }), ['Made executable: b.sh.']],
  ['nothing of a program that went', (at) => rmSync(join(at.work, 'tool.sh')), []],
  [
    'names that other file systems take for one',
    writing({ 'A.txt': 'x\n', 'docs/cafe\u0301.md': 'x\n' }),
    [
      'Names that differ only in case or in how they are encoded: A.txt and a.txt, docs/cafe\u0301.md and docs/caf\u00e9.md.',
    ],
  ],
  [
    'a bare repository among the files',
    writing({ 'lib/HEAD': 'ref: refs/heads/main\n', 'lib/config': '[core]\n', 'lib/objects/x': 'x', HEAD: 'x' }),
    ['Folders that git takes for repositories: lib.'],
  ],
])('says %s', async (_name, change, expected) => expect(await said(change)).toEqual(expected));
