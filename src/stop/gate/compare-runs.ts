import type { TestRun } from '../test-run.js';
import { asksFor } from './asks-for.js';
import { sameWords } from './fingerprint.js';

export interface Comparison {
  /** Failures that stood there before, fail as they did, and are not what was asked for. */
  readonly known: readonly string[];
  readonly fresh: readonly string[];
  /** All that is red is known. */
  readonly excused: boolean;
}

export interface ComparedRuns {
  readonly run: TestRun;
  /** The same command on the untouched start tree. */
  readonly baseline: TestRun;
  readonly request: string;
  /** Whether tests may be missing is judged elsewhere. */
  readonly mayRunFewer: boolean;
}

/**
 * A red run against the start tree, by name. Where no names are told nothing is excused, and where some are missing only the
 * very same picture is: what is not known may be new. A failure that says something else now was reached by the change; one that the request is about
 * was to be mended.
 */
export function compareRuns({ run, baseline, request, mayRunFewer }: ComparedRuns): Comparison {
  const before = new Set(baseline.failures);
  const isKnown = (name: string): boolean =>
    before.has(name) && !asksFor(request, name, fileOf(run, name)) && saysTheSame(name, run, baseline);
  const known = run.failures.filter(isKnown);
  const fresh = run.failures.filter((name) => !known.includes(name));
  const comparable = run.verdict === 'failed' && baseline.verdict === 'failed' && fresh.length === 0;
  // A run that broke off has no new failures to show.
  const brokeOff = !mayRunFewer && (run.ran ?? 0) < (baseline.ran ?? 0);
  const isTold = known.length > 0 && (isFullyNamed(run) || isSamePicture(run, baseline));
  return { known, fresh, excused: comparable && !brokeOff && isTold };
}

function fileOf(run: TestRun, name: string): string | undefined {
  return run.failed.find((one) => one.name === name)?.file;
}

/** By all that is told of tests of this name; what is told of one run only says nothing. */
function saysTheSame(name: string, run: TestRun, baseline: TestRun): boolean {
  const [is, was] = [run, baseline].map(({ failed }) =>
    failed.flatMap((one) => (one.name === name && one.message !== undefined ? [sameWords(one.message)] : [])).sort(),
  );
  if (is === undefined || was === undefined || is.length === 0 || was.length === 0) return true;
  return is.join('\n') === was.join('\n');
}

/** As many names as a run tells at most: there may be more. */
const MOST_NAMES = 50;

function isFullyNamed(run: TestRun): boolean {
  const { length } = run.failures;
  return length < MOST_NAMES && redCount(run) <= length;
}

function isSamePicture(run: TestRun, baseline: TestRun): boolean {
  const isSame = run.exitCode === baseline.exitCode && sameWords(run.tail) === sameWords(baseline.tail);
  return isSame && redCount(run) <= redCount(baseline);
}

function redCount({ counts }: TestRun): number {
  return counts === undefined ? 0 : counts.failed + counts.errors;
}
