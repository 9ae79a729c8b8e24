import type { TestRun } from '../test-run.js';
import { fingerprint } from './fingerprint.js';
import type { Asked, GateRuns } from './gate-runs.js';

export interface RedRun extends Asked {
  readonly run: TestRun;
  /** Failures that have no excuse; empty where no names are told. */
  readonly suspects: readonly string[];
  /** Names that may fail: they stood there before. */
  readonly excused: readonly string[];
  /** The command for the red tests alone; undefined where the runner has no way to say so. */
  readonly alone: string | undefined;
}

const RERUNS = 2;
/** What a flaky run without names is called. */
export const WHOLE_COMMAND = '(the whole command)';

/**
 * Runs red tests again on the unchanged tree, alone where that can be said, at most twice. Returns them when they turned green,
 * and undefined when one stays red. What passes alone must not fail together with the others: that is order, not chance.
 */
export async function rerunRed(
  runs: GateRuns,
  red: RedRun,
  signal: AbortSignal,
): Promise<readonly string[] | undefined> {
  const { tree, command, alone, suspects } = red;
  // What stayed red on an earlier tree is not red by chance now.
  if (suspects.some((name) => runs.stayedRed.has(name))) return undefined;
  const again = (line: string): Promise<TestRun> => runs.apart({ tree, command: line, anew: true }, signal);
  for (let count = 0; count < RERUNS; count += 1) {
    const run = await again(alone ?? command);
    if (isGreen(run, red, alone !== undefined)) {
      if (alone !== undefined && !isGreen(await again(command), red, false)) break;
      return suspects.length > 0 ? suspects : [WHOLE_COMMAND];
    }
    if (alone === undefined && fingerprint(run) === fingerprint(red.run)) break;
  }
  for (const name of suspects) runs.stayedRed.add(name);
  return undefined;
}

function isGreen(again: TestRun, { run, suspects, excused }: RedRun, isAlone: boolean): boolean {
  if (again.verdict === 'passed') return true;
  // Anything else but red says nothing of the tests, and failures without names could be any.
  if (again.verdict !== 'failed' || again.failures.length === 0 || suspects.length === 0) return false;
  if (!isAlone && (again.ran ?? 0) < (run.ran ?? 0)) return false;
  return again.failures.every((name) => excused.includes(name));
}
