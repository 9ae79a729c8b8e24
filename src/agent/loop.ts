import { answerCalls, type RunTools } from './answer-calls.js';
import { nextCall, type BudgetLimits, type Limit, type NextCall, type Standing } from './budget.js';
import type { Ledger } from './ledger.js';
import { textOf, toolCallsOf } from './message.js';
import { leftNotice, NOTICES, wrapUpNotice } from './notices.js';
import { ModelError, type Model, type Reply, type ToolSpec } from './model.js';

/** How the loop ended. `answer` is the model's last text, possibly empty. */
export type LoopEnd =
  | { readonly kind: 'finished'; readonly answer: string }
  | { readonly kind: 'objected'; readonly answer: string; readonly reason: string }
  | { readonly kind: 'limit'; readonly limit: Limit; readonly answer: string }
  | { readonly kind: 'refused'; readonly category: string; readonly explanation: string };

/** What is told of an end that the model wants. */
export interface StopState {
  readonly attempt: number;
  readonly lastAssistantMessage: string;
  readonly signal: AbortSignal;
}

/** `again`: the model gets the text and goes on. `over`: the check will not be satisfied, the run ends with the reason. */
export type Objection =
  { readonly kind: 'again'; readonly text: string } | { readonly kind: 'over'; readonly reason: string };

export interface LoopParts {
  readonly model: Model;
  readonly system: string;
  readonly tools: readonly ToolSpec[];
  readonly ledger: Ledger;
  readonly limits: BudgetLimits;
  readonly runTools: RunTools;
  /** Asked when the model wants to stop. Undefined lets it. */
  readonly objectToStopping: (state: StopState) => Promise<Objection | undefined>;
  /** Where the run stands after so many turns: everything spent, failed requests included, and what a call could take. */
  readonly standing: (turns: number) => Standing;
  readonly onReply: (reply: Reply, turn: number) => void;
  readonly signal: AbortSignal;
}

/** In a row. An empty end is nudged once; a long answer may be cut twice. */
const MOST_NUDGES = { empty: 1, cutOff: 2 } as const;

/** Reply, run tools, repeat, until the model calls no tool and nothing objects. Throws on abort and on ModelError. */
export async function runLoop(parts: LoopParts): Promise<LoopEnd> {
  const { ledger, limits, signal } = parts;
  let told = parts.standing(0);
  let turns = 0;
  let attempts = 0;
  let nudges = 0;
  let answer = '';

  for (;;) {
    signal.throwIfAborted();
    const next = nextCall(limits, parts.standing(turns));
    if (next.kind === 'none') return { kind: 'limit', limit: next.limit, answer };

    const reply = await ask(parts, next);
    turns += 1;
    parts.onReply(reply, turns);
    if (reply.refusal !== undefined) return { kind: 'refused', ...reply.refusal };
    if (reply.content.length > 0) ledger.addAssistant(reply.content);
    answer = textOf(reply.content) || answer;
    if (next.kind === 'wrap-up') {
      // A model that calls a tool all the same is answered, so that the ledger ends valid.
      if (toolCallsOf(reply.content).length > 0)
        ledger.addUser('', await answerCalls(parts.runTools, { ...reply, calls: [] }, signal));
      return { kind: 'limit', limit: next.limit, answer };
    }

    if (reply.calls.length + reply.withheld.length > 0) {
      const results = await answerCalls(parts.runTools, reply, signal);
      const standing = parts.standing(turns);
      ledger.addUser(leftNotice(limits, told, standing), results);
      told = standing;
      nudges = 0;
      continue;
    }
    if (reply.paused) continue;
    if (reply.cutOff || textOf(reply.content) === '') {
      // Neither is an end: the model has more to say, or has said nothing.
      const kind = reply.cutOff ? 'cutOff' : 'empty';
      if ((nudges += 1) > MOST_NUDGES[kind]) throw new ModelError(NOTICES.noWholeReply);
      ledger.addUser(NOTICES[kind]);
      continue;
    }
    const objection = await parts.objectToStopping({
      attempt: (attempts += 1),
      lastAssistantMessage: answer,
      signal,
    });
    if (objection === undefined) return { kind: 'finished', answer };
    if (objection.kind === 'over') return { kind: 'objected', answer, reason: objection.reason };
    ledger.addUser(objection.text);
  }
}

function ask(parts: LoopParts, next: Exclude<NextCall, { kind: 'none' }>): Promise<Reply> {
  const { model, system, tools, ledger, signal } = parts;
  const toolsAllowed = next.kind === 'normal';
  if (!toolsAllowed) ledger.addUser(wrapUpNotice(next.limit));
  ledger.assertPaired();
  const { maxOutputTokens } = next;
  return model.respond({ system, tools, messages: ledger.messages, toolsAllowed, maxOutputTokens, signal });
}
