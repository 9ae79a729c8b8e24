import type { Baseline, CheckResult, GateOutcome, Leftover, TamperVerdict } from '../gate-verdict.js';
import { missingIn, missingWords } from '../missing.js';
import type { TestRun } from '../test-run.js';
import type { GateSettings } from './gate-parts.js';

export interface GateFacts {
  readonly command: string | undefined;
  /** The user says that there are no tests. */
  readonly declaredNone: boolean;
  readonly tests?: TestRun;
  readonly baseline?: Baseline;
  /** All that is red was red before. */
  readonly excused: boolean;
  /** In words: what tests need and did not have, before the change either. */
  readonly lacking?: string;
  /** Nothing else is red. */
  readonly judgedNothing?: boolean;
  /** Red tests that were red before and have no excuse for it. */
  readonly unexcused?: readonly string[];
  /** Red tests that turned green on the unchanged tree, with nothing else red; empty: none did. */
  readonly flaky: readonly string[];
  readonly tamper: TamperVerdict;
  readonly checks: readonly CheckResult[];
  readonly leftovers: readonly Leftover[];
  readonly settings: Pick<GateSettings, 'flaky'>;
}

export interface Decision {
  readonly verdict: GateOutcome;
  readonly opens: boolean;
  readonly reason: string;
}

/** From facts to the verdict: the one place where a gate opens. What is not known keeps it shut. */
export function decideVerdict(facts: GateFacts): Decision {
  const tests = ofTests(facts);
  // Red is red; that tests were weakened on the way is told beside it.
  if (['failed', 'timed_out', 'gate_error'].includes(tests.verdict)) return tests;
  if (facts.tamper.verdict === 'suspicious') return shut('tampered', tamperWords(facts.tamper));
  if (tests.verdict === 'no_tests' && !tests.opens) return tests;
  const check = facts.checks.find(({ state }) => state !== 'passed' && state !== 'known');
  if (check !== undefined) return ofCheck(check);
  const [left] = facts.leftovers;
  if (left !== undefined)
    return shut('failed', `The change has something in it that is not to be pushed: ${placeOf(left)}: ${left.what}`);
  return tests;
}

function ofTests(facts: GateFacts): Decision {
  const { command, declaredNone, tests, flaky } = facts;
  if (command === undefined) {
    if (declaredNone)
      return {
        verdict: 'no_tests',
        opens: true,
        reason: 'Nothing was tested: the settings say that there are no tests.',
      };
    return shut(
      'no_tests',
      'No tests were run: none were found, so nothing says that the change is right. Set test-command, or test-command: none if there are no tests.',
    );
  }
  switch (tests?.verdict) {
    case 'passed':
      return { verdict: 'passed', opens: true, reason: 'The tests pass.' };
    case 'failed':
      return ofRed(facts, tests, flaky);
    case 'timed-out':
      return shut(
        'timed_out',
        `The tests did not end within ${Math.round(tests.durationMs / 1000)} s and were stopped: ${command}`,
      );
    case 'no-tests':
      return shut('no_tests', `The test command runs no test: ${command}`);
    case 'error':
    case undefined:
      return shut('gate_error', `The test command does not work: ${command}${whyOf(tests)}${remedy(tests)}`);
  }
}

function ofRed(
  { baseline, excused, lacking, judgedNothing, unexcused = [], settings }: GateFacts,
  run: TestRun,
  flaky: readonly string[],
): Decision {
  const known = baseline?.known ?? [];
  if (excused) {
    return {
      verdict: 'known_failures',
      opens: true,
      reason: `What fails failed before the change, too: ${listed(known)}.`,
    };
  }
  if (judgedNothing === true && lacking !== undefined)
    return shut('gate_error', `What the tests need was missing, before the change and after it. ${lacking}`);
  if (flaky.length > 0) {
    const opens = settings.flaky === 'pass';
    return { verdict: 'flaky', opens, reason: `Red, then green on the unchanged tree: ${listed(flaky)}.` };
  }
  const fresh = baseline === undefined ? run.failures : baseline.fresh;
  const names = fresh.length === 0 ? '' : `: ${listed(fresh)}`;
  const more = [whyNoExcuse(run, unexcused), lacking ?? ''].map((text) => (text === '' ? '' : ` ${text}`));
  return shut('failed', `The tests fail${names}.${more.join('')}`);
}

/** Of failures that stood there before. */
function whyNoExcuse({ counts }: TestRun, unexcused: readonly string[]): string {
  if (unexcused.length === 0) return '';
  if (counts?.passed === 0) return 'They failed before, too, and are not excused: no test passed.';
  return `Before the change these failed, too, and are not excused, for the request or the change may be about them: ${listed(unexcused)}.`;
}

function ofCheck({ name, state, command }: CheckResult): Decision {
  if (state === 'timed-out') return shut('timed_out', `The check "${name}" did not end in time: ${command}`);
  if (state === 'error') return shut('gate_error', `The check "${name}" could not be run: ${command}`);
  return shut('failed', `The check "${name}" fails: ${command}`);
}

function tamperWords({ findings }: TamperVerdict): string {
  const [first] = findings.filter(({ declaredBy }) => declaredBy === undefined);
  const others = findings.filter(({ declaredBy }) => declaredBy === undefined).length - 1;
  const more = others > 0 ? ` (and ${others} more)` : '';
  return first === undefined
    ? 'What judges the code was weakened.'
    : `What judges the code was weakened: ${first.file === '' ? '' : `${placeOf(first)}: `}${first.what}${more}`;
}

/** The last line of the run says it, in brackets. */
function whyOf(tests: TestRun | undefined): string {
  const why = /\(([^\n]*)\)$/.exec(tests?.tail.trimEnd() ?? '')?.[1];
  return why === undefined ? '' : ` (${why})`;
}

/** What the output says is missing, and what to write. */
function remedy(tests: TestRun | undefined): string {
  const words = missingWords(missingIn(tests?.tail ?? ''));
  return words === '' ? '' : `. ${words}`;
}

export function placeOf({ file, line }: { readonly file: string; readonly line?: number }): string {
  return line === undefined ? file : `${file}:${line}`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, 5).join('; ');
  return names.length > 5 ? `${shown}; and ${names.length - 5} more` : shown;
}

function shut(verdict: GateOutcome, reason: string): Decision {
  return { verdict, opens: false, reason };
}
