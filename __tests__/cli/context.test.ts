import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { git } from '../../src/demo/git.js';
import type { Script, Turn } from '../../src/demo/model-script.js';
import { bash, FIX, RIGHT } from '../run/scenes.js';
import { PNG, pngOf } from '../tools/image-samples.js';
import { laptop, type Laptop, type Run } from './laptop.js';

/** Its window of 200,000 tokens is soon full. */
const SMALL = ['run', '--prompt', 'Make the tests pass', '--model', 'claude-haiku-4-5', '--json', '--max-turns', '60'];

let place: Laptop | undefined;

async function on(script: Script): Promise<Laptop> {
  place = await laptop(script);
  return place;
}

afterEach(async () => {
  await place?.close();
  place = undefined;
});

/** So many turns, each with a result of almost 30,000 characters. */
function longTurns(count: number): Turn[] {
  return Array.from({ length: count }, (_, turn) => ({
    calls: [bash(`seq -w ${turn * 10_000 + 1} ${turn * 10_000 + 4_900}`)],
  }));
}

const outputsOf = ({ stdout }: Run) => JSON.parse(stdout) as Record<string, string>;

test('a run that fills the window is summarised by the API on its way, and ends as a success', async () => {
  const { greengate, model } = await on([...longTurns(24), ...FIX]);
  const run = await greengate([...SMALL, '--allow', 'Bash(seq:*)']);
  const outputs = outputsOf(run);
  expect(outputs).toMatchObject({ outcome: 'success', turns: '26' });
  expect(run.stderr).toContain('The conversation came near the end of its window: the API summarised it.');
  const transcript = await readFile(outputs['transcript'] ?? '', 'utf8');
  expect(transcript.match(/"event":"reply"[^\n]*"compaction":\{"inputTokens"/g)).toHaveLength(1);
  expect(model.requests.map(({ status }) => status)).toEqual(Array(26).fill(200));
});

test('where the API cannot summarise, the run ends in words and keeps its work; the full request is sent once', async () => {
  const message = 'context_management: Extra inputs are not permitted';
  const fault = { kind: 'status', status: 400, body: { type: 'error', error: { message } } } as const;
  const turns: Turn[] = [{ calls: [RIGHT] }, ...longTurns(40)];
  const { greengate, model } = await on((request, turn) =>
    request['context_management'] === undefined ? turns[turn] : { ...turns[turn], fault },
  );
  const run = await greengate([...SMALL, '--allow', 'Bash(seq:*)']);
  const outputs = outputsOf(run);
  expect(outputs).toMatchObject({
    outcome: 'model_error',
    summary: expect.stringContaining("The conversation no longer fits into the model's window of 200000 tokens"),
    branch: expect.stringMatching(/unfinished/),
  });
  expect(run.stderr).toContain('does not summarise conversations, so this one goes on while it fits');
  const statuses = model.requests.map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(2);
  expect(statuses.at(-1)).toBe(400);
});

test('an image that is too large is an error for the model and not for the API', async () => {
  const { clone, greengate, model } = await on([
    { calls: ['large.png', 'small.png'].map((file_path) => ({ tool: 'Read', input: { file_path } })) },
    ...FIX,
  ]);
  await writeFile(join(clone, 'large.png'), pngOf(2_000, 3_000, 6_000_000));
  await writeFile(join(clone, 'small.png'), PNG);
  await git(clone, ['add', '.']);
  await git(clone, ['-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', 'Images']);
  const outputs = outputsOf(await greengate(['run', '--prompt', 'Make the tests pass', '--json']));
  expect(outputs).toMatchObject({ outcome: 'success' });
  const { content } = (model.requests[1]?.body.messages as { content: object[] }[])[2] ?? { content: [] };
  expect(content).toMatchObject([
    {
      is_error: true,
      content: expect.stringMatching(/^large\.png is a PNG image of 2000 × 3000 pixels of 6000000 bytes\./),
    },
    {
      content: [{ type: 'text' }, { type: 'image', source: { media_type: 'image/png', data: PNG.toString('base64') } }],
    },
  ]);
  expect((await readFile(outputs['transcript'] ?? '', 'utf8')).length).toBeLessThan(40_000);
});
