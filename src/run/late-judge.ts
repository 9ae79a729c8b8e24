import type { Judge } from '../permissions/judge.js';
import type { Policy } from '../permissions/policy.js';
import type { ChosenIsolation } from '../sandbox/choose-isolation.js';

/** Before it is ready, nothing can be decided (that throws), and no command is known to only read. */
export interface LateJudge extends Judge {
  /** Resolves when calls can be judged. */
  readonly ready: () => Promise<void>;
}

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
    const [chosen, { createJudge }] = await Promise.all([isolation(), import('../permissions/judge.js')]);
    await onReady(chosen);
    judge = createJudge({ ...rules, isolated: chosen.isolation !== 'plain' && chosen.isolation !== 'none' });
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
