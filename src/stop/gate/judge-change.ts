import type { GateVerdict, TamperVerdict } from '../gate-verdict.js';
import { decideVerdict } from './decide-verdict.js';
import type { GateParts } from './gate-parts.js';
import { GateRuns } from './gate-runs.js';
import { hearJudge } from './hear-judge.js';
import { GREEN, judgeRed } from './judge-red.js';
import { proveFix } from './prove-fix.js';
import { readChange } from './read-change.js';
import { runChecks } from './run-checks.js';
import { askOriginalTests, plain } from './second-witness.js';
import { swappedDependencies } from './swapped-dependencies.js';

/**
 * Judges the workspace as it is against the tree that the work started from, with no loop and no model, and leaves it as it
 * was. Throws only when the signal is aborted or the repository cannot be read.
 */
export async function judgeChange(parts: GateParts, signal: AbortSignal): Promise<GateVerdict> {
  const start = await parts.trees.start();
  const candidate = await parts.trees.snapshot();
  return judgeTrees(parts, new GateRuns(parts), { start, candidate }, signal);
}

export interface TwoTrees {
  readonly start: string;
  /** What the workspace holds. */
  readonly candidate: string;
}

/** The same, with runs that may know something already. */
export async function judgeTrees(
  parts: GateParts,
  runs: GateRuns,
  { start, candidate }: TwoTrees,
  signal: AbortSignal,
): Promise<GateVerdict> {
  const { command, settings } = parts;
  const nothing = { command, start, candidate, flaky: [], checks: [], leftovers: [], leftBehind: [] };
  if (start === candidate) {
    const tamper = { verdict: 'clean', findings: [] } as const;
    return { verdict: 'unchanged', opens: true, reason: 'Nothing was changed.', ...nothing, tamper };
  }
  // Read while the tests run: it needs the trees only.
  const reading = readChange(parts, start, candidate);
  reading.catch(() => {});
  const asked = command === undefined ? undefined : { tree: candidate, command };
  const judged = asked && (await runs.here(asked, signal)).judged;
  const tests = judged?.run;
  const change = await reading;
  const trees = { parts, runs, start, candidate, change, signal };
  const red = judged?.run.verdict === 'failed' ? await judgeRed(trees, judged) : GREEN;
  const isOpen = tests?.verdict === 'passed' || red.excused || red.flaky.length > 0 || command === undefined;
  const weighed =
    isOpen && command !== undefined ? await askOriginalTests({ ...trees, command }) : plain(change.reading);
  const swapped =
    isOpen && tests !== undefined && command !== undefined
      ? await swappedDependencies({ ...trees, command, tests })
      : [];
  const accused = [...change.protected, ...swapped];
  const witnessed: TamperVerdict =
    accused.length === 0 ? weighed : { ...weighed, verdict: 'suspicious', findings: [...accused, ...weighed.findings] };
  const tamper = isOpen && command !== undefined ? await hearJudge({ ...trees, command }, witnessed) : witnessed;
  const isClean = isOpen && tamper.verdict !== 'suspicious';
  const checks = isClean ? await runChecks(trees) : [];
  const facts = {
    command,
    declaredNone: parts.declaredNone === true,
    settings,
    tamper,
    checks,
    leftovers: change.leftovers,
  };
  const decision = decideVerdict({ ...facts, ...red, ...(tests === undefined ? {} : { tests }) });
  const fix =
    decision.opens && tests !== undefined && command !== undefined
      ? await proveFix({ ...trees, command, run: tests })
      : undefined;
  return {
    ...decision,
    ...nothing,
    ...(tests === undefined ? {} : { tests }),
    ...(red.baseline === undefined ? {} : { baseline: red.baseline }),
    flaky: red.flaky,
    tamper,
    ...(fix === undefined ? {} : { fix }),
    checks,
    leftovers: change.leftovers,
    leftBehind: judged?.leftBehind ?? [],
  };
}
