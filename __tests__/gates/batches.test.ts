import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { partition } from '../../src/gates/batches.js';

const isSafe = (call: string): boolean => call === call.toLowerCase();

test.each<[string[], string[][]]>([
  [[], []],
  [
    ['r', 'r', 'g', 'B', 'r'],
    [['r', 'r', 'g'], ['B'], ['r']],
  ],
  [
    ['B', 'B'],
    [['B'], ['B']],
  ],
  [
    ['B', 'r', 'B'],
    [['B'], ['r'], ['B']],
  ],
])('B1: %j', (calls, batches) => {
  expect(partition(calls, isSafe)).toEqual(batches);
});

test('B1: order is kept, no batch mixes, an unsafe call is alone, neighbours that are safe are together', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('r', 'g', 'B', 'W')), (calls) => {
      const batches = partition(calls, isSafe);
      expect(batches.flat()).toEqual(calls);
      for (const [at, batch] of batches.entries()) {
        expect(batch.length === 1 || batch.every(isSafe)).toBe(true);
        const next = batches[at + 1];
        expect(next !== undefined && [...batch, ...next].every(isSafe)).toBe(false);
      }
    }),
  );
});
