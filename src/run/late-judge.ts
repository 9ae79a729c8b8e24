import type { Policy } from '../permissions/policy.js';
import type { Rule } from '../permissions/rules.js';
import type { Action, Verdict } from '../permissions/verdict.js';
import type { ChosenIsolation } from '../sandbox/choose-isolation.js';

/** What a session asks of the rules. */
export interface LateJudge {
  /** Resolves when calls can be judged. */
  readonly ready: () => Promise<void>;
  /** Throws before it is ready: nothing is allowed by a judge who is not there. */
  readonly decide: (action: Action) => Verdict;
  /** For a rule that chooses calls. Throws as decide does. */
  readonly ruleMeans: (rule: Rule, action: Action) => boolean;
  /** Before it is ready, no command is known to only read. */
  readonly isReadOnly: (command: string) => boolean;
}

type Judge = Pick<LateJudge, 'decide' | 'isReadOnly' | 'ruleMeans'>;

/**
 * The rules with their judge, who knows the shell and is large: he is loaded, and it is tried out how commands are
 * isolated, while the model thinks about its first reply.
 */
export function lateJudge(
  rules: Policy,
  isolation: () => Promise<ChosenIsolation>,
  onReady: (chosen: ChosenIsolation) => Promise<void>,
): LateJudge {
  let judge: Judge | undefined;
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    const [chosen, { decide }, { isReadOnly }, { ruleMeans }] = await Promise.all([
      isolation(),
      import('../permissions/decide.js'),
      import('../permissions/shell/judge.js'),
      import('../permissions/rule-means.js'),
    ]);
    const policy = { ...rules, isolated: chosen.isolation !== 'plain' && chosen.isolation !== 'none' };
    await onReady(chosen);
    judge = {
      decide: (action) => decide(action, policy),
      isReadOnly: (line) => isReadOnly(line, policy),
      ruleMeans: (rule, action) => ruleMeans(rule, action, policy),
    };
  }

  return {
    ready: () => (loading ??= load()),
    decide: (action) => present(judge).decide(action),
    ruleMeans: (rule, action) => present(judge).ruleMeans(rule, action),
    isReadOnly: (line) => judge?.isReadOnly(line) ?? false,
  };
}

function present(judge: Judge | undefined): Judge {
  if (judge === undefined) throw new Error('a call was to be judged before there was a judge');
  return judge;
}
