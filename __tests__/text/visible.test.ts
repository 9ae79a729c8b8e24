import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeEntities } from '../../src/text/entities.js';
import { mapStrings } from '../../src/text/map-strings.js';
import { hiddenShown, visible, visibleLine } from '../../src/text/visible.js';

describe('visible', () => {
  test.each([
    ['line ends', 'a\r\nb\rc\u0085d\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
    ['terminal sequences', '\u001b[31mred\u001b[0m \u009b2J\u001b]0;title\u0007x', 'red x'],
    ['controls but tab and line feed', 'a\u0000b\b\tc\nd\u007f', 'ab\tc\nd'],
    ['zero-width and bidi', 'a\u200bb\u200d\u2060c\u202ed\u2066e\ufeff', 'abcde'],
    ['tag block', 'ok \u{e0072}\u{e0075}\u{e006e} end', 'ok  end'],
    ['fillers', '\u3164\u115f\u1160\uffa0x\u2800', 'x'],
    ['variation selectors', 'a\ufe0f\u{e0100}', 'a'],
    ['lone surrogates', 'a\ud83d b\udc00', 'a\ufffd b\ufffd'],
    ['emoji and other scripts stay', '👨 ✅ füße 日本', '👨 ✅ füße 日本'],
  ])('%s', (_, input, expected) => expect(visible(input)).toBe(expected));

  test('is idempotent', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => visible(visible(text)) === visible(text)));
  });

  test('one line', () => expect(visibleLine(' a\n\tb\u2028c ')).toBe('a b c'));
});

test.each([
  ['one', 'a\u202eb', 'a<hidden U+202E>b'],
  [
    'many',
    `x${String.fromCodePoint(...[...'print'].map((letter) => 0xe0000 + letter.charCodeAt(0)))}y`,
    'x<5 hidden characters, the first U+E0070>y',
  ],
  [
    'what scripts and emoji are made of',
    '👨\u200d👩 ❤\ufe0f \u0645\u200c\u0646 e\u0301 a\u00adb',
    '👨\u200d👩 ❤\ufe0f \u0645\u200c\u0646 e\u0301 a\u00adb',
  ],
  ['code', 'const a = "\\u200b";\r\n\tb\u001b[0m', 'const a = "\\u200b";\r\n\tb\u001b[0m'],
])('hidden characters of a file are shown: %s', (_, input, expected) => expect(hiddenShown(input)).toBe(expected));

describe('decodeEntities', () => {
  test.each([
    ['&#x200b;&#8203;&zwj;&ZeroWidthSpace;x', '\u200b\u200bx'],
    ['&#60;!-- x --&#62;', '&lt;!-- x --&gt;'],
    ['&amp;lt;b&amp;gt;', '&amp;lt;b&amp;gt;'],
    ['java&colon;script &commat;me &#64;me &num;1', 'java:script @me @me #1'],
    ['&#96;&#91;&#93;&#0;&#xd800;', '&#96;&#91;&#93;\ufffd\ufffd'],
    ['&unknown; &constructor; a & b', '&unknown; &constructor; a & b'],
  ])('%s', (input, expected) => expect(decodeEntities(input)).toBe(expected));
});

test('mapStrings changes every string, keys too, and nothing else', () => {
  const value = { a: ['x', 1, null, { b: 'y' }], c: true, d: undefined };
  expect(mapStrings(value, (text) => `${text}!`)).toEqual({
    'a!': ['x!', 1, null, { 'b!': 'y!' }],
    'c!': true,
    'd!': undefined,
  });
});
