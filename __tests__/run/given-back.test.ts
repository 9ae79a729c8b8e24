import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import { checkout } from '../../src/demo/sample-repository.js';
import { contentsOf, MESS } from './contents-of.js';
import { bash, closeScenes, comment, expectEnd, fileAt, RIGHT, scene } from './scenes.js';

afterEach(closeScenes);

test('after a run the workspace is what the checkout and earlier steps left, and the result is on its branch', async () => {
  const ignore = { message: 'Ignore', files: { '.gitignore': '.env\nbuild/\nvendor/\n' } };
  const unignore = {
    branch: 'topic',
    message: 'Ignore less',
    files: {
      '.gitignore': 'build/\nmine.txt\n',
      'mess.sh': { executable: MESS.replace('; git init -q made/inner', '') },
    },
  };
  const world = await scene([{ calls: [bash('./mess.sh'), RIGHT] }, { text: 'Mended.\n\nStatus: done' }], {
    more: [ignore, unignore],
  });
  const workspace = join(world.scratch, 'checked-out');
  await checkout({
    directory: workspace,
    url: `${world.github.url}/acme/shop`,
    token: world.token,
    ref: 'refs/heads/main',
  });
  await mkdir(join(workspace, 'vendor'));
  await writeFile(join(workspace, 'vendor/lib.js'), 'ours\n');
  await writeFile(join(workspace, 'mine.txt'), 'of an earlier step\n');
  await writeFile(join(workspace, '.env'), 'SECRET=1\n');
  await chmod(join(workspace, '.env'), 0o600);
  const [before, status] = [contentsOf(workspace), await git(workspace, ['status', '--short', '--ignored'])];
  const { mtimeMs } = await stat(join(workspace, 'test/sum.test.js'));

  const result = await comment(world, { workspace, inputs: { allow: 'Bash(./mess.sh)' } });
  expectEnd(result, 'success', 0);
  expect(await fileAt(world, 'topic', 'src/sum.js')).toContain('a + b');
  expect(await fileAt(world, 'topic', 'made/new.txt')).toBe('new');
  expect(contentsOf(workspace)).toEqual(before);
  expect(await git(workspace, ['status', '--short', '--ignored'])).toBe(status);
  expect((await stat(join(workspace, 'test/sum.test.js'))).mtimeMs).toBe(mtimeMs);
  expect(result.summary).not.toContain('given back');
});
