import { expect, test } from '@jest/globals';
import { unloadedIn } from '../../../src/stop/gate/unloaded.js';
import type { TestCase } from '../../../src/ecosystems/reading/test-case.js';
import type { TestRun } from '../../../src/stop/test-run.js';

const run = (failed: TestCase): TestRun => ({
  command: 'x',
  verdict: 'failed',
  exitCode: 1,
  durationMs: 1,
  failures: [failed.name],
  failed: [failed],
  tail: '',
  strays: 0,
});

const GONE = "code: 'ERR_MODULE_NOT_FOUND'";

test.each<[string, TestCase]>([
  ['a build', { name: 'build', status: 'error', message: 'COMPILATION ERROR' }],
  ['a file of C', { name: 'test.c', file: 'test.c', status: 'error', message: 'no such file' }],
  ['a module of Python', { name: 'tests.test_sum', file: 'tests/test_sum.py', status: 'error' }],
  ['a module below the root', { name: 'test_sum', file: 'tests/test_sum.py', status: 'error' }],
  ['a package of Go', { name: 'example.com/shop/cart', status: 'error' }],
  ['a file of node:test', { name: 'a.test.js', file: 'a.test.js', status: 'failed', message: GONE }],
])('judged nothing: %s', (_, failed) => {
  expect(unloadedIn(run(failed))).toEqual([failed]);
});

test.each<[string, TestCase]>([
  ['a test that throws', { name: 'test_sum (test_sum.Sum)', file: 'test_sum.py', status: 'error' }],
  ['a test with a slash', { name: 'reads a/b', status: 'failed' }],
  ['a test called like a module', { name: 'sum', file: 'test_sum.py', status: 'error' }],
  ['a script without a runner', { name: 'check.js', file: 'check.js', status: 'failed', message: '2 !== 3' }],
])('judged: %s', (_, failed) => {
  expect(unloadedIn(run(failed))).toEqual([]);
});

test('what only the output tells of a file counts, too', () => {
  const failed: TestCase = { name: 'a.test.js', file: 'a.test.js', status: 'failed', message: 'test failed' };
  expect(unloadedIn({ ...run(failed), tail: GONE })).toEqual([failed]);
});
