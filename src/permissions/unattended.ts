import { NO_RULE, type Verdict } from './verdict.js';

/** Nobody watches the run: what would have to be asked is refused, with the line that would allow it next time. */
export function unattended(verdict: Verdict): Verdict {
  if (verdict.behaviour === 'allow' || verdict.behaviour === 'deny') return verdict;
  return {
    ...verdict,
    behaviour: 'deny',
    reason: `${verdict.reason}; it needs approval and nobody is there to give it`,
    remedy: verdict.remedy ?? NO_RULE,
  };
}
