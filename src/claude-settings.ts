import { z } from 'zod';
import { messageOf, UserError } from './errors.js';
import type { RuleBehaviour, RuleLine } from './permissions/rules.js';

export const CLAUDE_SETTINGS = '.claude/settings.json';

const rules = z.array(z.string()).default([]);
const schema = z.looseObject({
  permissions: z.looseObject({ allow: rules, ask: rules, deny: rules }).prefault({}),
});

export interface ClaudeSettings {
  readonly rules: Readonly<Record<RuleBehaviour, readonly RuleLine[]>>;
  readonly warnings: readonly string[];
}

/** The permission rules of Claude Code's project settings, each with its line. Nothing else of the file is taken. */
export function parseClaudeSettings(text: string): ClaudeSettings {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UserError(`${CLAUDE_SETTINGS}: not valid JSON: ${messageOf(error)}.`);
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UserError(`${CLAUDE_SETTINGS}: ${issue?.path.join('.') || 'the file'}: ${issue?.message ?? ''}.`);
  }
  const { allow, ask, deny, ...others } = parsed.data.permissions;
  const place = places(text);
  const list = (behaviour: RuleBehaviour, texts: readonly string[]): RuleLine[] =>
    texts.map((rule) => ({ text: rule, where: `${CLAUDE_SETTINGS}${place(rule)}: ${behaviour}` }));
  return {
    rules: { allow: list('allow', allow), ask: list('ask', ask), deny: list('deny', deny) },
    warnings: Object.keys(others).map((key) => `${CLAUDE_SETTINGS}: permissions.${key} has no effect here.`),
  };
}

/** `:line` of a text in the file; nothing where it is spelled with escapes. */
function places(text: string): (rule: string) => string {
  return (rule) => {
    const at = text.indexOf(JSON.stringify(rule));
    return at === -1 ? '' : `:${text.slice(0, at).split('\n').length}`;
  };
}
