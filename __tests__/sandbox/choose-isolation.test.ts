import { describe, expect, test } from '@jest/globals';
import { chooseIsolation } from '../../src/sandbox/choose-isolation.js';
import { createPlainSandbox } from '../../src/sandbox/plain.js';
import { tryOut } from '../../src/sandbox/try-out.js';
import type { Way } from '../../src/sandbox/way.js';
import { newGround, runner, start, triedWays, wayNamed } from './ways.js';

const tried = await triedWays();
const missing = { name: 'one', make: () => 'not installed' };
const other = { name: 'other', make: () => 'not allowed' };

test('the first way that works is taken, and it is said why others are not', async () => {
  const ground = newGround();
  const works = tried.find(({ failure }) => failure === undefined);
  if (works === undefined) return;
  const ways = () => [missing, other, { name: works.name, make: () => wayNamed(works.name, ground) }];
  const { isolation, words, sandboxFor } = await chooseIsolation({ ...ground, mode: 'auto', ways });
  expect(words).toBe(`Isolated by ${works.name} (one: not installed; other: not allowed)`);
  expect(sandboxFor(ground.workspace).isolation).toBe(isolation);
  expect((await runner(sandboxFor(ground.workspace), ground.workspace)('ls ~')).output).not.toContain('secret');
});

describe('without a way', () => {
  const ways = () => [missing, other];

  test('auto: commands are refused with what to do, our own git is not', async () => {
    const ground = newGround();
    const { isolation, words, sandboxFor } = await chooseIsolation({ ...ground, mode: 'auto', ways });
    expect(isolation).toBe('none');
    expect(words).toMatch(
      /^Commands cannot be isolated here \(one: not installed; other: not allowed\)\..*sandbox: off/,
    );
    const sandbox = sandboxFor(ground.workspace);
    expect(await runner(sandbox, ground.workspace)('true')).toMatchObject({ ending: 'not-started', startError: words });
    const git = { argv: ['git', '--version'], cwd: ground.workspace, trust: 'harness', timeoutMs: 600_000 } as const;
    expect(await sandbox.run(git)).toMatchObject({ exitCode: 0 });
  });

  test('required: the run ends', async () => {
    await expect(chooseIsolation({ ...newGround(), mode: 'required', ways })).rejects.toThrow(
      /^sandbox: required cannot be met\. Commands cannot be isolated here/,
    );
  });

  test('off: commands run as they are, and nothing is tried', async () => {
    const ground = newGround();
    const never = (): never => {
      throw new Error('tried');
    };
    const { isolation, sandboxFor } = await chooseIsolation({ ...ground, mode: 'off', ways: never });
    expect(isolation).toBe('plain');
    expect((await runner(sandboxFor(ground.workspace), ground.workspace)('echo ~')).output).toBe(`${ground.home}\n`);
  });
});

/** Takes words away from what a way starts. */
function withoutWords(way: Way, words: readonly string[]): Way {
  return {
    ...way,
    start: (inside) => {
      const started = way.start(inside);
      return { ...started, argv: started.argv.filter((word) => !words.includes(word)) as [string, ...string[]] };
    },
  };
}

/** Shows everything that is shown for reading also for writing, or leaves it out. */
function withMounts(way: Way, change: 'writable' | 'without .git'): Way {
  const changed = (inside: Parameters<Way['start']>[0]) =>
    change === 'writable'
      ? inside.mounts.map((mount) => (mount.kind === 'read' ? { ...mount, kind: 'write' as const } : mount))
      : inside.mounts.filter(({ target }) => !target.endsWith('.git'));
  return { ...way, start: (inside) => way.start({ ...inside, mounts: changed(inside) }) };
}

/** The machine's own root, as it is. */
function withRoot(way: Way, path: string): Way {
  const shown = { kind: 'read', source: path, target: path } as const;
  return {
    ...way,
    start: (inside) =>
      way.start({ ...inside, mounts: [...inside.mounts.filter(({ target }) => target !== '/tmp'), shown] }),
  };
}

const works = (name: string) => tried.some((one) => one.name === name && one.failure === undefined);
const isRoot = process.getuid?.() === 0;

/** What is taken away, and what the trial says then. Without the layer its promise is broken, and no run relies on it. */
const LAYERS: readonly [string, string, (way: Way) => Way, RegExp, boolean?][] = [
  ['bwrap', 'network', (way) => withoutWords(way, ['--unshare-net']), /net namespace is not its own/],
  ['bwrap', 'processes', (way) => withoutWords(way, ['--unshare-pid']), /pid namespace is not its own/],
  ['bwrap', 'shared memory', (way) => withoutWords(way, ['--unshare-ipc']), /ipc namespace is not its own/],
  ['bwrap', 'host name', (way) => withoutWords(way, ['--unshare-uts']), /uts namespace is not its own/],
  ['bwrap', 'capabilities', (way) => withoutWords(way, ['--cap-drop', 'ALL']), /privileges are left/, isRoot],
  ['unshare', 'network', (way) => withoutWords(way, ['--net']), /net namespace is not its own|not permitted/],
  ['unshare', 'shared memory', (way) => withoutWords(way, ['--ipc']), /ipc namespace is not its own/],
  ['unshare', 'host name', (way) => withoutWords(way, ['--uts']), /uts namespace is not its own/],
  ['unshare', 'no new privileges', (way) => withoutWords(way, ['--no-new-privs']), /privileges can be gained/],
  ['unshare', 'capabilities', (way) => withoutWords(way, ['--bounding-set=-all']), /privileges are left/],
  ...['bwrap', 'unshare'].flatMap((name): (typeof LAYERS)[number][] => [
    [name, 'read-only .git', (way) => withMounts(way, 'without .git'), /\.git can be written/],
    [name, 'read-only system', (way) => withMounts(way, 'writable'), /can be written/],
    [name, 'own /tmp', (way) => withRoot(way, '/tmp'), /files outside are seen|cannot be written|mount point/],
  ]),
];

for (const [name, layer, change, expected, applies = true] of LAYERS) {
  const it = works(name) && applies ? test : test.skip;
  it(`ablation: ${name} without ${layer} is not taken`, async () => {
    const ground = newGround();
    const plain = createPlainSandbox(ground);
    expect(await tryOut({ ...ground, way: wayNamed(name, ground), start, plain })).toBeUndefined();
    expect(await tryOut({ ...ground, way: change(wayNamed(name, ground)), start, plain })).toMatch(expected);
  });
}
