import { execFileSync } from 'node:child_process';
import { constants } from 'node:fs';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import type { Turn } from '../../src/demo/model-script.js';
import { bash, RIGHT } from '../run/scenes.js';
import { laptop, type Laptop } from './laptop.js';

let place: Laptop | undefined;
afterEach(() => place?.close());

const ASK = ['run', '--prompt', 'Make the tests pass', '--json'];
const DONE: Turn = { text: 'The sum is a sum again.' };

/** Opens the pipe for writing as soon as somebody reads it. */
async function whenRead(path: string): Promise<FileHandle> {
  for (;;) {
    try {
      return await open(path, constants.O_WRONLY | constants.O_NONBLOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENXIO') throw error;
      await sleep(5);
    }
  }
}

interface Line {
  readonly kind: string;
  readonly event?: string;
  readonly callId?: string;
  readonly end?: string;
  readonly interrupt?: string;
  readonly isError?: boolean;
}

async function linesOf(stdout: string): Promise<readonly Line[]> {
  const { transcript = '' } = JSON.parse(stdout) as { transcript?: string };
  const text = await readFile(transcript, 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

test('I4, V7: a call that only reads runs while its reply still comes in, and its result is the one that counts', async () => {
  let pipe = '';
  const turn: Turn = { calls: [bash('cat pipe'), RIGHT] };
  place = await laptop([turn, DONE], undefined, async ({ type, index }) => {
    // Held back until the first call reads: only a call that has begun can set it free.
    if (type !== 'content_block_start' || index !== 2) return;
    const writer = await whenRead(pipe);
    await writer.write('through the pipe');
    await writer.close();
  });
  pipe = join(place.clone, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const { exitCode, stdout } = await place.greengate(ASK);
  expect(exitCode).toBe(0);
  const { messages } = place.model.requests[1]?.body as { messages: { content: { content?: string }[] }[] };
  expect(messages[2]?.content[0]?.content).toBe('through the pipe');
  const events = (await linesOf(stdout)).map(({ kind, event }) => event ?? kind);
  expect(events.indexOf('call-begun')).toBeLessThan(events.indexOf('reply'));
});

test('I7: a reply that breaks off is asked for again, and of the first one nothing is left but its record', async () => {
  let pipe = '';
  let first: FileHandle | undefined;
  const turn: Turn = { calls: [bash('cat pipe'), RIGHT], fault: { kind: 'cut', afterEvents: 12 } };
  place = await laptop([turn, DONE], undefined, async ({ type, index }) => {
    if (type !== 'content_block_start' || index !== 2) return;
    const writer = await whenRead(pipe);
    // The first reader gets nothing, and ends only because it is ended.
    if (first === undefined) return void (first = writer);
    await writer.write('at last');
    await Promise.all([first.close(), writer.close()]);
  });
  pipe = join(place.clone, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const { exitCode, stdout } = await place.greengate(ASK);
  expect(exitCode).toBe(0);
  const lines = await linesOf(stdout);
  const calls = lines.filter(({ event }) => event === 'call');
  expect(calls.map(({ end, interrupt, isError }) => [end, interrupt, isError])).toEqual([
    ['discarded', 'streaming_fallback', true],
    ['ran', undefined, false],
    ['ran', undefined, false],
  ]);
  const ids = new Set(calls.map(({ callId }) => callId));
  expect(ids.size).toBe(3);
  const said = JSON.stringify(lines.filter(({ kind }) => kind === 'message'));
  expect([...ids].map((id) => said.includes(id ?? ''))).toEqual([false, true, true]);
  expect(said).toContain('at last');
});
