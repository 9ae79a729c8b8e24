import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor } from '../src/redact.js';
import { ENCODINGS } from './report/encodings.js';

const SECRET = 'sk-ant-api03-Zm9vYmFy+/q7"Secret_5Tz';
const redact = createRedactor([SECRET]);

describe('redaction', () => {
  test.each(ENCODINGS)('hides a secret that is %s', (_name, encode) => {
    const out = redact(`before ${encode(SECRET)} after`);
    expect(out).toContain('***');
    expect(out).toMatch(/^before .{0,8}\*\*\*.{0,8} after$/s);
  });

  test.each(ENCODINGS)('hides any twelve characters of a secret, %s', (_name, encode) => {
    const shown = pieces(SECRET, 12).filter((piece) => !redact(`a ${encode(piece)} z`).includes('***'));
    expect(shown).toEqual([]);
  });

  test('hides pieces of it in any company', () => {
    expect(redact(`x${SECRET.slice(3, 15)}y${SECRET.slice(20)}z`)).toBe('x***y***z');
  });

  test('what stood around a hidden one is looked at again', () => {
    const around = SECRET.slice(0, 8) + SECRET + SECRET.slice(8, 16);
    expect(redact(`a ${around} b`)).toBe('a *** b');
  });

  test('less than twelve characters, and what only looks alike, stays', () => {
    const text = 'sk-ant-api0 and c2stYW50 stay; 736b2d616e74 and “api03”, 1, 2, 3, %20, \\n and &#39; too';
    expect(redact(text)).toBe(text);
  });

  test('packed data without a secret, cut off or only alike, stays; what is too large to be looked into does not', () => {
    const packed = (text: string): string => gzipSync(text).toString('base64');
    for (const text of [
      packed('nothing of it'),
      packed('a'.repeat(5_000)).slice(0, 40),
      'H4sIAAAAAAAAAAAAAAAAAA',
      'eJwordsThatGoOnAndOn',
    ])
      expect(redact(text)).toBe(text);
    expect(redact(`a ${packed(`${SECRET}${'x'.repeat(9_000)}`).slice(0, 80)} b`)).toBe('a *** b');
    expect(redact(`a ${packed('x'.repeat(9_000_000))} b`) === 'a *** b').toBe(true);
  });

  test('short values are left alone: they would hide ordinary text', () => {
    expect(createRedactor(['', 'abc'])('abc')).toBe('abc');
  });

  test('a short secret is hidden as a whole', () => {
    const short = createRedactor(['hunter2!x']);
    expect(short('a hunter2!x b, x!2retnuh, h-u-n-t-e-r-2-x, aHVudGVyMiF4')).toBe('a *** b, ***, ***, ***');
    expect(short('the hunter of 2002')).toBe('the hunter of 2002');
  });

  test('no text survives that contains a secret', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6 }), fc.string(), fc.string(), (secret, before, after) => {
        expect(createRedactor([secret])(before + secret + after)).not.toContain(/^\**$/.test(secret) ? '\0' : secret);
      }),
      { examples: [['aaaaaaa', 'aaa', 'aaa']] },
    );
  });

  test('whatever is written around and between, no twelve characters of a secret are left, and twice is once', () => {
    const piece = fc.oneof(
      fc.tuple(fc.nat(SECRET.length), fc.nat(20)).map(([from, length]) => SECRET.slice(from, from + length)),
      fc.constantFrom(' ', '\n', '-', '***', '%2', '\\u00', '&#', SECRET),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
        const out = redact(parts.join(''));
        expect(pieces(SECRET, 12).filter((part) => out.includes(part))).toEqual([]);
        expect(redact(out)).toBe(out);
      }),
    );
  });
});

function pieces(text: string, size: number): string[] {
  return Array.from({ length: text.length - size + 1 }, (_, at) => text.slice(at, at + size));
}
