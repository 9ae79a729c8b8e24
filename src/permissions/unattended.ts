import { NO_RULE, type Verdict } from './verdict.js';

/** Answers what would have to be asked. Only asked about `ask` and `passthrough`; an answer of either is a denial. */
export type Approver = (verdict: Verdict) => Verdict | Promise<Verdict>;

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

/** Allow or deny: what no layer decided is the approver's, and a denial never is. */
export async function settled(verdict: Verdict, approver: Approver = unattended): Promise<Verdict> {
  if (verdict.behaviour === 'allow' || verdict.behaviour === 'deny') return verdict;
  return unattended(await approver(verdict));
}
