import { weigh } from '../../tamper/weigh.js';
import type { TamperVerdict } from '../gate-verdict.js';
import type { TestRun } from '../test-run.js';
import type { GateRuns } from './gate-runs.js';
import type { GateParts } from './gate-parts.js';
import type { ReadChange } from './read-change.js';

export interface WitnessQuestion {
  readonly parts: Pick<GateParts, 'trees' | 'request' | 'onStep'>;
  readonly runs: GateRuns;
  readonly command: string;
  readonly start: string;
  readonly candidate: string;
  readonly change: ReadChange;
  readonly signal: AbortSignal;
}

/**
 * The original tests judge the new code: the start tree's versions of all that judges, laid over the candidate, under the
 * start tree's own command. Its word is weighed against the reading of the diff. Asked only where such files changed.
 */
export async function askOriginalTests(question: WitnessQuestion): Promise<TamperVerdict> {
  const { parts, runs, command, start, candidate, change, signal } = question;
  const { reading, judging } = change;
  if (judging.length === 0) return plain(weigh({ reading, request: parts.request }));
  parts.onStep?.('The original tests on the new code');
  const tree = await parts.trees.overlay(candidate, start, judging);
  const run = await runs.apart({ tree, command }, signal);
  const startRun = await startOf(question);
  const originals = {
    ran: run.verdict === 'passed' || run.verdict === 'failed',
    green: run.verdict === 'passed',
    failed: run.failed,
    ...(startRun?.ran === undefined ? {} : { startCount: startRun.ran }),
    ...(run.ran === undefined ? {} : { count: run.ran }),
  };
  return { ...plain(weigh({ reading, originals, request: parts.request })), originals: run };
}

/** How many tests the start tree has is asked only where it decides. */
async function startOf({ runs, command, start, change, signal }: WitnessQuestion): Promise<TestRun | undefined> {
  const asked = { tree: start, command };
  return change.reading.verdict === 'suspicious' ? runs.apart(asked, signal) : runs.knownRun(asked);
}

/** Findings as they are published: without what only the licence needs. */
export function plain({ verdict, findings }: ReadChange['reading']): TamperVerdict {
  return {
    verdict,
    findings: findings.map(({ kind, file, line, test, what, declaredBy }) => ({
      kind,
      file,
      what,
      ...(line === undefined ? {} : { line }),
      ...(test === undefined ? {} : { test }),
      ...(declaredBy === undefined ? {} : { declaredBy }),
    })),
  };
}
