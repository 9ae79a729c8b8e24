import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { newGround, runner, sandboxOn, triedWays } from './ways.js';

const ways = (await triedWays()).filter(({ failure }) => failure === undefined).map(({ name }) => name);

describe.each(ways)('caches of the machine, isolated by %s', (name) => {
  const ground = newGround();
  const cache = join(ground.home, '.cache/go-build');
  const modules = join(ground.top, 'modules');
  for (const folder of [cache, modules]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'old'), 'old\n');
  }
  const environment = { ...ground.environment, GOMODCACHE: modules };
  const run = runner(sandboxOn(name, { ...ground, environment }), ground.workspace);
  /** bubblewrap lays nothing over anything: an empty cache of the run's own, or one that cannot be written. */
  const canLayer = !name.startsWith('bwrap');

  test('can be written, what is written is kept for the run, and the machine keeps its own', async () => {
    expect(await run('echo new > ~/.cache/go-build/new && echo changed > ~/.cache/go-build/old')).toMatchObject({
      exitCode: 0,
    });
    expect((await run('cat ~/.cache/go-build/*')).output).toBe('new\nchanged\n');
    expect((await run('cat ~/.cache/go-build/*', { turn: 'reader' })).output).toBe('new\nchanged\n');
    expect(readdirSync(cache)).toEqual(['old']);
    expect(readFileSync(join(cache, 'old'), 'utf8')).toBe('old\n');
  });

  test('a fresh run sees those of the machine, and nothing that commands put there', async () => {
    const seen = await run('cat ~/.cache/go-build/* 2>/dev/null; echo fresh > ~/.cache/go-build/fresh', {
      fresh: true,
    });
    expect(seen.output).toBe(canLayer ? 'old\n' : '');
    expect((await run('ls ~/.cache/go-build')).output).toBe('new\nold\n');
    const folder = join(ground.scratch, 'sandbox');
    expect(readdirSync(folder).filter((one) => one.startsWith('fresh-'))).toEqual([]);
  });

  test('one that a variable names is found there', async () => {
    const written = await run(`cat "$GOMODCACHE/old"; echo new > "$GOMODCACHE/new"; cat "$GOMODCACHE/new"`);
    expect(written.output).toMatch(canLayer ? /^old\nnew\n$/ : /^old\n.*Read-only/);
    expect(existsSync(join(modules, 'new'))).toBe(false);
  });

  test('whoever runs beside others writes nothing there', async () => {
    expect(await run('echo bad > ~/.cache/go-build/bad', { turn: 'reader' })).toMatchObject({ exitCode: 1 });
  });
});
