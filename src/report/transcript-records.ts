import { z } from 'zod';
import type { AssistantBlock, Message, ToolResult } from '../agent/message.js';
import type { ToolSpec } from '../agent/model.js';

/** The lines of a transcript as a reader needs them; each may hold more. */
const numbers = <Key extends string>(...names: readonly Key[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.number()])) as Record<Key, z.ZodNumber>);
const usage = numbers('inputTokens', 'cacheWriteTokens', 'cacheReadTokens', 'outputTokens');
const block = z.custom<AssistantBlock>((value) => typeof (value as { type?: unknown } | null)?.type === 'string');
const call = z.object({ type: z.literal('tool_use'), id: z.string(), name: z.string(), input: z.unknown() });
const result = z.custom<ToolResult>((value) => typeof (value as { callId?: unknown } | null)?.callId === 'string');
const message: z.ZodType<Message> = z.discriminatedUnion('role', [
  z.object({ role: z.literal('assistant'), content: z.array(block) }),
  z.object({ role: z.literal('user'), text: z.string(), results: z.array(result) }),
]);
const turn = z.number();
const durationMs = z.number();

const EVENTS = {
  start: z.object({
    system: z.string(),
    tools: z.array(z.custom<ToolSpec>((value) => typeof (value as { name?: unknown } | null)?.name === 'string')),
    limits: numbers('maxTurns', 'maxCostUsd', 'maxTokens', 'maxDenials', 'startedAt', 'wrapUpAt'),
  }),
  standing: z.object({
    standing: numbers('turns', 'costUsd', 'tokens', 'denials', 'now').extend({
      stuck: z.boolean(),
      nextCall: numbers('promptTokens', 'promptUsd', 'outputTokenUsd'),
    }),
  }),
  limit: z.object({ turn, limit: z.string() }),
  request: z.object({
    turn,
    model: z.string(),
    attempt: z.number(),
    durationMs,
    usage,
    costUsd: z.number(),
    end: z.string(),
    fault: z.string().optional(),
  }),
  retry: z.object({ turn, note: z.string() }),
  switch: z.object({ turn, note: z.string() }),
  reply: z.object({
    turn,
    content: z.array(block),
    calls: z.array(call),
    withheld: z.array(z.object({ call, reason: z.string() })),
    refusal: z.object({ category: z.string(), explanation: z.string() }).optional(),
    cutOff: z.boolean(),
    paused: z.boolean(),
    usage,
    costUsd: z.number(),
  }),
  'call-begun': z.object({ callId: z.string(), tool: z.string() }),
  call: z.object({
    callId: z.string(),
    tool: z.string(),
    input: z.unknown(),
    end: z.string(),
    durationMs,
    isError: z.boolean(),
    reason: z.string().optional(),
    verdict: z.object({ layer: z.string(), rule: z.string().optional(), reason: z.string() }).optional(),
  }),
  hook: z.object({ hookEvent: z.string(), hook: z.string(), durationMs, decision: z.string() }),
  gate: z.object({ attempt: z.number(), verdict: z.string(), exitCode: z.number().nullable(), durationMs }),
  verdict: z.object({ verdict: z.string(), opens: z.boolean(), reason: z.string() }),
  objection: z.object({
    attempt: z.number(),
    durationMs,
    said: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('again'), text: z.string() }),
      z.object({ kind: z.literal('over'), reason: z.string() }),
      z.object({ kind: z.enum(['none', 'aborted']) }),
    ]),
  }),
  end: z.object({ end: z.looseObject({ kind: z.string() }) }),
  outcome: z.object({ outcome: z.string(), reason: z.string() }),
} as const;

export const EVENT_NAMES = Object.keys(EVENTS);

type Events = typeof EVENTS;
type EventName = keyof Events;

/** One line of the audit. `at` is when it was written: the end of what took `durationMs`. */
export type AuditLine = {
  readonly [Name in EventName]: { readonly event: Name; readonly at: string } & Readonly<z.infer<Events[Name]>>;
}[EventName];

export type TranscriptLine =
  | AuditLine
  | { readonly event: 'message'; readonly at: string; readonly message: Message }
  | { readonly event: 'other' };

const opening = z.object({ kind: z.literal('transcript'), at: z.string(), format: z.number() });
const line = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), at: z.string(), message }),
  z.looseObject({ kind: z.literal('audit'), at: z.string(), event: z.string() }),
]);

/** The first line, or undefined for something else. */
export function openingOf(value: unknown): { readonly at: string; readonly format: number } | undefined {
  return opening.safeParse(value).data;
}

/** Any later line. `other`: an event that only people read. Throws a ZodError for what is no record. */
export function lineOf(value: unknown): TranscriptLine {
  const record = line.parse(value);
  if (record.kind === 'message') return { event: 'message', at: record.at, message: record.message };
  const { event, at } = record;
  if (!Object.hasOwn(EVENTS, event)) return { event: 'other' };
  return { event, at, ...EVENTS[event as EventName].parse(record) } as AuditLine;
}
