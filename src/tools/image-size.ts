import type { ImageType } from '../agent/message.js';

export interface ImageSize {
  readonly type: ImageType;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The file ends where an image of its kind does: it was not cut off. */
  readonly whole: boolean;
}

/** What an image file says of itself, by its bytes and not by its name; undefined for anything else. */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  return png(bytes) ?? gif(bytes) ?? webp(bytes) ?? jpeg(bytes);
}

const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');

function png(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, PNG_START.length).equals(PNG_START)) return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { type: 'image/png', width, height, whole: bytes.includes(PNG_END) };
}

function gif(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 14 || !/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return undefined;
  const [width, height] = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)];
  return { type: 'image/gif', width, height, whole: bytes.at(-1) === 0x3b };
}

function webp(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 30 || !/^RIFF[^]{4}WEBPVP8[ LX]/.test(bytes.toString('latin1', 0, 16))) return undefined;
  const whole = bytes.length >= bytes.readUInt32LE(4) + 8;
  const sized = (width: number, height: number): ImageSize => ({ type: 'image/webp', width, height, whole });
  switch (bytes.toString('latin1', 15, 16)) {
    case 'X':
      return sized(1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3));
    case 'L': {
      const bits = bytes.readUInt32LE(21);
      return sized(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
    }
    default:
      return sized(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
  }
}

/** Segments follow one another, each with its length; one of the frame headers has the size. */
function jpeg(bytes: Buffer): ImageSize | undefined {
  if (!/^\xff\xd8\xff/.test(bytes.toString('latin1', 0, 3))) return undefined;
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrameHeader(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return { type: 'image/jpeg', width, height, whole: bytes.lastIndexOf('\xff\xd9', undefined, 'latin1') > at };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
