import type { Objection, StopState } from '../agent/loop.js';
import type { Quote } from '../text/fence.js';
import { GateRuns } from './gate/gate-runs.js';
import type { GateParts } from './gate/gate-parts.js';
import type { GateVerdict } from './gate-verdict.js';
import type { StopCheck } from './index.js';
import { objectionText } from './objection.js';
import type { TestRun } from './test-run.js';

export interface TestsPassParts extends GateParts {
  /** Most times the gate may stay shut; the last time ends the run. */
  readonly attempts: number;
  readonly quote?: Quote;
  readonly onVerdict?: (verdict: GateVerdict) => void;
}

export interface Judgement {
  readonly verdict: GateVerdict;
  /** This very tree was judged before, and nothing was run. */
  readonly reused: boolean;
}

export interface TestsPass extends StopCheck {
  /**
   * Judges the workspace as it is, without an objection and without using up an attempt. `start`: another tree to judge it
   * against than the one that the work started from.
   */
  judge(signal: AbortSignal, start?: string): Promise<Judgement>;
  /**
   * Runs a command on whatever is there, the untouched start included; a known tree is not run again. Uses up no attempt. The
   * whole test command is what the gate itself would run; any other is a part of it, and counts for nothing.
   */
  run(
    command: string,
    signal: AbortSignal,
  ): Promise<{ readonly run: TestRun; readonly reused: boolean; readonly tree: string }>;
  /** The whole run on the tree that the work started from, in a copy. Undefined: there is no test command. */
  onStart(signal: AbortSignal): Promise<TestRun | undefined>;
  /** What is known of this tree; undefined when it was not judged. */
  known(tree: string): GateVerdict | undefined;
  /** The last verdict. */
  last(): GateVerdict | undefined;
}

/** How often weakened tests are objected to: restore them, or say why; then it is over. */
const TAMPER_OBJECTIONS = 1;
/** How often a command that says nothing is objected to: the model may have broken it. */
const UNUSABLE_OBJECTIONS = 1;

/** The gate: a changed tree may only be left when the harness's own run on it opens it. */
export function createTestsPass(parts: TestsPassParts): TestsPass {
  const { trees } = parts;
  const runs = new GateRuns(parts);
  const verdicts: GateVerdict[] = [];
  const shut: GateVerdict[] = [];

  async function judge(signal: AbortSignal, from?: string): Promise<Judgement> {
    const candidate = await trees.snapshot();
    const start = from ?? (await trees.start());
    const before = verdicts.findLast((one) => one.candidate === candidate && one.start === start);
    if (before !== undefined) return { verdict: before, reused: true };
    // Loaded when it is needed: reading what became of the tests takes a reader for each language.
    const { judgeTrees } = await import('./gate/judge-change.js');
    const verdict = await judgeTrees(parts, runs, { start, candidate }, signal);
    verdicts.push(verdict);
    parts.onVerdict?.(verdict);
    return { verdict, reused: false };
  }

  async function check(state: StopState): Promise<Objection | undefined> {
    const { verdict, reused } = await judge(state.signal);
    if (verdict.opens || isNobodysToMend(verdict)) return undefined;
    const previous = reused ? undefined : shut.at(-1);
    shut.push(verdict);
    const count = (wanted: readonly string[]): number => shut.filter((one) => wanted.includes(one.verdict)).length;
    const isOver =
      shut.length >= parts.attempts ||
      count(['gate_error', 'no_tests']) > UNUSABLE_OBJECTIONS ||
      count(['tampered']) > TAMPER_OBJECTIONS;
    if (isOver) return { kind: 'over', reason: closing(verdict, shut.length) };
    const facts = {
      verdict,
      attempt: shut.length,
      attempts: parts.attempts,
      unchanged: reused,
      ...(parts.quote && { quote: parts.quote }),
    };
    return { kind: 'again', text: objectionText(previous === undefined ? facts : { ...facts, previous }) };
  }

  return {
    name: 'tests',
    maxObjections: parts.attempts,
    check,
    judge,
    run: async (command, signal) => {
      const asked = { tree: await trees.snapshot(), command };
      if (command !== parts.command) return { ...(await runs.part(asked, signal)), tree: asked.tree };
      const { judged, reused } = await runs.here(asked, signal);
      return { run: judged.run, reused, tree: asked.tree };
    },
    onStart: async (signal) => {
      const { command } = parts;
      return command === undefined ? undefined : runs.apart({ tree: await trees.start(), command }, signal);
    },
    known: (tree) => verdicts.findLast(({ candidate }) => candidate === tree),
    last: () => verdicts.at(-1),
  };
}

/** That there is no test command is no fault of the model's; the run says so at its end. */
function isNobodysToMend({ verdict, command }: GateVerdict): boolean {
  return verdict === 'no_tests' && command === undefined;
}

function closing({ verdict, reason, tests }: GateVerdict, attempts: number): string {
  const times = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  if (verdict !== 'failed' || tests?.verdict !== 'failed') return `${reason} (after ${times})`;
  const { counts } = tests;
  const numbers = counts === undefined ? '' : ` (${counts.failed + counts.errors} failed, ${counts.passed} passed)`;
  return `The tests still fail after ${times}${numbers}.`;
}
