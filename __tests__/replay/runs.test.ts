import { beforeAll, describe, expect, test } from '@jest/globals';
import { toolCallsOf, type Message, type ToolResult } from '../../src/agent/message.js';
import { rebuildRun } from '../../src/report/rebuild-run.js';
import { replayRun } from '../../src/report/replay-run.js';
import { record, type Recorded } from './recorded.js';
import { RUNS } from './runs.js';

const messagesOf = ({ lines }: Recorded): Message[] =>
  lines.flatMap((line) => (line.event === 'message' ? [line.message] : []));

const resultsOf = (messages: readonly Message[]): ToolResult[] =>
  messages.flatMap((message) => (message.role === 'user' ? message.results : []));

const madeIn = (messages: readonly Message[]) =>
  messages.flatMap((message) => (message.role === 'assistant' ? toolCallsOf(message.content) : []));

/** What a result says of a call that did not run, by the end that the audit names. */
const SAYS: Readonly<Record<string, RegExp>> = {
  'unknown-tool': /^Unknown tool/,
  'bad-input': /^Input of \w+ is not valid/,
  denied: /^Denied \(/,
  'hook-denied': /^no/,
  repeated: /^Not run: .* times in a row/,
  withheld: /^Not run/,
  cancelled: /^(Not run|Interrupted): /,
};

describe.each(Object.entries(RUNS))('%s', (_name, { outcome, calls, ...wanted }) => {
  let recorded: Recorded;
  beforeAll(async () => {
    recorded = await record(wanted);
  });

  test('I9: what ran, what did not and why it stopped is rebuilt from the audit alone, and is what the ledger says', () => {
    const audit = recorded.lines.filter((line) => line.event !== 'message');
    const rebuilt = rebuildRun(audit);
    const messages = messagesOf(recorded);
    expect(rebuilt.calls.map(({ end }) => end)).toEqual(calls);
    expect(rebuilt.calls.map(({ callId }) => callId)).toEqual(madeIn(messages).map(({ id }) => id));
    expect(rebuilt.calls.map(({ callId, isError }) => ({ callId, isError }))).toEqual(
      resultsOf(messages).map(({ callId, isError }) => ({ callId, isError })),
    );
    for (const [at, { end }] of rebuilt.calls.entries()) {
      expect(resultsOf(messages)[at]?.content).toMatch(SAYS[end] ?? /^/);
    }
    expect(recorded.done.conclusion).toMatchObject({ outcome });
    expect(rebuilt).toMatchObject({ turns: recorded.done.session.turns, requests: recorded.requests.length });
    expect(rebuilt.costUsd).toBeCloseTo(recorded.done.session.costUsd, 9);
    expect(rebuilt.end).toEqual(JSON.parse(JSON.stringify(recorded.done.session.end)));
  });

  test('H3: one audit record for each call, whatever its end', () => {
    const ids = recorded.raw.flatMap(({ event, callId }) => (event === 'call' ? [callId] : []));
    expect([...ids].sort()).toEqual(
      madeIn(messagesOf(recorded))
        .map(({ id }) => id)
        .sort(),
    );
  });

  test('each record says when, and what took time how long', () => {
    const times = recorded.raw.map(({ at }) => String(at));
    expect(times.every((at) => new Date(at).toISOString() === at)).toBe(true);
    expect([...times].sort()).toEqual(times);
    const took = recorded.raw.filter(({ event }) =>
      ['call', 'hook', 'request', 'gate', 'objection'].includes(String(event)),
    );
    expect(took.filter(({ durationMs }) => typeof durationMs !== 'number')).toEqual([]);
  });

  test('P13: each verdict has its layer, its reason and the subject, and the rule where one decided', () => {
    const verdicts = recorded.raw.flatMap(({ event, verdict }) =>
      event === 'call' && verdict !== undefined ? [verdict as Record<string, unknown>] : [],
    );
    for (const verdict of verdicts) {
      expect(verdict).toMatchObject({
        behaviour: expect.stringMatching(/^(allow|deny)$/),
        layer: expect.stringMatching(/./),
        reason: expect.stringMatching(/./),
        subject: expect.any(String),
      });
    }
    const judged = calls.filter((end) => ['ran', 'denied', 'hook-denied'].includes(end));
    expect(verdicts.length).toBeGreaterThanOrEqual(judged.length);
  });

  test('replayed offline it comes to the same ledger', async () => {
    expect(await replayRun(recorded.lines)).toEqual({ messages: messagesOf(recorded).length });
  });
});
