import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { describe, expect, test } from '@jest/globals';

/** Every mechanism that the kernel follows. A number stays with its row for good. */
const NUMBERS = [
  ...numbered('L', 12),
  ...numbered('T', 10),
  ...numbered('B', 10),
  ...numbered('V', 9),
  ...numbered('P', 22),
  ...numbered('H', 28),
  ...numbered('I', 11),
  ...numbered('S', 12, 'b'),
  ...numbered('O', 6),
  ...['D1', 'D2', 'D3m', 'D4m'],
  ...numbered('M', 7),
];

/** Those that no test proves yet; they have no row. */
const OPEN: readonly string[] = [];

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const page = read('docs/mechanisms.md');

/** Names that begin with numbers, as in `H25, H27: …`. */
const NUMBER = '(?:[LTBVPHIOM]\\d+|S\\d+b|D\\d+m?)';
const NAME = new RegExp(`^(${NUMBER}(?:, ${NUMBER})*): \\S`);

const files = readdirSync(new URL('__tests__/', root), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .sort();
const texts = new Map(files.map((path) => [path, [...new Set(textsIn(read(`__tests__/${path}`)))]]));

/** `path name` of every test that carries the number. */
function testsOf(number: string): string[] {
  return [...texts].flatMap(([path, names]) =>
    names
      .filter((name) => NAME.exec(name)?.[1]?.split(', ').includes(number) === true)
      .map((name) => `\`${path}\` ${name}`),
  );
}

const rows = new Map(rowsUnder('Mechanisms').map(([number = '', ...cells]) => [number, cells]));

test('the table has every mechanism, once and in order', () => {
  expect(rowsUnder('Mechanisms').map(([number]) => number)).toEqual(NUMBERS.filter((number) => !OPEN.includes(number)));
});

test.each(NUMBERS.filter((number) => !OPEN.includes(number)))(
  '%s says what is so, and names each test that carries its number',
  (number) => {
    const [statement = '', tests = ''] = rows.get(number) ?? [];
    expect(statement.length).toBeGreaterThan(20);
    expect(tests.split('<br>').sort()).toEqual(testsOf(number).sort());
  },
);

test('every number in a name is the number of a row', () => {
  const names = [...texts].flatMap(([path, all]) => all.map((name) => ({ path, name })));
  const carried = names.flatMap(({ path, name }) =>
    (NAME.exec(name)?.[1]?.split(', ') ?? []).map((number) => ({ path, name, number })),
  );
  expect(carried.filter(({ number }) => !rows.has(number))).toEqual([]);
  const odd = new RegExp(`^${NUMBER}[ ,]+(to )?${NUMBER}`);
  expect(names.filter(({ name }) => odd.test(name) && !NAME.test(name))).toEqual([]);
});

describe('no test is left out or looked at alone', () => {
  const MARKED = /\b(?:test|describe|it)\s*\.\s*(?:only|skip|todo|failing)\b/;

  test.each(files.filter((path) => MARKED.test(read(`__tests__/${path}`))))(
    '%s: only where a condition says that the machine lacks something',
    (path) => {
      expect(marksIn(read(`__tests__/${path}`))).toEqual([]);
    },
  );

  test.each<[string, string[]]>([
    ["test.only('a', f);", ['test.only']],
    ["describe . skip('a', f);", ['describe.skip']],
    ['const notHere = test.skip;', ['test.skip']],
    ["(root ? test.skip : test)('a', f);", []],
    ["(root ? test : test.skip).each([1])('a', f);", []],
    ["(root ? test : test.only)('a', f);", ['test.only']],
    ["// test.skip('a')\nsays(`it.skip('b')\n${it.todo('c')}`, \"test.only('d')\");", ['it.todo']],
  ])('ablation: %j', (source, marks) => {
    expect(marksIn(source)).toEqual(marks);
  });
});

describe('B9, M6: each promise names the tests that hold it', () => {
  const promises = rowsUnder('Promises');

  test('all of them are in the table', () => {
    const made = [...leadsOf('README.md', 'Greengate'), ...leadsOf('SECURITY.md', 'What is protected today')];
    expect(promises.map(([promise]) => promise)).toEqual(made);
  });

  test.each(promises)('%s', (_promise, tests = '') => {
    const named = tests.split('<br>').map((entry) => /^`([^`]+)` (.+)$/.exec(entry) ?? []);
    const missing = named.filter(([, path = '', name = '']) => !texts.get(path)?.includes(name));
    expect(missing).toEqual([]);
  });
});

function numbered(letter: string, count: number, suffix = ''): string[] {
  return Array.from({ length: count }, (_, at) => `${letter}${at + 1}${suffix}`);
}

/** The texts of a source file in quotes, comments left out: a test's name is one of them. */
function textsIn(source: string): string[] {
  const code = source.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map((match) =>
    (match[2] ?? '').replace(/\\(.)/g, '$1'),
  );
}

/** `test.skip` and its like in the code, not in its texts; without those that a condition chooses: `here ? test : test.skip`. */
function marksIn(source: string): string[] {
  const { tokens } = parse(source, { sourceType: 'module', plugins: ['typescript'], tokens: true });
  const words = (tokens ?? []).map(({ start, end }: { start: number; end: number }) => source.slice(start, end));
  return words.flatMap((_, at) => {
    const mark = words.slice(at, at + 3).join('');
    const chosen = [words[at - 1], words[at + 3]].some((beside) => beside === '?' || beside === ':');
    return /^(test|describe|it)\.(only|todo|failing)$/.test(mark) ||
      (/^(test|describe|it)\.skip$/.test(mark) && !chosen)
      ? [mark]
      : [];
  });
}

/** Cells of the tables under a heading of the page, without their heads. */
function rowsUnder(heading: string): string[][] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line, at, all) => /^\| /.test(line) && !/^\| ---/.test(all[at + 1] ?? ''));
  return lines
    .filter((line) => !line.startsWith('| ---'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    );
}

/** The bold words that a list under a heading begins its points with. */
function leadsOf(path: string, heading: string): string[] {
  const section = read(path)
    .split(/^#+ /m)
    .find((part) => part.startsWith(`${heading}\n`));
  return [...(section ?? '').matchAll(/^- \*\*(.+?)\.?\*\*/gm)].map((match) => match[1] ?? '');
}
