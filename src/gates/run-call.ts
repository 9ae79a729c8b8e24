import { messageOf } from '../errors.js';
import type { Redact } from '../redact.js';
import type { ToolUseBlock } from '../agent/message.js';
import type { AnyTool, Denial, ToolContext, ToolOutput } from '../agent/tool.js';
import type { Spill } from '../tools/spill.js';
import { settled, type Approver } from '../permissions/unattended.js';
import { NO_RULE, type Action, type Verdict } from '../permissions/verdict.js';
import type { AuditRecord, CallState } from './audit.js';
import { failed, notRun, type EndedCall } from './ended-call.js';
import { execute } from './execute.js';
import type { CallContext } from './executor.js';
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
  /** When it is certain that the call is made. What may have effects waits for it; rejects when it never will be. */
  readonly messageEnd: Promise<unknown>;
  /** The call in the words that rules judge by. Throws when it cannot be told. */
  readonly action: () => Promise<Action>;
}

export type BeforeTool = (call: HookedCall) => Promise<BeforeToolAnswer | undefined>;

/** What hooks have to say of a tool that has run: words that stand behind its result, which stays. */
export type AfterTool = (
  call: HookedCall & { readonly output: ToolOutput; readonly durationMs: number },
) => Promise<string | undefined>;

/** A call of a finished turn, with its result as the model gets it. */
export interface AnsweredCall extends Pick<HookedCall, 'callId' | 'tool' | 'input'> {
  readonly result: string;
}

/** What hooks have to say of all calls of a turn: words behind the last result. */
export type AfterBatch = (calls: readonly AnsweredCall[], signal: AbortSignal) => Promise<string | undefined>;

export interface GateParts {
  readonly tools: readonly AnyTool[];
  readonly workspace: string;
  /** Is the model told of the tool? Default: of every one. Its calls are judged all the same. */
  readonly isOffered?: (tool: AnyTool) => boolean;
  /** The permission layers. A throw is a refusal. */
  readonly decide: (action: Action) => Verdict | Promise<Verdict>;
  /** Asked about what would need a person. Default: nobody is there, so it is denied. */
  readonly approver?: Approver;
  readonly beforeTool?: BeforeTool;
  readonly afterTool?: AfterTool;
  readonly afterBatch?: AfterBatch;
  readonly redact: Redact;
  /** Takes results that are over their tool's limit. */
  readonly spill?: Spill;
  /** Calls that were refused before in this conversation, by their id: they stay refused. */
  readonly refused?: ReadonlyMap<string, Verdict>;
  readonly onAudit: (record: AuditRecord) => void;
  readonly onDenial: (denial: Denial) => void;
  /** Told at once, so not in the order of the calls. */
  readonly onState?: (call: ToolUseBlock, state: CallState) => void;
}

/** One call through every gate, cheap and non-negotiable first. Never throws, and tells nobody: see settle-call.ts. */
export async function runCall(parts: GateParts, call: ToolUseBlock, context: CallContext): Promise<EndedCall> {
  const { signal } = context;
  if (signal.aborted) return notRun(signal);
  try {
    return await throughGates(parts, call, context);
  } catch (error) {
    if (signal.aborted) return notRun(signal);
    return unlessRepeated(context, failed('failed', `${call.name} failed: ${messageOf(error)}`));
  }
}

async function throughGates(parts: GateParts, call: ToolUseBlock, context: CallContext): Promise<EndedCall> {
  const { signal, messageEnd, enter } = context;
  enter('validating');
  const tool = parts.tools.find((one) => one.name === call.name);
  if (tool === undefined) {
    const names = parts.tools.map((one) => one.name).join(', ');
    const problem = `Unknown tool ${JSON.stringify(call.name)}. There are: ${names}.`;
    return unlessRepeated(context, failed('unknown-tool', problem));
  }
  const toolContext = { workspace: parts.workspace, signal };
  const hooked = (input: unknown): HookedCall => {
    const action = async () => actionOf(tool, input, await tool.subject(input, toolContext));
    return { callId: call.id, tool: tool.name, input, signal, messageEnd, action };
  };
  const admitted = await admit(parts, tool, { raw: call.input, context: toolContext, hooked });
  if ('end' in admitted) {
    const ended = admitted.end === 'check-failed' ? await orWalledOff(tool, admitted, toolContext) : admitted;
    return ended.denial === undefined ? unlessRepeated(context, ended) : ended;
  }
  const { input } = admitted;
  const verdict = await judge(parts, tool, input, toolContext);
  if (verdict.behaviour !== 'allow') return { ...admitted, ...denied(tool, verdict, input) };
  if (context.repetition !== undefined) return { ...unlessRepeated(context, failed('repeated', '')), input, verdict };
  if (signal.aborted) return { ...notRun(signal), input, verdict };
  enter('executing');
  const startedAt = performance.now();
  const ended = await execute(tool, input, toolContext);
  const durationMs = Math.round(performance.now() - startedAt);
  const { end, content, isError } = ended;
  const said =
    end === 'ran' ? await afterwards(parts, { ...hooked(input), durationMs, output: { content, isError } }) : undefined;
  const notes = [admitted.note, said].filter((note) => note !== undefined);
  return { ...ended, verdict, input, ...(notes.length === 0 ? {} : { note: notes.join('\n\n') }) };
}

/** What would end as it did before, and again as before, is answered as a repetition. A refusal is not: it is counted elsewhere. */
function unlessRepeated({ repetition }: CallContext, ended: EndedCall): EndedCall {
  return repetition === undefined ? ended : { ...ended, ...failed('repeated', repetition.text) };
}

interface Asked {
  readonly raw: unknown;
  readonly context: ToolContext;
  readonly hooked: (input: unknown) => HookedCall;
}

/** Schema, the tool's own check, hooks. An input that a hook rewrote goes through schema and check again. */
async function admit(
  { beforeTool }: GateParts,
  tool: AnyTool,
  { raw, context, hooked }: Asked,
): Promise<EndedCall | { readonly input: unknown; readonly note?: string }> {
  const first = await checkInput(tool, raw, context);
  if ('end' in first || beforeTool === undefined) return first;
  const answer = await beforeTool(hooked(first.input));
  const note = answer?.note === undefined ? {} : { note: answer.note };
  if (answer?.deny !== undefined) {
    const verdict = hookVerdict(answer.deny, tool, first.input);
    return {
      ...failed('hook-denied', answer.deny),
      verdict,
      denial: denialOf(tool.name, verdict, first.input),
      ...note,
    };
  }
  const last = answer?.input === undefined ? first : await checkInput(tool, answer.input, context);
  return { ...last, ...note };
}

function hookVerdict(reason: string, tool: AnyTool, input: unknown): Verdict {
  const subject = `${tool.name} ${JSON.stringify(input)}`;
  return { behaviour: 'deny', layer: 'hook', subject, reason, remedy: 'No rule can allow this: a hook refused it.' };
}

async function checkInput(
  tool: AnyTool,
  raw: unknown,
  context: ToolContext,
): Promise<EndedCall | { readonly input: unknown }> {
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
    return await settled(await parts.decide(actionOf(tool, input, subject)), parts.approver);
  } catch (error) {
    context.signal.throwIfAborted();
    const reason = `it could not be judged: ${messageOf(error)}`;
    return { behaviour: 'deny', layer: 'limit', subject, reason, remedy: NO_RULE };
  }
}

/** The path wall stands in the tools themselves; what it refuses is a refusal like any other. */
async function orWalledOff(tool: AnyTool, ended: EndedCall, context: ToolContext): Promise<EndedCall> {
  if (tool.effect !== 'read' && tool.effect !== 'write') return ended;
  try {
    await tool.subject(ended.input, context);
    return ended;
  } catch (error) {
    const { file_path: file, path = file } = ended.input as Readonly<Record<string, unknown>>;
    const subject = typeof path === 'string' ? path : tool.name;
    const reason = messageOf(error).replace(/\.$/, '');
    const verdict: Verdict = { behaviour: 'deny', layer: 'limit', subject, reason, remedy: NO_RULE };
    return { ...ended, content: refusalText(verdict), verdict, denial: denialOf(tool.name, verdict, ended.input) };
  }
}

/** Rules may name fields of the input, and the path as it was given. */
function actionOf({ name, effect }: AnyTool, input: unknown, subject: string): Action {
  return { tool: name, effect, subject, input: input as Readonly<Record<string, unknown>> };
}

function denied(tool: AnyTool, verdict: Verdict, input: unknown): EndedCall {
  return { ...failed('denied', refusalText(verdict)), verdict, denial: denialOf(tool.name, verdict, input) };
}

/** The tool has run: whatever becomes of the hooks, its result is told. */
async function afterwards(parts: GateParts, call: Parameters<AfterTool>[0]): Promise<string | undefined> {
  try {
    return await parts.afterTool?.(call);
  } catch (error) {
    return call.signal.aborted ? undefined : `The hooks after ${call.tool} failed: ${messageOf(error)}`;
  }
}
