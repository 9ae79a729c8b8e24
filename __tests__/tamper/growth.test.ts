import { expect, test } from '@jest/globals';
import { readChange, type Tree } from './change-of.js';

/** How often a pattern is asked, and how much text those read that look through it from the beginning. */
async function workOf(before: Tree, after: Tree): Promise<number> {
  const { exec } = RegExp.prototype;
  let work = 0;
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    work += this.sticky || this.global ? 1 : 1 + String(text).length / 100;
    return exec.call(this, text);
  };
  try {
    await readChange(before, after);
  } finally {
    RegExp.prototype.exec = exec;
  }
  return work;
}

const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

/** Code that looks for as many values as the tests have. */
const knowing = (count: number): [Tree, Tree] => [
  {
    'f.js': 'export const f = (x) => x;\n',
    'f.test.js': lines(
      count,
      (at) => `test('t${String(at)}', () => { expect(f('in ${String(at)}')).toBe('out ${String(at)}'); });`,
    ),
  },
  {
    'f.js': `export const f = (x) => {\n${lines(count, (at) => `  if (x === 'in ${String(at)}') return 'else ${String(at)}';`)}\n  return x;\n};\n`,
    'f.test.js':
      lines(
        count,
        (at) => `test('t${String(at)}', () => { expect(f('in ${String(at)}')).toBe('out ${String(at)}'); });`,
      ) + '\n',
  },
];

/** Every test is called otherwise and says something else. */
const renamed = (count: number): [Tree, Tree] => [
  { 'f.test.js': lines(count, (at) => `test('t${String(at)}', () => { expect(f(${String(at)})).toBe(1); });`) },
  { 'f.test.js': lines(count, (at) => `test('u${String(at)}x', () => { expect(g(${String(at)})).toBe(2); });`) },
];

const python = (count: number): [Tree, Tree] => [
  { 'test_f.py': lines(count, (at) => `def test_${String(at)}():\n    assert f(${String(at)}) == 1\n`) },
  { 'test_f.py': lines(count, (at) => `def test_${String(at)}():\n    assert f(${String(at)}) == 2\n`) },
];

const go = (count: number): [Tree, Tree] => [
  {
    'f_test.go': `package f\n${lines(count, (at) => `func TestF${String(at)}(t *testing.T) {\n\tif f() != 1 {\n\t\tt.Fatal()\n\t}\n}`)}`,
  },
  {
    'f_test.go': `package f\n${lines(count, (at) => `func TestF${String(at)}(t *testing.T) {\n\tif f() != 2 {\n\t\tt.Fatal()\n\t}\n}`)}`,
  },
];

test.each([
  ['code with as many answers as the tests', knowing],
  ['tests that are all renamed', renamed],
  ['Python', python],
  ['Go', go],
])('twice as many lines are twice the work: %s', async (_name, change) => {
  const [once, twice] = [await workOf(...change(60)), await workOf(...change(120))];
  expect(once).toBeGreaterThan(60);
  expect(twice / once).toBeLessThan(2.6);
});
