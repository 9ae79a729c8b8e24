import type { Policy } from '../../src/permissions/policy.js';
import { parseRules, type RuleLines } from '../../src/permissions/rules.js';
import { TOOL_CATALOGUE } from '../../src/tools/catalogue.js';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  '/repo': ['-o', 'a', 'b', 'bare', 'deep', 'hidden', 'link', 'src', 'sub'],
  '/repo/hidden': ['a'],
};

/** A policy over /repo where `link` leads to /etc and `deep` to /repo/a/b/c, and `bare` is a bare repository. */
export function policyWith(lines: Partial<RuleLines> = {}, more: Partial<Policy> = {}): Policy {
  const { rules } = parseRules({ allow: [], ask: [], deny: [], ...lines }, TOOL_CATALOGUE);
  return {
    rules,
    workspace: '/repo',
    home: '/home/me',
    testCommand: 'npm test',
    realPath: (path) => path.replace(/^\/repo\/link(?=\/|$)/, '/etc').replace(/^\/repo\/deep(?=\/|$)/, '/repo/a/b/c'),
    isolated: false,
    namesIn: (directory) => NAMES[directory] ?? [],
    exists: (path) => path === '/repo/bare/HEAD',
    ...more,
  };
}
