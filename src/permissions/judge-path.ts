import { join, relative, resolve, sep } from 'node:path';
import { hasGitPart } from '../text/git-names.js';
import { anchorOf, pathPattern, spelledPath } from './path-pattern.js';
import type { Policy } from './policy.js';
import { isProtected } from './protected-paths.js';
import { namesTool, type Rule } from './rules.js';
import { NO_RULE, type Action, type Judgement, type Verdict } from './verdict.js';

/** A read or write of one path: limits, then deny, ask and allow rules, then what the act itself is. */
export function judgePath(action: Action, policy: Policy): Judgement {
  const { subject, effect } = action;
  if (isWalledOff(action, policy)) return limit(subject, OUTSIDE);
  const closed = closedPath(action, policy);
  if (closed !== undefined) return closed;
  if (isKept(action, policy)) return { behaviour: 'allow', layer: 'tool', subject, reason: 'it is output of this run' };
  const rule = openingRule(action, policy);
  if (rule !== undefined) return byRule(rule, subject);
  return { behaviour: 'allow', layer: 'tool', subject, reason: `${effect} inside the workspace` };
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

/**
 * What no rule for a command opens, wherever the path is: git's data and the Action's own files, what a deny or ask rule
 * means, and what steers people or machines, unless a rule names it.
 */
export function closedPath(action: Action, policy: Policy): Judgement | undefined {
  const { subject, effect } = action;
  const { workspace, ownFiles } = policy;
  if (!isOutside(subject, workspace) && hasGitPart(relative(workspace, subject)))
    return limit(subject, "it is git's own data");
  if (isHomeSetting(subject, policy)) return limit(subject, 'it is a setting of the home directory, where keys are');
  if (effect === 'write' && ownFiles !== undefined && !isOutside(subject, ownFiles))
    return limit(subject, 'it is a part of Greengate itself, which runs from here');
  for (const behaviour of ['deny', 'ask'] as const) {
    const rule = policy.rules[behaviour].find((one) => placesOf(action, policy).some((at) => means(one, at, policy)));
    if (rule !== undefined) return byRule(rule, subject);
  }
  return effect === 'write' ? protectedPath(action, policy) : undefined;
}

/** In a workspace that holds the home directory: `.npmrc`, `.ssh`, `.aws` and the like. */
function isHomeSetting(path: string, { home, workspace }: Policy): boolean {
  return home !== undefined && !isOutside(home, workspace) && /^\.[^./]/.test(relative(home, path));
}

/** What decides how later runs, reviewers or tools behave is opened only by a rule that names it, not by a wide one. */
function protectedPath(action: Action, policy: Policy): Judgement | undefined {
  const names = placesOf(action, policy)
    .filter((at) => isGuarded(at, policy) && !policy.rules.allow.some((rule) => opensGuarded(rule, at, policy)))
    .map(({ subject }) => relative(policy.workspace, subject));
  const [name] = names;
  if (name === undefined) return undefined;
  return {
    behaviour: 'ask',
    layer: 'tool',
    subject: action.subject,
    reason: `${name} changes how later runs, reviewers or tools behave`,
    // A rule is one line, without blanks at its end.
    wanted: names.some((one) => /\n|\s$/.test(one)) ? [] : names.map((one) => `Edit(/${spelledPath(one)})`),
  };
}

function isGuarded({ subject }: Action, { workspace, settings = [] }: Policy): boolean {
  const name = relative(workspace, subject);
  return !isOutside(subject, workspace) && (isProtected(name) || settings.includes(name));
}

function opensGuarded(rule: Rule, action: Action, policy: Policy): boolean {
  const { specifier } = rule;
  if (specifier === undefined || !means(rule, action, policy)) return false;
  const { base = '', rest } = anchorOf(specifier, policy);
  const text = relative(policy.workspace, join(base, rest)).replace(/^(\*\*\/)+/, '');
  return isProtected(text) || text === spelledPath(relative(policy.workspace, action.subject));
}

/** An allow rule for where the path leads, and one for the path as it was named. */
function openingRule(action: Action, policy: Policy): Rule | undefined {
  const rules = placesOf(action, policy).map((at) => policy.rules.allow.find((one) => means(one, at, policy)));
  return rules.includes(undefined) ? undefined : rules[0];
}

/** The real path, and the one that the call names where links lead elsewhere. */
function placesOf(action: Action, { workspace }: Policy): readonly Action[] {
  const named = action.input?.['file_path'] ?? action.input?.['path'];
  if (typeof named !== 'string') return [action];
  const subject = resolve(workspace, named);
  return subject === action.subject || isOutside(subject, workspace) ? [action] : [action, { ...action, subject }];
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
function means(rule: Rule, action: Action, policy: Policy): boolean {
  if (rule.specifier === undefined) return governs(rule, action);
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
