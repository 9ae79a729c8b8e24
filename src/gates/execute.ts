import { interruptedText, interruptOf } from '../agent/interrupt.js';
import type { AnyTool, ToolContext, ToolOutput } from '../agent/tool.js';
import { messageOf } from '../errors.js';
import { failed, notRun, type EndedCall } from './ended-call.js';

/** How long an interrupted tool may take to put its processes away. */
const GRACE_MS = 3_000;

/** Runs the tool. On an interrupt it is ended, or left to its natural end, as it declares; undeclared is left. */
export async function execute(tool: AnyTool, input: unknown, context: ToolContext): Promise<EndedCall> {
  const { signal } = context;
  const cancels = tool.interrupt === 'cancel';
  const running = started(() => tool.run(input, cancels ? context : { ...context, signal: NEVER }));
  try {
    const output = cancels ? await orAborted(running, signal) : await running;
    const apply = output?.apply === undefined ? {} : { apply: output.apply };
    if (output === undefined || (cancels && signal.aborted)) return { ...interrupted(signal), ...apply };
    return { end: 'ran', content: output.content, isError: output.isError ?? false, limit: tool.resultLimit, ...apply };
  } catch (error) {
    return cancels && signal.aborted
      ? interrupted(signal)
      : failed('failed', `${tool.name} failed: ${messageOf(error)}`);
  }
}

function interrupted(signal: AbortSignal): EndedCall {
  return { ...notRun(signal), content: interruptedText(interruptOf(signal)) };
}

const NEVER = new AbortController().signal;

async function started(run: () => Promise<ToolOutput>): Promise<ToolOutput> {
  return run();
}

/** The tool's output, or undefined when the signal came first and the tool did not end within its grace. */
async function orAborted(running: Promise<ToolOutput>, signal: AbortSignal): Promise<ToolOutput | undefined> {
  let timer: NodeJS.Timeout | undefined;
  let onAbort: (() => void) | undefined;
  const graceOver = new Promise<undefined>((resolve) => {
    onAbort = () => (timer = setTimeout(() => resolve(undefined), GRACE_MS));
    signal.addEventListener('abort', onAbort, { once: true });
    // The tool itself may have run for a while before it first gave way.
    if (signal.aborted) onAbort();
  });
  try {
    return await Promise.race([running, graceOver]);
  } finally {
    clearTimeout(timer);
    if (onAbort !== undefined) signal.removeEventListener('abort', onAbort);
  }
}
