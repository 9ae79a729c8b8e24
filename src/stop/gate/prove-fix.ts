import { ecosystemOf } from '../../ecosystems/languages.js';
import type { FixProof } from '../gate-verdict.js';
import type { TestRun } from '../test-run.js';
import type { GateRuns } from './gate-runs.js';
import type { GateParts } from './gate-parts.js';
import type { ReadChange } from './read-change.js';

export interface FixQuestion {
  readonly parts: Pick<GateParts, 'trees' | 'onStep' | 'narrow'>;
  readonly runs: GateRuns;
  readonly command: string;
  readonly start: string;
  readonly candidate: string;
  readonly change: ReadChange;
  /** The run that passed. */
  readonly run: TestRun;
  readonly signal: AbortSignal;
}

/** A run of all tests this long is cheap enough to be made once more. */
const CHEAP_MS = 20_000;

/**
 * Do the tests that the change adds or changes fail on the code as it was? What judges is taken from the candidate and laid
 * over the start tree. Undefined where there are no such tests, or where asking would take too long.
 */
export async function proveFix(question: FixQuestion): Promise<FixProof | undefined> {
  const { parts, runs, command, start, candidate, change, run, signal } = question;
  const judging = new Set(change.judging);
  const files = change.changed
    .filter(({ path, status }) => judging.has(path) && status !== 'deleted' && isTest(path))
    .map(({ path }) => path);
  // Without other changes there is no fix.
  if (files.length === 0 || change.changed.every(({ path }) => judging.has(path))) return undefined;
  const narrowed = parts.narrow?.(command, { files });
  if (narrowed === undefined && run.durationMs > CHEAP_MS) return undefined;
  parts.onStep?.('The new tests on the old code');
  const tree = await parts.trees.overlay(start, candidate, change.judging);
  const old = await runs.apart({ tree, command: narrowed ?? command }, signal);
  const onStart = old.verdict === 'failed' ? 'fails' : old.verdict === 'passed' ? 'passes' : 'unknown';
  return { files, onStart, failing: old.failures };
}

/** Snapshots, fixtures and settings judge too, but are no tests. */
function isTest(path: string): boolean {
  return ecosystemOf(path) !== undefined;
}
