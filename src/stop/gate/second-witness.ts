import { weigh } from '../../tamper/weigh.js';
import type { Finding, Inventory } from '../../tamper/types.js';
import type { TamperFinding, TamperVerdict } from '../gate-verdict.js';
import type { TestRun } from '../test-run.js';
import type { GateRuns } from './gate-runs.js';
import type { GateParts } from './gate-parts.js';
import type { ReadChange } from './read-change.js';
import { unloadedIn } from './unloaded.js';

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
  const startRun = await startOf(question, run);
  // What was red before excuses only what is red still: what the change made green by changing the test was weakened.
  const still = new Set(runs.knownRun({ tree: candidate, command })?.failures);
  const red = new Set(startRun?.failures.filter((name) => still.has(name)));
  const fresh = run.failures.filter((name) => !red.has(name));
  const unloaded = new Set(unloadedIn(run).map(({ name }) => name));
  const isJudged = fresh.length === 0 || fresh.some((name) => !unloaded.has(name));
  const originals = {
    // What does not even begin, for want of what the change adds to a configuration or moves, has judged nothing.
    hasRun: run.verdict === 'passed' || (run.verdict === 'failed' && (run.ran ?? run.failures.length) > 0 && isJudged),
    green: run.verdict === 'passed' || (run.verdict === 'failed' && run.failures.length > 0 && fresh.length === 0),
    failed: run.failed.filter(({ name }) => fresh.includes(name) && !unloaded.has(name)),
    ...(startRun?.ran === undefined ? {} : { startCount: startRun.ran }),
  };
  // Files that did not load are missing in the list: then the start tree itself says what there was.
  const listing = originals.hasRun && unloaded.size === 0 ? run : (startRun ?? run);
  const final = runs.knownRun({ tree: candidate, command });
  const weighed = weigh({
    reading,
    originals: { ...inventoryOf(listing), ...originals },
    ...(final === undefined ? {} : { final: inventoryOf(final) }),
    request: parts.request,
  });
  return { ...plain(weighed), originals: run };
}

function inventoryOf({ ran, listed }: TestRun): Inventory {
  return { ...(ran === undefined ? {} : { count: ran }), ...listed };
}

/** How many tests the start tree has, and which of them were red, is asked only where it decides. */
async function startOf(
  { runs, command, start, change, signal }: WitnessQuestion,
  originals: TestRun,
): Promise<TestRun | undefined> {
  const asked = { tree: start, command };
  const decides = change.reading.verdict === 'suspicious' || originals.verdict === 'failed';
  return decides ? runs.apart(asked, signal) : runs.knownRun(asked);
}

/** Findings as they are published: without what only the licence needs. */
export function plain({ verdict, findings, worthALook }: ReadChange['reading']): TamperVerdict {
  const told = worthALook.map(published);
  return { verdict, findings: findings.map(published), ...(told.length === 0 ? {} : { worthALook: told }) };
}

function published({ kind, file, line, test, what, declaredBy }: Finding): TamperFinding {
  return {
    kind,
    file,
    what,
    ...(line === undefined ? {} : { line }),
    ...(test === undefined ? {} : { test }),
    ...(declaredBy === undefined ? {} : { declaredBy }),
  };
}
