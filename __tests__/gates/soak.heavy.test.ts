// Needs: a thousand random schedules.
import { describe, expect, test } from '@jest/globals';
import { interruptedText, notRunText } from '../../src/agent/interrupt.js';
import { pairingProblem } from '../../src/agent/ledger.js';
import { toolCallsOf, type ToolResult } from '../../src/agent/message.js';
import type { AuditRecord } from '../../src/gates/audit.js';
import { play, scheduleOf, type Played } from './schedule.js';

const SCHEDULES = 1_000;
const AT_ONCE = 50;

const LIFE = /^queued (validating (executing )?)?(completed|cancelled) (yielded|discarded)$/;

test(`I10: ${SCHEDULES} random schedules with random aborts leave everything in order`, async () => {
  const seen = { aborted: 0, discarded: 0, early: 0, interrupted: 0, withheld: 0 };
  for (let first = 0; first < SCHEDULES; first += AT_ONCE) {
    const seeds = Array.from({ length: AT_ONCE }, (_, at) => first + at);
    await Promise.all(
      seeds.map(async (seed) => {
        const played = await play(scheduleOf(seed));
        expect({ seed, problems: problemsOf(played) }).toEqual({ seed, problems: [] });
        if (played.aborted) seen.aborted += 1;
        seen.early += played.begun.filter(({ early }) => early).length;
        for (const { end, interrupt } of played.audit) {
          if (end === 'discarded') seen.discarded += 1;
          if (end === 'withheld') seen.withheld += 1;
          if (interrupt !== undefined && end === 'cancelled') seen.interrupted += 1;
        }
      }),
    );
  }
  // Otherwise the schedules would not have tried it.
  for (const times of Object.values(seen)) expect(times).toBeGreaterThan(100);
});

/** Every rule that the played schedule broke. */
function problemsOf(played: Played): string[] {
  const { ledger, audit, begun, applied, denials, faults, states } = played;
  const problems = [...faults];
  const must = (holds: boolean, problem: string): void => void (holds || problems.push(problem));
  const answered = ledger.messages.flatMap((message) => (message.role === 'user' ? message.results : []));
  const asked = ledger.messages.flatMap((message) =>
    message.role === 'assistant' ? toolCallsOf(message.content) : [],
  );

  must(pairingProblem(ledger.messages) === undefined, `pairing: ${pairingProblem(ledger.messages) ?? ''}`);
  must(new Set(answered.map(({ callId }) => callId)).size === asked.length, 'a call is answered twice or never');

  const recorded = audit.map(({ callId }) => callId);
  must(new Set(recorded).size === recorded.length, 'a call has two records');
  const kept = audit.filter(({ end }) => end !== 'discarded');
  must(
    sameSet(
      kept.map(({ callId }) => callId),
      asked.map(({ id }) => id),
    ),
    'records and conversation name other calls',
  );
  must(
    sameSet(
      states.map(({ id }) => id),
      audit.filter(({ steps }) => steps.length > 0).map(({ callId }) => callId),
    ),
    'a call was begun and has no record',
  );
  for (const record of audit) {
    const life = record.steps.map(({ state }) => state).join(' ');
    must(life === '' ? record.end === 'withheld' : LIFE.test(life), `${record.callId}: ${life}`);
    const result = answered.find(({ callId }) => callId === record.callId);
    must(record.end === 'discarded' ? result === undefined : agrees(record, result), `${record.callId}: ${record.end}`);
  }

  must(!begun.some(({ safe, early }) => early && !safe), 'an unsafe call began before its message was whole');
  must(new Set(begun.map(({ id }) => id)).size === begun.length, 'a call ran twice');
  const effects = begun.filter(({ safe }) => !safe).map(({ key }) => key);
  must(new Set(effects).size === effects.length, 'a side effect happened twice');

  const executed = kept.filter(({ steps }) => steps.some(({ state }) => state === 'executing'));
  const keys = executed.map(({ input }) => (input as { key: string }).key);
  must(isPartOf(applied, keys), 'changes were applied twice, or in another order than that of the calls');
  must(denials.length === kept.filter(({ end }) => end === 'denied').length, 'a denial was counted that was none');
  return problems;
}

/** Does the record alone say what the model was told? */
function agrees({ end, interrupt, isError, steps, input }: AuditRecord, result: ToolResult | undefined): boolean {
  if (result === undefined || result.isError !== isError) return false;
  const { key } = input as { key?: string };
  const began = steps.some(({ state }) => state === 'executing');
  switch (end) {
    case 'cancelled':
      return interrupt !== undefined && result.content === (began ? interruptedText : notRunText)(interrupt);
    case 'ran':
      return result.content === `result of ${key ?? ''}`;
    case 'failed':
      return result.content.endsWith('failed: boom');
    case 'denied':
      return result.content.startsWith('Denied') && !began;
    case 'unknown-tool':
      return result.content.startsWith('Unknown tool') && !began;
    case 'bad-input':
      return result.content.startsWith('Input of') && !began;
    case 'withheld':
      return result.content.startsWith('Not run: the reply was cut off');
    default:
      return false;
  }
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return [...new Set(a)].sort().join() === [...new Set(b)].sort().join();
}

/** All of `part` stands in `whole`, in the same order. */
function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  return part.every((key) => (at = whole.indexOf(key, at) + 1) > 0);
}

describe('the order of things does not depend on who is quickest', () => {
  test('B6: a hundred random delays make one conversation, one audit and one list', async () => {
    const { turns } = scheduleOf(7);
    const calm = turns.map(({ turn }) => ({ turn, attempts: [{ quietly: false, refused: false, pauses: [] }] }));
    const runs = await Promise.all(
      Array.from({ length: 100 }, async (_, seed) => {
        const delayed = calm.map(({ turn, attempts }) => ({ turn: withDelays(turn, seed), attempts }));
        const { ledger, audit, applied, denials, faults } = await play({ turns: delayed });
        const said = ledger.messages.map((message) => (message.role === 'user' ? message.results : 'calls'));
        const ends = audit.map(({ callId, end, isError }) => [callId, end, isError]);
        return JSON.stringify({ said, ends, applied, denials, faults });
      }),
    );
    expect(new Set(runs).size).toBe(1);
  });
});

type Turn = ReturnType<typeof scheduleOf>['turns'][number]['turn'];

function withDelays(turn: Turn, seed: number): Turn {
  const calls = (turn.calls ?? []).map((call, at) => {
    const { ticks } = call.input;
    return typeof ticks === 'number'
      ? { ...call, input: { ...call.input, ticks: ((at + 3) * (seed + 1) * 7) % 11 } }
      : call;
  });
  return { ...turn, calls };
}
