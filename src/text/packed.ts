import { constants, gunzipSync, inflateSync } from 'node:zlib';

/** A stretch of a text that is compressed data, with what is packed in it. */
export interface Packed {
  readonly start: number;
  readonly end: number;
  /** Undefined when it is too much to be looked at. */
  readonly content: string | undefined;
}

// What gzip and zlib begin with, in base64 (each of zlib's four levels) and in hex.
const BEGINS = /H4sI|e(?:J[w-z]|N[o-r]|A[E-H]|F[4-7])|1f ?8b ?08/gi;
const BASE64 = /[\w+/-]+(?:\r?\n[ \t>]*[\w+/-]+)*={0,2}/y;
const HEX = /[0-9a-f]+(?:[ :\r\n]{1,2}[0-9a-f]+\b)*/iy;
/** Fewer characters hold nothing. */
const SHORTEST = 20;
/** A word without end is looked into from a few of its places only, so that all stays linear. */
const TRIES = 4;
const MOST_BYTES = 8 * 1024 * 1024;

/** Data that was compressed by gzip or zlib and written in base64 or hex. Linear in the text. */
export function packedIn(text: string): Packed[] {
  const found: Packed[] = [];
  let behind = 0;
  let tries = 0;
  for (const { 0: mark, index } of text.matchAll(BEGINS)) {
    const isHex = mark.startsWith('1');
    // Letters of base64 have a case.
    if (!isHex && !/^(?:H4sI|e[JNAF])/.test(mark)) continue;
    tries = index < behind ? tries + 1 : 1;
    if (tries > TRIES || index < (found.at(-1)?.end ?? 0)) continue;
    const word = isHex ? HEX : BASE64;
    word.lastIndex = index;
    const written = word.exec(text)?.[0] ?? '';
    behind = Math.max(behind, index + written.length);
    if (written.length < SHORTEST) continue;
    const content = unpacked(bytesOf(written, isHex));
    if (content !== '') found.push({ start: index, end: index + written.length, content });
  }
  return found;
}

function bytesOf(written: string, isHex: boolean): Buffer {
  return isHex
    ? Buffer.from(written.replace(/[^0-9a-f]/gi, ''), 'hex')
    : Buffer.from(written.replace(/[^\w+/-]/g, ''), 'base64');
}

/** What came out as far as it goes: packed data may be cut off. Empty for anything else. */
function unpacked(bytes: Buffer): string | undefined {
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST_BYTES };
  try {
    return (bytes[0] === 0x1f ? gunzipSync(bytes, options) : inflateSync(bytes, options)).toString();
  } catch (error) {
    return (error as { readonly code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE' ? undefined : '';
  }
}
