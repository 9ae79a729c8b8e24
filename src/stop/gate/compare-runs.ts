import type { TestRun } from '../test-run.js';
import { asksFor } from './asks-for.js';
import { sameWords } from './fingerprint.js';
import { unloadedIn } from './unloaded.js';

export interface Comparison {
  /** Failures that stood there before, fail as they did, and have nothing to do with the request or the change. */
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
  /** Failures of files and units that the change touches. */
  readonly touched: ReadonlySet<string>;
  /** Failures for want of something that is not there or not reached. */
  readonly lacking: ReadonlySet<string>;
  /** The request asks for a fault to be mended, and no test shows that it was: it may be any of those that are red. */
  readonly unmended: boolean;
  /** How many passed, where the run itself does not tell. */
  readonly passed?: number;
  /** Whether tests may be missing is judged elsewhere. */
  readonly mayRunFewer: boolean;
}

/**
 * A red run against the start tree, by name. Where no names are told nothing is excused, and where some are missing only the
 * very same picture is: what is not known may be new. A run in which nothing passed proves nothing, and what could not be loaded or
 * reached was not judged at all. A failure that says something else now was reached by the change; one that the request could be
 * about, or that the change comes near to, was perhaps to be mended.
 */
export function compareRuns(runs: ComparedRuns): Comparison {
  const { run, baseline, request, touched, lacking, unmended, mayRunFewer } = runs;
  const before = new Set(baseline.failures);
  const unloaded = new Set(unloadedIn(run).map(({ name }) => name));
  const somePassed = (run.counts?.passed ?? runs.passed ?? 0) > 0;
  const isKnown = (name: string): boolean =>
    !unmended &&
    before.has(name) &&
    !unloaded.has(name) &&
    !lacking.has(name) &&
    !touched.has(name) &&
    !asksFor(request, name, fileOf(run, name)) &&
    saysTheSame(name, run, baseline);
  const known = run.failures.filter(isKnown);
  if (!somePassed && known.length === run.failures.length) return { known: [], fresh: run.failures, excused: false };
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
