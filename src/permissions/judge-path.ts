import { join, relative, sep } from 'node:path';
import { hasGitPart } from '../text/git-names.js';
import { pathPattern } from './path-pattern.js';
import type { Policy } from './policy.js';
import { isProtected } from './protected-paths.js';
import { namesTool, type Rule } from './rules.js';
import { NO_RULE, type Action, type Judgement, type Verdict } from './verdict.js';

/** A read or write of one real path: limits, then deny, ask and allow rules, then what the act itself is. */
export function judgePath(action: Action, policy: Policy): Judgement {
  const { subject } = action;
  if (isWalledOff(action, policy)) return limit(subject, OUTSIDE);
  const closed = closedPath(action, policy);
  if (closed !== undefined) return closed;
  if (isKept(action, policy)) return { behaviour: 'allow', layer: 'tool', subject, reason: 'it is output of this run' };
  const name = relative(policy.workspace, subject);
  const locked = action.effect === 'write' && isProtected(name);
  const rule = policy.rules.allow.find((one) => matches(one, action, policy, locked));
  if (rule !== undefined) return byRule(rule, subject);
  if (!locked) return { behaviour: 'allow', layer: 'tool', subject, reason: `${action.effect} inside the workspace` };
  return {
    behaviour: 'ask',
    layer: 'tool',
    subject,
    reason: `${name} changes how later runs, reviewers or tools behave`,
    // A wildcard in the name would open other files too, and a rule is one line.
    wanted: /[*?\n]/.test(name) ? [] : [`Edit(/${name})`],
    instead: 'leave the file as it is and describe the change in your answer',
  };
}

/** Outside the workspace, and not output of this run that is only read. */
export function isWalledOff(action: Action, policy: Policy): boolean {
  return isOutside(action.subject, policy.workspace) && !isKept(action, policy);
}

function isKept({ effect, subject }: Action, { readable }: Policy): boolean {
  return effect === 'read' && readable !== undefined && subject.startsWith(readable + sep);
}

export const OUTSIDE = 'it is outside the workspace';

export function isOutside(path: string, workspace: string): boolean {
  const name = relative(workspace, path);
  return name === '..' || name.startsWith(`..${sep}`) || name.startsWith(sep);
}

/** What no allow rule opens: git's data in the workspace, and what a deny or ask rule means, wherever it is. */
export function closedPath(action: Action, policy: Policy): Verdict | undefined {
  const { subject } = action;
  const isGitData = !isOutside(subject, policy.workspace) && hasGitPart(relative(policy.workspace, subject));
  if (isGitData) return limit(subject, "it is git's own data");
  for (const behaviour of ['deny', 'ask'] as const) {
    const rule = policy.rules[behaviour].find((one) => matches(one, action, policy));
    if (rule !== undefined) return byRule(rule, subject);
  }
  return undefined;
}

function limit(subject: string, reason: string): Verdict {
  return { behaviour: 'deny', layer: 'limit', subject, reason, remedy: NO_RULE };
}

export function byRule(rule: Rule, subject: string): Verdict {
  const { behaviour, text } = rule;
  const base = { behaviour, rule: text, subject };
  if (behaviour === 'allow') return { ...base, layer: 'allow-rule', reason: 'a rule allows it' };
  if (behaviour === 'ask') return { ...base, layer: 'ask-rule', reason: 'a rule asks for approval' };
  return { ...base, layer: 'deny-rule', reason: 'a rule denies it' };
}

/** `Edit` governs every writer, `Read` every reader; what may not be read may not be changed either. */
function matches(rule: Rule, action: Action, policy: Policy, locked = false): boolean {
  if (rule.specifier === undefined) return !(locked && rule.behaviour === 'allow') && governs(rule, action);
  const applies = governs(rule, action) || (rule.tool === 'Read' && rule.behaviour === 'deny');
  if (!applies || rule.tool === 'Bash') return false;
  const pattern = pathPattern(rule.specifier, rule.behaviour, policy);
  // A directory is asked about when it is searched: a rule for all below it is meant too.
  return pattern !== undefined && (pattern.test(action.subject) || pattern.test(join(action.subject, sep)));
}

export function governs(rule: Rule, action: Action): boolean {
  if (rule.tool.includes('*')) return namesTool(rule, action.tool);
  if (rule.tool === 'Edit') return action.effect === 'write';
  if (rule.tool === 'Read') return action.effect === 'read';
  return rule.tool === action.tool;
}
