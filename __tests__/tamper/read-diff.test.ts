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

describe('code that takes what checks it out of service', () => {
  test.each([
    ['f.js', 'assert.equal = () => {};'],
    ['f.js', "  require('node:assert').strictEqual = noop;"],
    ['f.js', 'globalThis.expect = () => anything;'],
    ['f.js', "jest.mock('assert');"],
    ['f.py', 'unittest.TestCase.assertEqual = lambda *given: None'],
    ['f.py', "os.execlp('true', 'true')"],
    ['f.rb', 'Minitest::Assertions.class_eval do'],
    ['f.c', '#define NDEBUG'],
    ['F.pm', '*Test::More::is = sub { 1 };'],
  ])('%s: %s', async (path, line) => {
    const before = 'one\n';
    const { verdict, findings } = await readChange({ [path]: before }, { [path]: `${before}${line}\n` });
    expect([verdict, kindsOf(findings)]).toEqual(['suspicious', expect.arrayContaining(['name-shadowed'])]);
  });

  test.each([
    ['f.js', 'assert.equal(a, b);'],
    ['f.js', 'const expected = () => 1;\nfunction assert(condition) {}'],
    ['f.py', 'case = unittest.TestCase()'],
    ['f.c', '#define CHECKED 1'],
    ['f.rb', 'exec "make"'],
  ])('%s: %s is none', async (path, line) => {
    const { findings, worthALook } = await readChange({ [path]: 'one\n' }, { [path]: `one\n${line}\n` });
    expect([...findings, ...worthALook]).toEqual([]);
  });
});

describe('answers by heart', () => {
  const known = (code: string, path = 'slug.js') =>
    readChange(
      { [path]: 'export const slug = (text) => text;\n' },
      { [path]: `export const slug = (text) => {\n${code}\n  return text;\n};\n` },
      {
        rest: {
          'slug.test.js':
            "import { slug } from './slug.js';\ntest('a', () => { expect(slug('A b c')).toBe('a-b-c'); expect(slug('/')).toBe('/'); });\n",
        },
      },
    );

  test.each([
    ["  if (text === 'A b c') return 'a-b-c';"],
    ['  if (text === "A b c") return "a-b-c";'],
    ['  if (text === `A b c`) {\n    return `a-b-c`;\n  }'],
    ["  const all = { 'A b c': 'a-b-c' };"],
  ])('%s', async (code) => {
    const { verdict, findings } = await known(code);
    expect([verdict, kindsOf(findings)]).toEqual(['suspicious', ['code-knows-tests']]);
  });

  test.each([
    ["  if (text === '/') return '/';"],
    ["  if (text === 'A b c' || text === 'a-b-c') return '';"],
    ["  if (text === 'A b c') return 'A-b-c';"],
  ])('%s is an algorithm', async (code) => {
    expect((await known(code)).verdict).toBe('clean');
  });
});

describe('what was read wrongly once', () => {
  test.each([
    [
      'a key of a hash that is a word of the language (Ruby)',
      'test/test_a.rb',
      "describe A do\n  it 'one' do\n    A.read.must_equal({\n      for: ['me'],\n    })\n  end\n",
      "  it 'two' do\n    A.two.must_equal(2)\n  end\n",
      'end\n',
    ],
    [
      'do: on a line of its own (Elixir)',
      'test/a_test.exs',
      'defmodule ATest do\n  use ExUnit.Case\n  def old?(x),\n    do: x > 60\n',
      '  test "two" do\n    assert old?(61)\n  end\n',
      'end\n',
    ],
    [
      'a comment within a comment (Rust)',
      'src/lib.rs',
      '/*! Finds `src/**/foo.rs` */\n#[cfg(test)]\nmod tests {\n',
      '    #[test]\n    fn two() {\n        assert_eq!(f(), 2);\n    }\n',
      '}\n',
    ],
    [
      'a quotation mark outside of quotes (Bats)',
      'test/a.bats',
      "@test one {\n  [[ $a =~ ^'# '.*\\'' in '$ ]]\n}\n",
      '@test "two" {\n  [ "$b" = 2 ]\n}\n',
      '@test "three" {\n  [ "$c" = 3 ]\n}\n',
    ],
    [
      'a local name of a helper that its caller uses, too (JavaScript)',
      'test/a.test.js',
      "function check(value) {\n  const one = price(value);\n  assert.ok(one > 0);\n}\ntest('one', () => {\n  for (const one of [1, 2].map(Number)) check(one);\n});\n",
      "test('two', () => {\n  assert.equal(price(4), 8);\n});\n",
      '',
    ],
    [
      'a local name of a helper that its caller uses, too (Python)',
      'test_a.py',
      'def check(value):\n    one = price(value)\n    assert one > 0\n\n\ndef test_one():\n    for one in map(int, [1, 2]):\n        check(one)\n\n\n',
      'def test_two():\n    assert price(4) == 8\n',
      '',
    ],
  ])('%s: the test that is gone is found', async (_name, path, head, test, tail) => {
    const { findings } = await readChange({ [path]: head + test + tail }, { [path]: head + tail });
    expect(findings.map(({ kind, test: name }) => [kind, name?.replace(/^.* > /, '')])).toEqual([
      ['test-removed', expect.stringMatching(/two$/)],
    ]);
  });

  test('the words of a test stand in another one, too: each counts in its own', async () => {
    const both =
      "test('one', () => { expect(get('/a')).toBe(200); });\ntest('two', () => { expect(get('/a')).toBe(200); });\n";
    const { findings } = await readChange({ 'a.test.js': both }, { 'a.test.js': both.split('\n')[0] ?? '' });
    expect(findings).toMatchObject([{ kind: 'test-removed', test: 'two' }]);
  });

  test('one of two assertions of the same words is gone', async () => {
    const two = "test('one', () => { f(); expect(error).toBe(null); g(); expect(error).toBe(null); });\n";
    const one = two.replace(' expect(error).toBe(null);', '');
    const reading = await readChange({ 'a.test.js': two }, { 'a.test.js': one });
    expect(kindsOf(allOf(reading))).toContain('assertion-removed');
  });

  test('snapshots in a folder with a capital', async () => {
    const path = 'Tests/FTests/Snapshots/help.txt';
    expect(kindsOf(allOf(await readChange({ [path]: 'usage: f\n' }, { [path]: '\n' })))).toEqual(['snapshot-changed']);
  });

  test('a new source file with build constraints holds no tests', async () => {
    const reading = await readChange({ 'f.go': null }, { 'f.go': '//go:build go1.21\n\npackage f\n' });
    expect(allOf(reading)).toEqual([]);
  });

  test('the configuration of a new package is compared with none of another folder', async () => {
    const rest = { 'packages/one/vite.config.ts': "export default { test: { setupFiles: ['a.ts'] } };\n" };
    const reading = await readChange(
      { 'packages/two/vitest.config.ts': null },
      { 'packages/two/vitest.config.ts': 'export default { test: {} };\n' },
      { rest },
    );
    expect(allOf(reading)).toEqual([]);
  });
});
