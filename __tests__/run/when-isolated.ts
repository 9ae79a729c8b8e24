import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from '@jest/globals';
import { chooseIsolation } from '../../src/sandbox/choose-isolation.js';

/** `describe` where this machine has a way to isolate commands; elsewhere the tests are skipped by name. */
export const whenIsolated = (await canIsolate()) ? describe : describe.skip;

async function canIsolate(): Promise<boolean> {
  const scratch = mkdtempSync(join(tmpdir(), 'greengate-try-'));
  const { isolation } = await chooseIsolation({ mode: 'auto', environment: process.env, scratch });
  rmSync(scratch, { recursive: true, force: true });
  return isolation !== 'none';
}
