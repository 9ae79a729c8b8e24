import { describe, expect, test } from '@jest/globals';
import { globPattern } from '../../src/text/glob-pattern.js';
import { createTools } from '../../src/tools/index.js';
import { contextOf, sandbox, use, workspaceWith } from './workspace-for-test.js';

test.each<[string, string, boolean]>([
  ['**/*.ts', 'a.ts', true],
  ['**/*.ts', 'src/deep/a.ts', true],
  ['src/*.ts', 'src/a.ts', true],
  ['src/*.ts', 'src/deep/a.ts', false],
  ['src/**', 'src/deep/a.ts', true],
  ['src/**/a.ts', 'src/a.ts', true],
  ['*.{js,ts}', 'a.ts', true],
  ['*.{js,ts}', 'a.tsx', false],
  ['a?.ts', 'ab.ts', true],
  ['a.ts', 'aXts', false],
  ['a+(b).ts', 'a+(b).ts', true],
  ['[x].ts', '[x].ts', true],
  ['./a.ts', 'a.ts', true],
])('glob %s on %s is %s', (pattern, path, wanted) => {
  expect(globPattern(pattern).test(path)).toBe(wanted);
});

const FILES = {
  '.gitignore': 'ignored/\n',
  'b.ts': 'const needle = 1;\n',
  'a.ts': 'no\nNeedle here\nneedle again\n',
  'src/c.js': `needle ${'x'.repeat(900)}\n`,
  'odd \u00fc.md': 'needle\r\n',
  'ignored/d.ts': 'needle\n',
  'node_modules/x/e.ts': 'needle\n',
  'bin.dat': Buffer.from('needle\0'),
};

describe.each([{ git: true }, { git: false }])('%j', (options) => {
  const extra = options.git ? { '.gitignore': 'ignored/\nnode_modules/\n' } : {};
  const workspace = workspaceWith({ ...FILES, ...extra }, options);

  test('Glob lists sorted, without what is ignored', async () => {
    const ignored = options.git ? '' : '\nignored/d.ts';
    expect((await use('Glob', workspace, { pattern: '*.ts' })).content).toBe(`a.ts\nb.ts${ignored}`);
    expect((await use('Glob', workspace, { pattern: '*.js', path: 'src' })).content).toBe('src/c.js');
    expect((await use('Glob', workspace, { pattern: `${workspace}/src/*` })).content).toBe('src/c.js');
    expect((await use('Glob', workspace, { pattern: '*.nope' })).content).toBe('No file matches *.nope.');
  });

  test('an ignored directory is searched when asked for by name', async () => {
    expect((await use('Glob', workspace, { pattern: '*', path: 'ignored' })).content).toBe('ignored/d.ts');
    const found = await use('Grep', workspace, { pattern: 'needle', path: 'node_modules', output_mode: 'count' });
    expect(found.content).toBe('node_modules/x/e.ts:1');
  });

  test('Grep lists files, lines and counts, sorted, without binary files', async () => {
    const names = options.git ? ['a.ts', 'b.ts'] : ['a.ts', 'b.ts', 'ignored/d.ts'];
    const files = await use('Grep', workspace, { pattern: 'needle' });
    expect(files.content).toBe([...names, 'odd \u00fc.md', 'src/c.js'].join('\n'));
    const lines = await use('Grep', workspace, { pattern: 'needle', '-i': true, path: 'a.ts', output_mode: 'content' });
    expect(lines.content).toBe('a.ts:2:Needle here\na.ts:3:needle again');
    const counts = await use('Grep', workspace, { pattern: 'needle', glob: '*.md', output_mode: 'count' });
    expect(counts.content).toBe('odd \u00fc.md:1');
  });

  test('Grep shows the lines around a match, each once', async () => {
    const content = async (input: object) =>
      (await use('Grep', workspace, { pattern: 'needle', path: 'a.ts', output_mode: 'content', ...input })).content;
    expect(await content({ '-n': true, '-C': 1 })).toBe('a.ts-2-Needle here\na.ts:3:needle again');
    expect(await content({ pattern: 'no|again', '-A': 1 })).toBe('a.ts:1:no\na.ts-2-Needle here\na.ts:3:needle again');
    expect(await content({ pattern: 'no|again', '-B': 0 })).toBe('a.ts:1:no\na.ts:3:needle again');
    expect(await content({ path: '.', pattern: '^no$|const', '-C': 0, '-A': 1 })).toBe(
      'a.ts:1:no\na.ts-2-Needle here\n--\nb.ts:1:const needle = 1;',
    );
  });

  test('O1: Grep cuts long lines and long lists', async () => {
    const lines = await use('Grep', workspace, { pattern: 'x{9}', path: 'src', output_mode: 'content' });
    expect(lines.content).toContain('[… 407 more characters]');
    const few = await use('Grep', workspace, { pattern: '.', output_mode: 'content', head_limit: 2 });
    expect(few.content.split('\n')).toHaveLength(3);
    expect(few.content).toMatch(/\[2 of \d+ lines\.\]$/);
  });

  test.each(['(', '[a', '\\'])('a wrong expression %s is an error', async (pattern) => {
    expect((await use('Grep', workspace, { pattern })).isError).toBe(true);
  });

  test('no match is said, and options in patterns are text', async () => {
    expect((await use('Grep', workspace, { pattern: 'nowhere' })).content).toBe('No match for nowhere.');
    expect((await use('Grep', workspace, { pattern: '--version' })).content).toBe('No match for --version.');
  });
});

test('O1: Glob names at most 200 files and says how many there are', async () => {
  const many = Object.fromEntries(Array.from({ length: 230 }, (_, at) => [`f${at}.txt`, '']));
  const { content } = await use('Glob', workspaceWith(many), { pattern: '*.txt' });
  expect(content.split('\n')).toHaveLength(201);
  expect(content).toContain('[200 of 230 names. Use a narrower pattern or path.]');
});

test.each(['Glob', 'Grep'])('%s leaves out what a rule forbids to read', async (name) => {
  const workspace = workspaceWith({ 'open.txt': 'word', 'hidden/x.txt': 'word' });
  const mayRead = (path: string): boolean => !path.startsWith(`${workspace}/hidden/`);
  const tools = createTools({ sandbox, isReadOnly: () => false, onCommand: () => {}, onPlan: () => {}, mayRead });
  const tool = tools.find((one) => one.name === name);
  const pattern = name === 'Glob' ? '*.txt' : 'word';
  expect(await tool?.run({ pattern }, contextOf(workspace))).toEqual({ content: 'open.txt' });
});

test('names are relative to a workspace that is only a part of its repository', async () => {
  const outer = workspaceWith({ 'pkg/a.txt': 'word', 'b.txt': 'word' }, { git: true });
  const inner = `${outer}/pkg`;
  expect((await use('Grep', inner, { pattern: 'word' })).content).toBe('a.txt');
  expect((await use('Glob', inner, { pattern: '*' })).content).toBe('a.txt');
});
