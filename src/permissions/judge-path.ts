import { join, relative, sep } from 'node:path';
import { pathPattern } from './path-pattern.js';
import type { Policy } from './policy.js';
import { isProtected } from './protected-paths.js';
import type { Rule } from './rules.js';
import type { Action, Verdict } from './verdict.js';

/** A read or write of one real path: limits, then deny, ask and allow rules, then what the act itself is. */
export function judgePath(action: Action, policy: Policy): Verdict {
  const { subject } = action;
  const name = relative(policy.workspace, subject);
  const isKept = action.effect === 'read' && isBelow(policy.readable, subject);
  const limit = isKept ? undefined : limitOn(name);
  if (limit !== undefined) {
    return { behaviour: 'deny', layer: 'limit', subject, reason: limit, remedy: 'No rule can allow this.' };
  }
  const locked = action.effect === 'write' && isProtected(name);
  for (const behaviour of ['deny', 'ask', 'allow'] as const) {
    const rule = policy.rules[behaviour].find((one) => matches(one, action, policy, locked));
    if (rule !== undefined) return byRule(rule, subject);
  }
  if (isKept) return { behaviour: 'allow', layer: 'tool', subject, reason: 'it is output of this run' };
  if (!locked) return { behaviour: 'allow', layer: 'tool', subject, reason: `${action.effect} inside the workspace` };
  return {
    behaviour: 'ask',
    layer: 'tool',
    subject,
    reason: `${name} changes how later runs, reviewers or tools behave`,
    remedy: `allow: Edit(/${name})`,
    instead: 'leave the file as it is and describe the change in your answer',
  };
}

function isBelow(folder: string | undefined, path: string): boolean {
  return folder !== undefined && path.startsWith(folder + sep);
}

/** What no rule opens. */
function limitOn(name: string): string | undefined {
  if (name === '..' || name.startsWith(`..${sep}`) || name.startsWith(sep)) return 'it is outside the workspace';
  const isGit = name.split(sep).some((part) => /^(\.git[. ]*|git~1)$/i.test(part));
  return isGit ? "it is git's own data" : undefined;
}

export function byRule(rule: Rule, subject: string): Verdict {
  const { behaviour, text } = rule;
  const base = { behaviour, rule: text, subject };
  if (behaviour === 'allow') return { ...base, layer: 'allow-rule', reason: 'a rule allows it' };
  if (behaviour === 'ask')
    return { ...base, layer: 'ask-rule', reason: 'a rule asks for approval', remedy: `Remove the rule ask: ${text}.` };
  return { ...base, layer: 'deny-rule', reason: 'a rule denies it', remedy: `Remove the rule deny: ${text}.` };
}

/** `Edit` governs every writer, `Read` every reader; what may not be read may not be changed either. */
function matches(rule: Rule, action: Action, policy: Policy, locked: boolean): boolean {
  if (rule.specifier === undefined) return !(locked && rule.behaviour === 'allow') && governs(rule, action);
  const applies = governs(rule, action) || (rule.tool === 'Read' && rule.behaviour === 'deny');
  if (!applies || rule.tool === 'Bash') return false;
  const pattern = pathPattern(rule.specifier, rule.behaviour, policy);
  // A directory is asked about when it is searched: a rule for all below it is meant too.
  return pattern !== undefined && (pattern.test(action.subject) || pattern.test(join(action.subject, sep)));
}

export function governs(rule: Rule, action: Action): boolean {
  if (rule.tool.includes('*')) return new RegExp(`^${rule.tool.replaceAll('*', '.*')}$`).test(action.tool);
  if (rule.tool === 'Edit') return action.effect === 'write';
  if (rule.tool === 'Read') return action.effect === 'read';
  return rule.tool === action.tool;
}
