import { encodingOf, isBinary } from './file-text.js';

const BOM = Buffer.from('\ufeff');

/**
 * New content in the form of the file that it replaces: Read shows neither a BOM nor CR LF nor the encoding, so whoever
 * rewrites a file does not mean to change them. What has no clear form, or cannot be written in it, is UTF-8 as given.
 */
export function inFormOf(before: Buffer, content: string): Buffer {
  if (before.length === 0 || isBinary(before)) return Buffer.from(content);
  const text = hasOnlyCrlf(before) && !content.includes('\r') ? content.replaceAll('\n', '\r\n') : content;
  if (encodingOf(before) === 'Latin-1' && !/[^\0-\xff]/.test(text)) return Buffer.from(text, 'latin1');
  const bytes = Buffer.from(text);
  return startsWithBom(before) && !startsWithBom(bytes) ? Buffer.concat([BOM, bytes]) : bytes;
}

function hasOnlyCrlf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return text.includes('\r\n') && !/(?:^|[^\r])\n/.test(text);
}

function startsWithBom(bytes: Buffer): boolean {
  return bytes.subarray(0, BOM.length).equals(BOM);
}
