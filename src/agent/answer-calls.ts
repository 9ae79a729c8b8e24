import { toolCallsOf, type ToolResult, type ToolUseBlock } from './message.js';
import type { Reply, WithheldCall } from './model.js';

/**
 * Runs the calls of one reply and answers each, in call order. Never throws for what a tool did. `withheld`: calls that are
 * answered without being run, for the record.
 */
export type RunTools = (
  calls: readonly ToolUseBlock[],
  signal: AbortSignal,
  withheld?: readonly WithheldCall[],
) => Promise<ToolResult[]>;

/**
 * One result for each call of the reply, in call order: those that may not run are answered here. What runTools gives is
 * taken as it comes, never repaired: a result that is missing or in the wrong place is a bug, and the ledger says so.
 */
export async function answerCalls(runTools: RunTools, reply: Reply, signal: AbortSignal): Promise<ToolResult[]> {
  const asked = new Set(reply.calls.map((call) => call.id));
  const reasonOf = (id: string): string => reply.withheld.find(({ call }) => call.id === id)?.reason ?? 'Not run.';
  const calls = toolCallsOf(reply.content);
  const withheld = calls.filter(({ id }) => !asked.has(id)).map((call) => ({ call, reason: reasonOf(call.id) }));
  const ran = [...(await runTools(reply.calls, signal, withheld))];
  const answers = calls.flatMap(({ id }) =>
    asked.has(id) ? ran.splice(0, 1) : [{ callId: id, content: reasonOf(id), isError: true }],
  );
  return [...answers, ...ran];
}
