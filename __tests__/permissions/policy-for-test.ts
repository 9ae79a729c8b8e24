import type { Policy } from '../../src/permissions/policy.js';
import { parseRules, type RuleLines } from '../../src/permissions/rules.js';

export const TOOLS = ['Bash', 'Read', 'Write', 'Edit', 'Glob', 'Grep', 'UpdatePlan', 'RunTests'];

/** A policy over /work where `link` leads to /etc and `deep` to /work/a/b/c, and `bare` is a bare repository. */
export function policyWith(lines: Partial<RuleLines> = {}, more: Partial<Policy> = {}): Policy {
  const { rules } = parseRules({ allow: [], ask: [], deny: [], ...lines }, TOOLS);
  return {
    rules,
    workspace: '/work',
    home: '/home/me',
    testCommand: 'npm test',
    realPath: (path) => path.replace(/^\/work\/link(?=\/|$)/, '/etc').replace(/^\/work\/deep(?=\/|$)/, '/work/a/b/c'),
    exists: (path) => path === '/work/bare/HEAD',
    ...more,
  };
}
