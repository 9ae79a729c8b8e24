import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { BoundedOutput } from '../../src/sandbox/bounded-output.js';

function keep(text: string, limits: { head: number; tail: number }, chunk = 3): string {
  const output = new BoundedOutput(limits);
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunk) output.add(bytes.subarray(at, at + chunk));
  return output.text();
}

describe('bounded output', () => {
  test.each([
    ['', ''],
    ['abc', 'abc'],
    ['abcdefgh', 'abcdefgh'],
    ['abcdefghi', 'abcd\n… 1 bytes left out …\nfghi'],
    ['0123456789abcdefghij', '0123\n… 12 bytes left out …\nghij'],
  ])('%p is kept as %p', (text, kept) => {
    expect(keep(text, { head: 4, tail: 4 })).toBe(kept);
  });

  test('the note groups thousands', () => {
    expect(keep('x'.repeat(50_002_000), { head: 1000, tail: 1000 }, 65_536)).toContain(
      '\n… 50,000,000 bytes left out …\n',
    );
  });

  test('O-cut: no cut is inside a character', () => {
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }).filter((text) => text.isWellFormed());
    const limits = fc.record({ head: fc.integer({ min: 0, max: 60 }), tail: fc.integer({ min: 0, max: 60 }) });
    fc.assert(
      fc.property(texts, limits, fc.integer({ min: 1, max: 90 }), (text, limit, chunk) => {
        const kept = keep(text, limit, chunk);
        const [head = '', tail] = kept.split(/\n… [\d,]+ bytes left out …\n/);
        expect(kept).not.toContain('\ufffd');
        expect(text.startsWith(head)).toBe(true);
        expect(text.endsWith(tail ?? head)).toBe(true);
        const leftOut = /\n… ([\d,]+) bytes left out …\n/.exec(kept)?.[1]?.replaceAll(',', '') ?? '0';
        expect(Buffer.byteLength(head + (tail ?? '')) + Number(leftOut)).toBe(Buffer.byteLength(text));
      }),
    );
  });
});
