import type { HookCall } from './events.js';

/** A matcher made only of names: `Edit`, `Edit|Write`, `Edit, Write`. */
export function namesOnly(matcher: string): boolean {
  return /^[\w\- ,|]*$/.test(matcher);
}

/** Absent, empty and `*` mean all; names mean exactly these; anything else is a regular expression, not anchored. */
export function matches(matcher: string | undefined, call: HookCall): boolean {
  const subject = subjectOf(call);
  if (matcher === undefined || matcher === '' || matcher === '*' || subject === undefined) return true;
  if (!namesOnly(matcher)) return new RegExp(matcher).test(subject);
  return matcher.split(/[|,]/).some((name) => name.trim() === subject);
}

/** What a matcher is held against. */
function subjectOf(call: HookCall): string | undefined {
  switch (call.hook_event_name) {
    case 'PreToolUse':
    case 'PostToolUse':
      return call.tool_name;
    case 'SessionStart':
      return call.source;
    case 'SessionEnd':
      return call.reason;
    case 'UserPromptSubmit':
    case 'PostToolBatch':
    case 'Stop':
      return undefined;
  }
}
