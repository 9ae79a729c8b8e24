import { decide } from './decide.js';
import type { Policy } from './policy.js';
import { ruleMeans } from './rule-means.js';
import type { Rule } from './rules.js';
import { isReadOnly } from './shell/judge.js';
import type { Action, Verdict } from './verdict.js';

/** A policy that can be asked. */
export interface Judge {
  readonly decide: (action: Action) => Verdict;
  /** For a rule that chooses calls instead of judging them. */
  readonly ruleMeans: (rule: Rule, action: Action) => boolean;
  readonly isReadOnly: (command: string) => boolean;
}

export function createJudge(policy: Policy): Judge {
  return {
    decide: (action) => decide(action, policy),
    ruleMeans: (rule, action) => ruleMeans(rule, action, policy),
    isReadOnly: (line) => isReadOnly(line, policy),
  };
}
