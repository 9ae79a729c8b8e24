import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ledger } from '../../src/agent/ledger.js';
import { createToolGate } from '../../src/gates/tool-gate.js';
import { openTranscript } from '../../src/report/transcript.js';
import { imageSize } from '../../src/tools/image-size.js';
import { createTools } from '../../src/tools/index.js';
import { allow, call, never } from '../gates/spy-gate.js';
import { GIF, JPEG, PNG, pngOf, WEBP, WEBP_LOSSLESS, webpOf } from './image-samples.js';
import { contextOf, sandbox, workspaceWith } from './workspace-for-test.js';

test.each<[string, Buffer, string, number, number, boolean]>([
  ['PNG', PNG, 'image/png', 1, 1, true],
  ['a large PNG', pngOf(7_999, 12), 'image/png', 7_999, 12, true],
  ['a PNG that was cut off', PNG.subarray(0, -1), 'image/png', 1, 1, false],
  ['GIF', GIF, 'image/gif', 1, 1, true],
  ['a GIF that was cut off', GIF.subarray(0, -1), 'image/gif', 1, 1, false],
  ['WebP', WEBP, 'image/webp', 1, 1, true],
  ['lossless WebP', WEBP_LOSSLESS, 'image/webp', 2, 2, true],
  ['extended WebP', webpOf(300, 16_000), 'image/webp', 300, 16_000, true],
  ['a WebP that was cut off', WEBP.subarray(0, -1), 'image/webp', 1, 1, false],
  ['JPEG', JPEG, 'image/jpeg', 64, 32, true],
  ['a JPEG that was cut off', JPEG.subarray(0, -2), 'image/jpeg', 64, 32, false],
])('the size of %s', (_name, bytes, type, width, height, whole) => {
  expect(imageSize(bytes)).toEqual({ type, width, height, whole });
});

test.each([
  ['a text', Buffer.from('GIF89a is a format\n'), false],
  ['nothing', Buffer.alloc(0), false],
  ['a PNG without a header', PNG.subarray(0, 20), false],
  ['a JPEG without a frame', Buffer.from('ffd8ffe0000400000000', 'hex'), false],
  ['a JPEG with a segment of no length', Buffer.from(`ffd8ffe00000${'00'.repeat(20)}`, 'hex'), false],
  ['a JPEG of fill bytes', Buffer.alloc(5_000_000, 0xff).fill(0xd8, 1, 2), false],
])('no image: %s', (_name, bytes, wanted) => {
  const size = imageSize(bytes);
  expect(size !== undefined && size.whole).toBe(wanted);
});

/** Reads files one after the other, as one run. */
function reader(files: Readonly<Record<string, Buffer | string>>) {
  const workspace = workspaceWith(files);
  const tools = createTools({ sandbox, isReadOnly: () => false, onCommand: () => {}, onPlan: () => {} });
  const read = tools.find(({ name }) => name === 'Read');
  return async (file_path: string) => read?.run({ file_path }, contextOf(workspace));
}

describe('Read', () => {
  test.each([
    ['PNG', PNG, 'image/png', 'x is a PNG image of 1 × 1 pixels of 69 bytes:'],
    ['JPEG', JPEG, 'image/jpeg', 'x is a JPEG image of 64 × 32 pixels of 58 bytes:'],
    ['GIF', GIF, 'image/gif', 'x is a GIF image of 1 × 1 pixels of 35 bytes:'],
    ['WebP', WEBP, 'image/webp', 'x is a WEBP image of 1 × 1 pixels of 44 bytes:'],
  ])('shows a %s, whatever its name is', async (_name, bytes, type, content) => {
    expect(await reader({ x: bytes })('x')).toEqual({ content, image: { type, data: bytes.toString('base64') } });
  });

  test.each([
    [
      '6 MB',
      pngOf(2_000, 3_000, 6_000_000),
      /^x is a PNG image of 2000 × 3000 pixels of 6000000 bytes\. It is too large/,
    ],
    ['8,001 pixels', pngOf(10, 8_001), /^x is a PNG image of 10 × 8001 pixels of \d+ bytes\. It is too large/],
    ['no pixels', pngOf(0, 8), /It cannot be shown: the file is damaged or cut off\.$/],
    ['half a file', JPEG.subarray(0, -2), /It cannot be shown: the file is damaged or cut off\.$/],
  ])('an image of %s is an error that says so', async (_name, bytes, words) => {
    const result = await reader({ x: bytes })('x');
    expect(result).toEqual({ content: expect.stringMatching(words), isError: true });
  });

  test('a run may look at 20 images, or 8 MB of them, and then goes on without', async () => {
    const small = reader({ x: PNG });
    const results = await Promise.all(Array.from({ length: 21 }, () => small('x')));
    expect(results.filter((result) => result?.image !== undefined)).toHaveLength(20);
    expect((await small('x'))?.content).toMatch(/It cannot be shown: a run may look at 20 images or 8 MB of them/);
    const large = reader({ x: pngOf(10, 10, 3_900_000), y: PNG });
    const few = [await large('x'), await large('x'), await large('x'), await large('y')];
    expect(few.map((result) => result?.image !== undefined)).toEqual([true, true, false, true]);
  });

  test.each([
    ['PDF', '%PDF-1.7\n\0', 'x is a PDF document of 10 bytes'],
    ['ZIP', 'PK\x03\x04\0', 'x is a ZIP archive of 5 bytes'],
    ['UTF-16', Buffer.from('\ufeffab', 'utf16le'), 'x is a text in UTF-16 of 6 bytes'],
    ['anything else', 'ab\0c', 'x is a binary file of 4 bytes'],
  ])('%s is named with its size', async (_name, bytes, words) => {
    const result = await reader({ x: bytes })('x');
    expect(result?.isError).toBe(true);
    expect(result?.content.startsWith(`${words} and cannot be shown as text. Print what you need`)).toBe(true);
  });
});

test('an image goes through the gate to the ledger; the transcript has its digest and not its bytes', async () => {
  const bytes = pngOf(100, 100, 1_000_000);
  const workspace = workspaceWith({ 'a.png': bytes });
  const gate = createToolGate({
    tools: createTools({ sandbox, isReadOnly: () => false, onCommand: () => {}, onPlan: () => {} }),
    workspace,
    decide: allow,
    redact: (text) => text,
    onAudit: () => {},
    onDenial: () => {},
  });
  const folder = mkdtempSync(join(tmpdir(), 'greengate-images-'));
  try {
    const transcript = openTranscript(join(folder, 't.jsonl'), (text) => text);
    const ledger = new Ledger((message) => transcript.message(message));
    const read = call('toolu_1', 'Read', { file_path: 'a.png' });
    ledger.addUser('Look.');
    ledger.addAssistant([read]);
    ledger.addUser('', await gate.runTools([read], never));
    const last = ledger.messages.at(-1);
    expect(last?.role === 'user' && last.results[0]?.image?.data).toBe(bytes.toString('base64'));
    const written = readFileSync(transcript.path, 'utf8');
    expect(written.length).toBeLessThan(2_000);
    expect(written).toMatch(/"image":\{"type":"image\/png","bytes":1000000,"sha256":"[0-9a-f]{64}"\}/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
