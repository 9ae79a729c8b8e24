import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { UserError } from '../../src/errors.js';
import { readRegularFile } from '../../src/tools/file-text.js';
import { resolveInWorkspace } from '../../src/tools/workspace.js';
import { writeFileAtomically } from '../../src/tools/write-file.js';

let outer: string;
let workspace: string;

beforeEach(() => {
  outer = realpathSync(mkdtempSync(join(tmpdir(), 'greengate-race-')));
  workspace = join(outer, 'work');
  for (const path of ['work/sub/there', 'elsewhere/there']) mkdirSync(join(outer, path), { recursive: true });
  writeFileSync(join(workspace, 'sub', 'a.txt'), 'inside');
  writeFileSync(join(outer, 'elsewhere', 'a.txt'), 'outside');
});
afterEach(() => rmSync(outer, { recursive: true, force: true }));

/** What a process that was left behind could do between the wall's look and the deed. */
function replaceByLink(name: string, target: string): void {
  renameSync(join(workspace, name), join(workspace, 'was'));
  symlinkSync(target, join(workspace, name));
}

test.each(['sub/a.txt', 'sub/new.txt', 'sub/there/new.txt', 'sub/deep/er/new.txt'])(
  'P5: a directory that becomes a link after the wall has judged %s does not lead a write out',
  async (name) => {
    const real = await resolveInWorkspace(workspace, name);
    replaceByLink('sub', '../elsewhere');
    await expect(writeFileAtomically(real, Buffer.from('x'))).rejects.toThrow(UserError);
    expect(readdirSync(join(outer, 'elsewhere'), { recursive: true }).sort()).toEqual(['a.txt', 'there']);
    expect(readFileSync(join(outer, 'elsewhere', 'a.txt'), 'utf8')).toBe('outside');
  },
);

test('P5: a file that becomes a link is replaced itself, not what it points to', async () => {
  const real = await resolveInWorkspace(workspace, 'sub/a.txt');
  replaceByLink('sub/a.txt', join(outer, 'elsewhere', 'a.txt'));
  await writeFileAtomically(real, Buffer.from('x'));
  expect(readFileSync(join(outer, 'elsewhere', 'a.txt'), 'utf8')).toBe('outside');
});

test.each(['sub', 'sub/a.txt'])('P5: nothing is read through a link that %s has become', async (name) => {
  const real = await resolveInWorkspace(workspace, 'sub/a.txt');
  replaceByLink(name, join(outer, 'elsewhere', name === 'sub' ? '' : 'a.txt'));
  await expect(readRegularFile(real, 'sub/a.txt')).rejects.toThrow(/moved or replaced|symbolic link/);
});

test('missing directories are made, and the mode of a file is kept', async () => {
  await writeFileAtomically(join(workspace, 'x', 'y', 'z.txt'), Buffer.from('new'));
  expect(readFileSync(join(workspace, 'x', 'y', 'z.txt'), 'utf8')).toBe('new');
});
