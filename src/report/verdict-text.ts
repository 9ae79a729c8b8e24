import type { Redact } from '../redact.js';
import { cleanLine } from './clean-text.js';
import { codeSpan } from './markdown.js';
import type { RunReport } from './run-report.js';
import { safe } from './safe.js';
import { counted, dollars, duration } from './words.js';
import type { VerdictRecord } from './verdict-record.js';

/** How a place shows names and commands, and sentences that quote what others wrote. */
export interface VerdictStyle {
  readonly code: (text: string) => string;
  readonly prose: (text: string) => string;
}

type Run = NonNullable<VerdictRecord['tests']>;

const TITLES: Readonly<Record<VerdictRecord['verdict'], string>> = {
  passed: 'The tests pass',
  failed: 'The tests do not pass',
  known_failures: 'Only what failed before fails',
  flaky: 'Some tests fail and pass on the same files',
  timed_out: 'The tests did not end in time',
  gate_error: 'The tests could not be run',
  no_tests: 'No test was run',
  tampered: 'What judges the code was weakened',
  unchanged: 'Nothing was changed',
};

export function verdictTitle({ verdict, opens }: Pick<VerdictRecord, 'verdict' | 'opens'>): string {
  return verdict === 'passed' && !opens ? TITLES.failed : TITLES[verdict];
}

/** The Markdown of GitHub's places. What others wrote calls nobody there and links nowhere. */
export function markdownStyle(redact: Redact): VerdictStyle {
  return { code: codeSpan, prose: (text) => cleanLine(text, redact, 1_000) };
}

/** What is told of a run that only judged: the verdict, or why there is none. */
export function renderJudgement(report: RunReport, redact: Redact): string {
  const { gate, reason, notes } = safe(report, redact);
  const style = markdownStyle(redact);
  const title = gate === undefined ? 'Nothing could be judged' : verdictTitle(gate);
  const body = gate === undefined ? style.prose(reason) : renderVerdict(gate, style);
  return [`## Greengate: ${title}`, body, ...notes.map(style.prose)].join('\n\n');
}

const MOST_LINES = 50;

/** The verdict for people: a reason, the runs, and a list for each thing that was found. Lists as Markdown writes them. */
export function renderVerdict(record: VerdictRecord, style: VerdictStyle): string {
  const { tests, baseline, flaky } = record;
  const names = (list: readonly string[]) => list.map(style.code);
  return joined([
    style.prose(record.reason),
    runLine('Tests', tests, style),
    section('Failing', names(fresh(record))),
    runLine('On the start tree', baseline?.run ?? null, style),
    section('Failing, as before', names(baseline?.known ?? [])),
    section('Failed, then passed on the same files', names(flaky)),
    renderFindings(record, style),
  ]);
}

/** What was found beside red and green: changes of tests, the proof of the fix, checks, leftovers. */
export function renderFindings(record: VerdictRecord, style: VerdictStyle): string {
  const { tamper, fix, checks, leftovers } = record;
  return joined([
    section(
      tamper.verdict === 'suspicious' ? 'Weakened' : 'Changed as the request asks',
      findingLines(tamper.findings, style),
    ),
    worthALook(record, style),
    runLine('Tests of the start tree on the new code', tamper.originals, style),
    section(
      'Tests of the start tree that fail on the new code',
      (tamper.originals?.failed ?? []).map(nameOf).map(style.code),
    ),
    judgeLine(record, style),
    fix === null ? '' : fixLine(fix),
    section(
      'Checks',
      checks.map((check) => `${style.code(check.name)}: ${check.state} (${style.code(check.command)})`),
    ),
    section(
      'Left in the change',
      leftovers.map((one) => `${style.code(placeOf(one))}: ${style.prose(one.what)}`),
    ),
  ]);
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

function fresh({ tests, baseline, flaky }: VerdictRecord): readonly string[] {
  if (baseline !== null) return baseline.fresh;
  return (tests?.failed ?? []).map(nameOf).filter((name) => !flaky.includes(name));
}

/** What keeps no gate shut and should be seen by whoever reviews the change. */
export function worthALook({ tamper }: Pick<VerdictRecord, 'tamper'>, style: VerdictStyle): string {
  return section('Worth a look', findingLines(tamper.worthALook ?? [], style));
}

function findingLines(findings: VerdictRecord['tamper']['findings'], style: VerdictStyle): string[] {
  return findings.map((finding) => {
    const asked = finding.declaredBy === undefined ? '' : ` (asked for: ${style.code(finding.declaredBy)})`;
    const place = finding.file === '' ? '' : `${style.code(placeOf(finding))}: `;
    return `${place}${style.prose(finding.what)}${asked}`;
  });
}

function placeOf({ file, line }: { readonly file: string; readonly line?: number | undefined }): string {
  return line === undefined ? file : `${file}:${line}`;
}

function runLine(title: string, run: Run | null, { code }: VerdictStyle): string {
  if (run === null) return '';
  const { counts, exitCode, durationMs, verdict } = run;
  const told =
    counts === null
      ? ''
      : `; ${counts.passed} passed, ${counts.failed + counts.errors} failed, ${counts.skipped} skipped`;
  return `${title}: ${code(verdict)} (exit ${exitCode ?? 'none'}, ${duration(durationMs)}${told})`;
}

/** What it accuses stands among the findings. */
function judgeLine({ tamper: { judge } }: VerdictRecord, { prose }: VerdictStyle): string {
  if (judge === undefined || judge.opinion === 'suspicious') return '';
  if (judge.opinion === 'fine') return `Model judge: finds nothing that is suspicious (${dollars(judge.costUsd)}).`;
  return `Model judge: no opinion, and no influence: ${prose(judge.why)}`;
}

const FIX: Readonly<Record<'fails' | 'passes' | 'unknown', string>> = {
  fails: 'fail on the start tree and pass now: they prove the fix.',
  passes: 'pass on the start tree, too: they do not show what was fixed.',
  unknown: 'could not be run on the start tree.',
};

function fixLine({ files, onStart }: NonNullable<VerdictRecord['fix']>): string {
  return `New and changed tests (${counted(files.length, 'file')}) ${FIX[onStart]}`;
}

function section(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const more = lines.length > MOST_LINES ? [`and ${lines.length - MOST_LINES} more`] : [];
  return [`${title}:`, '', ...[...lines.slice(0, MOST_LINES), ...more].map((line) => `- ${line}`)].join('\n');
}
