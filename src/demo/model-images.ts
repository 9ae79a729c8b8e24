import { messagesOf } from './model-prefix.js';
import type { MessagesRequest } from './model-script.js';

type Block = Readonly<Record<string, unknown>>;

const MOST_BASE64 = 5 * 1024 * 1024;
const MOST_IMAGES = 100;
const MANY_IMAGES = 20;

/** How the first bytes of each kind look in base64. */
const STARTS: Readonly<Record<string, RegExp>> = {
  'image/png': /^iVBORw0KGgo/,
  'image/jpeg': /^\/9j\//,
  'image/gif': /^R0lGOD[dl]h/,
  'image/webp': /^UklGR/,
};

/** What the API has against the images of a body, wherever they stand; undefined for nothing. */
export function imageProblem(body: MessagesRequest): string | undefined {
  const images = messagesOf(body).flatMap(({ content }, index) =>
    content.flatMap((block, at) => imagesIn(block, `messages.${index}.content.${at}`)),
  );
  if (images.length > MOST_IMAGES) return `messages: too many images: ${images.length} > ${MOST_IMAGES}`;
  const mostPixels = images.length > MANY_IMAGES ? 2_000 : 8_000;
  for (const { at, block } of images) {
    const problem = sourceProblem((block['source'] ?? {}) as Block, mostPixels);
    if (problem !== undefined) return `${at}.image.source.base64${problem}`;
  }
  return undefined;
}

function imagesIn(block: Block, at: string): { readonly at: string; readonly block: Block }[] {
  if (block['type'] === 'image') return [{ at, block }];
  const inner = block['type'] === 'tool_result' && Array.isArray(block['content']) ? (block['content'] as Block[]) : [];
  return inner.flatMap((part, index) => imagesIn(part, `${at}.tool_result.content.${index}`));
}

function sourceProblem(source: Block, mostPixels: number): string | undefined {
  const { type, media_type: mediaType, data } = source;
  const starts = STARTS[String(mediaType)];
  if (type !== 'base64' || typeof data !== 'string') return `.data: Field required`;
  if (starts === undefined) return `.media_type: Input should be ${Object.keys(STARTS).join(', ')}`;
  if (data.length > MOST_BASE64) return `: image exceeds 5 MB maximum: ${data.length} bytes > ${MOST_BASE64} bytes`;
  if (!starts.test(data)) return `.data: The image does not appear to be ${String(mediaType)}`;
  const bytes = Buffer.from(data, 'base64');
  if (mediaType !== 'image/png') return undefined;
  if (bytes.length < 45) return ': Could not process image';
  const side = Math.max(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  return side > mostPixels
    ? `.data: at least one of the image dimensions exceed max allowed size: ${mostPixels} pixels`
    : undefined;
}
