import type { Files } from './gate-bench.js';

export const REQUEST = 'Let the cart tell its currency.';

/** Tests of a language that nobody reads: what the run lists is all that is known of them. */
const unread = (names: readonly string[]): Files => ({
  'cart.zz': 'total\n',
  'spec/cart_spec.zz': names.map((name) => `case ${name}\n`).join(''),
  'run.sh':
    'n=0\nwhile read -r _ name; do n=$((n + 1)); echo "ok $n - $name"; done < spec/cart_spec.zz\necho "1..$n"\n',
});

const NODE = {
  'package.json': '{ "private": true, "type": "module", "scripts": { "test": "node --test" } }\n',
  'src/cart.js': 'export const total = (items) => items.reduce((sum, one) => sum + one, 0);\n',
};
export const suite = (...tests: string[]): Files => ({
  ...NODE,
  'test/cart.test.js': [
    "import test from 'node:test';",
    "import assert from 'node:assert/strict';",
    "import { total } from '../src/cart.js';",
    ...tests,
    '',
  ].join('\n'),
});
export const ADDS = "test('adds', () => {\n  assert.equal(total([1, 2]), 3);\n  assert.equal(total([2, 2]), 4);\n});";
export const EMPTY = "test('is nothing without items', () => {\n  assert.equal(total([]), 0);\n});";
export const MORE = { 'src/currency.js': "export const currency = 'EUR';\n" };

export const ROWS: readonly [string, { start: Files; final: Files; command?: string }, string][] = [
  [
    'a deleted test of a language that is not read',
    {
      start: unread(['adds', 'counts']),
      final: { ...unread(['adds']), 'cart.zz': 'total EUR\n' },
      command: 'sh run.sh',
    },
    'counts',
  ],
  ['a deleted test', { start: suite(ADDS, EMPTY), final: { ...suite(ADDS), ...MORE } }, 'is nothing without items'],
  [
    'a skipped test',
    { start: suite(ADDS, EMPTY), final: { ...suite(ADDS, EMPTY.replace('test(', `${'test'}.skip(`)), ...MORE } },
    'is nothing without items',
  ],
];
