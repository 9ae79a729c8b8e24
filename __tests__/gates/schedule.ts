import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { answerCalls } from '../../src/agent/answer-calls.js';
import { Interrupt, INTERRUPT_REASONS } from '../../src/agent/interrupt.js';
import { Ledger } from '../../src/agent/ledger.js';
import type { Reply } from '../../src/agent/model.js';
import type { AnyTool, Denial } from '../../src/agent/tool.js';
import type { ScriptedCall, Turn } from '../../src/demo/model-script.js';
import type { AuditRecord, CallState } from '../../src/gates/audit.js';
import { createToolGate } from '../../src/gates/tool-gate.js';
import { eventsOf, streamed } from './stream.js';

/** Numbers that only look random. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) ^ Math.imul(state ^ (state >>> 13), 3_266_489_917)) >>> 0;
    return state % below;
  };
}

const schema = z.strictObject({
  key: z.string(),
  safe: z.boolean(),
  /** How many turns of the event loop it takes; -1: until it is interrupted. */
  ticks: z.int(),
  end: z.enum(['fine', 'error', 'throws']),
});
type Input = z.infer<typeof schema>;

export interface Begun {
  readonly id: string;
  readonly key: string;
  readonly safe: boolean;
  /** Was the message that makes the call still coming in? */
  readonly early: boolean;
}

export interface Played {
  readonly ledger: Ledger;
  readonly audit: readonly AuditRecord[];
  readonly denials: readonly Denial[];
  readonly states: readonly { readonly id: string; readonly state: CallState }[];
  readonly begun: readonly Begun[];
  /** Keys of calls, in the order in which their results were taken. */
  readonly applied: readonly string[];
  readonly aborted: boolean;
  /** Broken rules that are seen only while it runs. */
  readonly faults: readonly string[];
}

/** A conversation of a few turns: calls of every kind, streams that break, and perhaps an abort at any moment. */
export interface Schedule {
  readonly turns: readonly { readonly turn: Turn; readonly attempts: readonly Attempt[] }[];
  readonly abort?: { readonly afterTicks: number; readonly reason: Interrupt };
}

/** One stream of a turn. The last one is whole. */
interface Attempt {
  readonly breakAt?: number;
  readonly quietly: boolean;
  readonly refused: boolean;
  /** Pauses in front of the events, in turns of the event loop. */
  readonly pauses: readonly number[];
}

const TOOLS = ['Ends', 'Stays', 'Pulls', 'Nope'] as const;

export function scheduleOf(seed: number): Schedule {
  const random = randomFrom(seed);
  const aborts = random(2) === 0;
  const turns = Array.from({ length: 1 + random(3) }, (_, at) => {
    const calls = Array.from({ length: 1 + random(6) }, (__, place) => callOf(random, `${at}.${place}`, aborts));
    const cut = random(8) === 0;
    const turn: Turn = { calls, ...(cut ? { stopReason: 'max_tokens' } : {}) };
    return { turn, attempts: attemptsOf(random, turn) };
  });
  const reasons = INTERRUPT_REASONS.filter((one) => one !== 'sibling_error' && one !== 'streaming_fallback');
  const reason = new Interrupt(reasons[random(reasons.length)] ?? 'cancelled');
  return { turns, ...(aborts ? { abort: { afterTicks: random(60), reason } } : {}) };
}

function callOf(random: (below: number) => number, key: string, aborts: boolean): ScriptedCall {
  const tool = TOOLS[random(12) === 0 ? 3 : random(8) === 0 ? 2 : random(2)] ?? 'Ends';
  const hangs = aborts && tool === 'Ends' && random(6) === 0;
  const end = (['fine', 'fine', 'fine', 'error', 'throws'] as const)[random(5)];
  const input = { key: random(10) === 0 ? `no ${key}` : key, safe: random(3) > 0, ticks: hangs ? -1 : random(6), end };
  return { tool, input: random(15) === 0 ? { ...input, ticks: 'soon' } : input };
}

function attemptsOf(random: (below: number) => number, turn: Turn): Attempt[] {
  const events = eventsOf(turn).length;
  const attempt = (more: Partial<Attempt> = {}): Attempt => {
    const pauses = Array.from({ length: events }, () => (random(4) === 0 ? random(5) : 0));
    return { quietly: random(2) === 0, refused: false, pauses, ...more };
  };
  const broken = Array.from({ length: random(3) }, () =>
    random(4) === 0 ? attempt({ refused: true }) : attempt({ breakAt: random(events) }),
  );
  return [...broken, attempt()];
}

/** Plays it with the real reader, gate, executor and ledger. */
export async function play({ turns, abort }: Schedule): Promise<Played> {
  const stop = new AbortController();
  const ledger = new Ledger();
  ledger.addUser('Go.');
  const audit: AuditRecord[] = [];
  const denials: Denial[] = [];
  const states: { id: string; state: CallState }[] = [];
  const begun: Begun[] = [];
  const applied: string[] = [];
  const faults: string[] = [];
  let comingIn = '';
  let running: Input[] = [];

  const tool = (name: string, more: Partial<AnyTool>): AnyTool => ({
    name,
    description: '',
    schema,
    effect: 'execute',
    resultLimit: 1_000,
    subject: (input) => (input as Input).key,
    concurrencySafe: (input) => (input as Input).safe,
    run: async (raw, { signal }) => {
      const input = raw as Input;
      running.push(input);
      if (running.length > 10) faults.push(`${running.length} calls run at once`);
      if (running.length > 1 && running.some(({ safe }) => !safe)) faults.push('an unsafe call has company');
      try {
        for (let tick = 0; tick !== input.ticks && !signal.aborted; tick += 1) await setImmediate();
        if (input.end === 'throws') throw new Error('boom');
        return {
          content: `result of ${input.key}`,
          isError: input.end === 'error',
          apply: () => applied.push(input.key),
        };
      } finally {
        running = running.filter((one) => one !== input);
      }
    },
    ...more,
  });
  const gate = createToolGate({
    tools: [
      tool('Ends', { interrupt: 'cancel' }),
      tool('Stays', { interrupt: 'block' }),
      tool('Pulls', { interrupt: 'cancel', abortSiblingsOnError: true }),
    ],
    workspace: '/repo',
    decide: async ({ subject }) => {
      await setImmediate();
      return { behaviour: subject.startsWith('no') ? 'deny' : 'allow', layer: 'tool', subject, reason: 'test' };
    },
    redact: (text) => text,
    onAudit: (record) => audit.push(record),
    onDenial: (denial) => denials.push(denial),
    onState: ({ id, input }, state) => {
      states.push({ id, state });
      const { key, safe } = input as Input;
      if (state === 'executing') begun.push({ id, key, safe, early: id.startsWith(`toolu_${comingIn}_`) });
    },
  });
  const early = gate.early(stop.signal, Promise.resolve());

  async function reply({ turn, attempts }: Schedule['turns'][number], at: number): Promise<Reply> {
    for (const [number, attempt] of attempts.entries()) {
      stop.signal.throwIfAborted();
      comingIn = `${at}x${number}`;
      const { breakAt, quietly, refused, pauses } = attempt;
      const before = async (_event: unknown, place: number): Promise<void> => {
        for (let tick = 0; tick < (pauses[place] ?? 0); tick += 1) await setImmediate();
        stop.signal.throwIfAborted();
      };
      const sent = refused ? { ...turn, stopReason: 'refusal' } : turn;
      const streaming = { name: comingIn, before, quietly, ...(breakAt === undefined ? {} : { breakAt }) };
      const outcome = await streamed(sent, early, streaming).catch(() => undefined);
      comingIn = '';
      if (running.length > 0 && outcome?.refusal !== undefined) faults.push('a refused message leaves calls running');
      if (running.length > 0 && outcome === undefined) faults.push('a broken message leaves calls running');
      if (outcome !== undefined && outcome.refusal === undefined) return outcome;
    }
    stop.signal.throwIfAborted();
    throw new Error('no whole attempt');
  }

  async function converse(): Promise<void> {
    for (const [at, turn] of turns.entries()) {
      const answer = await reply(turn, at);
      ledger.addAssistant(answer.content);
      ledger.addUser('', await answerCalls(gate.runTools, answer, stop.signal));
      ledger.assertPaired();
    }
  }
  const abortLater = async (): Promise<void> => {
    for (let tick = 0; tick < (abort?.afterTicks ?? 0); tick += 1) await setImmediate();
    if (abort !== undefined) stop.abort(abort.reason);
  };
  await Promise.all([
    converse().catch((error: unknown) => {
      if (error !== abort?.reason) faults.push(String(error));
    }),
    abortLater(),
  ]);
  // What was begun for nothing would come to an end only now.
  await sleep(1);
  if (running.length > 0) faults.push('calls run on after the end');
  return { ledger, audit, denials, states, begun, applied, aborted: stop.signal.aborted, faults };
}
