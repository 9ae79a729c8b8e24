import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createPlainSandbox } from '../../src/sandbox/plain.js';
import type { ProcessRequest, ProcessResult } from '../../src/sandbox/types.js';
import { abortWhen } from '../world/abort-when.js';

const sandbox = createPlainSandbox({ environment: { PATH: process.env['PATH'], GITHUB_TOKEN: 'ghs_secret' } });
let cwd: string;

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'greengate-sandbox-'));
});
afterAll(() => rmSync(cwd, { recursive: true }));

function run(argv: ProcessRequest['argv'], more: Partial<ProcessRequest> = {}): Promise<ProcessResult> {
  return sandbox.run({ argv, cwd, trust: 'steered', timeoutMs: 600_000, ...more });
}

function bash(script: string, more: Partial<ProcessRequest> = {}): Promise<ProcessResult> {
  return run(['bash', '-c', script], more);
}

function isAlive(pidFile: string): boolean {
  const stat = `/proc/${readFileSync(join(cwd, pidFile), 'utf8').trim()}/stat`;
  return existsSync(stat) && !/\) [ZX] /.test(readFileSync(stat, 'utf8'));
}

describe('a command that ends by itself', () => {
  test.each([
    ['exit 0', { ending: 'exited', exitCode: 0, signal: null }],
    ['exit 7', { ending: 'exited', exitCode: 7, signal: null }],
    ['kill -9 $$', { ending: 'exited', exitCode: null, signal: 'SIGKILL' }],
    ['for i in 1 2 3; do echo out; echo err >&2; done', { output: 'out\nerr\n'.repeat(3), outputBytes: 24, strays: 0 }],
    ['echo out > /dev/stdout; echo err > /dev/stderr', { output: 'out\nerr\n', exitCode: 0 }],
    ['cat', { output: '', exitCode: 0 }],
    ['[ -t 0 ] && echo tty || echo none', { output: 'none\n' }],
    ['echo "[$GITHUB_TOKEN]"', { output: '[]\n' }],
    ['ps -o pgid= -p $$ | tr -d " " | grep -qx $$ && echo leader', { output: 'leader\n' }],
  ])('%s', async (script, expected) => {
    expect(await bash(script)).toMatchObject(expected);
  });

  test('its input is written and closed', async () => {
    expect(await bash('cat; echo end', { input: 'text\n' })).toMatchObject({ output: 'text\nend\n' });
    expect(await bash('exit 3', { input: 'x'.repeat(10_000_000) })).toMatchObject({ exitCode: 3 });
  });

  test('wholeStdout keeps every byte apart from stderr', async () => {
    const result = await bash('printf "a\\0\\377b"; echo err >&2', { wholeStdout: true });
    expect(result.stdout).toEqual(Buffer.from([0x61, 0, 0xff, 0x62]));
    expect(result.output).toBe('err\n');
  });

  test('much output is cut in the middle', async () => {
    const result = await bash('echo first; yes ä | head -c 48000000; echo last', { keepHead: 1000, keepTail: 1000 });
    expect(result).toMatchObject({ exitCode: 0, outputBytes: 48_000_011 });
    expect(result.output).toMatch(/^first\nä\n[\s\S]+\n… 47,99\d,\d\d\d bytes left out …\n[\s\S]+\nlast\n$/);
    expect(result.output).not.toContain('\ufffd');
  });
});

describe('spillTo', () => {
  test('gets all output as it comes, in its order, besides what is kept in memory', async () => {
    const path = join(cwd, 'spilled.txt');
    const spillTo = { path, mostBytes: 10_000_000 };
    const result = await bash('seq 1 300000; echo err >&2', { spillTo, keepHead: 100, keepTail: 100 });
    expect(result.output.length).toBeLessThan(300);
    expect(readFileSync(path, 'utf8')).toMatch(/^1\n2\n[^]*300000\nerr\n$/);
    expect(statSync(path).size).toBe(result.outputBytes);
    expect(result.spilledBytes).toBe(result.outputBytes);
  });

  test('stops at its limit, the command goes on', async () => {
    const path = join(cwd, 'limited.txt');
    const result = await bash('yes | head -c 50000000; exit 4', { spillTo: { path, mostBytes: 1_000_000 } });
    expect(result).toMatchObject({ exitCode: 4, outputBytes: 50_000_000, spilledBytes: 1_000_000 });
    expect(statSync(path).size).toBe(1_000_000);
  });

  test.each([
    ['without output', 'true', 'none.txt'],
    ['where it cannot be written', 'echo x', 'no/such/folder.txt'],
  ])('%s there is no file', async (_name, script, name) => {
    const path = join(cwd, name);
    expect(await bash(script, { spillTo: { path, mostBytes: 1_000 } })).toMatchObject({ exitCode: 0, spilledBytes: 0 });
    expect(existsSync(path)).toBe(false);
  });
});

test('many at once each have their own output', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, (_, at) => bash(`echo ${at}`)));
  expect(results.map(({ output }) => output)).toEqual(Array.from({ length: 20 }, (_, at) => `${at}\n`));
});

test('where no pipes can be made the output comes all the same', async () => {
  const poor = createPlainSandbox({ environment: { PATH: process.env['PATH'], TMPDIR: '/no/such/folder' } });
  const request = {
    argv: ['bash', '-c', 'echo out; echo err >&2'],
    cwd,
    trust: 'steered',
    timeoutMs: 600_000,
  } as const;
  expect(await poor.run(request)).toMatchObject({ exitCode: 0, outputBytes: 8 });
});

describe('a command that cannot be started', () => {
  test.each<[string, ProcessRequest['argv'], Partial<ProcessRequest>, RegExp]>([
    ['missing program', ['no-such-program'], {}, /no-such-program: not found/],
    ['not executable', ['./plain-file'], {}, /permission denied/],
    ['missing folder', ['true'], { cwd: '/no/such/folder' }, /\/no\/such\/folder does not exist/],
    ['too long', ['true', 'x'.repeat(4_000_000)], {}, /too long/],
    ['NUL byte', ['true', 'a\0b'], {}, /null bytes/],
  ])('%s', async (_name, argv, more, message) => {
    writeFileSync(join(cwd, 'plain-file'), 'text');
    expect(await run(argv, more)).toMatchObject({ ending: 'not-started', startError: expect.stringMatching(message) });
  });

  test('a signal that is aborted already', async () => {
    const file = join(cwd, 'started');
    expect(await run(['touch', file], { signal: AbortSignal.abort() })).toMatchObject({ ending: 'cancelled' });
    expect(existsSync(file)).toBe(false);
  });
});

describe('what a command leaves behind', () => {
  test('a background child that holds the pipe is not waited for, and ended', async () => {
    const result = await bash('sleep 60 & echo $! > child; echo done');
    expect(result).toMatchObject({ ending: 'exited', exitCode: 0, output: 'done\n', strays: 1 });
    expect(isAlive('child')).toBe(false);
  });

  test('a child in a session of its own is found by its mark', async () => {
    const script =
      'setsid bash -c "echo \\$\\$ > daemon; exec sleep 60" >/dev/null 2>&1 & until [ -s daemon ]; do :; done';
    expect(await bash(script)).toMatchObject({ exitCode: 0, strays: 1 });
    expect(isAlive('daemon')).toBe(false);
  });

  test('a child in the group without the mark is found too', async () => {
    expect(await bash('env -i sleep 60 >/dev/null 2>&1 & echo $! > bare')).toMatchObject({ exitCode: 0, strays: 1 });
    expect(isAlive('bare')).toBe(false);
  });
});

describe('a command that is stopped', () => {
  const STUBBORN = 'trap "" TERM; sleep 60 & echo $! > child; echo $$ > parent; echo ready; while :; do sleep 1; done';

  test('the time limit ends the whole group, SIGTERM or not', async () => {
    expect(await bash(STUBBORN, { timeoutMs: 300 })).toMatchObject({ ending: 'timed-out' });
    // On a busy machine it ends before it has begun.
    expect(['parent', 'child'].filter((file) => existsSync(join(cwd, file)) && isAlive(file))).toEqual([]);
  });

  test('a command that cleans up on SIGTERM may do so', async () => {
    const signal = abortWhen(() => existsSync(join(cwd, 'ready')));
    const result = await bash('trap "echo bye; exit 5" TERM; echo ready; sleep 60 & > ready; wait', { signal });
    expect(result).toMatchObject({
      ending: 'cancelled',
      exitCode: 5,
      output: expect.stringMatching(/ready\n[\s\S]*bye\n/),
    });
  });

  test('the signal does the same, and all is dead when the promise resolves', async () => {
    rmSync(join(cwd, 'parent'), { force: true });
    const signal = abortWhen(() => existsSync(join(cwd, 'parent')));
    expect(await bash(STUBBORN, { signal })).toMatchObject({ ending: 'cancelled' });
    expect([isAlive('parent'), isAlive('child')]).toEqual([false, false]);
  });
});
