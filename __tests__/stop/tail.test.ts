import { describe, expect, test } from '@jest/globals';

import { tailOf } from '../../src/stop/tail.js';

const log = (name: string, lines: number) => Array.from({ length: lines }, (_, at) => `${name} ${at}`).join('\n');

describe('tailOf', () => {
  test('a short output is kept whole', () => {
    expect(tailOf('one\ntwo\n', [], 100)).toBe('one\ntwo');
  });

  test('a long one is cut at the start of a line', () => {
    const tail = tailOf(log('line', 500), [], 100);
    expect(tail).toMatch(/^…\nline \d+\n/);
    expect(tail.endsWith('line 499')).toBe(true);
    expect(tail.length).toBeLessThanOrEqual(102);
  });

  test('a failure far above the end comes first', () => {
    const output = `${log('before', 300)}\n● dates › leap day\n  Expected: 29\n${log('upload', 900)}\nAll checks passed!`;
    const tail = tailOf(output, ['dates › leap day'], 400);
    expect(tail).toMatch(/^…\n● dates › leap day\n {2}Expected: 29\n/);
    expect(tail.endsWith('All checks passed!')).toBe(true);
    expect(tail).not.toContain('before');
    expect(tail.length).toBeLessThanOrEqual(410);
  });

  test('a failure that the end shows is not shown twice', () => {
    const output = `leap day\n${log('upload', 900)}\nFAILED leap day`;
    expect(tailOf(output, ['leap day'], 300).match(/leap day/g)).toHaveLength(1);
  });
});
