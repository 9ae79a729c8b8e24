import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor } from '../src/redact.js';

const SECRET = 'sk-ant-api03-Zm9vYmFy+/secret';

describe('redaction', () => {
  test.each<[string, (secret: string) => string]>([
    ['raw', (secret) => secret],
    ['URL-encoded', encodeURIComponent],
    ['in JSON', (secret) => JSON.stringify({ secret })],
    ['hex', (secret) => Buffer.from(secret).toString('hex')],
    ['base64', (secret) => Buffer.from(secret).toString('base64')],
    ['base64 after one byte', (secret) => Buffer.from(`x${secret}`).toString('base64')],
    ['base64 after two bytes', (secret) => Buffer.from(`xy${secret}zz`).toString('base64')],
    ['base64url', (secret) => Buffer.from(secret).toString('base64url')],
  ])('%s', (_name, encode) => {
    const text = `before ${encode(SECRET)} after`;
    const out = createRedactor([SECRET])(text);
    expect(out).toContain('***');
    expect(out).toMatch(/^before .* after$/);
    expect(out.length).toBeLessThan(text.length - 10);
  });

  test('short values are left alone: they would hide ordinary text', () => {
    expect(createRedactor(['', 'abc'])('abc')).toBe('abc');
  });

  test('no text survives that contains a secret', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 6 }), fc.string(), fc.string(), (secret, before, after) => {
        expect(createRedactor([secret])(before + secret + after)).not.toContain(secret === '***' ? 'never' : secret);
      }),
      { examples: [['aaaaaaa', 'aaa', 'aaa']] },
    );
  });
});
