import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** The classes of attacks. A number stays with its class for good. */
const CLASSES = Array.from({ length: 20 }, (_, at) => `C${at + 1}`);
const CARRIED = /^(C\d+(?:, C\d+)*): \S/;

const rows = read('docs/security.md')
  .split('\n')
  .filter((line) => /^\| C\d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()));
const files = readdirSync(new URL('__tests__/', root), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .sort();
const names = new Map(files.map((path) => [path, textsIn(read(`__tests__/${path}`))]));

/** Texts in quotes: a test's name is one of them. */
function textsIn(source: string): string[] {
  return [...source.matchAll(/'((?:\\.|[^'\\\n])*)'/g)].map((match) => (match[1] ?? '').replace(/\\(.)/g, '$1'));
}

test('each class has its row, in order', () => {
  expect(rows.map(([number]) => number)).toEqual(CLASSES);
});

test.each(rows.map(([number = '', attack = '', defence = '', tests = '']) => ({ number, attack, defence, tests })))(
  '$number $attack: each test that the row names is there, and each that carries the number is named',
  ({ number, defence, tests }) => {
    expect(defence).not.toBe('');
    const named = tests.split('<br>');
    const missing = named.filter((entry) => {
      const [, path = '', name = ''] = /^`([^`]+)` (.+)$/.exec(entry) ?? [];
      return names.get(path)?.includes(name) !== true;
    });
    expect(missing).toEqual([]);
    const carry = [...names].flatMap(([path, all]) =>
      all.filter((name) => CARRIED.exec(name)?.[1]?.split(', ').includes(number)).map((name) => `\`${path}\` ${name}`),
    );
    expect(carry.filter((entry) => !named.includes(entry))).toEqual([]);
  },
);
