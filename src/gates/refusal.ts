import type { Denial } from '../agent/tool.js';
import { NO_RULE, type Verdict } from '../permissions/verdict.js';

/** What the model is told: which layer and rule, why, and what works instead. */
export function refusalText(verdict: Verdict): string {
  const by = verdict.rule === undefined ? verdict.layer : `${verdict.layer} ${verdict.rule}`;
  const lines = [`Denied (${by}): ${verdict.subject}`, `Reason: ${verdict.reason}.`];
  if (verdict.instead !== undefined) lines.push(`Instead: ${verdict.instead}`);
  lines.push('Asking again will be refused again. Go on another way, or say in your answer what was missing.');
  return lines.join('\n');
}

/** The same refusal as the report lists it. */
export function denialOf(tool: string, verdict: Verdict): Denial {
  const { subject, layer, rule, reason, remedy = NO_RULE } = verdict;
  return { tool, subject, layer, ...(rule === undefined ? {} : { rule }), reason, remedy };
}
