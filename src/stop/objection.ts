import type { Quote } from '../text/fence.js';
import { cut, lastPart } from '../text/shorten.js';
import { fingerprint } from './gate/fingerprint.js';
import { placeOf } from './gate/decide-verdict.js';
import type { GateVerdict } from './gate-verdict.js';
import type { TestRun } from './test-run.js';

export interface ObjectionFacts {
  readonly verdict: GateVerdict;
  /** The shut verdict before this one, when there was one. */
  readonly previous?: GateVerdict;
  readonly attempt: number;
  readonly attempts: number;
  /** `verdict` was made earlier, of the very same tree, and nothing was run again. */
  readonly unchanged: boolean;
  /** Frames what the tests print and how they are called: anybody's text, in a message that is otherwise ours. */
  readonly quote?: Quote;
}

const LONGEST = 3_900;
const NAMES = 12;
const NAME_LENGTH = 120;
const MESSAGE_LENGTH = 160;
const FINDINGS = 8;

/** What the model is told when the gate keeps it from finishing: under 4,000 characters, never the whole log. */
export function objectionText(facts: ObjectionFacts): string {
  const { verdict, quote = (_, text) => text } = facts;
  const head = [
    opening(facts),
    particulars(verdict.tests),
    failing(verdict, quote),
    excused(verdict),
    found(verdict, quote),
    progress(facts, quote),
  ];
  const kept = head.filter((part) => part !== '');
  const close = ADVICE[adviceFor(verdict)];
  const used = [...kept, close].reduce((sum, part) => sum + part.length + 2, 0);
  return [...kept, outputPart(tailOf(verdict), LONGEST - used, quote), close]
    .filter((part) => part !== '')
    .join('\n\n');
}

function opening({ verdict, attempt, attempts }: ObjectionFacts): string {
  const { verdict: name, tests, checks } = verdict;
  const count = `(attempt ${attempt} of ${attempts})`;
  const check = checks.find(({ state }) => state !== 'passed' && state !== 'known');
  if (tests?.verdict === 'passed' && check !== undefined && name !== 'tampered')
    return `You are not finished: ${verdict.reason} ${count}.`;
  switch (name) {
    case 'timed_out':
      return `You are not finished: the tests did not end within ${seconds(tests?.durationMs ?? 0)} and were stopped ${count}.`;
    case 'no_tests':
      return `You are not finished: the test command ran no test at all, and that is no proof of anything ${count}.`;
    case 'gate_error':
      return `You are not finished: the test command itself did not work, so nothing is known about the tests ${count}.`;
    case 'tampered':
      return `You are not finished: the change weakens what judges the code, and the request does not ask for that ${count}.`;
    case 'flaky':
      return `You are not finished: tests fail now and then, and the settings do not let that pass ${count}.`;
    default:
      return tests?.verdict === 'failed'
        ? `You are not finished: the tests do not pass ${count}.`
        : `You are not finished: ${verdict.reason} ${count}.`;
  }
}

function particulars(tests: TestRun | undefined): string {
  if (tests === undefined) return '';
  const { command, exitCode, counts, strays, durationMs } = tests;
  const facts = [`exit code ${exitCode ?? 'none'}`, seconds(durationMs)];
  if (counts !== undefined) {
    const errors = counts.errors > 0 ? `, ${counts.errors} errors` : '';
    facts.push(`${counts.passed} passed, ${counts.failed} failed${errors}, ${counts.skipped} skipped`);
  }
  if (strays > 0) facts.push(`${strays} left-over process(es) ended`);
  return `Command: ${cut(command, 300)}\nResult: ${facts.join('; ')}`;
}

/** What fails and is new: name, file and the first line of the message. */
function failing({ tests, baseline }: GateVerdict, quote: Quote): string {
  if (tests === undefined) return '';
  const wanted = baseline === undefined || baseline.fresh.length === 0 ? tests.failures : baseline.fresh;
  if (wanted.length === 0) return '';
  const more = wanted.length > NAMES ? [`… and ${wanted.length - NAMES} more`] : [];
  const lines = wanted.slice(0, NAMES).map((name) => {
    const one = tests.failed.find((other) => other.name === name);
    const file = one?.file === undefined || name.includes(one.file) ? '' : ` (${cut(one.file, NAME_LENGTH)})`;
    const [first = ''] = (one?.message ?? '').trim().split('\n');
    return `- ${cut(name, NAME_LENGTH)}${file}${first === '' ? '' : `: ${cut(first, MESSAGE_LENGTH)}`}`;
  });
  return `Failing:\n${quote('names of tests', [...lines, ...more].join('\n'))}`;
}

function excused({ baseline }: GateVerdict): string {
  const count = baseline?.known.length ?? 0;
  return count === 0 ? '' : `${count} more failed before your change, too: they are not yours to mend.`;
}

function found({ tamper, leftovers, verdict }: GateVerdict, quote: Quote): string {
  const accused = tamper.findings.filter(({ declaredBy }) => declaredBy === undefined);
  const weakened = tamper.verdict !== 'suspicious' ? [] : accused.slice(0, FINDINGS);
  const left = verdict === 'failed' ? leftovers.slice(0, FINDINGS) : [];
  const lines = [...weakened, ...left].map((one) => `- ${cut(placeOf(one), NAME_LENGTH)}: ${cut(one.what, 200)}`);
  return lines.length === 0 ? '' : quote('places in the change', lines.join('\n'));
}

function progress({ verdict, previous, unchanged }: ObjectionFacts, quote: Quote): string {
  if (unchanged) {
    return 'This very state of the files was judged already, so nothing was run again. Change the code, or say why it cannot be done.';
  }
  const run = verdict.tests;
  const before = previous?.tests;
  if (run === undefined || before === undefined || previous?.verdict !== verdict.verdict) return '';
  if (picture(verdict) === picture(previous)) {
    return (
      'This is the same result as in the attempt before: your last change did not help. Change your approach: ' +
      'read the failing test and the code it calls again, and question what you took for the cause.'
    );
  }
  const gone = before.failures.filter((name) => !run.failures.includes(name));
  const fresh = run.failures.filter((name) => !before.failures.includes(name));
  if (gone.length + fresh.length === 0) return '';
  const named = fresh.length === 0 ? '' : ` New:\n${quote('names of tests', cut(fresh.slice(0, 5).join('; '), 300))}`;
  return `Since the attempt before: ${gone.length} no longer fail, ${fresh.length} new.${named}`;
}

function picture({ tests, tamper, checks, leftovers }: GateVerdict): string {
  const red = checks.filter(({ state }) => state !== 'passed').map(({ name, tail }) => [name, tail]);
  return JSON.stringify([tests && fingerprint(tests), tamper.findings, red, leftovers]);
}

function tailOf({ tests, checks, tamper }: GateVerdict): string {
  const check = checks.find(({ state }) => state !== 'passed' && state !== 'known');
  if (check !== undefined) return check.tail;
  if (tests?.verdict !== 'passed') return tests?.tail ?? '';
  const { originals } = tamper;
  return tamper.verdict === 'suspicious' && originals?.verdict === 'failed' ? originals.tail : '';
}

function outputPart(tail: string, room: number, quote: Quote): string {
  const framed = (text: string): string => `End of the output:\n${quote('output of the tests', text)}`;
  const frame = framed('').length;
  const text = tail.trim();
  if (text === '' || room < frame + 200) return '';
  // Two more for the mark of what is missing.
  const shown = text.length + frame <= room ? text : lastPart(text, room - frame - 2);
  return framed(shown);
}

type Advice = 'timed_out' | 'no_tests' | 'gate_error' | 'tampered' | 'flaky' | 'leftovers' | 'check' | 'failed';

function adviceFor({ verdict, tests, checks, leftovers }: GateVerdict): Advice {
  if (verdict !== 'failed')
    return verdict === 'passed' || verdict === 'known_failures' || verdict === 'unchanged' ? 'failed' : verdict;
  if (tests?.verdict === 'failed') return 'failed';
  return leftovers.length > 0 && checks.every(({ state }) => state === 'passed' || state === 'known')
    ? 'leftovers'
    : 'check';
}

const ADVICE: Readonly<Record<Advice, string>> = {
  timed_out:
    'Look for something that never ends: a server or timer left open, an endless loop, a watcher, a wait for input. Do not raise the limit and do not drop the test.',
  no_tests:
    'If your change moved, renamed or switched off tests, undo that. If the project has no tests, say so; do not invent some only to get past this.',
  gate_error:
    'If your change broke the command (scripts, configuration, a moved file), undo that. If it was broken before, say so and stop: it is not yours to replace.',
  tampered:
    'Restore what is named above to how it was, and correct the code instead. If the request cannot be met without it, restore it all the same and explain why. The next time this ends the run.',
  flaky: 'Find what makes the test depend on time, order or chance, and correct that. Do not skip or retry it.',
  leftovers: 'Take it out of the change. Then finish again.',
  check: 'Correct the code. Do not change what the check looks at. Then finish again.',
  failed:
    'Correct the code. Do not delete, skip or weaken tests, and do not change what the test command runs. Then finish again.',
};

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}
