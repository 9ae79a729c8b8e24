import { messageOf } from '../errors.js';
import type { Redact } from '../redact.js';
import type { ToolResult, ToolUseBlock } from '../agent/message.js';
import type { AnyTool, Denial, ToolContext, ToolOutput } from '../agent/tool.js';
import type { Spill } from '../tools/spill.js';
import { unattended } from '../permissions/unattended.js';
import { NO_RULE, type Action, type Verdict } from '../permissions/verdict.js';
import type { AuditRecord, CallEnd } from './audit.js';
import { cleanResult } from './clean-result.js';
import { denialOf, refusalText } from './refusal.js';

/** What hooks may say before a tool runs: nothing, a refusal, or another input. They can only tighten. */
export interface BeforeToolAnswer {
  /** Told to the model in place of a result. */
  readonly deny?: string;
  readonly input?: unknown;
  /** Told to the model beside the result. */
  readonly note?: string;
}

export interface HookedCall {
  readonly callId: string;
  readonly tool: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  /** The call in the words that rules judge by. Throws when it cannot be told. */
  readonly action: () => Promise<Action>;
}

export type BeforeTool = (call: HookedCall) => Promise<BeforeToolAnswer | undefined>;

/** What hooks have to say of a tool that has run: words that stand behind its result, which stays. */
export type AfterTool = (
  call: HookedCall & { readonly output: ToolOutput; readonly durationMs: number },
) => Promise<string | undefined>;

export interface GateParts {
  readonly tools: readonly AnyTool[];
  readonly workspace: string;
  /** The permission layers. A throw is a refusal. */
  readonly decide: (action: Action) => Verdict | Promise<Verdict>;
  readonly beforeTool?: BeforeTool;
  readonly afterTool?: AfterTool;
  readonly redact: Redact;
  /** Takes results that are over their tool's limit. */
  readonly spill?: Spill;
  readonly onAudit: (record: AuditRecord) => void;
  readonly onDenial: (denial: Denial) => void;
}

export const NOT_RUN = 'Not run: the run was cancelled.';
const INTERRUPTED = 'Interrupted: the run was cancelled while this tool ran.';
const ERROR_LIMIT = 10_000;
const NOTE_LIMIT = 30_000;
/** How long a cancelled tool may take to put its processes away. */
const GRACE_MS = 3_000;

/** How one stage answered: on to the next one, or the end of the call. */
interface Ended {
  readonly end: CallEnd;
  readonly content: string;
  readonly isError: boolean;
  readonly limit?: number;
  readonly verdict?: Verdict;
  readonly input?: unknown;
  /** What hooks add to the content. */
  readonly note?: string;
}

/** One call through every gate, cheap and non-negotiable first. Never throws; answers and audits exactly once. */
export async function runCall(parts: GateParts, call: ToolUseBlock, signal: AbortSignal): Promise<ToolResult> {
  const startedAt = performance.now();
  const ended = signal.aborted ? cancelled() : await throughGates(parts, call, signal);
  parts.onAudit({
    callId: call.id,
    tool: call.name,
    input: ended.input ?? call.input,
    end: ended.end,
    ...(ended.verdict === undefined ? {} : { verdict: ended.verdict }),
    durationMs: Math.round(performance.now() - startedAt),
    isError: ended.isError,
  });
  const content = cleanResult(ended.content, ended.limit ?? ERROR_LIMIT, parts.redact, parts.spill);
  const note = ended.note === undefined ? '' : `\n\n${cleanResult(ended.note, NOTE_LIMIT, parts.redact)}`;
  return { callId: call.id, content: content + note, isError: ended.isError };
}

async function throughGates(parts: GateParts, call: ToolUseBlock, signal: AbortSignal): Promise<Ended> {
  const tool = parts.tools.find((one) => one.name === call.name);
  if (tool === undefined) {
    const names = parts.tools.map((one) => one.name).join(', ');
    return failed('unknown-tool', `Unknown tool ${JSON.stringify(call.name)}. There are: ${names}.`);
  }
  try {
    const context = { workspace: parts.workspace, signal };
    const admitted = await admit(parts, tool, call, context);
    if ('end' in admitted) return admitted;
    const { input } = admitted;
    const verdict = await judge(parts, tool, input, context);
    if (verdict.behaviour !== 'allow') {
      parts.onDenial(denialOf(tool.name, verdict));
      return { ...admitted, ...failed('denied', refusalText(verdict)), verdict };
    }
    const startedAt = performance.now();
    const ended = await execute(tool, input, context);
    const durationMs = Math.round(performance.now() - startedAt);
    const said =
      ended.end === 'ran'
        ? await afterwards(parts, { ...hooked(tool, call.id, input, context), durationMs, output: ended })
        : undefined;
    const notes = [admitted.note, said].filter((note) => note !== undefined);
    return { ...ended, verdict, input, ...(notes.length === 0 ? {} : { note: notes.join('\n\n') }) };
  } catch (error) {
    if (signal.aborted) return cancelled();
    return failed('failed', `${call.name} failed: ${messageOf(error)}`);
  }
}

/** Schema, the tool's own check, hooks. An input that a hook rewrote goes through schema and check again. */
async function admit(
  parts: GateParts,
  tool: AnyTool,
  call: ToolUseBlock,
  context: ToolContext,
): Promise<Ended | { readonly input: unknown; readonly note?: string }> {
  const first = await checkInput(tool, call.input, context);
  if ('end' in first || parts.beforeTool === undefined) return first;
  const answer = await parts.beforeTool(hooked(tool, call.id, first.input, context));
  const note = answer?.note === undefined ? {} : { note: answer.note };
  if (answer?.deny !== undefined) {
    const verdict = hookVerdict(answer.deny, tool, first.input);
    parts.onDenial(denialOf(tool.name, verdict));
    return { ...failed('hook-denied', answer.deny), verdict, ...note };
  }
  const last = answer?.input === undefined ? first : await checkInput(tool, answer.input, context);
  return { ...last, ...note };
}

function hooked(tool: AnyTool, callId: string, input: unknown, context: ToolContext): HookedCall {
  const action = async () => actionOf(tool, input, await tool.subject(input, context));
  return { callId, tool: tool.name, input, signal: context.signal, action };
}

/** The tool has run: whatever becomes of the hooks, its result is told. */
async function afterwards(parts: GateParts, call: Parameters<AfterTool>[0]): Promise<string | undefined> {
  try {
    return await parts.afterTool?.(call);
  } catch (error) {
    return call.signal.aborted ? undefined : `The hooks after ${call.tool} failed: ${messageOf(error)}`;
  }
}

async function checkInput(
  tool: AnyTool,
  raw: unknown,
  context: ToolContext,
): Promise<Ended | { readonly input: unknown }> {
  const parsed = tool.schema.safeParse(raw);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'input'}: ${issue.message}`);
    return { ...failed('bad-input', `Input of ${tool.name} is not valid. ${issues.join('; ')}`), input: raw };
  }
  const problem = await tool.check?.(parsed.data, context);
  return problem === undefined ? { input: parsed.data } : { ...failed('check-failed', problem), input: parsed.data };
}

async function judge(parts: GateParts, tool: AnyTool, input: unknown, context: ToolContext): Promise<Verdict> {
  let subject = tool.name;
  try {
    subject = await tool.subject(input, context);
    return unattended(await parts.decide(actionOf(tool, input, subject)));
  } catch (error) {
    const reason = `it could not be judged: ${messageOf(error)}`;
    return { behaviour: 'deny', layer: 'limit', subject, reason, remedy: NO_RULE };
  }
}

/** Rules may name fields of the input, and the path as it was given. */
function actionOf({ name, effect }: AnyTool, input: unknown, subject: string): Action {
  return { tool: name, effect, subject, input: input as Readonly<Record<string, unknown>> };
}

async function execute(tool: AnyTool, input: unknown, context: ToolContext): Promise<Ended> {
  if (context.signal.aborted) return cancelled();
  const running = started(() => tool.run(input, tool.interrupt === 'block' ? { ...context, signal: NEVER } : context));
  try {
    const output = tool.interrupt === 'block' ? await running : await orAborted(running, context.signal);
    if (output === undefined) return { ...cancelled(), content: INTERRUPTED };
    const isError = output.isError ?? false;
    return { end: 'ran', content: output.content, isError, limit: tool.resultLimit };
  } catch (error) {
    if (tool.interrupt !== 'block' && context.signal.aborted) return { ...cancelled(), content: INTERRUPTED };
    return failed('failed', `${tool.name} failed: ${messageOf(error)}`);
  }
}

const NEVER = new AbortController().signal;

async function started(run: () => Promise<ToolOutput>): Promise<ToolOutput> {
  return run();
}

/** The tool's output, or undefined when the signal came first; the tool then has a moment to clean up. */
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
    const output = await Promise.race([running, graceOver]);
    return signal.aborted ? undefined : output;
  } finally {
    clearTimeout(timer);
    if (onAbort !== undefined) signal.removeEventListener('abort', onAbort);
  }
}

function hookVerdict(reason: string, tool: AnyTool, input: unknown): Verdict {
  const subject = `${tool.name} ${JSON.stringify(input)}`;
  return { behaviour: 'deny', layer: 'hook', subject, reason, remedy: 'No rule can allow this: a hook refused it.' };
}

function failed(end: CallEnd, content: string): Ended {
  return { end, content, isError: true };
}

function cancelled(): Ended {
  return failed('cancelled', NOT_RUN);
}
