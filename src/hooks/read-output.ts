import { z } from 'zod';
import { messageOf } from '../errors.js';
import type { HookAnswer, HookEvent } from './events.js';

const text = z.string().optional();

const universal = {
  continue: z.boolean().optional(),
  stopReason: text,
  systemMessage: text,
  suppressOutput: z.boolean().optional(),
};
const decided = { decision: z.enum(['approve', 'block']).optional(), reason: text };

function specific<Fields extends z.ZodRawShape>(event: HookEvent, fields: Fields) {
  return { hookSpecificOutput: z.strictObject({ hookEventName: z.literal(event), ...fields }).optional() };
}

/** Everything that a hook of an event can return. A field that is not here has no effect, and is refused by name. */
const OUTPUTS = {
  SessionStart: z.strictObject({ ...universal, ...specific('SessionStart', { additionalContext: text }) }),
  UserPromptSubmit: z.strictObject({
    ...universal,
    ...decided,
    ...specific('UserPromptSubmit', { additionalContext: text }),
  }),
  PreToolUse: z.strictObject({
    ...universal,
    ...decided,
    ...specific('PreToolUse', {
      permissionDecision: z.enum(['allow', 'deny', 'ask', 'defer']).optional(),
      permissionDecisionReason: text,
      updatedInput: z.record(z.string(), z.unknown()).optional(),
      additionalContext: text,
    }),
  }),
  PostToolUse: z.strictObject({ ...universal, ...decided, ...specific('PostToolUse', { additionalContext: text }) }),
  PostToolBatch: z.strictObject({
    ...universal,
    ...decided,
    ...specific('PostToolBatch', { additionalContext: text }),
  }),
  Stop: z.strictObject({ ...universal, ...decided, ...specific('Stop', { additionalContext: text }) }),
  SessionEnd: z.strictObject({
    continue: z.literal(true, { error: 'the run is over already' }).optional(),
    systemMessage: text,
    suppressOutput: z.boolean().optional(),
  }),
} satisfies Record<HookEvent, z.ZodType>;

/** All fields of all events. */
interface Output {
  readonly continue?: boolean | undefined;
  readonly stopReason?: string | undefined;
  readonly systemMessage?: string | undefined;
  readonly decision?: 'approve' | 'block' | undefined;
  readonly reason?: string | undefined;
  readonly hookSpecificOutput?:
    | {
        readonly permissionDecision?: 'allow' | 'deny' | 'ask' | 'defer' | undefined;
        readonly permissionDecisionReason?: string | undefined;
        readonly updatedInput?: Readonly<Record<string, unknown>> | undefined;
        readonly additionalContext?: string | undefined;
      }
    | undefined;
}

export type ReadOutput =
  | { readonly kind: 'answer'; readonly answer: HookAnswer }
  /** It wanted something that cannot be done. */
  | { readonly kind: 'problem'; readonly problem: string };

/** What a hook printed, as what it wants. Only a text that starts with `{` is meant as an answer. */
export function readOutput(event: HookEvent, stdout: string): ReadOutput {
  if (!stdout.trimStart().startsWith('{')) return { kind: 'answer', answer: {} };
  let json: unknown;
  try {
    json = JSON.parse(stdout);
  } catch (error) {
    return { kind: 'problem', problem: `its output begins like JSON and is not: ${messageOf(error)}` };
  }
  const parsed = OUTPUTS[event].safeParse(json);
  if (!parsed.success) return { kind: 'problem', problem: problemOf(event, parsed.error) };
  const output: Output = parsed.data;
  const idle = withoutEffect(output);
  if (idle !== undefined) return { kind: 'problem', problem: idle };
  return { kind: 'answer', answer: answerOf(event, output) };
}

function problemOf(event: HookEvent, error: z.ZodError): string {
  const fields = error.issues.map((issue) => {
    const place = issue.path.join('.');
    if (issue.code !== 'unrecognized_keys') return `${place || 'the output'}: ${issue.message}`;
    const names = issue.keys.map((key) => [...issue.path, key].join('.'));
    return `${names.join(', ')} has no effect in a ${event} hook`;
  });
  return `its output was not accepted: ${fields.join('; ')}`;
}

/** A reason that belongs to no decision would be lost, and was certainly meant for something. */
function withoutEffect({ continue: go, stopReason, decision, reason, hookSpecificOutput }: Output): string | undefined {
  const { permissionDecision, permissionDecisionReason } = hookSpecificOutput ?? {};
  const lacking = 'its output was not accepted:';
  if (reason && decision === undefined) return `${lacking} reason without decision`;
  if (stopReason && go === undefined) return `${lacking} stopReason without continue`;
  if (permissionDecisionReason && permissionDecision === undefined) {
    return `${lacking} permissionDecisionReason without permissionDecision`;
  }
  return undefined;
}

function answerOf(event: HookEvent, output: Output): HookAnswer {
  const { updatedInput, additionalContext } = output.hookSpecificOutput ?? {};
  const block = blockOf(event, output);
  return {
    ...(output.continue === false ? { end: output.stopReason || `A ${event} hook ended the run.` } : {}),
    ...(block === undefined ? {} : { block }),
    ...(updatedInput === undefined ? {} : { input: updatedInput }),
    ...(additionalContext ? { context: additionalContext } : {}),
    ...(output.systemMessage ? { message: output.systemMessage } : {}),
  };
}

/** `allow` and `approve` are no opinion: a hook can only tighten. What would have to be asked is refused. */
function blockOf(event: HookEvent, { decision, reason, hookSpecificOutput }: Output): string | undefined {
  const { permissionDecision, permissionDecisionReason } = hookSpecificOutput ?? {};
  const why = permissionDecisionReason || reason || withoutReason(event);
  if (permissionDecision === 'ask' || permissionDecision === 'defer') {
    return `${why} (The hook leaves this to a person, and nobody is there to approve.)`;
  }
  return decision === 'block' || permissionDecision === 'deny' ? why : undefined;
}

export function withoutReason(event: HookEvent): string {
  return `A ${event} hook refused this and gave no reason.`;
}
