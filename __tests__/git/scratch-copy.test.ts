import { afterEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { scratchCopy } from '../../src/git/scratch-copy.js';
import { snapshot } from '../../src/git/snapshot.js';
import { Scene } from './scene.js';

let scene: Scene;
afterEach(() => scene.remove());

test('ignored files that nothing can copy are left behind: pipes, names that are no UTF-8, closed ones', async () => {
  scene = new Scene({ '.gitignore': 'build\n*.log\n', 'a.txt': 'one\n' });
  scene.write({ 'build/kept': 'x', 'build/closed/x': 'x', 'fine.log': 'x' });
  execFileSync('mkfifo', [join(scene.work, 'build/pipe')]);
  writeFileSync(Buffer.concat([Buffer.from(`${scene.work}/`), Buffer.from([0xff]), Buffer.from('.log')]), 'x');
  chmodSync(join(scene.work, 'build/closed'), 0);
  const repo = await scene.open();
  const folder = join(scene.root, 'copy');
  await scratchCopy(repo, await snapshot(repo), folder);
  expect(readdirSync(folder).sort()).toEqual(['.gitignore', 'a.txt', 'build', 'fine.log']);
  expect(readdirSync(join(folder, 'build', 'closed'))).toEqual(['x']);
  expect(readdirSync(join(folder, 'build'))).toContain('kept');
});
