import type { Results } from './read-results.js';
import type { TestCounts } from '../ecosystems/reading/test-case.js';
import type { TestVerdict } from './test-run.js';
import { whyBroken } from './why-broken.js';

export interface Evidence {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly command?: string;
  /** Plain text, as `plainText` makes it. */
  readonly output: string;
  readonly results: Results;
}

/**
 * `pass`: exit 0, something ran, nothing is red. `fail`: a test or hook ran and something is red, whatever the exit code.
 * `none-run`: no test was executed. `error`: nothing could run. `crash`: the runner ended before its end.
 */
export type TestEnd = 'pass' | 'fail' | 'none-run' | 'error' | 'crash';

/** The verdict of a command that ran to its end. A non-zero exit is never `passed`, whatever the output claims. */
export function judge(evidence: Evidence): TestVerdict {
  const end = endOf(evidence);
  const { output, exitCode, signal, results } = evidence;
  switch (end) {
    case 'pass':
      return 'passed';
    case 'none-run':
      return 'no-tests';
    case 'fail':
      return 'failed';
    case 'crash':
      if (isTimedOut(evidence)) return 'timed-out';
      // From outside, mostly for want of memory: says nothing about the tests. A runner that ends itself does.
      return signal === 'SIGKILL' || exitCode === 137 ? 'error' : 'failed';
    case 'error':
      // What does not load or compile is for whoever changed it; a command that is not there is not.
      return whyBroken(output, exitCode) !== undefined && results.failed.length === 0 ? 'error' : 'failed';
  }
}

export function endOf(evidence: Evidence): TestEnd {
  const { exitCode, output, results } = evidence;
  const { counts, failed, unfinished, noTests } = results;
  const ran = counts === undefined ? 0 : counts.passed + counts.failed;
  const red = failed.length > 0 || (counts !== undefined && counts.failed + counts.errors > 0);

  if (isKilled(evidence)) return 'crash';
  if (red) return reallyRan(results) ? 'fail' : 'error';
  if (ran === 0 && whyBroken(output, exitCode) !== undefined) return 'error';
  if (unfinished && results.silent && complains(evidence)) return 'error';
  if (unfinished || isFault(exitCode)) return 'crash';
  if (noTests || (counts !== undefined && ran === 0)) return 'none-run';
  return exitCode === 0 ? 'pass' : 'fail';
}

/** A test or a hook was executed, and not only looked for. */
function reallyRan({ counts, unloaded }: Results): boolean {
  if (unloaded === 0 || counts === undefined) return true;
  return counts.passed > 0 || counts.failed + counts.errors > unloaded;
}

/** By a signal, by the shell's word for one, or by the `timeout` that the command itself puts around the runner. */
function isKilled(evidence: Evidence): boolean {
  const { signal, exitCode } = evidence;
  return signal !== null || exitCode === 137 || exitCode === 143 || isTimedOut(evidence);
}

/** 128 and a signal that a program brings upon itself: ILL, TRAP, ABRT, BUS, FPE, SEGV. */
function isFault(exitCode: number | null): boolean {
  return exitCode !== null && [132, 133, 134, 135, 136, 139].includes(exitCode);
}

/** A runner that never came to word, and says what is wrong with how it was called or set up. */
function complains({ exitCode, output }: Evidence): boolean {
  return exitCode !== null && exitCode !== 0 && !isFault(exitCode) && COMPLAINT.test(output);
}

const COMPLAINT =
  /^\S*(?:Error\b|error:)|^(?:usage|Usage): |\b(?:[Uu]nknown|[Uu]nrecognized|[Ii]nvalid) (?:option|argument|flag|reporter|command)|\b[Cc]annot find\b|\bCould not (?:find|load|resolve)\b/m;

function isTimedOut({ exitCode, command = '' }: Evidence): boolean {
  return exitCode === 124 && /(?:^|[\s;&|(])timeout\s/.test(command);
}

export function ranIn({ passed, failed, errors }: TestCounts): number {
  return passed + failed + errors;
}
