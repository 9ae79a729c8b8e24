import type { ToolResult, ToolUseBlock } from '../agent/message.js';
import type { ToolSpec } from '../agent/model.js';
import type { Action, Verdict } from '../permissions/verdict.js';
import { toolSpecs } from '../tools/tool-specs.js';
import { partition } from './batches.js';
import { createLoopGuard } from './loop-guard.js';
import { runCall, type GateParts } from './run-call.js';

export interface ToolGate {
  /** Answers every call, in call order. Never throws for what a tool, a rule or a hook did. */
  readonly runTools: (calls: readonly ToolUseBlock[], signal: AbortSignal) => Promise<ToolResult[]>;
  readonly specs: readonly ToolSpec[];
  /** The model makes the same call over and over, also after it was told so. */
  readonly stuck: () => boolean;
}

const MOST_AT_ONCE = 10;

/** The one door to the tools: batches in order, safe neighbours side by side, each call through every gate. */
export function createToolGate(parts: GateParts): ToolGate {
  const refused = new Map<string, Verdict>();
  const effectOf = (name: string) => parts.tools.find((tool) => tool.name === name)?.effect;
  const guard = createLoopGuard((name) => effectOf(name) === 'none');

  async function runTools(calls: readonly ToolUseBlock[], signal: AbortSignal): Promise<ToolResult[]> {
    const results: ToolResult[] = [];
    for (const batch of partition(calls, (call) => isSafe(parts, call))) {
      results.push(...(await inParallel(batch, MOST_AT_ONCE, (call) => answer(call, signal))));
    }
    return results;
  }

  async function answer(call: ToolUseBlock, signal: AbortSignal): Promise<ToolResult> {
    const repeated = guard.refuse(call);
    if (repeated !== undefined) return answerRepeated(parts, call, repeated);
    const result = await runCall(withStickyRefusals(parts, call.id, refused), call, signal);
    if (effectOf(call.name) === 'write' && !result.isError) guard.changed();
    return result;
  }
  return { runTools, specs: toolSpecs(parts.tools), stuck: guard.stuck };
}

function answerRepeated(parts: GateParts, { id, name, input }: ToolUseBlock, content: string): ToolResult {
  parts.onAudit({ callId: id, tool: name, input, end: 'repeated', durationMs: 0, isError: true });
  return { callId: id, content, isError: true };
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

/** Results in the order of the items, whatever finishes first. */
async function inParallel<In, Out>(
  items: readonly In[],
  most: number,
  work: (item: In) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  const queue = [...items.entries()];
  async function worker(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) results[next[0]] = await work(next[1]);
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return results;
}
