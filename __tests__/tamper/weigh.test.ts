import { describe, expect, test } from '@jest/globals';
import type { Finding, Originals, Reading } from '../../src/tamper/types.js';
import { weigh } from '../../src/tamper/weigh.js';

const CLEAN: Reading = { verdict: 'clean', findings: [] };
const finding = (more: Partial<Finding>): Reading => ({
  verdict: 'suspicious',
  findings: [{ kind: 'input-changed', file: 'a.test.js', test: 'a', what: 'It differs.', ...more }],
});
const GREEN: Originals = { ran: true, green: true, failed: [], startCount: 3, count: 3 };
const RED: Originals = { ran: true, green: false, failed: [{ name: 'g > a', file: 'a.test.js' }] };
const request = 'The tests are red. Please fix.';

describe('green originals', () => {
  test.each([
    ['clear what the diff could not decide', finding({ unsure: true }), GREEN, 'clean'],
    ['leave what is plainly weaker', finding({ kind: 'test-skipped' }), GREEN, 'suspicious'],
    [
      'leave what was asked for',
      { ...finding({ unsure: true, declaredBy: 'x' }), verdict: 'declared' as const },
      GREEN,
      'declared',
    ],
    ['prove nothing when fewer of them ran', CLEAN, { ...GREEN, count: 2 }, 'suspicious'],
    ['that did not run say nothing', finding({ unsure: true }), { ...GREEN, ran: false }, 'suspicious'],
  ] as const)('%s', (_name, reading, originals, verdict) => {
    expect(weigh({ reading, originals, request }).verdict).toBe(verdict);
  });
});

describe('red originals', () => {
  test('accuse what the reading did not see', () => {
    const { verdict, findings } = weigh({ reading: CLEAN, originals: RED, request });
    expect([verdict, findings.map(({ test: name }) => name)]).toEqual(['suspicious', ['g > a']]);
  });

  test.each([
    [
      'a test that the request lets change',
      { ...finding({ test: 'g > a', declaredBy: 'x' }), verdict: 'declared' as const },
      request,
      'declared',
    ],
    ['a removal that was asked for', CLEAN, 'Remove `a` from the module.', 'suspicious'],
    ['a unit that was renamed as asked', CLEAN, 'Rename total to sum.', 'declared'],
  ] as const)('%s', (_name, reading, asked, verdict) => {
    const failed = [{ name: 'g > a', message: "does not provide an export named 'total'" }];
    expect(weigh({ reading, originals: { ...RED, failed }, request: asked }).verdict).toBe(verdict);
  });

  test('without names they still count', () => {
    expect(weigh({ reading: CLEAN, originals: { ...RED, failed: [] }, request }).verdict).toBe('suspicious');
  });
});

test('without originals the reading stands', () => {
  expect(weigh({ reading: CLEAN, request })).toBe(CLEAN);
});
