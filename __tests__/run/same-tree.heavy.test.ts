// Needs: dist, git, isolation; a whole run for each case.
import { afterEach, describe, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import type { CommitOn } from '../../src/demo/sample-repository.js';
import type { World } from '../world/world.js';
import { bash, closeScenes, comment, expectEnd, fileAt, FIX, ourComments, RIGHT, scene, tip, write } from './scenes.js';

afterEach(closeScenes);

/** The tests of the scene, and a program that runs before them. */
const before = (script: string): CommitOn[] => [
  {
    branch: 'topic',
    message: 'Tests that leave something behind',
    files: {
      'package.json': '{ "private": true, "type": "module", "scripts": { "test": "node before.js && node --test" } }\n',
      'before.js': script,
    },
  },
];

async function testsPassInAClone(world: World, branch: string): Promise<boolean> {
  const clone = `${world.scratch}/clone`;
  await git(world.scratch, ['clone', '--quiet', '--branch', branch, world.repository.bare, clone]);
  const { spawnSync } = await import('node:child_process');
  return spawnSync('npm', ['test'], { cwd: clone, stdio: 'ignore' }).status === 0;
}

describe('what is pushed is what was tested', () => {
  test('a file that a red run made, and the model then wrote, is in the commit', async () => {
    const script = `import fs from 'node:fs';
      if (!fs.existsSync('fixture.json')) { fs.writeFileSync('fixture.json', 'made'); process.exit(1); }
      if (fs.readFileSync('fixture.json', 'utf8') !== 'right') process.exit(1);\n`;
    const world = await scene(
      [{ calls: [RIGHT] }, { text: 'Done?' }, { calls: [write('fixture.json', 'right')] }, { text: 'Done.' }],
      { more: before(script) },
    );
    expectEnd(await comment(world), 'success', 0);
    expect(await fileAt(world, 'topic', 'fixture.json')).toBe('right');
    expect(await testsPassInAClone(world, 'topic')).toBe(true);
  });

  test('a run that is green only because of what the one before it left is not green', async () => {
    const script = `import fs from 'node:fs';
      if (!fs.existsSync('made.txt')) { fs.writeFileSync('made.txt', 'x'); process.exit(1); }\n`;
    const world = await scene(
      [{ calls: [RIGHT] }, { text: 'Done?' }, { calls: [write('x.txt', 'x')] }, { text: 'Done.' }],
      {
        more: before(script),
      },
    );
    const start = await tip(world, 'topic');
    expectEnd(await comment(world, { inputs: { 'gate-attempts': '2' } }), 'tests_failed', 1);
    expect(await tip(world, 'topic')).toBe(start);
    expect(ourComments(world)[0]).toContain('Left behind by the tests, and not committed: made.txt.');
  });

  test("what the model's own test run leaves behind is not committed either", async () => {
    const script = "import fs from 'node:fs'; fs.writeFileSync('coverage.txt', String(process.pid));\n";
    const world = await scene([{ calls: [RIGHT] }, { calls: [bash('npm test 2>&1 | tail -5')] }, ...FIX.slice(1)], {
      more: before(script),
    });
    expectEnd(await comment(world), 'success', 0);
    expect(await git(world.repository.bare, ['diff', '--name-only', 'topic^', 'topic'])).toBe('src/sum.js');
  });

  test('a file that git ignores: the model is told, and it ends as gate_error when the file stays', async () => {
    const ignoring: CommitOn[] = [{ branch: 'topic', message: 'Ignore', files: { '.gitignore': 'lib/\n' } }];
    const world = await scene([{ calls: [RIGHT, write('lib/sum.js', 'x')] }, { text: 'Done.' }, { text: 'Done!' }], {
      more: ignoring,
    });
    const start = await tip(world, 'topic');
    expectEnd(await comment(world), 'gate_error', 1);
    expect(await tip(world, 'topic')).toBe(start);
    expect(ourComments(world)[0]).toContain('Git takes no note of lib/sum.js');
  });

  test('files of a set-up step are still there when the branch moved and the tests run again', async () => {
    const needing = before("import fs from 'node:fs'; fs.readFileSync('generated.txt');\n");
    let moved = false;
    const world: World = await scene(FIX, {
      more: needing,
      onRequest: async ({ path, query }) => {
        if (moved || !path.endsWith('/info/refs') || query.get('service') !== 'git-receive-pack') return undefined;
        moved = true;
        const { commitTo } = await import('../../src/demo/sample-repository.js');
        await commitTo(world.repository.bare, { branch: 'topic', message: 'Meanwhile', files: { 'other.txt': 'x\n' } });
        return undefined;
      },
    });
    expectEnd(await comment(world, { inputs: { 'setup-command': 'echo x > generated.txt' } }), 'success', 0);
    expect(await git(world.repository.bare, ['log', '--format=%s', '-2', 'topic'])).toBe(
      'fix the failing test\nMeanwhile',
    );
    expect(await git(world.repository.bare, ['diff', '--name-only', 'topic^', 'topic'])).toBe('src/sum.js');
  });
});

test.each([
  [
    'blank',
    { more: [{ message: 'Settings', files: { '.github/greengate.yml': 'tests: {command: " "}\n' } }] },
    {},
    'success',
  ],
  ['a comment', {}, { 'test-command': '# later' }, 'gate_error'],
  ['nothing', {}, { 'test-command': 'true' }, 'gate_error'],
])('a test command that is %s proves nothing', async (_name, options, inputs, outcome) => {
  const world = await scene([{ calls: [RIGHT] }, { text: 'Done.' }, { text: 'Done!' }], options);
  const result = await comment(world, { inputs });
  // A blank one is none: the real tests are found and run.
  expectEnd(result, outcome, outcome === 'success' ? 0 : 1);
  if (outcome === 'success') expect(ourComments(world)[0]).toContain('`npm test`');
});

test('where the comment takes no last words they go into a new one, with what really came of it', async () => {
  let finishing = false;
  const world: World = await scene(FIX, {
    onRequest: ({ method, path }) => {
      if (path.includes('git-receive-pack')) finishing = true;
      const fails = finishing && method === 'PATCH' && path.includes('/issues/comments/');
      return fails ? { status: 502, body: { message: 'Bad gateway' } } : undefined;
    },
  });
  const result = await comment(world);
  expect(result.outputs).toMatchObject({ outcome: 'success' });
  expect(ourComments(world).at(-1)).toContain('✅ **Done, and the tests pass.**');
});
