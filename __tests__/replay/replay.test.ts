import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { UserError } from '../../src/errors.js';
import { readTranscript } from '../../src/report/read-transcript.js';
import { rebuildRun } from '../../src/report/rebuild-run.js';
import { replayRun } from '../../src/report/replay-run.js';
import { stepLines } from '../../src/report/step-lines.js';
import { EVENT_NAMES } from '../../src/report/transcript-records.js';
import { record } from './recorded.js';
import { RUNS, type Row } from './runs.js';

let text: string;
let rows: string[];
beforeAll(async () => {
  ({ text } = await record(RUNS['red, then green'] as Row));
  rows = text.trimEnd().split('\n');
});

const read = (content: string) => readTranscript(content, 'it.jsonl').lines;
const replayed = (content: string) => replayRun(read(content));
const messagesIn = (content: string) => content.split('\n').filter((row) => row.includes('"kind":"message"')).length;

/** The transcript with one change in the first row that has these words. */
function edited(words: string, from: string, to: string): string {
  const at = rows.findIndex((row) => row.includes(words) && row.includes(from));
  expect(at).toBeGreaterThan(0);
  return rows.with(at, (rows[at] ?? '').replace(from, to)).join('\n') + '\n';
}

describe('a run that was killed', () => {
  test('after any record, or within one, it comes to the messages that were written until then', async () => {
    for (let at = 1; at <= rows.length; at += 1) {
      const whole = `${rows.slice(0, at).join('\n')}\n`;
      for (const cut of [whole, whole + (rows[at] ?? '').slice(0, 20)]) {
        expect(await replayed(cut)).toEqual({ messages: messagesIn(whole) });
      }
    }
  });

  test.each([
    ['"event":"call-begun"', 'open'],
    ['"event":"call",', 'begun'],
  ])('I9: a call that was made, but not yet recorded as %s, is %s', (words, state) => {
    const at = rows.findIndex((row) => row.includes(words));
    const { calls, end, outcome } = rebuildRun(read(`${rows.slice(0, at).join('\n')}\n`));
    expect(calls).toMatchObject([{ tool: 'Edit', end: state }]);
    expect([end, outcome]).toEqual([undefined, undefined]);
  });
});

test('the documentation lists every event', () => {
  const page = readFileSync(new URL('../../docs/transcript.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `([\w-]+)` \| /gm)].map(([, name]) => name);
  expect(listed.filter((name) => name !== 'event')).toEqual(EVENT_NAMES);
});

describe('what comes out otherwise is named, with the place', () => {
  test.each<[string, () => string, RegExp]>([
    [
      'a reply',
      () => edited('"event":"reply"', 'Done.', 'Or not.'),
      /^message 4: content\.1\.text was "Done\.", and is "Or not\." this time$/,
    ],
    [
      'an objection',
      () => edited('"event":"objection"', 'You are', 'You were'),
      /^message 5: text was "You are .*, and is "You were /,
    ],
    ['a limit', () => edited('"event":"start"', '"maxTurns":40', '"maxTurns":2'), /^message 4: /],
    ['the end', () => edited('"event":"end"', '"finished"', '"refused"'), /^the end: /],
    [
      'a message more',
      () => edited('"kind":"message"', '"text":""', '"text":"And so on."'),
      /^message 3: text was "And so on\."/,
    ],
    [
      'a reply less',
      () => rows.filter((row) => !(row.includes('"event":"reply"') && row.includes('"turn":2'))).join('\n') + '\n',
      /^message 4: /,
    ],
    [
      'a check less',
      () => rows.filter((row) => !row.includes('"event":"objection"')).join('\n') + '\n',
      /^message 5: it was not written this time$/,
    ],
  ])('%s', async (_name, file, difference) => {
    expect((await replayed(file())).difference).toMatch(difference);
  });
});

describe('a file that is no transcript of this version is refused in words', () => {
  test.each<[string, (file: string) => string, RegExp]>([
    ['nothing', () => '', /^it\.jsonl is not a transcript of Greengate/],
    ['something else', () => '{"a":1}\n', /^it\.jsonl is not a transcript of Greengate.*`transcript`/],
    ['text', () => 'hello\nyou\n', /is not a transcript/],
    ['a list of messages', (file) => file.slice(file.indexOf('\n') + 1), /is not a transcript/],
    [
      'a later format',
      (file) => file.replace('"format":1', '"format":2'),
      /in format 2, and this version .* reads format 1/,
    ],
    [
      'a damaged line',
      (file) => file.replace('"event":"reply"', '"event:"reply"'),
      /^it\.jsonl, line \d+ is no record/,
    ],
    [
      'a missing field',
      (file) => file.replace('"paused":false,', ''),
      /line \d+ is no record of a transcript \(paused: /,
    ],
  ])('%s', (_name, change, message) => {
    expect(() => read(change(text))).toThrow(UserError);
    expect(() => read(change(text))).toThrow(message);
  });
});

test('the steps tell the run', () => {
  const steps = stepLines(read(text)).map((line) => line.slice('12:34:56 '.length));
  expect(steps).toEqual([
    expect.stringMatching(/^start: 8 tools, limits \{"maxTurns":40,/),
    expect.stringMatching(/^turn 1: claude-sonnet-5-5: reply after [\d.]+ s, \d+ tokens in, \d+ out, \$0\.\d+$/),
    expect.stringMatching(/^Edit \{"file_path":"code",.*\}: ran, [\d.]+ s$/),
    expect.stringMatching(/^turn 2: /),
    expect.stringMatching(/^tests, run 1: failed, exit 1, /),
    'gate shut: failed: The tests fail.',
    expect.stringMatching(/^may it stop\? \(1\): no: You are not finished/),
    expect.stringMatching(/^turn 3: /),
    expect.stringMatching(/^Edit .*: ran, /),
    expect.stringMatching(/^turn 4: /),
    expect.stringMatching(/^tests, run 2: passed, exit 0, /),
    'gate open: passed: The tests pass.',
    'may it stop? (2): yes',
    'end: {"kind":"finished","answer":"Done."}',
  ]);
});
