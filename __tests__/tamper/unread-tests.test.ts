import { describe, expect, test } from '@jest/globals';

import { kindsOf, readChange } from './change-of.js';
import { weigh } from '../../src/tamper/weigh.js';

const SPEC = "describe('cart', function() it('adds', function() assert.equal(2, add(1, 1)) end) end)\n";

/** Languages whose tests nobody reads, and a path of such a test. */
const UNREAD = [
  ['Lua', 'spec/cart_spec.lua'],
  ['Dart', 'test/cart_test.dart'],
  ['Scala', 'src/test/scala/CartSpec.scala'],
  ['Zig', 'test/cart_test.zig'],
  ['Clojure', 'test/cart_test.clj'],
  ['Haskell', 'test/CartSpec.hs'],
  ['OCaml', 'test/test_cart.ml'],
  ['Julia', 'test/runtests.jl'],
  ['Terraform', 'tests/cart.tftest.hcl'],
] as const;

describe.each(UNREAD)('tests of %s', (language, path) => {
  test('are told to be counted only', async () => {
    const { verdict, findings, worthALook } = await readChange({ [path]: SPEC }, { [path]: `${SPEC}\n` });
    expect([verdict, findings, worthALook.map(({ what }) => what)]).toEqual([
      'clean',
      [],
      [`tests of this language (${language}) are not read, only counted.`],
    ]);
  });

  test('are missed as whole files', async () => {
    const gone = await readChange({ [path]: SPEC }, { [path]: null });
    expect([gone.verdict, kindsOf(gone.findings)]).toEqual(['suspicious', ['test-removed']]);
  });

  test('may move', async () => {
    const moved = await readChange({ [path]: SPEC }, { [path]: null, [`more/${path}`]: SPEC });
    expect(moved.verdict).toBe('clean');
  });

  test('may go where that was asked for', async () => {
    const request = `Delete ${path}: what it tests is gone since 2.0.`;
    expect((await readChange({ [path]: SPEC }, { [path]: null }, { request })).verdict).toBe('declared');
  });

  test('shut the gate when fewer of them run', async () => {
    const request = 'Make the tests green.';
    const reading = await readChange({ [path]: SPEC }, { [path]: '\n' }, { request });
    const originals = { hasRun: true, green: true, failed: [], count: 3 };
    const weighed = (count: number) => weigh({ reading, originals, final: { count }, request }).verdict;
    expect([weighed(2), weighed(3)]).toEqual(['suspicious', 'clean']);
  });
});

test('a language that is read needs no such word', async () => {
  const { worthALook } = await readChange({ 'a.test.js': 'test("a", () => {});' }, { 'a.test.js': '' });
  expect(kindsOf(worthALook)).not.toContain('tests-unread');
});
