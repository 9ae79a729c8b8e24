/** What a binary file is, in words, by its first bytes. */
export function fileKind(bytes: Buffer): string {
  const start = bytes.toString('latin1', 0, 16);
  return KINDS.find(([, ...starts]) => starts.some((one) => start.startsWith(one)))?.[0] ?? 'a binary file';
}

const KINDS: readonly (readonly [string, ...string[]])[] = [
  ['a PDF document', '%PDF-'],
  ['a ZIP archive', 'PK\x03\x04', 'PK\x05\x06'],
  ['a compressed file', '\x1f\x8b', '\xfd7zXZ', 'BZh', '\x28\xb5\x2f\xfd', '7z\xbc\xaf'],
  ['an SQLite database', 'SQLite format 3'],
  ['a program', '\x7fELF', 'MZ', '\xcf\xfa\xed\xfe', '\xca\xfe\xba\xbe'],
  ['a WebAssembly module', '\0asm'],
  ['a text in UTF-16', '\xff\xfe', '\xfe\xff'],
  ['a font', 'wOFF', 'wOF2', 'OTTO', '\0\x01\0\0'],
  ['an image of a kind that cannot be shown', 'BM', 'II*\0', 'MM\0*', '\0\0\x01\0'],
];
