import { exitCodeOf, type Outcome } from '../agent/outcome.js';
import type { Denial } from '../agent/tool.js';
import type { TestsReport } from '../report/run-report.js';
import type { SessionEnd } from './session-parts.js';
import { cut } from '../text/shorten.js';
import { visibleLine } from '../text/visible.js';
import type { GateOutcome, GateVerdict } from '../stop/gate-verdict.js';

export interface Facts {
  readonly end: SessionEnd;
  /** Does the workspace differ from how the run found it? */
  readonly changed: boolean;
  readonly gateBroken: boolean;
  readonly denials: readonly Denial[];
  /** Beside and after the last refusal nothing else was done. */
  readonly gaveUp: boolean;
  /** The gate's last verdict, and whether it judged the change as it is now. */
  readonly judged?: { readonly verdict: GateVerdict; readonly current: boolean };
  /** `none`: the user says there are no tests. Undefined: none was given and none found. */
  readonly testCommand: string | undefined;
}

export interface Conclusion {
  readonly outcome: Outcome;
  readonly reason: string;
  readonly tests: TestsReport['state'];
}

/** From how the work ended to what it is called. `success` takes a gate that opened for the tree that will be pushed. */
export function conclude(facts: Facts): Conclusion {
  const { outcome, reason } = outcomeOf(facts);
  return { outcome, reason, tests: testsState(facts) };
}

/** May the change go where the request wants it? Anything else is kept apart, if at all. */
export function isDeliverable(outcome: Outcome): boolean {
  return exitCodeOf(outcome) === 0;
}

function outcomeOf(facts: Facts): { outcome: Outcome; reason: string } {
  const { end } = facts;
  switch (end.kind) {
    case 'finished':
      if (isBlocked(facts, end.answer)) return { outcome: 'blocked_by_policy', reason: blockedWords(facts) };
      return facts.changed ? changedAndFinished(facts) : { outcome: 'no_changes', reason: nothingChanged(facts) };
    case 'objected':
      return { outcome: isGateError(facts) ? 'gate_error' : 'tests_failed', reason: end.reason };
    case 'blocked':
      return { outcome: 'blocked_by_policy', reason: end.reason };
    case 'limit':
      return { outcome: end.limit, reason: LIMIT_REASONS[end.limit] };
    case 'refused':
      return { outcome: 'refused', reason: `The model refused the request (${end.category}): ${end.explanation}` };
    case 'no-gate':
      return { outcome: 'gate_error', reason: end.reason };
    case 'cancelled':
      return { outcome: 'cancelled', reason: 'The run was cancelled.' };
    case 'model-error':
      return { outcome: 'model_error', reason: end.reason };
    case 'failed':
      return { outcome: 'error', reason: end.reason };
  }
}

function changedAndFinished({ judged }: Facts): { outcome: Outcome; reason: string } {
  if (judged?.current !== true)
    return { outcome: 'gate_error', reason: 'The tests were not run on the change as it is.' };
  const { verdict, opens, reason } = judged.verdict;
  // What passed without more ado needs no words.
  if (opens) return { outcome: 'success', reason: ['passed', 'no_tests'].includes(verdict) ? '' : reason };
  return { outcome: 'gate_error', reason };
}

/**
 * Did a refusal keep the task from being done? The model says so, as it was told to; or nothing was changed, and beside
 * and after the last refusal nothing else was done. A refusal with another way found, or with the work done, is none.
 */
function isBlocked({ denials, changed, gaveUp }: Facts, answer: string): boolean {
  return denials.length > 0 && (/^[\s*_#>`]*BLOCKED\b/.test(answer) || (!changed && gaveUp));
}

function blockedWords({ denials, changed }: Facts): string {
  const { tool, subject, command = subject, remedy } = denials.at(-1) ?? { tool: '', subject: '', remedy: '' };
  const way = remedy.startsWith('allow: ') ? `It can be allowed: ${remedy}` : remedy;
  const what = changed ? 'What was asked could not be done as a whole' : 'Nothing was changed';
  return `${what}, because what it needs was refused, at last ${tool} ${cut(visibleLine(command), 200)}. ${way}`;
}

function nothingChanged({ denials: { length } }: Facts): string {
  const refused = length === 1 ? '1 action was refused' : `${length} actions were refused`;
  return length === 0 ? 'Nothing was changed.' : `Nothing was changed, and ${refused}.`;
}

/** What says nothing of the tests is not called a failure of theirs. */
function isGateError({ gateBroken, judged }: Facts): boolean {
  return gateBroken || (judged !== undefined && NOTHING_KNOWN.has(judged.verdict.verdict));
}

const NOTHING_KNOWN: ReadonlySet<GateOutcome> = new Set(['gate_error', 'no_tests', 'timed_out']);

const LIMIT_REASONS = {
  max_turns: 'The turn limit was reached before the work was done. Raise max-turns or give a smaller task.',
  max_cost: 'The next step could have cost more than is left. Raise max-cost-usd or give a smaller task.',
  max_tokens: 'The next step could have used more tokens than are left. Raise max-tokens or give a smaller task.',
  timed_out: 'The time was up before the work was done. Raise timeout-minutes or give a smaller task.',
  blocked_by_policy: 'Too many actions were refused. Allow what the task needs, or give another task.',
  no_progress:
    'The model made the same call again and again, although nothing changed in between. ' +
    'Say in the request where to look, or give a smaller task.',
} as const;

function testsState({ testCommand, judged }: Facts): TestsReport['state'] {
  if (judged?.current === true) {
    const { verdict, tests } = judged.verdict;
    // Shut for another reason: a check, or something left in the change.
    return verdict === 'failed' && tests?.verdict === 'passed' ? 'passed' : TEST_STATE_OF[verdict];
  }
  return testCommand === undefined || testCommand === 'none' ? 'none' : 'not-run';
}

/** What `tests` says of each verdict. */
export const TEST_STATE_OF: Readonly<Record<GateOutcome, TestsReport['state']>> = {
  passed: 'passed',
  known_failures: 'known-failures',
  flaky: 'flaky',
  failed: 'failed',
  timed_out: 'timed-out',
  tampered: 'tampered',
  no_tests: 'none',
  gate_error: 'error',
  unchanged: 'not-run',
};
