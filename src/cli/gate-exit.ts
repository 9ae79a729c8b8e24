import type { VerdictRecord } from '../report/verdict-record.js';

/** `unknown`: wrong arguments, or a gate that could not judge. */
export const GATE_EXIT = { opens: 0, shut: 1, unknown: 2 } as const;

export function gateExit({ opens, verdict }: Pick<VerdictRecord, 'opens' | 'verdict'>): number {
  if (opens) return GATE_EXIT.opens;
  return verdict === 'gate_error' ? GATE_EXIT.unknown : GATE_EXIT.shut;
}
