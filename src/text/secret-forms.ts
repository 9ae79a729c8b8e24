import type { Form } from './find-windows.js';

/** Fewer units than this prove nothing: they would hide ordinary text. */
export const SHORTEST = 6;
const WINDOW = 12;
/** Letters alone, wherever the words begin and end: a match has to be longer to mean something. */
const SHORTEST_LETTERS = 8;

/** What to look for in a text as it is written. */
export function writtenForms(secret: string): Form[] {
  return [secret, reversed(secret)].map((text) => ({ text, window: WINDOW }));
}

/** What to look for in the letters of a text alone; both alphabets of base64 have the same there. */
export function letterForms(secret: string): Form[] {
  const bytes = Buffer.from(secret);
  const octal = [...bytes].map((byte) => byte.toString(8).padStart(3, '0')).join('');
  const forms: Form[] = [
    // Of twelve characters in a row, those that are letters.
    ...[secret, reversed(secret)].flatMap((text) => windowsOf(text).map(lettersIn).map(whole)),
    ...[0, 1, 2].map((offset) => ({ text: lettersIn(innerBase64(bytes, offset)), window: WINDOW })),
    ...['ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', '0123456789ABCDEFGHIJKLMNOPQRSTUV'].flatMap((alphabet) =>
      [0, 1, 2, 3, 4].map((offset) => ({ text: lettersIn(innerBase32(bytes, offset, alphabet)), window: 18 })),
    ),
    // Longer ones, so that columns of numbers are not taken for a secret.
    { text: bytes.toString('hex'), window: 18 },
    { text: [...bytes].join(''), window: 24 },
    { text: octal, window: 24 },
  ];
  return forms.filter(({ text }) => text.length >= SHORTEST_LETTERS);
}

function windowsOf(text: string): string[] {
  const count = Math.max(1, text.length - WINDOW + 1);
  return Array.from({ length: count }, (_, at) => text.slice(at, at + WINDOW));
}

function lettersIn(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function whole(text: string): Form {
  return { text, window: text.length };
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}

/** The base64 characters that depend on the secret alone when `offset` unknown bytes stand before it. */
function innerBase64(bytes: Buffer, offset: number): string {
  const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
    .toString('base64')
    .replace(/=+$/, '');
  const start = offset === 0 ? 0 : offset + 1;
  const end = (bytes.length + offset) % 3 === 0 ? encoded.length : encoded.length - 1;
  return encoded.slice(start, end);
}

/** The same in base32, which has no place for part of a character. */
function innerBase32(bytes: Buffer, offset: number, alphabet: string): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const skipped = (5 - ((offset * 8) % 5)) % 5;
  const groups = bits.slice(skipped).match(/.{5}/g) ?? [];
  return groups.map((group) => alphabet[parseInt(group, 2)] ?? '').join('');
}
