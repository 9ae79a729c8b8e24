import { NO_RULE, type Action, type Verdict } from '../permissions/verdict.js';
import type { Sandbox } from '../sandbox/types.js';

export interface SecondOpinionParts {
  readonly decide: (action: Action) => Verdict;
  readonly sandbox: Sandbox;
  readonly workspace: string;
  readonly signal: AbortSignal;
}

const LONGEST_MS = 10_000;

/** Before what a rule allowed is run, bash itself says whether it reads the line at all. It runs nothing of it. */
export function withSecondOpinion(parts: SecondOpinionParts): (action: Action) => Promise<Verdict> {
  const { decide, sandbox, workspace, signal } = parts;
  return async (action) => {
    const verdict = decide(action);
    // What is proven to only read would run without the rule, too.
    const byRuleAlone = verdict.layer === 'allow-rule' && verdict.readOnly !== true;
    if (action.tool !== 'Bash' || verdict.behaviour !== 'allow' || !byRuleAlone) return verdict;
    const { ending, exitCode, output } = await sandbox.run({
      argv: ['bash', '--noprofile', '--norc', '-n', '-c', action.subject],
      cwd: workspace,
      trust: 'steered',
      turn: 'reader',
      timeoutMs: LONGEST_MS,
      signal,
    });
    if (ending === 'exited' && exitCode === 0) return verdict;
    signal.throwIfAborted();
    const said = output.trim().split('\n')[0] ?? '';
    return {
      behaviour: 'deny',
      layer: 'tool',
      subject: action.subject,
      reason: `bash cannot read it${said === '' ? '' : `: ${said}`}`,
      remedy: NO_RULE,
      instead: 'mend its quotes and brackets, or write it as several plain commands',
    };
  };
}
