import type { GateVerdict, Leftover, TamperVerdict } from '../gate-verdict.js';
import { decideVerdict } from './decide-verdict.js';
import type { GateParts } from './gate-parts.js';
import { GateRuns, onlyHereWords, type JudgedTree } from './gate-runs.js';
import { hearJudge } from './hear-judge.js';
import { GREEN, judgeRed, type Red, type RedParts } from './judge-red.js';
import { proveFix } from './prove-fix.js';
import { readChange } from './read-change.js';
import { runChecks } from './run-checks.js';
import { askOriginalTests, plain } from './second-witness.js';

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
  const leftOut = await leftOutOf(parts, { start, candidate });
  if (start === candidate) {
    if (leftOut.length > 0) return nothingButLeftOut(nothing, leftOut);
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
  const red = judged?.run.verdict === 'failed' ? await asInClone(trees, judged) : GREEN;
  const leftovers = [...leftOut, ...change.leftovers];
  const isOpen = tests?.verdict === 'passed' || red.excused || red.flaky.length > 0 || command === undefined;
  const weighed =
    isOpen && command !== undefined ? await askOriginalTests({ ...trees, command }) : plain(change.reading);
  const accused = change.protected;
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
    leftovers,
  };
  const decision = decideVerdict({ ...facts, ...red, ...(tests === undefined ? {} : { tests }) });
  const fix =
    decision.opens && tests !== undefined && command !== undefined
      ? await proveFix({ ...trees, command, run: tests })
      : undefined;
  return {
    ...decision,
    reason: withOnlyHere(decision, judged),
    ...nothing,
    ...(tests === undefined ? {} : { tests }),
    ...(red.baseline === undefined ? {} : { baseline: red.baseline }),
    flaky: red.flaky,
    tamper,
    ...(fix === undefined ? {} : { fix }),
    checks,
    leftovers,
    leftBehind: judged?.leftBehind ?? [],
  };
}

/** An old failure that the workspace alone does not show is no old failure: what mends it is missing from the commit. */
async function asInClone(trees: RedParts, judged: JudgedTree): Promise<Red> {
  const red = await judgeRed(trees, judged);
  if (!red.excused) return red;
  const { parts, runs, candidate, signal } = trees;
  const mayDiffer = judged.onlyHere.length > 0 || (await parts.trees.list(candidate)).some(isAttributes);
  if (!mayDiffer) return red;
  const here = await runs.inWorkspace({ tree: candidate, command: judged.run.command }, signal);
  return here.verdict === 'passed' ? { ...red, excused: false } : red;
}

/** They change texts on their way between a commit and a folder. */
function isAttributes(path: string): boolean {
  return /(?:^|\/)\.gitattributes$/.test(path);
}

function withOnlyHere({ reason, opens }: { reason: string; opens: boolean }, judged: JudgedTree | undefined): string {
  if (opens || judged === undefined || judged.onlyHere.length === 0) return reason;
  return `${reason} ${onlyHereWords(judged.onlyHere)}`;
}

async function leftOutOf({ trees }: GateParts, { start, candidate }: TwoTrees): Promise<Leftover[]> {
  const found = await trees.leftOut(start, candidate);
  return found.map(({ path, what }) => ({
    kind: 'left-out',
    file: path,
    what: `it cannot be part of the commit (${what}), so that the change would be incomplete.`,
  }));
}

function nothingButLeftOut(
  nothing: Omit<GateVerdict, 'verdict' | 'opens' | 'reason' | 'tamper'>,
  leftovers: Leftover[],
): GateVerdict {
  const files = leftovers.slice(0, 5).map(({ file }) => file);
  const reason = `What was changed cannot be part of a commit: ${files.join(', ')}.`;
  return { verdict: 'failed', opens: false, reason, ...nothing, leftovers, tamper: { verdict: 'clean', findings: [] } };
}
