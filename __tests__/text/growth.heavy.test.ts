// Needs: nothing; seconds of processor time for long texts.
import { describe, expect, test } from '@jest/globals';
import { READERS, slowOn } from './growth.js';

describe.each(Object.entries(READERS))('%s', (_, read) => {
  test('costs twice as much for twice a long text, whatever is repeated', () => {
    expect(slowOn(read, 30_000)).toEqual([]);
  });
});
