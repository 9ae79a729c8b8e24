import type { GateVerdict, TamperFinding } from '../stop/gate-verdict.js';
import { mapStrings } from '../text/map-strings.js';
import type { TestRun } from '../stop/test-run.js';
import { RECORD_VERSION, type VerdictRecord } from '../report/verdict-record.js';

/** Where the judged trees come from; plain folders have nothing of it. */
export type Judged = Pick<VerdictRecord, 'repository' | 'pullRequest' | 'sha' | 'merge' | 'base'>;

/**
 * The verdict in the form that is published. Outputs of commands stay behind: they may hold anything; paths below the
 * workspace are told from there.
 */
export function recordVerdict(whole: GateVerdict, judged: Judged, workspace = ''): VerdictRecord {
  const verdict = workspace === '' ? whole : mapStrings(whole, (text) => text.replaceAll(`${workspace}/`, ''));
  const { tests, tamper, baseline, fix } = verdict;
  return {
    greengate: RECORD_VERSION,
    verdict: verdict.verdict,
    opens: verdict.opens,
    reason: verdict.reason,
    ...judged,
    tree: verdict.candidate,
    startTree: verdict.start,
    command: verdict.command ?? null,
    tests: tests === undefined ? null : runOf(tests),
    tamper: {
      verdict: tamper.verdict,
      findings: tamper.findings.map(findingOf),
      ...(tamper.worthALook === undefined ? {} : { worthALook: tamper.worthALook.map(findingOf) }),
      originals: tamper.originals === undefined ? null : runOf(tamper.originals),
      ...(tamper.judge === undefined ? {} : { judge: { ...tamper.judge } }),
    },
    baseline:
      baseline === undefined
        ? null
        : { run: runOf(baseline.run), known: [...baseline.known], fresh: [...baseline.fresh] },
    flaky: [...verdict.flaky],
    fix: fix === undefined ? null : { files: [...fix.files], onStart: fix.onStart, failing: [...fix.failing] },
    checks: verdict.checks.map(({ tail: _tail, ...check }) => check),
    leftovers: verdict.leftovers.map((leftover) => ({ ...leftover })),
  };
}

function findingOf({
  kind,
  file,
  line,
  test,
  what,
  declaredBy,
}: TamperFinding): VerdictRecord['tamper']['findings'][0] {
  return {
    kind,
    file,
    ...(line === undefined ? {} : { line }),
    ...(test === undefined ? {} : { test }),
    what,
    ...(declaredBy === undefined ? {} : { declaredBy }),
  };
}

function runOf(run: TestRun): NonNullable<VerdictRecord['tests']> {
  const { verdict, exitCode, durationMs, counts, failed } = run;
  return {
    verdict,
    exitCode,
    durationMs,
    counts: counts === undefined ? null : { ...counts },
    failed: failed.map(({ name, file, message }) => ({
      name,
      ...(file === undefined ? {} : { file }),
      ...(message === undefined ? {} : { message }),
    })),
  };
}
