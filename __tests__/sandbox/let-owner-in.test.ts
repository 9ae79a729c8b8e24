import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keepAsWas } from '../../src/sandbox/keep-as-was.js';
import { letOwnerIn } from '../../src/sandbox/let-owner-in.js';
import { removeFolder, removeFolderNow } from '../../src/sandbox/remove-folder.js';

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'greengate-owner-'));
  mkdirSync(join(top, 'outer', 'inner'), { recursive: true });
  writeFileSync(join(top, 'outer', 'inner', 'file'), 'x', { mode: 0 });
});
afterEach(() => removeFolderNow(top));

function modeOf(...path: string[]): number {
  return statSync(join(top, ...path)).mode & 0o777;
}

test('files become readable and folders open, and only that', () => {
  writeFileSync(join(top, 'outer', 'program'), 'x', { mode: 0o555 });
  chmodSync(join(top, 'outer', 'inner'), 0);
  chmodSync(join(top, 'outer'), 0o005);
  letOwnerIn(join(top, 'outer'));
  expect(modeOf('outer')).toBe(0o705);
  expect(modeOf('outer', 'inner')).toBe(0o700);
  expect(modeOf('outer', 'inner', 'file')).toBe(0o400);
  expect(modeOf('outer', 'program')).toBe(0o555);
});

test('links are not followed', () => {
  mkdirSync(join(top, 'elsewhere'), { mode: 0o500 });
  symlinkSync('../elsewhere', join(top, 'outer', 'link'));
  letOwnerIn(join(top, 'outer'));
  expect(modeOf('elsewhere')).toBe(0o500);
});

// What is closed is no obstacle for root: there the tests say only that nothing breaks.
describe('what a command closed', () => {
  beforeEach(() => {
    chmodSync(join(top, 'outer', 'inner'), 0);
    chmodSync(join(top, 'outer'), 0o500);
  });

  test('is removed, at once or not', async () => {
    await removeFolder(join(top, 'outer', 'inner'));
    expect(existsSync(join(top, 'outer', 'inner'))).toBe(false);
    removeFolderNow(join(top, 'outer'));
    expect(existsSync(join(top, 'outer'))).toBe(false);
  });

  test('is taken away where nothing may appear', () => {
    const putBack = keepAsWas(top, ['rules/inner']);
    mkdirSync(join(top, 'rules', 'inner', 'deep'), { recursive: true });
    chmodSync(join(top, 'rules', 'inner'), 0o500);
    chmodSync(join(top, 'rules'), 0);
    putBack();
    expect(existsSync(join(top, 'rules', 'inner'))).toBe(false);
  });
});
