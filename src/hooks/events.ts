/** When hooks are asked, in the order of a run. Another event is a row here, in `HookCall` and in read-output.ts. */
export const HOOK_EVENTS = [
  'SessionStart',
  'UserPromptSubmit',
  'PreToolUse',
  'PostToolUse',
  'PostToolBatch',
  'Stop',
  'SessionEnd',
] as const;

export type HookEvent = (typeof HOOK_EVENTS)[number];

interface ToolCall {
  readonly tool_name: string;
  readonly tool_input: unknown;
  readonly tool_use_id: string;
}

/** What is happening, in the field names that hook scripts read. */
export type HookCall =
  | { readonly hook_event_name: 'SessionStart'; readonly source: 'startup'; readonly model: string }
  | { readonly hook_event_name: 'UserPromptSubmit'; readonly prompt: string }
  | ({ readonly hook_event_name: 'PreToolUse' } & ToolCall)
  | ({
      readonly hook_event_name: 'PostToolUse';
      readonly tool_response: { readonly content: string; readonly is_error: boolean };
      readonly duration_ms: number;
    } & ToolCall)
  | {
      readonly hook_event_name: 'PostToolBatch';
      /** All calls of a turn; `tool_response` is what the model gets. */
      readonly tool_calls: readonly (ToolCall & { readonly tool_response: string })[];
    }
  | {
      readonly hook_event_name: 'Stop';
      readonly stop_hook_active: boolean;
      readonly last_assistant_message: string;
      readonly tool_use_count: number;
    }
  | { readonly hook_event_name: 'SessionEnd'; readonly reason: 'other'; readonly outcome: string };

/** What a hook wants, whatever spelling it used. An absent field is no opinion, and so is an empty answer. */
export interface HookAnswer {
  /** Against the call, the request or the end of the run; after a tool has run, words about its result. */
  readonly block?: string;
  /** The whole run is to end, for this reason. Stronger than everything else. */
  readonly end?: string;
  /** The call is to be made with this input instead. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Told to the model. */
  readonly context?: string;
  /** Told to the user. */
  readonly message?: string;
  /** The block is no verdict: the hook could not do its work. */
  readonly failed?: boolean;
}

/** One run of one hook. The process facts are missing for a hook that is a function of ours. */
export interface HookRun {
  readonly answer: HookAnswer;
  readonly exitCode?: number | null;
  readonly ending?: string;
  readonly output?: string;
}

/** Something that is asked at an event: a user's command, or a function of ours. */
export interface Hook {
  readonly event: HookEvent;
  /** How it is called in messages and in the audit: the command. */
  readonly name: string;
  /** Hooks of one event with the same key are the same hook and run once. */
  readonly key?: string;
  matches(call: HookCall, circumstances: Circumstances): boolean | Promise<boolean>;
  /** Throws only when the signal was aborted; any other throw is a failure of the hook, and blocks. */
  run(call: HookCall, signal: AbortSignal): Promise<HookRun>;
}

export interface Circumstances {
  readonly signal: AbortSignal;
  /** A hook may have effects: none is run before this is settled, and none when it rejects. */
  readonly ready?: Promise<unknown>;
  /** Does this permission rule mean the call at hand? Given for tool calls. */
  readonly ruleMeans?: (rule: string) => Promise<boolean>;
}
