import { toolCallsOf, type ToolResult, type ToolUseBlock } from './message.js';
import type { Reply } from './model.js';

/** Runs the calls of one reply and answers each, in call order. Never throws for what a tool did. */
export type RunTools = (calls: readonly ToolUseBlock[], signal: AbortSignal) => Promise<ToolResult[]>;

/**
 * One result for each call of the reply, in call order: those that may not run are answered here. What runTools gives is
 * taken as it comes, never repaired: a result that is missing or in the wrong place is a bug, and the ledger says so.
 */
export async function answerCalls(runTools: RunTools, reply: Reply, signal: AbortSignal): Promise<ToolResult[]> {
  const ran = [...(await runTools(reply.calls, signal))];
  const asked = new Set(reply.calls.map((call) => call.id));
  const reasons = new Map(reply.withheld.map(({ call, reason }) => [call.id, reason]));
  const answers = toolCallsOf(reply.content).flatMap(({ id }) =>
    asked.has(id) ? ran.splice(0, 1) : [{ callId: id, content: reasons.get(id) ?? 'Not run.', isError: true }],
  );
  return [...answers, ...ran];
}
