// Needs: isolation, and Go from the system's packages; without it the tests are skipped by name.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { newGround, runner, sandboxOn, triedWays } from './ways.js';

const ways = (await triedWays()).filter(({ failure }) => failure === undefined).map(({ name }) => name);
const withGo = spawnSync('go', ['version']).status === 0 ? describe : describe.skip;

withGo('Go with a cache that a step before has filled', () => {
  test.each(ways)(
    'tests pass by %s, also after a change, and the cache of the machine stays as it is',
    async (name) => {
      const ground = newGround();
      const { workspace, home } = ground;
      writeFileSync(join(workspace, 'go.mod'), 'module example.org/add\n\ngo 1.19\n');
      writeFileSync(join(workspace, 'add.go'), 'package add\n\nfunc Add(a, b int) int { return a + b }\n');
      const suite = `package add\n\nimport "testing"\n\nfunc TestAdd(t *testing.T) {\n\tif Add(2, 3) != 5 {\n\t\tt.Fatal("no sum")\n\t}\n}\n`;
      writeFileSync(join(workspace, 'add_test.go'), suite);
      const cache = join(home, '.cache/go-build');
      mkdirSync(cache, { recursive: true });
      const env = { PATH: process.env['PATH'], HOME: home };
      execFileSync('go', ['test', './...'], { cwd: workspace, env, stdio: 'pipe' });
      const before = listing(cache);
      const run = runner(sandboxOn(name, ground), workspace);
      const options = { fresh: true, timeoutMs: 600_000 };
      expect(await run('go test ./...', options)).toMatchObject({ exitCode: 0, output: expect.stringMatching(/^ok/m) });
      writeFileSync(join(workspace, 'add.go'), 'package add\n\nfunc Add(a, b int) int { return a - b }\n');
      expect(await run('go test ./...', options)).toMatchObject({ output: expect.stringMatching(/no sum/) });
      expect(listing(cache)).toBe(before);
    },
  );
});

/** Names, sizes and times of all files. */
function listing(folder: string): string {
  return execFileSync('find', [folder, '-printf', '%p %s %T@\\n'], { encoding: 'utf8' });
}
