import { randomUUID } from 'node:crypto';
import { messageOf, UserError } from '../errors.js';
import { commandHooks } from '../hooks/command-hook.js';
import { HOOK_EVENTS } from '../hooks/events.js';
import { createHooks, type Hooks } from '../hooks/run-hooks.js';
import type { HookSettings } from '../hooks/settings.js';
import type { Policy } from '../permissions/policy.js';
import { parseCondition, ruleMeans } from '../permissions/rule-means.js';
import type { Action } from '../permissions/verdict.js';
import type { Redact } from '../redact.js';
import type { Log } from '../report/log.js';
import type { Transcript } from '../report/transcript.js';
import type { Sandbox } from '../sandbox/types.js';
import { TOOL_CATALOGUE } from '../tools/catalogue.js';
import type { Spill } from '../tools/spill.js';

export interface UserHooks {
  readonly hooks: Hooks;
  readonly ruleMeans: (rule: string, action: Action) => boolean;
  /** What hooks had to say to the user, each once. */
  readonly messages: readonly string[];
}

export interface UserHooksParts {
  readonly settings: HookSettings;
  readonly configPath: string;
  readonly policy: Policy;
  readonly sandbox: Sandbox;
  readonly redact: Redact;
  readonly log: Log;
  readonly transcript: Transcript;
  readonly spill: Spill;
}

const MOST_MESSAGES = 20;

/** The hooks of the base branch's settings, ready to be asked. Throws a UserError for an `if` that can never match. */
export function userHooks(parts: UserHooksParts): UserHooks {
  const { settings, policy, sandbox, redact, log, transcript, spill } = parts;
  const messages: string[] = [];
  const conditions = hookConditions(parts);
  const common = { sandbox, workspace: policy.workspace, sessionId: randomUUID(), transcriptPath: transcript.path };
  const hooks = createHooks(commandHooks(settings, common), {
    redact,
    keep: (text) => spill.save(text),
    onRun: (record) => transcript.audit('hook', { ...record }),
    onMessage: (message) => {
      log.info(message);
      if (messages.length < MOST_MESSAGES && !messages.includes(message)) messages.push(message);
    },
  });
  return {
    hooks,
    messages,
    ruleMeans: (rule, action) => {
      const condition = conditions.get(rule);
      return condition === undefined || ruleMeans(condition, action, policy);
    },
  };
}

/** The rules by which hooks choose their calls. Throws a UserError for one that can never match. */
export function hookConditions({ settings, configPath }: Pick<UserHooksParts, 'settings' | 'configPath'>) {
  const lines = HOOK_EVENTS.flatMap((event) => settings[event] ?? [])
    .flatMap(({ hooks }) => hooks)
    .flatMap((hook) => hook.if ?? []);
  return new Map(
    lines.map((line) => {
      try {
        return [line, parseCondition(line, TOOL_CATALOGUE)] as const;
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        throw new UserError(`${configPath}: hooks: if: ${messageOf(error).replace(/^deny: /, '')}`, { cause: error });
      }
    }),
  );
}
