import { cut, lastPart } from '../text/shorten.js';
import type { TestRun } from './test-run.js';

export interface ObjectionFacts {
  readonly run: TestRun;
  /** The run before this one, when there was one. */
  readonly previous?: TestRun;
  readonly attempt: number;
  readonly attempts: number;
  /** `run` was made earlier, of the very same tree, and was not repeated. */
  readonly unchanged: boolean;
}

const LONGEST = 3_900;
const NAMES = 12;
const NAME_LENGTH = 120;

/** What the model is told when the tests keep it from finishing: under 4,000 characters, never the whole log. */
export function objectionText(facts: ObjectionFacts): string {
  const head = [opening(facts), particulars(facts.run), failing(facts.run), progress(facts)].filter(
    (part) => part !== '',
  );
  const close = advice(facts.run);
  const used = [...head, close].reduce((sum, part) => sum + part.length + 2, 0);
  return [...head, outputPart(facts.run, LONGEST - used), close].filter((part) => part !== '').join('\n\n');
}

function opening({ run, attempt, attempts }: ObjectionFacts): string {
  const count = `(attempt ${attempt} of ${attempts})`;
  switch (run.verdict) {
    case 'timed-out':
      return `You are not finished: the tests did not end within ${seconds(run.durationMs)} and were stopped ${count}.`;
    case 'no-tests':
      return `You are not finished: the test command ran no test at all, and that is no proof of anything ${count}.`;
    case 'error':
      return `You are not finished: the test command itself did not work, so nothing is known about the tests ${count}.`;
    default:
      return `You are not finished: the tests do not pass ${count}.`;
  }
}

function particulars({ command, exitCode, counts, strays, durationMs }: TestRun): string {
  const facts = [`exit code ${exitCode ?? 'none'}`, seconds(durationMs)];
  if (counts !== undefined) facts.push(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  if (strays > 0) facts.push(`${strays} left-over process(es) ended`);
  return `Command: ${cut(command, 300)}\nResult: ${facts.join('; ')}`;
}

function failing({ failures }: TestRun): string {
  if (failures.length === 0) return '';
  const more = failures.length > NAMES ? [`… and ${failures.length - NAMES} more`] : [];
  return ['Failing:', ...failures.slice(0, NAMES).map((name) => `- ${cut(name, NAME_LENGTH)}`), ...more].join('\n');
}

function progress({ run, previous, unchanged }: ObjectionFacts): string {
  if (unchanged) {
    return 'This very state of the files was tested already, so the run was not repeated. Change the code, or say why it cannot be done.';
  }
  if (previous === undefined || previous.verdict !== run.verdict) return '';
  if (fingerprint(previous) === fingerprint(run)) {
    return (
      'This is the same result as in the attempt before: your last change did not help. Change your approach: ' +
      'read the failing test and the code it calls again, and question what you took for the cause.'
    );
  }
  const gone = previous.failures.filter((name) => !run.failures.includes(name));
  const fresh = run.failures.filter((name) => !previous.failures.includes(name));
  if (gone.length + fresh.length === 0) return '';
  const named = fresh.length === 0 ? '' : ` New: ${cut(fresh.slice(0, 5).join('; '), 300)}`;
  return `Since the attempt before: ${gone.length} no longer fail, ${fresh.length} new.${named}`;
}

/** Two runs are the same when the same tests fail; where no names are known, when they print the same but for numbers. */
function fingerprint({ failures, exitCode, tail }: TestRun): string {
  return failures.length > 0 ? [...failures].sort().join('\n') : `${exitCode} ${tail.replace(/[\d.]+/g, '#')}`;
}

function outputPart({ tail }: TestRun, room: number): string {
  const frame = 'End of the output:\n~~~\n\n~~~'.length;
  const text = tail.trim();
  if (text === '' || room < frame + 200) return '';
  // Two more for the mark of what is missing.
  const shown = text.length + frame <= room ? text : lastPart(text, room - frame - 2);
  return `End of the output:\n~~~\n${shown}\n~~~`;
}

function advice({ verdict }: TestRun): string {
  switch (verdict) {
    case 'timed-out':
      return 'Look for something that never ends: a server or timer left open, an endless loop, a watcher, a wait for input. Do not raise the limit and do not drop the test.';
    case 'no-tests':
      return 'If your change moved, renamed or switched off tests, undo that. If the project has no tests, say so; do not invent some only to get past this.';
    case 'error':
      return 'If your change broke the command (scripts, configuration, a moved file), undo that. If it was broken before, say so and stop: it is not yours to replace.';
    default:
      return 'Correct the code. Do not delete, skip or weaken tests, and do not change what the test command runs. Then finish again.';
  }
}

function seconds(durationMs: number): string {
  return `${(durationMs / 1000).toFixed(1)} s`;
}
