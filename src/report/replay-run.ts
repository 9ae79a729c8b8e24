import { Ledger, PairingError } from '../agent/ledger.js';
import { runLoop, type LoopEnd, type LoopParts } from '../agent/loop.js';
import type { Message } from '../agent/message.js';
import { ModelError, type Reply } from '../agent/model.js';
import { NOTICES } from '../agent/notices.js';
import { firstDifference } from './first-difference.js';
import type { AuditLine, TranscriptLine } from './transcript-records.js';

export interface Replayed {
  /** How many messages came out the same. */
  readonly messages: number;
  /** What came out otherwise, in words; undefined: nothing did. */
  readonly difference?: string;
}

type Event = AuditLine['event'];
type Line<Name extends Event> = Extract<AuditLine, { readonly event: Name }>;
type End = LoopEnd | { readonly kind: 'model-error' | 'failed'; readonly reason: string };

/** The record holds no more of this kind: there the run was killed or cancelled, or the model gave no answer. */
class EndOfRecord extends Error {}
class Difference extends Error {}

/**
 * Runs the loop once more, with the replies, the results of tools, the objections and the standings that were recorded,
 * and compares each message that it writes with the one of then.
 */
export async function replayRun(lines: readonly TranscriptLine[]): Promise<Replayed> {
  const recorded = lines.flatMap((line) => (line.event === 'message' ? [line.message] : []));
  const start = lines.find((line) => line.event === 'start');
  const [opening] = recorded;
  // It ended before the model was asked.
  if (start === undefined || opening?.role !== 'user') return { messages: recorded.length };

  const ended = lines.find((line) => line.event === 'end');
  let same = 0;
  const ledger = new Ledger((message) => {
    const wanted = recorded[same];
    if (wanted === undefined && ended === undefined) throw new EndOfRecord();
    const difference = firstDifference(wanted, message);
    if (difference !== undefined) throw new Difference(`message ${same + 1}: ${difference}`);
    same += 1;
  });
  const tape = tapeOf(lines, recorded);
  try {
    ledger.addUser(opening.text);
    const end = await runLoop({ ...start, ...tape.parts, ledger }).catch(endByError);
    if (end === undefined && same < recorded.length) ledger.answerPending(NOTICES.noResult);
    if (same < recorded.length) throw new Difference(`message ${same + 1}: it was not written this time`);
    // A kill may come between what is told to the loop and the message that it makes of it.
    const difference = ended === undefined ? undefined : endDifference(ended, end, tape.left());
    if (difference !== undefined) throw new Difference(difference);
  } catch (error) {
    if (error instanceof Difference) return { messages: same, difference: error.message };
    if (!(error instanceof EndOfRecord)) throw error;
  }
  return { messages: same };
}

/** All that the loop asks for, as it was answered then. */
function tapeOf(lines: readonly TranscriptLine[], recorded: readonly Message[]) {
  const all = <Name extends Event>(name: Name) => lines.filter((line): line is Line<Name> => line.event === name);
  const standings = all('standing');
  const replies = all('reply');
  const objections = all('objection').filter(({ said }) => said.kind !== 'aborted');
  const results = new Map(
    recorded.flatMap((message) =>
      message.role === 'user' ? message.results.map((result) => [result.callId, result] as const) : [],
    ),
  );
  const parts: Pick<LoopParts, 'model' | 'standing' | 'runTools' | 'objectToStopping' | 'onReply' | 'signal'> = {
    model: { respond: async () => replyOf(next(replies)) },
    standing: () => next(standings).standing,
    runTools: async (calls) => calls.map(({ id }) => results.get(id) ?? endOfRecord()),
    objectToStopping: async () => {
      const { said } = next(objections);
      return said.kind === 'again' || said.kind === 'over' ? said : undefined;
    },
    onReply: () => {},
    signal: new AbortController().signal,
  };
  const left = (): Event | undefined => [replies, standings, objections].find((list) => list.length > 0)?.[0]?.event;
  return { parts, left };
}

function next<T>(list: T[]): T {
  return list.shift() ?? endOfRecord();
}

function endOfRecord(): never {
  throw new EndOfRecord();
}

function replyOf({ refusal, ...reply }: Line<'reply'>): Reply {
  return { ...reply, ...(refusal === undefined ? {} : { refusal }) };
}

/** Undefined: the record held no more. */
function endByError(error: unknown): End | undefined {
  if (error instanceof EndOfRecord) return undefined;
  if (error instanceof ModelError) return { kind: 'model-error', reason: error.message };
  if (error instanceof PairingError) return { kind: 'failed', reason: error.message };
  throw error;
}

function endDifference({ end: recorded }: Line<'end'>, end: End | undefined, left?: Event): string | undefined {
  if (end === undefined) return left === undefined ? undefined : `the end: the record goes on with ${left}`;
  // A run has a word of its own where it was a hook of the user's that objected, and words of its own for our faults.
  const isHook = recorded.kind === 'blocked' && end.kind === 'objected';
  const difference = isHook ? firstDifference(recorded['reason'], end.reason) : firstDifference(recorded, end);
  return difference === undefined || (recorded.kind === 'failed' && end.kind === 'failed')
    ? undefined
    : `the end: ${difference}`;
}
