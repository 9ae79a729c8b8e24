import type { Redact } from '../redact.js';
import { cut, lastPart } from '../text/shorten.js';
import { visibleLine } from '../text/visible.js';
import { outcomeWords } from './outcome-words.js';
import type { RunReport } from './run-report.js';
import { safe } from './safe.js';
import {
  byWhom,
  changeWords,
  costWords,
  counted,
  duration,
  groupDenials,
  remedyWords,
  testWords,
  totalWords,
} from './words.js';

/** The report of a local run: plain lines, ready to be printed. */
export function renderTerminal(report: RunReport, redact: Redact): string {
  const facts = safe(report, redact);
  const { sentence } = outcomeWords(facts);
  const parts = [
    sentence,
    facts.reason,
    facts.answer,
    overview(facts),
    block(
      'Changed',
      totalWords(facts.files),
      facts.files.map((file) => `${file.path}  ${changeWords(file)}`),
    ),
    lastFailure(facts),
    block('Refused', counted(facts.denials.length, 'action'), refusals(facts)),
    block('Notes', '', facts.notes),
  ];
  return `${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`;
}

function overview(report: RunReport): string {
  const command = report.tests.command === undefined ? '' : `: ${report.tests.command}`;
  const rows: (readonly [string, string | undefined])[] = [
    ['Tests', testWords(report.tests) + command],
    ['Turns', `${report.turns} of ${report.maxTurns}`],
    ['Cost', costWords(report)],
    ['Time', duration(report.durationMs)],
    ['Branch', report.branch?.name],
    ['Commit', report.commit?.sha.slice(0, 12)],
    ['Commands', report.isolation],
    ['Transcript', report.transcript],
    ['Report', report.reportFile],
  ];
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [`${name.padEnd(11)}${value}`])).join('\n');
}

const AS_IT_IS = { code: (text: string) => text, prose: (text: string) => text };

function refusals(report: RunReport): string[] {
  return groupDenials(report.denials).map(({ denial, times }) => {
    const often = times > 1 ? ` (${times} times)` : '';
    const remedy = denial.remedy === '' ? '' : `\n    ${remedyWords(denial.remedy, AS_IT_IS)}`;
    const where = denial.command === undefined ? '' : ` in ${cut(visibleLine(denial.command), 200)}`;
    return `${denial.tool} ${cut(denial.subject, 200)}${where}${often}\n    ${denial.reason} [${byWhom(denial, (rule) => rule)}]${remedy}`;
  });
}

function lastFailure({ tests }: RunReport): string {
  const last = tests.attempts.at(-1);
  if (last === undefined || tests.state === 'passed') return '';
  return block('Last test run', last.summary, [
    ...last.failures.slice(0, 10),
    ...lastPart(last.tail, 2_000).split('\n'),
  ]);
}

function block(title: string, detail: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const shown = lines.slice(0, 60);
  const more = lines.length > shown.length ? [`  and ${lines.length - shown.length} more`] : [];
  return [`${title}${detail === '' ? '' : ` (${detail})`}`, ...shown.map((line) => `  ${line}`), ...more].join('\n');
}
