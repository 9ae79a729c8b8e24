import { expect, test } from '@jest/globals';
import { cleanResult } from '../../src/gates/clean-result.js';
import { createRedactor } from '../../src/redact.js';

const redact = createRedactor(['Lk2wq7vZt94XvHb8sRm3']);

test.each([
  ['what is hidden is shown', 'a\u{e0070}\u{e0072}b', 'a<2 hidden characters, the first U+E0070>b'],
  ['a secret does not hide behind it', `x ${[...'Lk2wq7vZt94XvHb8sRm3'].join('\u200b')} y`, 'x *** y'],
  ['nothing is no result', '\0', '(no output)'],
])('%s', (_, text, expected) => expect(cleanResult(text, 1_000, redact)).toBe(expected));
