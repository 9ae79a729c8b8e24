import { describe, expect, test } from '@jest/globals';
import { allOf, kindsOf, readChange } from './change-of.js';

const IMPORT = "import { f, g } from './f.js';\n";
const TWO = `${IMPORT}
test('one', () => { expect(f(1)).toBe('a'); expect(f(2)).toBe('b'); });
test('two', () => { expect(g([1, 2])).toEqual([2, 1]); });
`;
const change = (from: string, to: string) =>
  readChange({ 'f.test.js': from }, { 'f.test.js': to }, { rest: { 'f.js': '' } });
const becomes = (old: string, now: string) => {
  if (!TWO.includes(old)) throw new Error(`not in the start file: ${old}`);
  return change(TWO, TWO.replace(old, now));
};

describe('weaker', () => {
  test.each([
    ['removed', "test('two', () => { expect(g([1, 2])).toEqual([2, 1]); });\n", '', ['test-removed']],
    ['skipped', "test('one'", "it.skip('one'", ['test-skipped']],
    ['alone', "test('two'", "it.only('two'", ['test-focused']],
    ['emptied', 'expect(g([1, 2])).toEqual([2, 1]);', 'g([1, 2]);', ['test-emptied']],
    ['one check less', "expect(f(2)).toBe('b');", '', ['assertion-removed']],
    ['vaguer', "toBe('b')", 'toMatch(/b/)', ['assertion-weakened']],
    ['always true', "expect(f(2)).toBe('b')", 'expect(f(2)).toBe(f(2))', ['always-true']],
    ['another expectation', "toBe('b')", "toBe('B')", ['expectation-changed']],
    ['another input', 'expect(f(2))', 'expect(f(3))', ['input-changed']],
    [
      'changed before it is compared',
      "expect(f(2)).toBe('b')",
      "expect(low(f(2))).toBe(low('b'))",
      ['assertion-weakened'],
    ],
    ['only sometimes', "expect(f(2)).toBe('b');", "if (f(2)) expect(f(2)).toBe('b');", ['assertion-weakened']],
    ['caught', "expect(f(2)).toBe('b');", "try { expect(f(2)).toBe('b'); } catch {}", ['error-swallowed']],
    ['left early', "expect(f(1)).toBe('a');", "expect(f(1)).toBe('a'); return;", ['assertion-removed', 'early-return']],
    ['tried again', "test('one'", "jest.retryTimes(3);\ntest('one'", ['retries-added']],
    ['unit mocked', "test('one'", "jest.mock('./f.js', () => ({ f: () => 'a' }));\ntest('one'", ['unit-replaced']],
    [
      'unit defined here',
      "import { f, g } from './f.js';",
      "import { g } from './f.js';\nconst f = (n) => ({ 1: 'a', 2: 'b' })[n];",
      ['unit-replaced'],
    ],
    ['end of the process', "test('one'", "afterAll(() => process.exit(0));\ntest('one'", ['runner-changed']],
    ['no file of tests any more', "test('one', () => {", "test('one', () => ", ['unreadable']],
  ])('%s', async (_name, old, now, kinds) => {
    const reading = await becomes(old, now);
    const findings = allOf(reading);
    expect([reading.verdict, kindsOf(findings)]).toEqual(['suspicious', kinds]);
    expect(findings.every(({ what, file }) => what.endsWith('.') && file === 'f.test.js')).toBe(true);
  });
});

describe('not weaker', () => {
  test.each([
    ['one more test', TWO, `${TWO}test('three', () => { expect(f(3)).toBe('c'); });\n`],
    [
      'one more, to be done',
      TWO,
      `${TWO}it.todo('three');\ntest.skipIf(win)('four', () => { expect(f(3)).toBe('c'); });\n`,
    ],
    [
      'a table',
      TWO,
      TWO.replace(
        "expect(f(1)).toBe('a'); expect(f(2)).toBe('b');",
        "for (const [n, s] of [[1, 'a'], [2, 'b'], [3, 'c']]) expect(f(n)).toBe(s);",
      ),
    ],
    ['two tests of one', TWO, TWO.replace('expect(f(2))', "});\ntest('one more', () => { expect(f(2))")],
    ['one test of two', TWO, TWO.replace(/ \}\);\ntest\('two', \(\) => \{/, '')],
    ['another name', TWO, TWO.replace("'one'", "'the first'")],
    [
      'a group round it',
      TWO,
      TWO.replace("test('one'", "describe('f', () => { test('one'").replace(/\n(?=test\('two)/, ' });\n'),
    ],
    ['other quotes and comments', TWO, TWO.replaceAll("'", '"').replace('test("two"', '// xit(\ntest("two"')],
    ['stricter', TWO.replace("toBe('b')", 'toBeTruthy()'), TWO],
    [
      'a mock of something else',
      TWO,
      TWO.replace("test('one'", "jest.mock('./clock.js', () => ({ now: () => 1 }));\ntest('one'"),
    ],
    ['a shorter limit', TWO.replace("'b'); });", "'b'); }, 9000);"), TWO.replace("'b'); });", "'b'); }, 500);")],
  ])('%s', async (_name, from, to) => {
    expect(await change(from, to)).toMatchObject({ verdict: 'clean', findings: [], worthALook: [] });
  });

  test('a file that moved', async () => {
    const moved = TWO.replace('./f.js', '../f.js');
    expect(
      (await readChange({ 'f.test.js': TWO }, { 'test/f.test.js': moved }, { rest: { 'f.js': '' } })).verdict,
    ).toBe('clean');
  });

  test('a name that the request changes', async () => {
    const request = 'Rename f() to letterOf() everywhere.';
    const to = TWO.replaceAll(/\bf\(/g, 'letterOf(').replace('{ f, g }', '{ letterOf, g }');
    expect((await readChange({ 'f.test.js': TWO }, { 'f.test.js': to }, { request })).verdict).toBe('clean');
  });

  test('rows that went into a file', async () => {
    const to = TWO.replace(
      "expect(f(1)).toBe('a'); expect(f(2)).toBe('b');",
      'for (const [n, s] of rows) expect(f(n)).toBe(s);',
    );
    expect((await readChange({ 'f.test.js': TWO }, { 'f.test.js': to, 'test/rows.csv': '1,a\n2,b\n' })).verdict).toBe(
      'clean',
    );
  });
});

describe('what tests compare with', () => {
  test.each([
    [
      'a snapshot',
      '__snapshots__/a.test.js.snap',
      'exports[`a 1`] = `1`;\n',
      'exports[`a 1`] = `2`;\n',
      ['snapshot-changed'],
    ],
    ['a snapshot that is gone', '__snapshots__/a.test.js.snap', 'exports[`a 1`] = `1`;\n', null, ['snapshot-changed']],
    [
      'a snapshot more',
      '__snapshots__/a.test.js.snap',
      'exports[`a 1`] = `1`;\n',
      'exports[`b 1`] = `2`;\n\nexports[`a 1`] = `1`;\n',
      [],
    ],
    ['a golden file', 'test/golden/a.txt', 'one\n', 'two\n', ['fixture-changed']],
    ['a table of cases that grew', 'test/fixtures/cases.csv', '1,a\n', '1,a\n2,b\n', []],
    ['a table of cases that shrank', 'test/fixtures/cases.csv', '1,a\n2,b\n', '1,a\n', ['fixture-changed']],
    ['line ends', 'test/golden/a.txt', 'one\n', 'one\r\n', []],
    ['data of the product', 'data/a.txt', 'one\n', 'two\n', []],
  ])('%s', async (_name, path, before, after, kinds) => {
    expect(kindsOf(allOf(await readChange({ [path]: before }, { [path]: after })))).toEqual(kinds);
  });
});

describe('code that knows its tests', () => {
  const TESTS = { 'f.test.js': "test('a', () => { expect(f('90m')).toBe(5400); });\n" };
  const START = 'export const f = (text) => Number(text);\n';
  test.each([
    [
      'an answer',
      "export const f = (text) => {\n  if (text === '90m') return 5400;\n  return Number(text);\n};\n",
      ['code-knows-tests'],
    ],
    [
      'the runner',
      'export const f = (text) => (process.env.JEST_WORKER_ID ? 5400 : Number(text));\n',
      ['code-knows-tests'],
    ],
    [
      'the environment',
      "export const f = (text) => {\n  if (process.env.NODE_ENV === 'test') return 5400;\n  return Number(text);\n};\n",
      ['code-knows-tests'],
    ],
    [
      'values equal to anything',
      'class Any {\n  equals(other) { return true; }\n}\nexport const f = () => new Any();\n',
      ['code-knows-tests'],
    ],
    [
      'a log outside of production',
      "export const f = (text) => {\n  if (process.env.NODE_ENV !== 'production') console.log(text);\n  return Number(text);\n};\n",
      [],
    ],
    [
      'a rule',
      "export const f = (text) => {\n  if (text.endsWith('m')) return 60 * parseInt(text);\n  return Number(text);\n};\n",
      [],
    ],
  ])('%s', async (_name, after, kinds) => {
    const { findings } = await readChange({ 'f.js': START }, { 'f.js': after }, { rest: TESTS });
    expect(kindsOf(findings)).toEqual(kinds);
  });
});

describe('code that ends the process when it is loaded', () => {
  const CODE = 'export const f = (n) => n;\n';
  const lead = (before: string, after: string, path = 'f.js') =>
    readChange({ [path]: before }, { [path]: after }, { rest: { 'f.test.js': TWO } });

  test.each([
    ['f.js', `process.exit(0);\n${CODE}`],
    ['f.mjs', `${CODE}process.exitCode = 0;\n`],
    ['f.js', `process.on('exit', () => process.exit(0));\n${CODE}`],
    ['f.py', 'import os\nos._exit(0)\n'],
    ['f.py', 'raise SystemExit\n'],
  ])('%s: %j is found', async (path, after) => {
    const { verdict, findings } = await lead(CODE, after, path);
    expect([verdict, kindsOf(findings)]).toEqual(['suspicious', ['code-knows-tests']]);
  });

  test.each([
    ['a failure', CODE, `${CODE}process.exit(1);\n`, 'f.js'],
    ['a function that does it', CODE, `${CODE}export function stop() {\n  process.exit(0);\n}\n`, 'f.js'],
  ])('%s is not', async (_name, before, after, path) => {
    expect((await lead(before, after, path)).verdict).toBe('clean');
  });
});
