import { byRule } from '../judge-path.js';
import type { Policy } from '../policy.js';
import type { Verdict } from '../verdict.js';
import { closedPaths } from './closed-paths.js';
import { limitOn } from './limits.js';
import { matchesCommand } from './match-command.js';
import { onlyReads, prove, type Proof } from './prove.js';
import type { Part } from './take-apart.js';

/** What each layer says of one part. */
export interface JudgedPart {
  readonly text: string;
  readonly limit?: Verdict;
  readonly deny?: Verdict;
  readonly ask?: Verdict;
  /** Paths that no allow rule opens. */
  readonly closed: readonly Verdict[];
  /** Absent where it is not sure that it runs. */
  readonly proof?: Proof;
  readonly readOnly: boolean;
}

export function judgePart(part: Part, policy: Policy): JudgedPart {
  const limit = limitOn(part, policy);
  const deny = ruleOn('deny', part, policy);
  const ask = ruleOn('ask', part, policy);
  return {
    text: part.command.text,
    ...(limit === undefined ? {} : { limit }),
    ...(deny === undefined ? {} : { deny }),
    ...(ask === undefined ? {} : { ask }),
    closed: closedPaths(part, policy),
    ...(part.exact ? { proof: prove(part, policy) } : {}),
    readOnly: onlyReads(part),
  };
}

function ruleOn(behaviour: 'deny' | 'ask', { command, ways }: Part, { rules }: Policy): Verdict | undefined {
  const rule = rules[behaviour].find((one) =>
    ways.some(({ words, use }) => [words, ...(use.mentions ?? [])].some((said) => matchesCommand(one, command, said))),
  );
  return rule === undefined ? undefined : byRule(rule, command.text);
}
