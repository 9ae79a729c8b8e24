import { readConfig } from './config/read-config.js';
import { licenceFor } from './licence.js';
import type { Change, Finding, Reading } from './types.js';

/**
 * Reads from the diff alone whether what judges the code got weaker, and whether the request asked for it.
 * The second witness, the start tree's own tests, is weighed against it in weigh.ts.
 */
export async function readDiff(change: Change): Promise<Reading> {
  const found = [...(await readConfig(change))];
  const findings = found.map((finding) => withLicence(finding, change.request));
  return { verdict: verdictOf(findings), findings };
}

/** Harmless findings are shown where the request asked for them, and say nothing otherwise. */
export function verdictOf(findings: readonly Finding[]): Reading['verdict'] {
  if (findings.some((finding) => finding.declaredBy === undefined && finding.harmless !== true)) return 'suspicious';
  return findings.some((finding) => finding.declaredBy !== undefined) ? 'declared' : 'clean';
}

function withLicence(finding: Finding, request: string): Finding {
  const declaredBy = licenceFor(finding, request);
  return declaredBy === undefined ? finding : { ...finding, declaredBy };
}
