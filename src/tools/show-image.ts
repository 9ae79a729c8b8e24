import type { ToolOutput } from '../agent/tool.js';
import { imageSize, type ImageSize } from './image-size.js';

/** The API takes 5 MB in base64, which makes four bytes of three. */
const MOST_BYTES = (5 * 1024 * 1024 * 3) / 4;
const MOST_PIXELS = 8_000;
/** With more than twenty images the API takes only small ones, and they stay in the conversation until its end. */
const MOST_IMAGES = 20;
/** A part of what a request may weigh: the conversation needs the rest. */
const MOST_BYTES_IN_ALL = 8 * 1024 * 1024;

/** Undefined for bytes that are no image. What the API would refuse is an error that names the size. */
export type ShowImage = (bytes: Buffer, shown: string) => ToolOutput | undefined;

/** One for each run: it counts what is in the conversation already. */
export function createShowImage(): ShowImage {
  let images = 0;
  let bytesInAll = 0;
  return (bytes, shown) => {
    const size = imageSize(bytes);
    if (size === undefined) return undefined;
    const what = `${shown} is ${wordsOf(size)} of ${bytes.length} bytes`;
    const problem = problemOf(size, bytes.length) ?? (isFull(bytes.length) ? FULL : undefined);
    if (problem !== undefined) return { content: `${what}. ${problem}`, isError: true };
    images += 1;
    bytesInAll += bytes.length;
    return { content: `${what}:`, image: { type: size.type, data: bytes.toString('base64') } };
  };

  function isFull(bytes: number): boolean {
    return images >= MOST_IMAGES || bytesInAll + bytes > MOST_BYTES_IN_ALL;
  }
}

const FULL =
  `It cannot be shown: a run may look at ${MOST_IMAGES} images or ${MOST_BYTES_IN_ALL / 1024 / 1024} MB of them. ` +
  'Go on without seeing it.';

function problemOf({ width, height, whole }: ImageSize, bytes: number): string | undefined {
  if (bytes > MOST_BYTES || Math.max(width, height) > MOST_PIXELS) {
    return `It is too large to be shown (at most ${MOST_BYTES} bytes and ${MOST_PIXELS} pixels a side). Look at a smaller copy, or go on without seeing it.`;
  }
  if (!whole || width === 0 || height === 0) return 'It cannot be shown: the file is damaged or cut off.';
  return undefined;
}

function wordsOf({ type, width, height }: ImageSize): string {
  return `a ${type.replace('image/', '').toUpperCase()} image of ${width} × ${height} pixels`;
}
