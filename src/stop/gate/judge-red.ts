import type { Baseline } from '../gate-verdict.js';
import { missingWords } from '../missing.js';
import type { TestRun } from '../test-run.js';
import { asksForFix } from './asks-for.js';
import { compareRuns } from './compare-runs.js';
import type { GateParts } from './gate-parts.js';
import type { GateRuns, JudgedTree } from './gate-runs.js';
import { lackIn, NO_LACK, speaksOfLack, type Lack } from './lacking.js';
import { proveFix } from './prove-fix.js';
import type { ReadChange } from './read-change.js';
import { rerunRed } from './rerun-red.js';
import { touchedFailures } from './touched.js';

export interface Red {
  readonly baseline?: Baseline;
  readonly excused: boolean;
  readonly flaky: readonly string[];
  /** In words: what tests need and did not have, before the change either. */
  readonly lacking?: string;
  /** All that is red is red for want of that: it says nothing of the change. */
  readonly judgedNothing?: boolean;
  /** Some of what is red failed before as well, and has no excuse for it. */
  readonly unexcused?: readonly string[];
}

export const GREEN: Red = { excused: false, flaky: [] };

export interface RedParts {
  readonly parts: GateParts;
  readonly runs: GateRuns;
  readonly start: string;
  readonly candidate: string;
  readonly change: ReadChange;
  readonly signal: AbortSignal;
}

/** Was it red before, or is it red by chance? Asked in this order, for the start tree is run once and reruns are not. */
export async function judgeRed(question: RedParts, { run: tests }: JudgedTree): Promise<Red> {
  const { parts, runs, start, candidate, signal } = question;
  const { command } = tests;
  const excuses = parts.settings.policy === 'no-new-failures';
  let baseline: Baseline | undefined;
  let lacking: string | undefined;
  if (excuses || speaksOfLack(tests)) {
    parts.onStep?.('The tests on the start tree');
    const run = await runs.apart({ tree: start, command }, signal);
    const lack = run.verdict === 'failed' ? await lackOf(question, tests, run) : NO_LACK;
    const { known, fresh, excused } = excuses
      ? await compared(question, tests, run, lack)
      : { known: [], fresh: tests.failures, excused: false };
    if (excuses) baseline = { run, known, fresh };
    if (excused && baseline !== undefined) return { baseline, excused, flaky: [] };
    if (lack.missing.length > 0) lacking = missingWords(lack.missing);
    // Where nothing passed either, what some say they lack is what all lack.
    const old = tests.counts?.passed === 0 ? new Set(run.failures) : lack.failures;
    if (lacking !== undefined && fresh.every((name) => lack.failures.has(name) || old.has(name)))
      return { ...(baseline && { baseline }), excused: false, flaky: [], lacking, judgedNothing: true };
  }
  const suspects = baseline?.fresh ?? tests.failures;
  const known = baseline?.known ?? [];
  const alone =
    suspects.length === 0
      ? undefined
      : parts.narrow?.(command, { failed: tests.failed.filter(({ name }) => suspects.includes(name)) });
  parts.onStep?.('The red tests once more');
  const flaky = await rerunRed(runs, { tree: candidate, command, run: tests, suspects, excused: known, alone }, signal);
  const old = new Set(baseline?.run.failures);
  const unexcused = suspects.filter((name) => old.has(name));
  return {
    ...(baseline && { baseline }),
    excused: false,
    flaky: flaky ?? [],
    unexcused,
    ...(lacking === undefined ? {} : { lacking }),
  };
}

async function compared(question: RedParts, run: TestRun, baseline: TestRun, lack: Lack) {
  const { parts, change, candidate } = question;
  const { request, trees } = parts;
  const old = new Set(baseline.failures);
  const facts = { run, baseline, request, lacking: lack.failures, mayRunFewer: change.judging.length > 0 };
  const none = { ...facts, touched: new Set<string>(), unmended: false };
  const passed = run.counts === undefined ? await countAloud(question) : undefined;
  const asked = { ...none, ...(passed === undefined ? {} : { passed }) };
  // What is costly to find out is asked for what would be excused without it.
  if (compareRuns(asked).known.length === 0) return compareRuns(asked);
  const touched = await touchedFailures({
    failed: run.failed.filter(({ name }) => old.has(name)),
    changed: change.changed.map(({ path }) => path),
    paths: await trees.list(candidate),
    read: (paths) => textsOf(question, paths),
  });
  const mended = baseline.failures.some((name) => !run.failures.includes(name));
  const unmended = asksForFix(request) && !mended && !(await isProven(question, run));
  return compareRuns({ ...asked, touched, unmended });
}

/** A test of the change that fails without it shows what was mended. */
async function isProven(question: RedParts, run: TestRun): Promise<boolean> {
  const fix = await proveFix({ ...question, command: run.command, run });
  return fix?.onStart === 'fails' && fix.failing.some((name) => !run.failures.includes(name));
}

/** Go names what is red only; asked to, it names all. */
async function countAloud({ parts, runs, candidate, signal }: RedParts): Promise<number | undefined> {
  const { command = '' } = parts;
  if (!/\bgo test\b/.test(command) || /\s-(?:v|json)\b/.test(command)) return undefined;
  const aloud = command.replace(/\bgo test\b/, 'go test -v');
  return (await runs.apart({ tree: candidate, command: aloud }, signal)).counts?.passed;
}

async function lackOf(question: RedParts, run: TestRun, baseline: TestRun): Promise<Lack> {
  const { parts, candidate } = question;
  const told = [...new Set(run.failed.flatMap(({ file }) => file ?? []))];
  const paths = (run.withheld ?? []).length === 0 || told.length === 0 ? [] : await parts.trees.list(candidate);
  const wanted = told.flatMap((file) => paths.filter((path) => path === file || path.endsWith(`/${file}`)).slice(0, 1));
  const texts = await textsOf(question, wanted);
  const byFile = new Map(
    told.flatMap((file) => {
      const text = texts.get(wanted.find((path) => path === file || path.endsWith(`/${file}`)) ?? '');
      return text === undefined ? [] : [[file, text] as const];
    }),
  );
  return lackIn({ run, baseline, texts: byFile });
}

const LARGEST_TEXT = 256 * 1024;

async function textsOf({ parts, candidate }: RedParts, paths: readonly string[]): Promise<Map<string, string>> {
  const read = await parts.trees.read(candidate, paths, LARGEST_TEXT);
  return new Map(
    [...read].flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes.toString('utf8')] as const])),
  );
}
