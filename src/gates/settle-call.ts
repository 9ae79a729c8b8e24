import type { ToolResult, ToolUseBlock } from '../agent/message.js';
import { cleanResult } from './clean-result.js';
import type { EndedCall } from './ended-call.js';
import type { Task } from './executor.js';
import type { GateParts } from './run-call.js';

const ERROR_LIMIT = 10_000;
const NOTE_LIMIT = 30_000;

/** Takes a call's end into the books, and its result to the model. Called once for each call, in their order. */
export function settleCall(parts: GateParts, task: Task, ended: EndedCall): ToolResult {
  task.enter('yielded');
  ended.apply?.();
  if (ended.denial !== undefined) parts.onDenial(ended.denial);
  audit(parts, task, ended);
  const content = cleanResult(ended.content, ended.limit ?? ERROR_LIMIT, parts.redact, parts.spill);
  return withNote(parts, { callId: task.call.id, content, isError: ended.isError }, ended.note);
}

/** The same for a call whose message was not kept: it counts for nothing, but it was begun. */
export function discardCall(parts: GateParts, task: Task, ended: EndedCall): void {
  task.enter('discarded');
  audit(parts, task, { ...ended, end: 'discarded', interrupt: ended.interrupt ?? 'streaming_fallback', isError: true });
}

/** A call that is answered as if it had not been begun, and that very seldom was. */
export function auditWithheld(parts: GateParts, call: ToolUseBlock, task: Task | undefined): void {
  task?.enter('discarded');
  const { id: callId, name: tool, input } = call;
  const { steps = [], durationMs } = task ?? {};
  parts.onAudit({ callId, tool, input, end: 'withheld', durationMs: durationMs?.() ?? 0, isError: true, steps });
}

/** A result with words of the user's hooks behind it. */
export function withNote(parts: GateParts, result: ToolResult, note: string | undefined): ToolResult {
  if (note === undefined) return result;
  return { ...result, content: `${result.content}\n\n${cleanResult(note, NOTE_LIMIT, parts.redact)}` };
}

function audit(parts: GateParts, { call, steps, durationMs }: Task, ended: EndedCall): void {
  parts.onAudit({
    callId: call.id,
    tool: call.name,
    input: inputOf(call, ended),
    end: ended.end,
    ...(ended.verdict === undefined ? {} : { verdict: ended.verdict }),
    ...(ended.interrupt === undefined ? {} : { interrupt: ended.interrupt }),
    durationMs: durationMs(),
    isError: ended.isError,
    steps,
  });
}

/** As it was judged and run: a hook may have rewritten it. */
export function inputOf(call: ToolUseBlock, ended: EndedCall): unknown {
  return ended.input ?? call.input;
}
