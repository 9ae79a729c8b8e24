import type { Objection, StopState } from '../agent/loop.js';
import type { Sandbox } from '../sandbox/types.js';
import type { StopCheck } from './index.js';
import { objectionText } from './objection.js';
import { runTests } from './run.js';
import type { GateAttempt, TestRun } from './test-run.js';

/** A run of the tests together with the tree it judged. */
export interface JudgedTree extends GateAttempt {
  /** The tree as it was before the run: the candidate. */
  readonly tree: string;
  /** What the tests had left behind, or changed: it was put back, so that no later tree depends on it. */
  readonly leftBehind: readonly string[];
}

export interface TestsPassParts {
  /** Undefined: there are no tests to run. */
  readonly command: string | undefined;
  readonly workspace: string;
  readonly sandbox: Sandbox;
  readonly timeoutMs: number;
  /** Most times the gate may find the tests not passing; the last time ends the run. */
  readonly attempts: number;
  /** Tree id of the workspace as it is now. */
  readonly snapshot: () => Promise<string>;
  /** Tree id of the workspace as the run found it. */
  readonly startTree: () => Promise<string>;
  /** Makes the workspace what it was when the tree was taken; returns the paths that differed. */
  readonly putBack: (tree: string) => Promise<readonly string[]>;
  readonly onAttempt: (attempt: JudgedTree) => void;
}

/** What is known of the workspace as it is now. `reused`: this tree was run before and not again. */
export type Judgement =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'no-command' }
  | { readonly kind: 'judged'; readonly judged: JudgedTree; readonly reused: boolean };

export interface TestsPass extends StopCheck {
  /** Judges the workspace as it is, without an objection and without using up an attempt. */
  judge(signal: AbortSignal): Promise<Judgement>;
  /** Runs the tests on whatever is there, the untouched start included; a known tree is not run again. Uses up no attempt. */
  run(command: string, signal: AbortSignal): Promise<{ readonly judged: JudgedTree; readonly reused: boolean }>;
  /** The last run of the tests. */
  last(): JudgedTree | undefined;
  /** The run that says what is known of this tree. */
  known(tree: string): JudgedTree | undefined;
}

/** The gate: a changed tree may only be left when the harness's own run of the tests on it passed. */
export function createTestsPass(parts: TestsPassParts): TestsPass {
  const judged: JudgedTree[] = [];
  let objections = 0;
  let unusable = 0;

  async function judge(signal: AbortSignal): Promise<Judgement> {
    const tree = await parts.snapshot();
    if (tree === (await parts.startTree())) return { kind: 'unchanged' };
    if (parts.command === undefined) return { kind: 'no-command' };
    return { kind: 'judged', ...(await runOn(tree, parts.command, signal)) };
  }

  async function runOn(tree: string, command: string, signal: AbortSignal) {
    const before = known(tree);
    if (before !== undefined) return { judged: before, reused: true };
    const run = await runTests({ ...parts, command, signal });
    const one = { attempt: judged.length + 1, run, tree, leftBehind: await parts.putBack(tree) };
    judged.push(one);
    parts.onAttempt(one);
    return { judged: one, reused: false };
  }

  function known(tree: string): JudgedTree | undefined {
    return judged.findLast((one) => one.tree === tree);
  }

  async function check(state: StopState): Promise<Objection | undefined> {
    const judgement = await judge(state.signal);
    if (judgement.kind !== 'judged') return undefined;
    const { run } = judgement.judged;
    if (run.verdict === 'passed') return undefined;

    objections += 1;
    if (run.verdict === 'error' || run.verdict === 'no-tests') unusable += 1;
    if (unusable >= 2 || objections >= parts.attempts) return { kind: 'over', reason: closing(run, objections) };
    const previous = judgement.reused ? undefined : judged.at(-2)?.run;
    const facts = { run, attempt: objections, attempts: parts.attempts, unchanged: judgement.reused };
    return { kind: 'again', text: objectionText(previous === undefined ? facts : { ...facts, previous }) };
  }

  return {
    name: 'tests',
    maxObjections: parts.attempts,
    check,
    judge,
    run: async (command, signal) => runOn(await parts.snapshot(), command, signal),
    last: () => judged.at(-1),
    known,
  };
}

function closing(run: TestRun, attempts: number): string {
  const times = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  switch (run.verdict) {
    case 'timed-out':
      return `The tests still do not end within their time limit after ${times}.`;
    case 'no-tests':
      return `The test command runs no test: ${run.command}`;
    case 'error':
      return `The test command does not work: ${run.command}`;
    default:
      return `The tests still fail after ${times}${run.counts === undefined ? '' : ` (${run.counts.failed} failed, ${run.counts.passed} passed)`}.`;
  }
}
