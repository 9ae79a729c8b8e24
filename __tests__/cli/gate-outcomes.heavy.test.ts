// Needs: dist, git, python3, perl; the command `gate` for each outcome in each ecosystem.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { GATE_OUTCOMES } from '../../src/stop/gate-verdict.js';
import { gateBench, type Files, type GateBench } from './gate-bench.js';

let bench: GateBench;
beforeAll(async () => void (bench = await gateBench()));
afterAll(() => bench.close());

const seen = new Set<string>();

async function verdictOf(change: {
  start: Files;
  final: Files;
  command: string;
  flags?: readonly string[];
  request?: string;
}): Promise<string> {
  const { record } = await bench.folders({ request: 'Mend add().', ...change });
  seen.add(record.verdict);
  return record.verdict;
}

interface Ecosystem {
  readonly command: string;
  readonly code: string;
  readonly file: (operator: string) => string;
  readonly tests: string;
  readonly suite: (assertion: boolean) => string;
}

const NODE: Ecosystem = {
  command: 'node --test',
  code: 'add.mjs',
  file: (operator) => `export const add = (a, b) => a ${operator} b;\n`,
  tests: 'add.test.mjs',
  suite: (assertion) =>
    "import test from 'node:test';\nimport assert from 'node:assert/strict';\nimport { add } from './add.mjs';\n" +
    `test('adds', () => ${assertion ? 'assert.equal(add(2, 3), 5)' : 'add(2, 3)'});\n`,
};
const PYTHON: Ecosystem = {
  command: 'python3 -m unittest',
  code: 'add.py',
  file: (operator) => `def add(a, b):\n    return a ${operator} b\n`,
  tests: 'test_add.py',
  suite: (assertion) =>
    'import unittest\nfrom add import add\n\n\nclass Add(unittest.TestCase):\n    def test_adds(self):\n' +
    `        ${assertion ? 'self.assertEqual(add(2, 3), 5)' : 'add(2, 3)'}\n`,
};
const PERL: Ecosystem = {
  command: 'prove -l t',
  code: 'lib/Add.pm',
  file: (operator) => `package Add;\nsub add { return $_[0] ${operator} $_[1] }\n1;\n`,
  tests: 't/add.t',
  suite: (assertion) =>
    `use strict;\nuse Test::More tests => 1;\nuse Add;\n${assertion ? "is(Add::add(2, 3), 5, 'adds')" : "ok(Add::add(2, 3), 'adds')"};\n`,
};

describe.each([
  ['node', NODE],
  ['python', PYTHON],
  ['perl', PERL],
])('%s', (_, { command, code, file, tests, suite }) => {
  const start = { [code]: file('-'), [tests]: suite(true) };

  test.each([
    ['passed', { [code]: file('+') }, command],
    ['failed', { [code]: file('*') }, command],
    ['tampered', { [tests]: suite(false) }, command],
    ['gate_error', { [code]: file('+') }, `no-such-program && ${command}`],
  ])('%s', async (verdict, change, line) => {
    expect(await verdictOf({ start, final: { ...start, ...change }, command: line })).toBe(verdict);
  });
});

describe('whatever the ecosystem', () => {
  const tap = (line: string): string => `echo 1..1; ${line}`;
  const red = "echo 1..2; echo 'ok 1 - other'; echo 'not ok 2 - service'; exit 1";
  // Only without isolation there is a place that both runs see.
  const counter = join(mkdtempSync(join(tmpdir(), 'greengate-mood-')), 'ran');
  const start = { code: 'old\n' };
  const IMPATIENT = { '.github/greengate.yml': 'tests:\n  timeout: 0.03\n' };

  test.each([
    ['known_failures', red, 'new\n'],
    [
      'flaky',
      tap(`[ -e '${counter}' ] && echo 'ok 1 - mood' || { touch '${counter}'; echo 'not ok 1 - mood'; exit 1; }`),
      'new\n',
    ],
    ['timed_out', 'sleep 300', 'new\n'],
    ['no_tests', 'echo 1..0', 'new\n'],
    ['unchanged', red, 'old\n'],
  ])('%s', async (verdict, command, code) => {
    const from = verdict === 'timed_out' ? { ...start, ...IMPATIENT } : start;
    const flags = verdict === 'flaky' ? ['--sandbox', 'off'] : [];
    const change = { start: from, final: { ...from, code }, command, flags };
    // Whoever asks for a repair is not served by old failures.
    const request = 'Say what the code is for.';
    expect(await verdictOf(verdict === 'known_failures' ? { ...change, request } : change)).toBe(verdict);
  });

  test('these are all there are', () => {
    expect([...seen].sort()).toEqual([...GATE_OUTCOMES].sort());
  });
});
