import { promptTokensOf } from '../agent/model.js';
import type { Redact } from '../redact.js';
import { renderComment } from './comment.js';
import { codeSpan, fenced, folded } from './markdown.js';
import type { RunReport } from './run-report.js';
import { clean, safe } from './safe.js';
import { costWords, counted, duration, testWords } from './words.js';

/** The comment's content with the run's facts as a table on top. */
export function renderStepSummary(report: RunReport, redact: Redact): string {
  const rows = factRows(safe(report, redact)).map(([name, value]) => `| ${name} | ${value.replaceAll('|', '\\|')} |`);
  return `## Greengate\n\n| | |\n|---|---|\n${rows.join('\n')}\n\n${renderComment(report, redact)}\n${patchPart(report, redact)}`;
}

const LONGEST_PATCH = 200_000;

/** The only place where a change is found that went to no branch. */
function patchPart({ patch }: RunReport, redact: Redact): string {
  if (patch === undefined || patch.length > LONGEST_PATCH) return '';
  return `\n${folded('The change as a patch, for git apply', fenced(clean(patch, redact)))}\n`;
}

function factRows(report: RunReport): [string, string][] {
  const { request, usage } = report;
  const known: [string, string][] = [
    ['Outcome', codeSpan(report.outcome)],
    ['Asked by', request.asker === undefined ? request.trigger : `${codeSpan(request.asker)} (${request.trigger})`],
    ['Request', request.prompt === '' ? '(title and description)' : codeSpan(request.prompt, 200)],
  ];
  if (report.spentUnknown === true) return known;
  return [
    ...known,
    ['Tests', testWords(report.tests)],
    ['Turns', `${report.turns} of ${counted(report.maxTurns, 'turn')}`],
    ['Cost', costWords(report, codeSpan)],
    ['Tokens', `${promptTokensOf(usage)} in (${usage.cacheReadTokens} from cache), ${usage.outputTokens} out`],
    ['Time', duration(report.durationMs)],
    ['Refused', counted(report.denials.length, 'action')],
    ...(report.isolation === undefined ? [] : [['Commands', report.isolation] as [string, string]]),
  ];
}
