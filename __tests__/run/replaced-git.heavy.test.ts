// Needs: dist, git, isolation; a whole run for each attack.
import { afterEach, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import { closeScenes, comment, expectEnd, FIX, ourComments, scene } from './scenes.js';

afterEach(closeScenes);

test.each([
  ['another one in its place', 'mv .git .was && cp -r .was .git'],
  ['a link to another one', 'mv .git ../was && ln -s ../was .git'],
  ['one that borrows objects', 'echo /tmp > .git/objects/info/alternates'],
])('a git directory that the setup replaces ends the run, and nothing is pushed: %s', async (_name, setup) => {
  const world = await scene(FIX);
  const before = await git(world.repository.bare, ['for-each-ref']);
  // In the sandbox none of this is possible.
  const result = await comment(world, { inputs: { 'setup-command': setup, sandbox: 'off' } });
  expectEnd(result, 'error', 1);
  expect(ourComments(world)[0]).toContain('git directory was moved or replaced during the run');
  expect(await git(world.repository.bare, ['for-each-ref'])).toBe(before);
});

test('links and programs in the change are named', async () => {
  const calls = [{ tool: 'Bash', input: { command: 'ln -s src/sum.js words && chmod +x README.md' } }];
  const world = await scene([{ calls: [...calls] }, ...FIX]);
  const result = await comment(world, { inputs: { allow: 'Bash', sandbox: 'off' } });
  expectEnd(result, 'success', 0);
  expect(ourComments(world)[0]).toContain('Symbolic links in the change: words → src/sum.js.');
  expect(ourComments(world)[0]).toContain('Made executable: README.md.');
});
