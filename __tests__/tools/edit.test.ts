import { spawn } from 'node:child_process';
import { chmodSync, readFileSync, readdirSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { replaceText } from '../../src/tools/replace-text.js';
import { use, workspaceWith } from './workspace-for-test.js';

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
const utf8 = (text: string): Buffer => Buffer.from(text);

describe('T6: Edit replaces what occurs exactly once', () => {
  test.each<[string, Buffer, string, string, Buffer]>([
    ['plain', utf8('one\ntwo\n'), 'two', '2', utf8('one\n2\n')],
    ['no last newline', utf8('one\ntwo'), 'two', '2', utf8('one\n2')],
    ['CRLF, several lines', utf8('a\r\nb\r\nc\r\n'), 'a\nb', 'x\ny\nz', utf8('x\r\ny\r\nz\r\nc\r\n')],
    ['CRLF, one line by two', utf8('a\r\nb\r\n'), 'a', 'x\ny', utf8('x\r\ny\r\nb\r\n')],
    ['CRLF given as CRLF', utf8('a\r\nb\r\n'), 'a\r\nb', 'x\r\ny', utf8('x\r\ny\r\n')],
    ['mixed line endings', utf8('a\nb\r\nc\n'), 'a\nb', 'x\ny', utf8('x\ny\r\nc\n')],
    ['BOM', utf8('\ufeffone\n'), 'one', '1', utf8('\ufeff1\n')],
    ['UTF-8', utf8('gr\u00fc\u00df dich\n'), 'gr\u00fc\u00df', '\u4f60\u597d', utf8('\u4f60\u597d dich\n')],
    ['Latin-1', latin1('caf\u00e9 cr\u00e8me\n'), 'cr\u00e8me', 'th\u00e9', latin1('caf\u00e9 th\u00e9\n')],
    [
      'UTF-8 with one wrong byte',
      Buffer.concat([utf8('a\n'), Buffer.from([0xff]), utf8('\nb\n')]),
      'b',
      'c',
      Buffer.concat([utf8('a\n'), Buffer.from([0xff]), utf8('\nc\n')]),
    ],
    ['dollar signs are no patterns', utf8('x\n'), 'x', "$& $1 $'", utf8("$& $1 $'\n")],
  ])('%s', async (_name, before, old_string, new_string, after) => {
    const workspace = workspaceWith({ f: before });
    expect((await use('Edit', workspace, { file_path: 'f', old_string, new_string })).isError).toBeUndefined();
    expect(readFileSync(join(workspace, 'f'))).toEqual(after);
    expect(readdirSync(workspace)).toEqual(['f']);
  });

  test.each([
    ['no occurrence', 'zzz', 'f: old_string was not found. Read the file again and copy the text exactly.'],
    [
      'two occurrences',
      'same',
      'f: old_string occurs 2 times, at lines 1, 3. Add lines around it to make it unique, or set replace_all.',
    ],
    [
      'other whitespace',
      '  if (x) {\n    run();',
      'f: old_string was not found. Lines 4-5 differ from it only in whitespace.',
    ],
    [
      'other second line',
      '\tif (x) {\n\t\tstop();',
      'f: old_string was not found. Its first line stands at line 4, but what follows differs: line 5 is: run();',
    ],
    [
      'more lines than there are',
      '\t}\n\nend',
      'f: old_string was not found. Its first line stands at line 6, but what follows differs: the file ends there',
    ],
    ['a typing error', 'if (y) {', 'f: old_string was not found. Line 4 is the most similar: if (x) {'],
    ['other whitespace in one line', 'run( );', 'f: old_string was not found. Line 5 is the most similar: run();'],
    ['nothing to change', 'new', 'f: old_string and new_string are the same: nothing to change.'],
  ])('T6: %s is an error and the file stays byte for byte', async (_name, old_string, content) => {
    const before = 'same\nx\nsame\n\tif (x) {\n\t\trun();\n\t}\n';
    const workspace = workspaceWith({ f: before });
    const result = await use('Edit', workspace, { file_path: 'f', old_string, new_string: 'new' });
    expect(result).toEqual({ content, isError: true });
    expect(readFileSync(join(workspace, 'f'), 'utf8')).toBe(before);
  });

  test('T6: what occurs twice where the two overlap is not unique', async () => {
    const workspace = workspaceWith({ f: 'aaa\n' });
    const change = { file_path: 'f', old_string: 'aa', new_string: 'b' };
    expect((await use('Edit', workspace, change)).content).toMatch(/^f: old_string occurs 2 times, at lines 1, 1\./);
    expect(await use('Edit', workspace, { ...change, replace_all: true })).toEqual({ content: 'Edited f: line 1.' });
    expect(readFileSync(join(workspace, 'f'), 'utf8')).toBe('ba\n');
  });

  test('the hint is cut, and looking for it takes no time even in a large file', () => {
    const bytes = Buffer.from(`${'x'.repeat(500)} = 1;\n`.repeat(20_000));
    const replaced = replaceText(bytes, `${'x'.repeat(500)} = 2;`, 'y', { all: false });
    expect(replaced).toEqual({
      kind: 'problem',
      problem: expect.stringMatching(/Line 1 is the most similar: x{199}…$/),
    });
  });

  test('a link stays a link, and what it leads to is changed', async () => {
    const workspace = workspaceWith({ 'a.txt': 'one\n', link: '-> a.txt' });
    await use('Edit', workspace, { file_path: 'link', old_string: 'one', new_string: 'two' });
    await use('Write', workspace, { file_path: 'link', content: 'three\n' });
    expect(readlinkSync(join(workspace, 'link'))).toBe('a.txt');
    expect(readFileSync(join(workspace, 'a.txt'), 'utf8')).toBe('three\n');
  });

  test.each([
    ['Edit', { file_path: 'f', old_string: 'a', new_string: 'b\ud83d' }],
    ['Write', { file_path: 'f', content: '\udc00' }],
  ])('%s takes no half character', async (name, input) => {
    await expect(use(name, workspaceWith({ f: 'a' }), input)).rejects.toThrow('half a character');
  });

  test('T6: replace_all takes every occurrence', async () => {
    const workspace = workspaceWith({ f: 'a b a\na\n' });
    const result = await use('Edit', workspace, {
      file_path: 'f',
      old_string: 'a',
      new_string: 'aa',
      replace_all: true,
    });
    expect(result).toEqual({ content: 'Edited f: lines 1, 1, 2.' });
    expect(readFileSync(join(workspace, 'f'), 'utf8')).toBe('aa b aa\naa\n');
  });

  test('T6: bytes outside the replaced text are never changed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (head, tail) => {
        const bytes = Buffer.concat([head, Buffer.from('<<mark>>'), tail]);
        const replaced = replaceText(bytes, '<<mark>>', '', { all: false });
        expect(replaced.kind === 'done' && replaced.bytes.equals(Buffer.concat([head, tail]))).toBe(true);
      }),
    );
  });

  test('a character that Latin-1 does not have cannot be written into such a file', async () => {
    const workspace = workspaceWith({ f: latin1('caf\u00e9\n') });
    const result = await use('Edit', workspace, { file_path: 'f', old_string: 'caf', new_string: '\u4f60' });
    expect(result.isError).toBe(true);
  });

  test.each(['missing', 'dir', 'bin'])('Edit refuses %s', async (file_path) => {
    const workspace = workspaceWith({ 'dir/x': '', bin: Buffer.from([0, 1]) });
    expect((await use('Edit', workspace, { file_path, old_string: 'a', new_string: 'b' })).isError).toBe(true);
  });

  test('the mode is kept', async () => {
    const workspace = workspaceWith({ 'run.sh': 'echo 1\n' });
    chmodSync(join(workspace, 'run.sh'), 0o755);
    await use('Edit', workspace, { file_path: 'run.sh', old_string: '1', new_string: '2' });
    expect(statSync(join(workspace, 'run.sh')).mode & 0o777).toBe(0o755);
  });
});

describe('Write', () => {
  test('creates directories, says what it did, keeps the mode of what it replaces', async () => {
    const workspace = workspaceWith({ 'run.sh': 'old\n' });
    chmodSync(join(workspace, 'run.sh'), 0o750);
    expect(await use('Write', workspace, { file_path: 'a/b/c.txt', content: 'x\ny\n' })).toEqual({
      content: 'Created a/b/c.txt: 2 lines, 4 bytes.',
    });
    expect(await use('Write', workspace, { file_path: 'run.sh', content: '' })).toEqual({
      content: 'Replaced run.sh: 0 lines, 0 bytes.',
    });
    expect(statSync(join(workspace, 'run.sh')).mode & 0o777).toBe(0o750);
    expect(readdirSync(join(workspace, 'a/b'))).toEqual(['c.txt']);
  });

  test.each<[string, Buffer, string, Buffer]>([
    ['CR LF', utf8('a\r\nb\r\n'), 'x\ny\n', utf8('x\r\ny\r\n')],
    ['CR LF given as CR LF', utf8('a\r\n'), 'x\r\ny', utf8('x\r\ny')],
    ['mixed line ends: as given', utf8('a\r\nb\n'), 'x\ny\n', utf8('x\ny\n')],
    ['a BOM', utf8('\ufeffa\n'), 'x\n', utf8('\ufeffx\n')],
    ['a BOM given', utf8('\ufeffa\n'), '\ufeffx\n', utf8('\ufeffx\n')],
    ['BOM and CR LF', utf8('\ufeffa\r\n'), 'x\ny', utf8('\ufeffx\r\ny')],
    ['Latin-1', latin1('caf\u00e9\n'), 'th\u00e9', latin1('th\u00e9')],
    ['Latin-1 that cannot hold it: UTF-8', latin1('caf\u00e9\n'), '\u4f60', utf8('\u4f60')],
    ['no last line end: as given', utf8('a'), 'x', utf8('x')],
    ['binary: as given', Buffer.from('\0\r\n'), 'x\n', utf8('x\n')],
  ])('keeps the form of what it replaces: %s', async (_name, before, content, after) => {
    const workspace = workspaceWith({ f: before });
    expect((await use('Write', workspace, { file_path: 'f', content })).isError).toBeUndefined();
    expect(readFileSync(join(workspace, 'f'))).toEqual(after);
  });

  test('a kill in the middle leaves the old bytes or the new ones, never a part of them', async () => {
    const workspace = workspaceWith({ f: Buffer.alloc(4_000_000, 'a') });
    const entry = fileURLToPath(new URL('write-without-end.ts', import.meta.url));
    const argv = ['--import', 'tsx', entry, join(workspace, 'f')];
    for (let round = 0; round < 3; round += 1) {
      const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      await sleep(round * 7);
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGKILL');
      await ended;
      const bytes = readFileSync(join(workspace, 'f'));
      expect(bytes.equals(Buffer.alloc(4_000_000, bytes[0]))).toBe(true);
    }
  });

  test('what is there already is not written again, and that is an error', async () => {
    const workspace = workspaceWith({ 'a.txt': 'same\n', 'b.txt': 'sane\n' });
    const before = statSync(join(workspace, 'a.txt')).ino;
    expect(await use('Write', workspace, { file_path: 'a.txt', content: 'same\n' })).toEqual({
      content: 'a.txt has exactly this content already; nothing was changed.',
      isError: true,
    });
    expect(statSync(join(workspace, 'a.txt')).ino).toBe(before);
    expect(await use('Write', workspace, { file_path: 'b.txt', content: 'same\n' })).not.toHaveProperty('isError');
  });

  test('refuses a directory', async () => {
    const workspace = workspaceWith({ 'dir/x': '' });
    const result = await use('Write', workspace, { file_path: 'dir', content: 'x' });
    expect(result).toEqual({ content: 'dir exists and is not a regular file.', isError: true });
  });
});
