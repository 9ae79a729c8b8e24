import { decide } from './decide.js';
import type { Policy } from './policy.js';
import { ruleSet, type Rule } from './rules.js';
import type { Action } from './verdict.js';

/** Does the rule mean this action? A command that cannot be taken apart is meant by every rule. */
export function ruleMeans(rule: Rule, action: Action, policy: Policy): boolean {
  return decide(action, { ...policy, rules: ruleSet([rule]) }).behaviour === 'deny';
}
