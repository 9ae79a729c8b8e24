import type { RunTools } from '../agent/answer-calls.js';
import type { ToolResult, ToolUseBlock } from '../agent/message.js';
import type { EarlyCalls, ToolSpec } from '../agent/model.js';
import { messageOf } from '../errors.js';
import type { Action, Verdict } from '../permissions/verdict.js';
import { toolSpecs } from '../tools/tool-specs.js';
import type { EndedCall } from './ended-call.js';
import { Executor, type Task } from './executor.js';
import { createLoopGuard } from './loop-guard.js';
import { createRefusals } from './refusal.js';
import { runCall, type AnsweredCall, type GateParts } from './run-call.js';
import { auditWithheld, discardCall, inputOf, settleCall, withNote } from './settle-call.js';

export interface ToolGate {
  /** Answers every call, in call order. Never throws for what a tool, a rule or a hook did. */
  readonly runTools: RunTools;
  /** Takes calls while their message comes in; what can be begun is begun when `ready` is settled. */
  readonly early: (signal: AbortSignal, ready: Promise<unknown>) => EarlyCalls;
  readonly specs: readonly ToolSpec[];
  /** The model makes the same call over and over, also after it was told so. */
  readonly stuck: () => boolean;
}

/** The one door to the tools: batches in order, safe neighbours side by side, each call through every gate. */
export function createToolGate(parts: GateParts): ToolGate {
  const refused = new Map(parts.refused);
  const toolOf = (name: string) => parts.tools.find((tool) => tool.name === name);
  const guard = createLoopGuard((name) => toolOf(name)?.effect === 'none');
  const withCount = createRefusals();
  let stuck = false;

  const executor = new Executor({
    guard,
    isSafe: (call) => isSafe(parts, call),
    run: (call, context) => runCall(withStickyRefusals(parts, call.id, refused), call, context),
    failsBatch: ({ name }, { end, isError }) =>
      isError && (end === 'ran' || end === 'failed') && toolOf(name)?.abortSiblingsOnError === true,
    onState: (call, state) => parts.onState?.(call, state),
  });

  const runTools: RunTools = async (calls, signal, withheld = []) => {
    const results: ToolResult[] = [];
    const answered: AnsweredCall[] = [];
    const dropped = await executor.drop(calls);
    for await (const [task, ended] of executor.run(calls, signal)) {
      note(task, ended);
      const { denial } = ended;
      const told = denial === undefined ? ended : { ...ended, content: withCount(ended.content, denial) };
      const result = settleCall(parts, task, told);
      const { id: callId, name: tool } = task.call;
      results.push(result);
      answered.push({ callId, tool, input: inputOf(task.call, ended), result: result.content });
    }
    for (const { call } of withheld)
      auditWithheld(parts, call, dropped.find(([task]) => task.call.id === call.id)?.[0]);
    const last = results.pop();
    if (last !== undefined) results.push(withNote(parts, last, await afterBatch(parts, answered, signal)));
    return results;
  };

  function note({ call, repetition }: Task, { end, isError, denial, verdict }: EndedCall): void {
    if (end === 'repeated' && repetition?.endsRun === true) stuck = true;
    if (denial !== undefined) {
      guard.refused(call);
      if (verdict !== undefined) refused.set(call.id, verdict);
    }
    if (toolOf(call.name)?.effect === 'write' && !isError) guard.changed();
  }

  return {
    runTools,
    early: (signal, ready) => {
      const offer = (call: ToolUseBlock): void => executor.offer(call, signal, ready);
      // Until calls can be judged it is not known which of them are safe.
      let held: ToolUseBlock[] | undefined = [];
      const open = (): void => {
        held?.forEach(offer);
        held = undefined;
      };
      ready.then(open, open);
      return {
        offer: (call) => (held === undefined ? offer(call) : void held.push(call)),
        discard: async () => {
          held?.splice(0);
          for (const [task, ended] of await executor.drop()) discardCall(parts, task, ended);
        },
      };
    },
    specs: toolSpecs(parts.tools.filter((tool) => parts.isOffered?.(tool) !== false)),
    stuck: () => stuck,
  };
}

/** A call that was refused once stays refused, whatever the rules say by then. */
function withStickyRefusals(parts: GateParts, callId: string, refused: Map<string, Verdict>): GateParts {
  const decide = async (action: Action): Promise<Verdict> => {
    const verdict = refused.get(callId) ?? (await parts.decide(action));
    if (verdict.behaviour !== 'allow') refused.set(callId, verdict);
    return verdict;
  };
  return { ...parts, decide };
}

/** Judged on this very input, after the schema. Anything unknown, invalid or thrown is not safe. */
function isSafe(parts: GateParts, call: ToolUseBlock): boolean {
  const tool = parts.tools.find((one) => one.name === call.name);
  const parsed = tool?.schema.safeParse(call.input);
  if (tool?.concurrencySafe === undefined || parsed?.success !== true) return false;
  try {
    return tool.concurrencySafe(parsed.data);
  } catch {
    return false;
  }
}

/** All calls are answered: whatever becomes of the hooks, the results are told. */
async function afterBatch(
  parts: GateParts,
  answered: readonly AnsweredCall[],
  signal: AbortSignal,
): Promise<string | undefined> {
  if (signal.aborted) return undefined;
  try {
    return await parts.afterBatch?.(answered, signal);
  } catch (error) {
    return signal.aborted ? undefined : `The hooks after the calls failed: ${messageOf(error)}`;
  }
}
