import { exitCodeOf, type Outcome } from '../agent/outcome.js';
import { readStatement, type Statement } from '../agent/statement.js';
import type { Denial } from '../agent/tool.js';
import type { TestsReport } from '../report/run-report.js';
import { askedFor } from './asked.js';
import { closedWords, type ClosedPath } from './closed-paths.js';
import type { SessionEnd } from './session-parts.js';
import { objectionTo } from './stated-end.js';
import { cut } from '../text/shorten.js';
import { visibleLine } from '../text/visible.js';
import type { GateOutcome, GateVerdict } from '../stop/gate-verdict.js';
import type { TestRun } from '../stop/test-run.js';

export interface Facts {
  readonly end: SessionEnd;
  /** Does the workspace differ from how the run found it? */
  readonly changed: boolean;
  readonly gateBroken: boolean;
  readonly denials: readonly Denial[];
  /** Beside and after the last refusal nothing else was done. */
  readonly gaveUp: boolean;
  /** What was asked, in the asker's words. */
  readonly request: string;
  /** The last run of the tests on the untouched start, if there was one. */
  readonly startRun?: TestRun | undefined;
  /** Changed paths that steer people or machines and that no rule opens. */
  readonly closed?: readonly ClosedPath[];
  /** A limit ended it, and the gate opened for finished work. */
  readonly finishedAtLimit?: boolean;
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
      return finished(facts, readStatement(end.answer));
    case 'objected':
      return { outcome: isGateError(facts) ? 'gate_error' : 'tests_failed', reason: end.reason };
    case 'blocked':
      return { outcome: 'blocked_by_policy', reason: end.reason };
    case 'limit':
      return atLimit(facts, end.limit);
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

function finished(facts: Facts, statement: Statement): { outcome: Outcome; reason: string } {
  const { changed, request, startRun: run } = facts;
  if (statement.end === 'blocked') return { outcome: 'blocked_by_policy', reason: missingWords(facts, statement) };
  if (!changed) {
    if (hasGivenUp(facts)) return { outcome: 'blocked_by_policy', reason: refusedWords(facts) };
    const objection = objectionTo({ stated: statement.end, asked: askedFor(request), request, run });
    if (objection === undefined) return { outcome: 'no_changes', reason: nothingChanged(facts) };
    return { outcome: 'not_done', reason: `Nothing was changed. ${objection}` };
  }
  const closed = closedEnd(facts);
  if (closed !== undefined) return closed;
  if (statement.end === 'could not')
    return {
      outcome: 'not_done',
      reason: 'Files were changed, but the model says that it could not do what was asked.',
    };
  return changedAndFinished(facts);
}

function closedEnd({ closed = [] }: Facts): { outcome: Outcome; reason: string } | undefined {
  return closed.length === 0 ? undefined : { outcome: 'blocked_by_policy', reason: closedWords(closed) };
}

type Limit = Extract<SessionEnd, { kind: 'limit' }>['limit'];

/** Work that was cut off is a success only where it was finished, and the gate opened for it. */
function atLimit(facts: Facts, limit: Limit): { outcome: Outcome; reason: string } {
  const { finishedAtLimit, changed, judged } = facts;
  const opens = changed && judged?.current === true && judged.verdict.opens;
  if (finishedAtLimit === true && opens)
    return (
      closedEnd(facts) ?? { outcome: 'success', reason: `${LIMIT_WORDS[limit]}, but the work was finished by then.` }
    );
  const said = changed && judged?.current === true ? ` ${judged.verdict.reason}` : '';
  return { outcome: limit, reason: LIMIT_REASONS[limit] + said };
}

function changedAndFinished({ judged }: Facts): { outcome: Outcome; reason: string } {
  if (judged?.current !== true)
    return { outcome: 'gate_error', reason: 'The tests were not run on the change as it is.' };
  const { verdict, opens, reason } = judged.verdict;
  // What passed without more ado needs no words.
  if (opens) return { outcome: 'success', reason: ['passed', 'no_tests'].includes(verdict) ? '' : reason };
  return { outcome: 'gate_error', reason };
}

/** Nothing was changed, and beside and after the last refusal nothing else was done: it kept the task from being done. */
function hasGivenUp({ denials, gaveUp }: Facts): boolean {
  return denials.length > 0 && gaveUp;
}

/** The model says that something outside its control is missing: a refusal where there was one, else in its own words. */
function missingWords(facts: Facts, { missing }: Statement): string {
  if (facts.denials.length > 0) return refusedWords(facts);
  const quoted = missing === '' ? 'something that it needs is missing' : `“${cut(visibleLine(missing), 300)}”`;
  return `${notDone(facts)}. The model says what is missing: ${quoted}.`;
}

function refusedWords(facts: Facts): string {
  const { denials } = facts;
  const { tool, subject, command = subject, remedy } = denials.at(-1) ?? { tool: '', subject: '', remedy: '' };
  const way = remedy.startsWith('allow: ') ? `It can be allowed: ${remedy}` : remedy;
  return `${notDone(facts)}, because what it needs was refused, at last ${tool} ${cut(visibleLine(command), 200)}. ${way}`;
}

function notDone({ changed }: Facts): string {
  return changed ? 'What was asked could not be done as a whole' : 'Nothing was changed';
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

const LIMIT_WORDS: Readonly<Record<Limit, string>> = {
  max_turns: 'The turn limit was reached',
  max_cost: 'The cost limit was reached',
  max_tokens: 'The token limit was reached',
  timed_out: 'The time was up',
  blocked_by_policy: 'Too many actions were refused',
  no_progress: 'The model went round in circles',
};

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

function testsState({ testCommand, judged, changed, startRun }: Facts): TestsReport['state'] {
  if (!changed && startRun !== undefined) return STATE_OF_RUN[startRun.verdict];
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

const STATE_OF_RUN: Readonly<Record<TestRun['verdict'], TestsReport['state']>> = {
  passed: 'passed',
  failed: 'failed',
  'timed-out': 'timed-out',
  'no-tests': 'none',
  error: 'error',
};
