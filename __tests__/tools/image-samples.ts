const base64 = (text: string): Buffer => Buffer.from(text, 'base64');

export const PNG = base64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
);
export const GIF = base64('R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs=');
export const WEBP = base64('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=');
export const WEBP_LOSSLESS = base64('UklGRh4AAABXRUJQVlA4TBEAAAAvAUAAAAfQ//73v/+BiOh/AAA=');
export const JPEG = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  // A comment segment with a frame header's marker in it, which is none.
  Buffer.from('fffe0006ffc00001', 'hex'),
  Buffer.from('ffc2000b0800200040010111003f00ffda0008010100003f00d2cf20ffd9', 'hex'),
]);

/** A PNG of this size by its header, padded to so many bytes. */
export function pngOf(width: number, height: number, bytes = PNG.length): Buffer {
  const head = Buffer.from(PNG.subarray(0, 33));
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  const end = PNG.subarray(-12);
  return Buffer.concat([head, Buffer.alloc(Math.max(0, bytes - head.length - end.length), 1), end]);
}

/** An extended WebP with nothing behind its header. */
export function webpOf(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1');
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}
