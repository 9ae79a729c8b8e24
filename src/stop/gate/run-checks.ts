import type { CheckResult } from '../gate-verdict.js';
import { missingIn } from '../missing.js';
import { fingerprint } from './fingerprint.js';
import type { GateRuns } from './gate-runs.js';
import type { GateParts } from './gate-parts.js';
import { runCheck } from './run-check.js';

export interface ChecksQuestion {
  readonly parts: GateParts;
  readonly runs: GateRuns;
  readonly start: string;
  readonly candidate: string;
  readonly signal: AbortSignal;
}

/** Runs the checks of the settings on the candidate, in their order. A red one is looked at on the start tree, as tests are. */
export async function runChecks({ parts, start, candidate, signal }: ChecksQuestion): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of parts.settings.checks) {
    parts.onStep?.(`Check ${check.name}`);
    const result = await checkOn(candidate, parts, check, signal);
    // What a check wants and does not have is no fault that stood there before.
    const isExcusable =
      result.state === 'failed' && parts.settings.policy === 'no-new-failures' && missingIn(result.tail).length === 0;
    results.push(
      isExcusable && (await failedBefore(parts, result, start, signal)) ? { ...result, state: 'known' } : result,
    );
  }
  return results;
}

/** Only the very same words excuse, numbers apart: a check has no names to compare. */
async function failedBefore(
  parts: GateParts,
  result: CheckResult,
  start: string,
  signal: AbortSignal,
): Promise<boolean> {
  const before = await checkOn(start, parts, result, signal);
  const picture = ({ exitCode, tail }: CheckResult): string => fingerprint({ failures: [], exitCode, tail });
  return before.state === 'failed' && picture(before) === picture(result);
}

async function checkOn(
  tree: string,
  parts: GateParts,
  check: Pick<CheckResult, 'name' | 'command'>,
  signal: AbortSignal,
): Promise<CheckResult> {
  const scratch = await parts.trees.scratch(tree);
  try {
    return await runCheck({ ...parts, ...check, standIn: scratch.folder }, signal);
  } finally {
    await scratch.remove();
  }
}
