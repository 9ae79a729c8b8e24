import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CREDENTIALS_AT_HOME, CREDENTIALS_BELOW } from '../../src/sandbox/credential-files.js';
import { lookAgain } from '../../src/sandbox/closed-files.js';
import { newGround, runner, sandboxOn, triedWays } from './ways.js';

/** The view is the same in every way. */
const name = (await triedWays()).find(({ failure }) => failure === undefined)?.name ?? '';
const whenIsolated = name === '' ? describe.skip : describe;

const CANARY = 'canary-51d0c2';

function plant(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${CANARY}\n`);
  return path;
}

/** What of these files a command can read. */
async function read(ground: ReturnType<typeof newGround>, paths: readonly string[]): Promise<string[]> {
  const run = runner(sandboxOn(name, ground), ground.workspace);
  const script = paths.map((path) => `grep -qs . '${path}' && echo '${path}'`).join('\n');
  return (await run(`${script}\ntrue`)).output.split('\n').filter(Boolean);
}

whenIsolated('keys that tools keep among what is shown of them', () => {
  test('at home none can be read, what lies beside them can', async () => {
    const ground = newGround();
    const keys = CREDENTIALS_AT_HOME.map((path) => plant(join(ground.home, path)));
    const beside = [
      '.local/share/uv/python/x',
      '.hex/packages/x',
      '.pub-cache/hosted/x',
      '.rye/shims/x',
      '.opam/x/bin/y',
    ];
    const tools = beside.map((path) => plant(join(ground.home, path)));
    expect(await read(ground, [...keys, ...tools])).toEqual(tools);
  });

  test('where a variable names the folder none can be read, the rest can', async () => {
    const where = newGround();
    const entries = Object.entries(CREDENTIALS_BELOW);
    const folders = Object.fromEntries(entries.map(([variable]) => [variable, join(where.top, 'tools', variable)]));
    const ground = { ...where, environment: { ...where.environment, ...folders } };
    const keys = entries.flatMap(([variable, parts]) =>
      parts.map((part) => plant(join(folders[variable] ?? '', part))),
    );
    const tool = plant(join(folders['GEM_HOME'] ?? '', 'gems/rake/rake.rb'));
    expect(await read(ground, [...keys, tool])).toEqual([tool]);
  });

  test('a folder of the search path brings its libraries along, and not what else lies beside it', async () => {
    const where = newGround();
    const tools = join(where.top, 'srv/tools');
    const environment = { ...where.environment, PATH: `${join(tools, 'bin')}:${where.environment['PATH']}` };
    const shown = ['bin/tool', 'lib/x', 'share/x'].map((path) => plant(join(tools, path)));
    const hidden = ['conf/key', '.env', 'secrets/x', 'etc/x'].map((path) => plant(join(tools, path)));
    expect(await read({ ...where, environment }, [...shown, ...hidden])).toEqual(shown);
  });

  test('without the table they would be read', async () => {
    const ground = newGround();
    // A name that no tool has for its keys.
    const key = plant(join(ground.home, '.hex/hex.config.other'));
    expect(await read(ground, [key])).toEqual([key]);
  });
});

(process.getuid?.() === 0 ? whenIsolated : describe.skip)('what only root may read in /etc', () => {
  test('may go away between two commands: the view is built again, and what is new stays out of sight', async () => {
    const old = `/etc/greengate-test-${process.pid}-old`;
    const fresh = `/etc/greengate-test-${process.pid}-new`;
    const plantClosed = (path: string): void => chmodSync(plant(path), 0o600);
    try {
      plantClosed(old);
      lookAgain();
      const ground = newGround();
      const run = runner(sandboxOn(name, ground), ground.workspace);
      const withoutRebuild = runner(sandboxOn(name, ground, { rebuilds: 0 }), ground.workspace);
      rmSync(old);
      plantClosed(fresh);
      expect(await withoutRebuild('true')).toMatchObject({
        ending: 'not-started',
        startError: expect.stringMatching(/^the sandbox could not be set up: .*greengate-test-\d+-old/),
      });
      expect(await run(`echo begun; cat ${fresh}`)).toMatchObject({ output: 'begun\n', exitCode: 0 });
    } finally {
      for (const path of [old, fresh]) rmSync(path, { force: true });
      lookAgain();
    }
  });
});
