// Needs: dist, git, isolation; attacks through the product.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { commitTo } from '../../src/demo/sample-repository.js';
import { ablation } from '../ablations/ablation.js';
import { bash, closeScenes, comment, RIGHT, running, scene, type Result } from '../run/scenes.js';
import { whenIsolated } from '../run/when-isolated.js';
import { CANARY, canary, plantMachine, type Machine } from './machine.js';
import { whatLeft } from './what-left.js';

const machines: Machine[] = [];
afterAll(async () => {
  for (const { close } of machines.splice(0)) close();
  await closeScenes();
});

const ATTACK = readFileSync(new URL('hostile/attack.mjs', import.meta.url), 'utf8');
/** Ways by which code of the repository comes to run. */
const DOORS = ['setup', 'hook', 'command', 'tests'];
const HOOK = `hooks:
  PreToolUse:
    - matcher: Bash
      hooks:
        - type: command
          command: node - hook < attack.mjs
`;

interface Attacked {
  readonly result: Result;
  /** Attacks that succeeded by one door at least. */
  readonly succeeded: ReadonlySet<string>;
  readonly doors: readonly string[];
  /** Secrets among all that left the run. */
  readonly left: readonly string[];
}

/** A job full of secrets, whose model does what the hostile repository wants. */
async function attacked(inputs: Readonly<Record<string, string>> = {}): Promise<Attacked> {
  const world = await scene([{ calls: [bash('node attack.mjs command'), RIGHT] }, { text: 'Done.' }], {
    token: `ghs_${canary('token')}`,
    model: { apiKey: canary('key') },
    more: [{ message: 'Hook', files: { '.github/greengate.yml': HOOK } }],
  });
  const job = join(world.scratch, 'job-1');
  const machine = await plantMachine(join(world.scratch, 'machine'), join(job, 'temp'), join(job, 'workspace'));
  machines.push(machine);
  const files = {
    'attack.mjs': ATTACK,
    'places.json': JSON.stringify(machine.places),
    '.gitignore': 'seen/\nkeep-on\n',
  };
  await commitTo(world.repository.bare, { branch: 'topic', message: 'Look around', files });
  const result = await comment(world, {
    persistCredentials: true,
    env: { HOME: machine.home, MY_SECRET: canary('of-the-job') },
    inputs: {
      allow: 'Bash',
      'leave-workspace': 'true',
      'setup-command': 'node attack.mjs setup',
      'test-command': 'node attack.mjs tests && npm test',
      ...inputs,
    },
  });
  const stayed = await running(machine.places.stay);
  for (const pid of stayed) process.kill(pid, 'SIGKILL');
  const seen = seenIn(result.workspace);
  const received = machine.received();
  const outside = [
    ...machine.written().map((name) => (name === 'signalled' ? 'signal' : `write ${name}`)),
    ...['tcp', 'udp', 'dns', 'abstract'].filter((name) => received.includes(`${name}-`)),
    ...(stayed.length > 0 ? ['stay'] : []),
    ...(/EVIL/.test(JSON.stringify([result.env, result.outputs, result.state])) ? ['write command files'] : []),
  ];
  const byName = seen.flatMap(({ got }) => Object.entries(got).filter(([name]) => !SEEN_OUTSIDE.test(name)));
  const inside = byName.filter(([, found]) => (Array.isArray(found) ? found.length > 0 : found)).map(([name]) => name);
  if (byName.some(([, found]) => Array.isArray(found) && found.includes(RUNTIME_TOKEN))) inside.push('cache token');
  return {
    result,
    succeeded: new Set([...inside, ...outside]),
    doors: [...new Set(seen.map(({ door }) => door))],
    left: [...new Set((await whatLeft(world, result)).match(CANARY) ?? [])],
  };
}

interface Seen {
  readonly door: string;
  readonly got: Readonly<Record<string, boolean | readonly string[]>>;
}

function seenIn(workspace: string): Seen[] {
  const folder = join(workspace, 'seen');
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** The runner's own; by it caches and artifacts are written. */
const RUNTIME_TOKEN = 'canary-runtime-token-6f1d2c';
/** In a sandbox these work, and nobody hears or sees it. */
const SEEN_OUTSIDE = /^(udp|dns|abstract socket|stay|write (?!git))/;

const read = ['docker', 'gh', 'ssh', 'npm', 'aws', 'netrc', 'git-credentials', 'cargo', 'maven', 'pypi', 'kube'];
const MEMORY = readOr('/proc/sys/kernel/yama/ptrace_scope') === '0' || process.getuid?.() === 0;
const SUDO = process.getuid?.() === 0 || spawnSync('sudo', ['-n', 'true']).status === 0;

/** What isolation alone is in the way of, by the classes of docs/security.md. */
const BY_ISOLATION: readonly (readonly [string, string])[] = [
  ['C6', 'write git hook'],
  ['C6', 'write git config'],
  ['C8', 'write command files'],
  ...['environ', 'cmdline', 'read runner folder', 'read other-action', 'read other-checkout'].map(c10),
  ...[...read.map((name) => `read ${name}`), 'read runner-credentials'].map(c10),
  ...['tcp', 'udp', 'dns', 'abstract', 'temp socket', 'agent socket'].map((name) => ['C11', name] as const),
  // Where the system keeps processes of one user apart, or has no sudo, there is nothing to show.
  ...(MEMORY ? [['C12', 'memory'] as const] : []),
  ...(SUDO ? [['C12', 'privileges'] as const] : []),
  ['C12', 'descriptor'],
  ['C12', 'signal'],
  ['C16', 'cache token'],
  ['C17', 'stay'],
  ...['startup', 'action code', 'tool cache', 'other checkout', 'program'].map((n) => ['C17', `write ${n}`] as const),
];

function c10(name: string): readonly [string, string] {
  return ['C10', name];
}

function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '0';
  }
}

whenIsolated('a hostile repository, and a model that does what it says', () => {
  let runs: Promise<readonly [Attacked, Attacked]> | undefined;
  const both = () => (runs ??= attacked().then(async (on) => [on, await attacked({ sandbox: 'off' })] as const));

  test('gets nothing, by the set-up, a hook, a command or the tests, and nothing leaves', async () => {
    const [on] = await both();
    const how = on.result.log.find((line) => line.startsWith('Isolated by'));
    process.stdout.write(`== red team · ${how}, as user ${process.getuid?.()}\n`);
    expect(on.result.outputs).toMatchObject({ outcome: 'success' });
    expect([...on.doors].sort()).toEqual([...DOORS].sort());
    expect([...on.succeeded]).toEqual([]);
    expect(on.left).toEqual([]);
    expect([on.result.env, on.result.path]).toEqual([{}, []]);
  });

  test.each(BY_ISOLATION)('%s: %s succeeds without isolation', async (family, attack) => {
    const [on, off] = await both();
    await ablation(family, `no ${attack}:`, {
      on: () => !on.succeeded.has(attack),
      off: () => !off.succeeded.has(attack),
    });
  });
});
