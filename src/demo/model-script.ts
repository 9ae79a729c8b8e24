import type { IncomingHttpHeaders } from 'node:http';

/** One reply of the scripted model. */
export interface Turn {
  readonly text?: string;
  readonly calls?: readonly ScriptedCall[];
  /** Default: `tool_use` with calls, else `end_turn`. May contradict the content, as real streams sometimes do. */
  readonly stopReason?: string;
  /** Text of the thinking block; by default an empty, signed one as current models send it. False: none. */
  readonly thinking?: string | false;
  /** What the summary says when this reply begins with one; null: the summary failed. By default it is a plain one. */
  readonly summary?: string | null;
  /** Replaces the counted tokens. */
  readonly usage?: Partial<ScriptedUsage>;
  /** Time before the first byte. */
  readonly delayMs?: number;
  readonly fault?: Fault;
}

export interface ScriptedCall {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface ScriptedUsage {
  readonly input_tokens: number;
  readonly cache_creation_input_tokens: number;
  readonly cache_read_input_tokens: number;
  readonly output_tokens: number;
  /** Only where the conversation was summarised: what that took, which is no part of the other numbers, and the reply. */
  readonly iterations?: readonly (Omit<ScriptedUsage, 'iterations'> & { readonly type: 'compaction' | 'message' })[];
}

/** What goes wrong instead of, or in the middle of, the reply. `times`: how often in a row, default once. */
export type Fault = FaultKind & { readonly times?: number };

type FaultKind =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** An answer that no API gives: the page of a proxy, a reply that is not streamed. */
  | { readonly kind: 'page'; readonly status: number; readonly contentType: string; readonly text: string }
  /** The connection breaks after so many events, or in the middle of the next one. */
  | { readonly kind: 'cut'; readonly afterEvents: number; readonly within?: boolean }
  /** The stream ends orderly, but too early. */
  | { readonly kind: 'eof'; readonly afterEvents: number; readonly within?: boolean }
  /** In place of the next event there is something that is not JSON. */
  | { readonly kind: 'garbage'; readonly afterEvents: number }
  /** An `error` event after HTTP 200. */
  | { readonly kind: 'error-event'; readonly afterEvents?: number; readonly type?: string }
  /** Nothing more comes, and the connection stays open. */
  | { readonly kind: 'hang'; readonly afterEvents?: number };

export interface MessagesRequest {
  readonly model?: unknown;
  readonly system?: unknown;
  readonly tools?: unknown;
  readonly messages?: unknown;
  readonly stream?: unknown;
  readonly [field: string]: unknown;
}

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: MessagesRequest;
  readonly bytes: number;
  /** Number of assistant messages in the conversation. */
  readonly turn: number;
  /** 0 for the first try of this turn. */
  readonly attempt: number;
  /** Status of the answer. */
  readonly status: number;
}

/** The turns in order, or a function that looks at the conversation. The due turn is read off the conversation, so a retry gets the same one. */
export type Script = readonly Turn[] | ((request: MessagesRequest, turn: number) => Turn | undefined);

export function turnOf(script: Script, request: MessagesRequest, turn: number): Turn | undefined {
  return typeof script === 'function' ? script(request, turn) : script[turn];
}
