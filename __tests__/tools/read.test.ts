import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { use, workspaceWith } from './workspace-for-test.js';

const long = Array.from({ length: 5_000 }, (_, at) => `line ${at + 1}`).join('\n') + '\n';
const workspace = workspaceWith({
  'a.txt': 'one\ntwo\n',
  'no-newline.txt': 'one\ntwo',
  'long.txt': long,
  'wide.txt': 'x'.repeat(5_000),
  'huge.txt': 'word '.repeat(2_000_000),
  'empty.txt': '',
  'crlf.txt': 'one\r\ntwo\r\n',
  'bom.txt': '\ufeffone\n',
  'latin1.txt': Buffer.from('caf\u00e9\n', 'latin1'),
  'binary.bin': Buffer.from([1, 2, 0, 3]),
  'src/index.ts': 'x\n',
});

test.each([
  ['a.txt', {}, '     1\tone\n     2\ttwo'],
  ['no-newline.txt', {}, '     1\tone\n     2\ttwo'],
  ['a.txt', { offset: 2, limit: 5 }, '     2\ttwo'],
  ['a.txt', { limit: 1 }, '     1\tone\n[Lines 1-1 of 2. Go on with offset 2.]'],
  ['empty.txt', {}, 'empty.txt is empty (0 bytes).'],
  ['bom.txt', {}, '     1\tone'],
  ['crlf.txt', {}, '     1\tone\n     2\ttwo\n[Lines end with CRLF; Edit keeps that.]'],
  ['latin1.txt', {}, '     1\tcaf\u00e9\n[Not valid UTF-8; shown as Latin-1.]'],
])('Read %s %j', async (file_path, range, content) => {
  expect(await use('Read', workspace, { file_path, ...range })).toEqual({ content });
});

test.each([
  [
    'binary.bin',
    {},
    'binary.bin is a binary file of 4 bytes and cannot be shown as text. Print what you need of it with a command, if the rules allow one.',
  ],
  ['src', {}, 'src is a directory. Use Glob to list it.'],
  ['src/indx.ts', {}, 'src/indx.ts does not exist. Did you mean src/index.ts?'],
  ['src/index.js', {}, 'src/index.js does not exist. Did you mean src/index.ts?'],
  ['a.txt/b', {}, 'a.txt/b does not exist.'],
  ['a.txt', { offset: 9 }, 'The file has only 2 lines.'],
])('Read refuses %s %j with a clear text', async (file_path, range, content) => {
  expect(await use('Read', workspace, { file_path, ...range })).toEqual({ content, isError: true });
});

test('O1: Read bounds itself and says how to go on', async () => {
  const { content } = await use('Read', workspace, { file_path: 'long.txt' });
  expect(content.split('\n')).toHaveLength(2_001);
  expect(content).toContain('[Lines 1-2000 of 5000. Go on with offset 2001.]');
});

test('O1: a long line is cut with a note, and a huge file stays bounded', async () => {
  expect((await use('Read', workspace, { file_path: 'wide.txt' })).content).toContain('[… 3000 more characters]');
  expect((await use('Read', workspace, { file_path: 'huge.txt' })).content.length).toBeLessThan(60_000);
});

test('a pipe is refused and never waited for', async () => {
  execFileSync('mkfifo', [join(workspace, 'pipe')]);
  expect((await use('Read', workspace, { file_path: 'pipe' })).content).toBe('pipe is not a regular file.');
});
