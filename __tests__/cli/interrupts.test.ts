import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import type { Turn } from '../../src/demo/model-script.js';
import { bash, RIGHT, running } from '../run/scenes.js';
import { laptop, type Laptop, type Run } from './laptop.js';

let place: Laptop | undefined;
afterEach(() => place?.close());

const SECONDS = `${200 + Math.floor(Math.random() * 1e6) / 1e6}`;
const SLEEP = bash(`sleep ${SECONDS}`);
const ASK = ['run', '--prompt', 'Make the tests pass', '--json', '--allow', 'Bash(sleep *)'];
const WORDS: Turn = { text: 'I did not get to the end.' };

interface Told {
  readonly outcome: string;
  /** End and interrupt of each call, from the audit. */
  readonly ends: readonly (readonly [string, string | undefined])[];
  /** What stands in the conversation for each. */
  readonly results: readonly string[];
}

interface Line {
  readonly event?: string;
  readonly end?: string;
  readonly interrupt?: string;
  readonly message?: { readonly results?: readonly { readonly content: string }[] };
}

async function toldBy({ stdout }: Run): Promise<Told> {
  const { outcome = '', transcript = '' } = JSON.parse(stdout) as Record<string, string>;
  const lines = (await readFile(transcript, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const calls = lines.filter(({ event }) => event === 'call');
  const messages = lines.flatMap(({ message }) => message ?? []);
  return {
    outcome,
    ends: calls.map(({ end = '', interrupt }) => [end, interrupt] as const),
    results: messages.flatMap(({ results = [] }) => results.map(({ content }) => content)),
  };
}

test.each(['SIGINT', 'SIGTERM'] as const)('I3, I4, I8: %s is a cancel, and every call says so', async (signal) => {
  place = await laptop([{ calls: [RIGHT, SLEEP, bash('touch never')] }, WORDS]);
  let pid = 0;
  const run = place.greengate(ASK, { onStart: (it) => (pid = it) });
  while ((await running(`sleep ${SECONDS}`)).length === 0) await sleep(20);
  process.kill(pid, signal);
  const { outcome, ends, results } = await toldBy(await run);
  expect(outcome).toBe('cancelled');
  expect(ends).toEqual([
    ['ran', undefined],
    ['cancelled', 'cancelled'],
    ['cancelled', 'cancelled'],
  ]);
  expect(results.slice(1)).toEqual([
    'Interrupted: the run was cancelled while this tool ran.',
    'Not run: the run was cancelled.',
  ]);
});

test('I3, I4, B10: a hook that ends the run interrupts the calls beside it', async () => {
  place = await laptop([
    { calls: [bash('cat pipe'), { tool: 'Read', input: { file_path: 'package.json' } }, RIGHT] },
    WORDS,
  ]);
  const { clone } = place;
  const end = JSON.stringify({ continue: false, stopReason: 'The release is frozen.' });
  const hooks = { PostToolUse: [{ matcher: 'Read', hooks: [{ type: 'command', command: `echo '${end}'` }] }] };
  await mkdir(join(clone, '.github'), { recursive: true });
  await writeFile(join(clone, '.github/greengate.yml'), JSON.stringify({ hooks }));
  await git(clone, ['add', '.']);
  await git(clone, ['-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'Hooks']);
  await git(clone, ['push', '-q', 'origin', 'HEAD']);
  // Nobody ever writes into it: the command would read for ever.
  execFileSync('mkfifo', [join(clone, 'pipe')]);
  const { outcome, ends, results } = await toldBy(await place.greengate(ASK));
  expect(outcome).toBe('blocked_by_policy');
  expect(ends).toEqual([
    ['cancelled', 'user_interrupted'],
    ['ran', undefined],
    ['cancelled', 'user_interrupted'],
  ]);
  expect(results[0]).toBe('Interrupted: the user ended the run while this tool ran.');
  expect(results[1]).toMatch(/The release is frozen\.$/);
  expect(results[2]).toBe('Not run: the user ended the run.');
});
