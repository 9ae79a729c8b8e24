import { describe, expect, test } from '@jest/globals';
import { withoutHiddenLinks } from '../../src/prompt/links.js';
import { visibleText } from '../../src/prompt/untrusted-text.js';
import { growsLinearly, READERS, slowOn } from './growth.js';

const LENGTH = 4_000;

describe.each(Object.entries(READERS))('%s', (_, read) => {
  test('costs twice as much for twice the text, whatever is repeated', () => {
    expect(slowOn(read, LENGTH)).toEqual([]);
  });
});

test('a reader that is not linear is seen', () => {
  const slow = (text: string): unknown => /~*`/.test(text) || /~*`|~*"/.test(text);
  expect(growsLinearly(slow, (length) => '~'.repeat(length), LENGTH)).toBe(false);
});

test('blanks without end are one run by the time links are looked for', () => {
  expect(withoutHiddenLinks('[a](  b  )').text).toBe('[a](b)');
  expect(visibleText(`[a](${' '.repeat(60_000)}b)`).text.length).toBeLessThan(100);
});
