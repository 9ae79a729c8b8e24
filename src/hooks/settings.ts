import { z } from 'zod';
import { HOOK_EVENTS, type HookEvent } from './events.js';
import { namesOnly } from './match.js';

/** Events whose hooks can be chosen by a matcher, and by `if`. */
const WITH_MATCHER: readonly HookEvent[] = ['SessionStart', 'PreToolUse', 'PostToolUse', 'SessionEnd'];
const WITH_RULE: readonly HookEvent[] = ['PreToolUse', 'PostToolUse'];

const MOST_SECONDS = 600;

const command = z.strictObject({
  type: z.literal('command', { error: 'only hooks of type "command" are supported' }),
  command: z.string().refine((text) => text.trim() !== '' && !text.includes('\0'), 'must be a command line'),
  timeout: z.number().positive().max(MOST_SECONDS).optional(),
  if: z.string().min(1).optional(),
  onFailure: z.enum(['block', 'allow']).optional(),
});

/** One hook, as `.github/greengate.yml` has it. */
export type CommandSettings = z.infer<typeof command>;

function groupsOf(event: HookEvent) {
  const matcher = WITH_MATCHER.includes(event)
    ? z.string().superRefine((text, context) => {
        const problem = regexProblem(text);
        if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
      })
    : z.literal(['', '*'], { error: `a ${event} hook takes no matcher` });
  const hook = WITH_RULE.includes(event)
    ? command
    : command.refine((one) => one.if === undefined, { path: ['if'], error: `a ${event} hook takes no "if"` });
  return z.array(z.strictObject({ matcher: matcher.optional(), hooks: z.array(hook).min(1) })).optional();
}

function regexProblem(matcher: string): string | undefined {
  if (matcher === '*' || namesOnly(matcher)) return undefined;
  try {
    new RegExp(matcher);
    return undefined;
  } catch {
    return `${JSON.stringify(matcher)} is neither a list of names (Edit|Write) nor a regular expression`;
  }
}

/** The `hooks:` of the settings file: by event, who is asked about what. */
export const hookSettings = z.strictObject({
  SessionStart: groupsOf('SessionStart'),
  UserPromptSubmit: groupsOf('UserPromptSubmit'),
  PreToolUse: groupsOf('PreToolUse'),
  PostToolUse: groupsOf('PostToolUse'),
  PostToolBatch: groupsOf('PostToolBatch'),
  Stop: groupsOf('Stop'),
  SessionEnd: groupsOf('SessionEnd'),
});

export type HookSettings = z.infer<typeof hookSettings>;

/** What may stand at each place of the settings, for messages. */
export const KNOWN_HOOK_KEYS = {
  events: HOOK_EVENTS.join(', '),
  group: 'matcher, hooks',
  hook: Object.keys(command.shape).join(', '),
} as const;
