import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ablation } from '../ablations/ablation.js';
import { patchedAction } from '../ablations/patched-action.js';
import { gateBench, type Files, type GateBench } from './gate-bench.js';

/** The built gate, and the same without the inventory and without the kinds that are certain. */
let bench: GateBench;
let blind: GateBench;
let patched: Awaited<ReturnType<typeof patchedAction>>;
beforeAll(async () => {
  patched = await patchedAction({
    missingTests: 'return [];',
    weighing: 'return (finding) => ({ ...finding, weight: "told" });',
  });
  [bench, blind] = await Promise.all([gateBench(), gateBench(join(patched.directory, 'dist/index.js'))]);
});
afterAll(() => Promise.all([bench.close(), blind.close(), patched.remove()]));

const REQUEST = 'Let the cart tell its currency.';

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
const suite = (...tests: string[]): Files => ({
  ...NODE,
  'test/cart.test.js': [
    "import test from 'node:test';",
    "import assert from 'node:assert/strict';",
    "import { total } from '../src/cart.js';",
    ...tests,
    '',
  ].join('\n'),
});
const ADDS = "test('adds', () => {\n  assert.equal(total([1, 2]), 3);\n  assert.equal(total([2, 2]), 4);\n});";
const EMPTY = "test('is nothing without items', () => {\n  assert.equal(total([]), 0);\n});";
const MORE = { 'src/currency.js': "export const currency = 'EUR';\n" };

const ROWS: readonly [string, { start: Files; final: Files; command?: string }, string][] = [
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

describe('what shuts the gate though all that runs is green', () => {
  test.each(ROWS)('%s, which is named', async (name, { start, final, command }, test) => {
    const change = { start, final, request: REQUEST, ...(command === undefined ? {} : { command }) };
    const [seen, unseen] = await Promise.all([bench.folders(change), blind.folders(change)]);
    expect(seen.record).toMatchObject({ verdict: 'tampered', opens: false, tests: { verdict: 'passed' } });
    expect(seen.record.reason).toContain(test);
    const accused = seen.record.tamper.findings.filter(({ declaredBy }) => declaredBy === undefined);
    expect(accused.map((one) => one.test)).toEqual([test]);
    await ablation(`evidence: ${name}`, 'the gate stays shut', {
      on: () => !seen.record.opens,
      off: () => !unseen.record.opens,
    });
  });
});

test('one assertion fewer is worth a look, and shuts nothing when the old test passes', async () => {
  const fewer = suite(ADDS.replace('  assert.equal(total([2, 2]), 4);\n', ''), EMPTY);
  const { record, exitCode } = await bench.folders({
    start: suite(ADDS, EMPTY),
    final: { ...fewer, ...MORE },
    request: REQUEST,
  });
  expect([record.verdict, record.tamper.verdict, record.tamper.findings, exitCode]).toEqual(['passed', 'clean', [], 0]);
  expect(record.tamper.worthALook).toMatchObject([
    {
      kind: 'assertion-removed',
      file: 'test/cart.test.js',
      test: 'adds',
      what: expect.stringContaining('one assertion fewer'),
    },
  ]);
});

test('a test that is called otherwise is no loss', async () => {
  const { record } = await bench.folders({
    start: suite(ADDS, EMPTY),
    final: { ...suite(ADDS, EMPTY.replace('is nothing without items', 'gives nought for an empty cart')), ...MORE },
    request: REQUEST,
  });
  expect(record).toMatchObject({ verdict: 'passed', tamper: { verdict: 'clean', findings: [] } });
});
