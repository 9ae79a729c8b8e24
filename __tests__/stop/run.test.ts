import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createPlainSandbox } from '../../src/sandbox/plain.js';
import { judge } from '../../src/stop/judge.js';
import { runTests } from '../../src/stop/run.js';
import type { TestRun } from '../../src/stop/test-run.js';

const sandbox = createPlainSandbox({ environment: { PATH: process.env['PATH'], HOME: tmpdir() } });
let workspace = '';

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'greengate-run-'));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

function run(command: string, timeoutMs = 600_000, signal = new AbortController().signal): Promise<TestRun> {
  return runTests({ command, workspace, sandbox, timeoutMs, signal });
}

const NODE = JSON.stringify(process.execPath);

describe('runTests', () => {
  test.each([
    ['exit 0, no runner known', 'printf fine', 'passed', 0],
    ['exit 0 and silent', 'test 1 = 1', 'passed', 0],
    ['exit 1', 'echo broken; exit 1', 'failed', 1],
    ['masked by || true', 'echo "test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured" || true', 'failed', 0],
    ['zero tests behind exit 0', 'echo "test result: ok. 0 passed; 0 failed; 0 ignored; 0 measured"', 'no-tests', 0],
    ['does nothing by its own words', 'true', 'no-tests', 0],
    ['green words, red exit', 'echo "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured"; exit 3', 'failed', 3],
    ['the command is missing', 'no-such-runner-here --all', 'error', 127],
    ['may not be executed', './locked', 'error', 126],
    ['no rule in the Makefile', 'make test', 'error', 2],
    ['npx without a network', "echo 'npm error code ENOTCACHED'; exit 1", 'error', 1],
    ['npx may not install', `echo 'npm error npx canceled due to missing packages'; exit 1`, 'error', 1],
    ['mvn -o', "echo '[ERROR] Plugin a:b:1 or one of its dependencies … in offline mode'; exit 1", 'error', 1],
    ['killed for want of memory', 'kill -9 $$', 'error', null],
    ['a child was killed', '(kill -9 $BASHPID); exit $?', 'error', 137],
    ['dies by itself', 'kill -SEGV $$', 'failed', null],
  ])('%s', async (_, command, verdict, exitCode) => {
    writeFileSync(join(workspace, 'locked'), '#!/bin/sh\n');
    chmodSync(join(workspace, 'locked'), 0o644);
    writeFileSync(join(workspace, 'Makefile'), 'all:\n\ttrue\n');
    const result = await run(command);
    expect({ verdict: result.verdict, exitCode: result.exitCode }).toEqual({ verdict, exitCode });
  });

  test('real node:test files: counts and names', async () => {
    const body =
      "const {test}=require('node:test');test('adds',()=>{});test('rounds half up',()=>{throw new Error('2 !== 3')});";
    writeFileSync(join(workspace, 'a.test.js'), body);
    const result = await run(`${NODE} --test`);
    expect(result).toMatchObject({
      verdict: 'failed',
      exitCode: 1,
      counts: { passed: 1, failed: 1, skipped: 0 },
      failures: ['rounds half up'],
    });
    expect(result.tail).toContain('2 !== 3');
  });

  test('node --test without a test file is no pass', async () => {
    expect((await run(`${NODE} --test`)).verdict).toBe('no-tests');
  });

  test('python unittest that finds nothing is no pass', async () => {
    expect((await run('python3 -m unittest discover')).verdict).toBe('no-tests');
  });

  test('a runner that ends without its summary is no pass', async () => {
    writeFileSync(join(workspace, 'test_a.py'), 'import os\nos._exit(0)\n');
    expect((await run('python3 -m unittest discover')).verdict).toBe('failed');
  });

  test('tests that hang are stopped with their children', async () => {
    const result = await run('(sleep 300 & echo $! > child; wait) & echo $! > parent; wait', 500);
    expect(result).toMatchObject({ verdict: 'timed-out', exitCode: null });
    for (const file of ['child', 'parent']) expect(alive(file)).toBe(false);
  });

  test('a server left in the background that holds stdout is not waited for, and ended', async () => {
    const result = await run('sleep 300 & echo $! > child; echo served');
    expect(result).toMatchObject({ verdict: 'passed', exitCode: 0, strays: 1, tail: 'served' });
    expect(alive('child')).toBe(false);
  });

  test('a watcher that looks at CI ends', async () => {
    const watcher = "if (!process.env.CI) setInterval(() => {}, 1000); console.log('CI=' + process.env.CI)";
    writeFileSync(join(workspace, 'watch.js'), watcher);
    expect(await run(`${NODE} watch.js`)).toMatchObject({ verdict: 'passed', tail: 'CI=true' });
  });

  test('a command that reads stdin is not waited for', async () => {
    expect((await run('read -r answer; echo "answer: [$answer]"')).tail).toBe('answer: []');
  });

  test('a summary far above the end is found, and the tail stays short', async () => {
    const result = await run(
      'printf "Test Suites: 1 failed, 1 total\\nTests:       1 failed, 3 passed, 4 total\\n"; seq 1 20000',
    );
    expect(result).toMatchObject({ verdict: 'failed', counts: { passed: 3, failed: 1, skipped: 0 } });
    expect(result.tail.length).toBeLessThan(6_100);
  });

  test('a cancelled run throws the reason and says nothing of the tests', async () => {
    const controller = new AbortController();
    const running = run('touch started; sleep 300', 600_000, controller.signal);
    while (!existsSync(join(workspace, 'started'))) await new Promise((resolve) => setTimeout(resolve, 10));
    controller.abort(new Error('cancelled by the user'));
    await expect(running).rejects.toThrow('cancelled by the user');
  });

  test('start-up files of the workspace or of HOME are not read', async () => {
    writeFileSync(join(workspace, '.bashrc'), 'echo injected\n');
    expect((await run('cd .; echo clean')).tail).toBe('clean');
  });
});

describe('judge: a non-zero exit is never passed', () => {
  const counts = { passed: 5, failed: 0, skipped: 0, errors: 0 };
  test.each([1, 2, 100, 101, 124, 126, 127, 137, 139, 143, 255])('exit %i', (exitCode) => {
    const results = {
      counts,
      failures: [],
      failed: [],
      cases: [],
      noTests: false,
      unfinished: false,
      unloaded: 0,
      silent: false,
      fine: false,
    };
    expect(judge({ exitCode, signal: null, output: '5 passed', results })).not.toBe('passed');
  });
});

function alive(file: string): boolean {
  const pid = readFileSync(join(workspace, file), 'utf8').trim();
  try {
    // A zombie is dead; only its parent has not looked yet.
    return !execFileSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}
