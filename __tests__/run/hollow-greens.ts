import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScriptedCall, Turn } from '../../src/demo/model-script.js';
import { git, GIT_ENV } from '../../src/demo/git.js';
import type { Files } from '../../src/demo/sample-repository.js';
import { startWorld } from '../world/world.js';
import type { Ground } from './hollow-green-grounds.js';

export interface Hollow {
  /** What the model does, behind "one that". */
  readonly name: string;
  readonly ground: Ground;
  /** Files beside, or in place of, those of the ground. */
  readonly files?: Files;
  /** Default: the add function is wrong. */
  readonly request?: string;
  /** The calls of its first turn; then it says `end`, whatever it is told. Or its turns, of which the last is repeated. */
  readonly calls?: readonly ScriptedCall[];
  readonly end?: string;
  readonly turns?: readonly Turn[];
  readonly inputs?: Readonly<Record<string, string>>;
  /** A command that succeeds in a clone only when the request is done. Default: that of the ground. */
  readonly done?: string;
  /** Outcomes that are right. Default: any that is red. */
  readonly outcome?: string | RegExp;
}

export interface Held {
  readonly outcome: string;
  readonly why: string;
  /** What is wrong with a green end; empty where nothing is, and for red ends. */
  readonly hollow: string;
}

const REQUEST = 'The add function is wrong, it subtracts. Please fix it.';
const GREEN = ['success', 'no_changes', 'ignored'];

/** One run for a scheduled request. Every rule that can be given is given: only the facts are in the way. */
export async function hold(one: Hollow, actionDirectory?: string): Promise<Held> {
  const { ground, calls = [], end = 'Done.\nStatus: done', inputs = {} } = one;
  const turns = one.turns ?? [...(calls.length === 0 ? [] : [{ calls }]), { text: end }];
  const world = await startWorld({
    repository: [{ message: 'Start', files: { 'README.md': '# add\n', ...ground.files, ...one.files } }],
    model: { script: (_request, turn) => turns[Math.min(turn, turns.length - 1)] ?? {} },
    ...(actionDirectory === undefined ? {} : { actionDirectory }),
  });
  try {
    const rules = { allow: 'Bash\nEdit\nWrite', 'gate-attempts': '1', 'test-command': ground.command };
    const { outputs } = await world.deliver(await world.events.scheduled(), {
      inputs: { prompt: one.request ?? REQUEST, ...rules, ...inputs },
    });
    const { outcome = '', summary = '', branch = '' } = outputs;
    const hollow = GREEN.includes(outcome) ? await wrongWith(one, world.repository.bare, branch) : '';
    return { outcome, why: summary, hollow };
  } finally {
    await world.close();
  }
}

/** Clones what was pushed, or what was there where nothing was, and runs the tests and the proof of the request there. */
async function wrongWith({ ground, done, inputs, outcome }: Hollow, bare: string, branch: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'greengate-hollow-'));
  try {
    const from = branch === '' ? 'main' : branch;
    await git(directory, ['clone', '--quiet', '--branch', from, bare, 'clone']);
    const isAnswer = outcome === 'no_changes' && branch === '';
    const commands = isAnswer ? [] : [inputs?.['test-command'] ?? ground.command, done ?? ground.done];
    for (const command of commands) {
      const exitCode = await exitCodeIn(join(directory, 'clone'), command);
      if (exitCode !== 0) return `in a fresh clone of ${from}, ${command} ends with ${exitCode ?? 'a signal'}`;
    }
    return '';
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function exitCodeIn(cwd: string, command: string): Promise<number | null> {
  // Node's test runner would take us for its parent.
  const { NODE_TEST_CONTEXT: _none, ...env } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', command], { cwd, env: { ...env, ...GIT_ENV }, stdio: 'ignore', timeout: 120_000 });
    child.once('error', reject);
    child.once('exit', resolve);
  });
}
