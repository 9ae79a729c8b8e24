import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

import type { Command } from '../../src/cli/command.js';
import { gateDetect } from '../../src/cli/gate-detect.js';
import { gateReadResults } from '../../src/cli/gate-read-results.js';

let folder: string;
let printed: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-parts-'));
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const call = (command: Command, ...args: string[]) =>
  command(args, { variables: {}, cancel: new AbortController().signal });

describe('gate detect', () => {
  test('command, folder, reason, setup and the other candidates', async () => {
    mkdirSync(join(folder, 'web'));
    const manifest = { scripts: { test: 'jest', 'test:unit': 'jest unit' }, devDependencies: { jest: '30' } };
    writeFileSync(join(folder, 'web/package.json'), JSON.stringify(manifest));
    expect(await call(gateDetect, '--dir', folder, '--json')).toBe(0);
    expect(JSON.parse(printed.join(''))).toEqual({
      test: { command: 'npm test', cwd: 'web', why: 'JavaScript: script "test" in package.json in web' },
      setup: { command: 'npm install', cwd: 'web', why: 'dependencies in package.json' },
      candidates: expect.arrayContaining(['cd web && npm run test:unit']),
    });
  });

  test('nothing to run is an answer', async () => {
    expect(await call(gateDetect, '--dir', folder, '--json')).toBe(0);
    expect(JSON.parse(printed.join(''))).toEqual({ test: null, setup: null, candidates: [] });
  });

  test('a folder that is not there', async () => {
    await expect(call(gateDetect, '--dir', join(folder, 'none'))).rejects.toThrow('there is no folder');
  });
});

describe('gate read-results', () => {
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  test('verdict, counts and failures', async () => {
    const output = write('out.txt', 'test a ... FAILED\ntest result: FAILED. 1 passed; 1 failed; 0 ignored\n');
    expect(await call(gateReadResults, output, '--exit', '101', '--command', 'cargo test', '--json')).toBe(0);
    expect(JSON.parse(printed.join(''))).toEqual({
      verdict: 'fail',
      counts: { passed: 1, failed: 1, skipped: 0, errors: 0 },
      failures: [{ name: 'a', status: 'failed' }],
    });
  });

  test('a report counts where the screen is silent', async () => {
    const report = write(
      'r.xml',
      '<testsuite><testcase name="a"/><testcase name="b"><skipped/></testcase></testsuite>',
    );
    await call(gateReadResults, write('out.txt', ''), '--exit', '0', '--command', 'make test', '--report', report);
    expect(printed).toEqual(['pass: 1 passed, 0 failed, 1 skipped, 0 errors']);
  });

  test('without an exit code nothing can be said', async () => {
    await expect(call(gateReadResults, write('out.txt', ''))).rejects.toThrow('the exit code as a number');
  });
});
