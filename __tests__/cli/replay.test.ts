import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import type { Script } from '../../src/demo/model-script.js';
import { FIX, RIGHT } from '../run/scenes.js';
import { laptop, type Laptop } from './laptop.js';

const ASK = ['run', '--prompt', 'Make the tests pass', '--json'];
const OFFLINE = { ANTHROPIC_API_KEY: '', ANTHROPIC_BASE_URL: 'http://127.0.0.1:9' };

let place: Laptop | undefined;
afterEach(async () => {
  await place?.close();
  place = undefined;
});

async function on(script: Script, onRequest?: (turn: number) => void): Promise<Laptop> {
  place = await laptop(script, onRequest);
  return place;
}

/** Offline, in a folder of its own, without a key. */
const replay = ({ greengate, directory }: Laptop, ...args: string[]) =>
  greengate(['replay', ...args], { cwd: directory, env: OFFLINE });

test('replay goes through a run again, offline, and says that it comes to the same ledger', async () => {
  const here = await on(FIX);
  const { transcript = '' } = JSON.parse((await here.greengate(ASK)).stdout) as Record<string, string>;
  const asked = here.model.requests.length;
  const result = await replay(here, transcript);
  expect(result).toMatchObject({ exitCode: 0, stderr: '' });
  expect(result.stdout).toMatch(/^Run of 2\S+Z\n[^]*Edit .*: ran, [^]*outcome: success\n\nsame ledger: 4 messages\n$/);

  const json = JSON.parse((await replay(here, transcript, '--json')).stdout) as unknown;
  expect(json).toMatchObject({
    same: true,
    messages: 4,
    isWhole: true,
    turns: 2,
    outcome: 'success',
    calls: [{ tool: 'Edit' }],
  });

  const lines = readFileSync(transcript, 'utf8').replace('"event":"reply","turn":2', '"event":"reply","turn":2,"x":0');
  writeFileSync(transcript, lines.replace(/("event":"reply","turn":2.*)The sum is/, '$1It is'));
  const other = await replay(here, transcript);
  expect(other).toMatchObject({ exitCode: 1, stderr: '' });
  expect(other.stdout).toMatch(
    /another ledger: message 4: content\.1\.text was "The sum is a sum again\.", and is "It is/,
  );
  expect(here.model.requests).toHaveLength(asked);
});

test('the transcript of a run that is killed has everything up to then, and can be replayed', async () => {
  let pid = 0;
  const here = await on([{ calls: [RIGHT] }, { text: 'Never.', fault: { kind: 'hang' } }], (turn) => {
    if (turn === 1) process.kill(pid, 'SIGKILL');
  });
  await here.greengate(ASK, { onStart: (started) => (pid = started) });
  const [scratch = ''] = readdirSync(here.directory).filter((name) => name.startsWith('greengate-'));
  const result = await replay(here, join(here.directory, scratch, 'transcript.jsonl'));
  expect(result).toMatchObject({ exitCode: 0, stderr: '' });
  expect(result.stdout).toMatch(/Edit .*: ran, [^]*The record stops in the middle: .*\nsame ledger: 3 messages\n$/);
});

test.each([
  [[], /Give one file/],
  [['none.jsonl'], /The transcript cannot be read: .*none\.jsonl/],
  [['a', 'b'], /Give one file/],
  [['a', '--fast'], /Unknown flag "--fast"/],
])('replay %j is refused in words', async (args, message) => {
  const result = await replay(await on(FIX), ...args);
  expect(result).toMatchObject({ exitCode: 1, stdout: '' });
  expect(result.stderr).toMatch(message);
  expect(result.stderr).not.toMatch(/^\s+at /m);
});
