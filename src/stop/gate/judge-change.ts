import type { Baseline, GateVerdict, TamperVerdict } from '../gate-verdict.js';
import { compareRuns } from './compare-runs.js';
import { decideVerdict } from './decide-verdict.js';
import type { GateParts } from './gate-parts.js';
import { GateRuns, type JudgedTree } from './gate-runs.js';
import { hearJudge } from './hear-judge.js';
import { proveFix } from './prove-fix.js';
import { readChange, type ReadChange } from './read-change.js';
import { rerunRed } from './rerun-red.js';
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

interface Red {
  readonly baseline?: Baseline;
  readonly excused: boolean;
  readonly flaky: readonly string[];
}

const GREEN: Red = { excused: false, flaky: [] };

interface RedParts {
  readonly parts: GateParts;
  readonly runs: GateRuns;
  readonly start: string;
  readonly candidate: string;
  readonly change: ReadChange;
  readonly signal: AbortSignal;
}

/** Was it red before, or is it red by chance? Asked in this order, for the start tree is run once and reruns are not. */
async function judgeRed(
  { parts, runs, start, candidate, change, signal }: RedParts,
  { run: tests, startedAt }: JudgedTree,
): Promise<Red> {
  const { command } = tests;
  let baseline: Baseline | undefined;
  if (parts.settings.policy === 'no-new-failures') {
    parts.onStep?.('The tests on the start tree');
    const run = await runs.apart({ tree: start, command }, signal);
    const { known, fresh, excused } = compareRuns({
      run: tests,
      baseline: run,
      request: parts.request,
      mayRunFewer: change.judging.length > 0,
    });
    baseline = { run, known, fresh };
    if (excused) return { baseline, excused, flaky: [] };
  }
  const suspects = baseline?.fresh ?? tests.failures;
  const excused = baseline?.known ?? [];
  const alone =
    suspects.length === 0
      ? undefined
      : parts.narrow?.(command, { failed: tests.failed.filter(({ name }) => suspects.includes(name)) });
  parts.onStep?.('The red tests once more');
  const flaky = await rerunRed(
    runs,
    { tree: candidate, command, run: tests, suspects, excused, alone, startedAt },
    signal,
  );
  return { ...(baseline === undefined ? {} : { baseline }), excused: false, flaky: flaky ?? [] };
}
