import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { setUp, type WhatToSetUp } from '../../src/run/set-up.js';
import { createPlainSandbox } from '../../src/sandbox/plain.js';

let workspace: string;
let warnings: string[];

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'set-up-'));
  warnings = [];
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

function run(what: Partial<WhatToSetUp>): Promise<string | undefined> {
  const log = { info: () => {}, annotate: ({ message }: { message: string }) => warnings.push(message) };
  return setUp(
    { given: undefined, detected: undefined, online: true, ...what },
    {
      sandbox: createPlainSandbox({ environment: process.env }),
      workspace,
      timeoutMs: 600_000,
      signal: new AbortController().signal,
      log: log,
    },
  );
}

const DETECTED = { command: 'mkdir made', why: 'a lock file', provides: ['made'] };
const made = () => existsSync(join(workspace, 'made'));

describe('setUp', () => {
  test('what is given is run every time, and its failure is told with the command and its last lines', async () => {
    mkdirSync(join(workspace, 'made'));
    expect(await run({ given: 'echo no space >&2; exit 3', detected: DETECTED })).toBe(
      'setup-command failed (exit 3), so nothing could be tested: echo no space >&2; exit 3\nno space',
    );
  });

  test('what is detected is run where nothing of what it makes is there', async () => {
    expect(await run({ detected: DETECTED })).toBeUndefined();
    expect(made()).toBe(true);
    // Made already: mkdir would fail.
    expect(await run({ detected: DETECTED })).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  test('its failure is an error where it can be seen that it is needed', async () => {
    expect(await run({ detected: { ...DETECTED, command: 'false' } })).toContain(
      'the setup found by a lock file failed (exit 1)',
    );
  });

  test('and a warning where it cannot: the packages may be there by a step of the workflow', async () => {
    expect(await run({ detected: { command: 'false', why: 'requirements.txt', provides: [] } })).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining('the setup found by requirements.txt failed')]);
  });

  test('without a network it is not tried, and it is said what to do', async () => {
    expect(await run({ detected: DETECTED, online: false })).toBeUndefined();
    expect([made(), warnings]).toEqual([false, [expect.stringContaining('setup-network')]]);
  });

  test('what only configures a build needs none', async () => {
    expect(await run({ detected: { ...DETECTED, offline: true }, online: false })).toBeUndefined();
    expect(made()).toBe(true);
  });
});
