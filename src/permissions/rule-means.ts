import { UserError } from '../errors.js';
import { decide } from './decide.js';
import type { Policy } from './policy.js';
import { parseRules, ruleSet, type Rule, type ToolCatalogue } from './rules.js';
import type { Action } from './verdict.js';

/** Reads one rule that chooses calls instead of judging them. A rule that could never match is a mistake. */
export function parseCondition(line: string, tools: ToolCatalogue): Rule {
  // As a deny rule it is read widely: rather one call too many than one too few.
  const { read, warnings } = parseRules({ allow: [], ask: [], deny: [line] }, tools);
  if (warnings[0] !== undefined) throw new UserError(warnings[0]);
  if (read[0] === undefined) throw new UserError(`${JSON.stringify(line)} is not a rule.`);
  return read[0].rule;
}

/** Does the rule mean this action? A command that cannot be taken apart is meant by every rule. */
export function ruleMeans(rule: Rule, action: Action, policy: Policy): boolean {
  return decide(action, { ...policy, rules: ruleSet([rule]) }).behaviour === 'deny';
}
