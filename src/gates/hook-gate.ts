import { resolve } from 'node:path';
import type { HookAnswer, HookCall } from '../hooks/events.js';
import type { Hooks } from '../hooks/run-hooks.js';
import type { Action } from '../permissions/verdict.js';
import type { GateParts, HookedCall } from './run-call.js';

export interface HookGateParts {
  readonly hooks: Hooks;
  readonly workspace: string;
  /** Is this action what a hook's `if` rule means? */
  readonly ruleMeans: (rule: string, action: Action) => boolean;
  /** A hook wants no more work to be done. */
  readonly endRun: (reason: string) => void;
}

/** The stages before and after a tool, and after all tools of a turn, as the user's hooks fill them. They refuse, rewrite and comment; none allows. */
export function hookGate(parts: HookGateParts): Pick<GateParts, 'beforeTool' | 'afterTool' | 'afterBatch'> {
  const { hooks, endRun } = parts;
  return {
    ...(hooks.has('PreToolUse')
      ? {
          beforeTool: async (call) => {
            const answer = await ask(parts, call, { hook_event_name: 'PreToolUse', ...toolFields(parts, call) });
            const deny = answer.end ?? answer.block;
            return {
              ...(deny === undefined ? {} : { deny }),
              ...(answer.input === undefined ? {} : { input: answer.input }),
              ...(answer.context === undefined ? {} : { note: answer.context }),
            };
          },
        }
      : {}),
    ...(hooks.has('PostToolUse')
      ? {
          afterTool: async (call) => {
            const { content, isError = false } = call.output;
            const answer = await ask(parts, call, {
              hook_event_name: 'PostToolUse',
              ...toolFields(parts, call),
              tool_response: { content, is_error: isError },
              duration_ms: call.durationMs,
            });
            const said = [answer.end, answer.block, answer.context].filter((text) => text !== undefined);
            return said.length === 0 ? undefined : said.join('\n');
          },
        }
      : {}),
    ...(hooks.has('PostToolBatch')
      ? {
          afterBatch: async (calls, signal) => {
            const told = calls.map((call) => ({ ...toolFields(parts, call), tool_response: call.result }));
            const answer = await hooks.ask({ hook_event_name: 'PostToolBatch', tool_calls: told }, { signal });
            // There is no result left that a block could be about: it is against going on.
            const end = answer.end ?? answer.block;
            if (end !== undefined) endRun(end);
            return answer.context;
          },
        }
      : {}),
  };
}

async function ask({ hooks, ruleMeans, endRun }: HookGateParts, call: HookedCall, told: HookCall): Promise<HookAnswer> {
  const answer = await hooks.ask(told, {
    signal: call.signal,
    ready: call.messageEnd,
    ruleMeans: async (rule) => ruleMeans(rule, await call.action()),
  });
  if (answer.end !== undefined) endRun(answer.end);
  return answer;
}

function toolFields(
  { workspace }: HookGateParts,
  { callId, tool, input }: Pick<HookedCall, 'callId' | 'tool' | 'input'>,
) {
  return { tool_name: tool, tool_input: withAbsolutePath(input, workspace), tool_use_id: callId };
}

/** Scripts are promised an absolute path. */
function withAbsolutePath(input: unknown, workspace: string): unknown {
  if (typeof input !== 'object' || input === null || !('file_path' in input)) return input;
  const path = input.file_path;
  return typeof path === 'string' ? { ...input, file_path: resolve(workspace, path) } : input;
}
