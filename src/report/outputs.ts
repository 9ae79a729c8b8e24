import { promptTokensOf } from '../agent/model.js';
import type { Redact } from '../redact.js';
import { mapStrings } from '../text/map-strings.js';
import { cut } from '../text/shorten.js';
import { visibleLine } from '../text/visible.js';
import { neutralise } from './neutralise.js';
import type { RunReport } from './run-report.js';
import { safe } from './safe.js';
import { groupDenials } from './words.js';

/** The outputs of action.yml, in its order. */
export const OUTPUT_NAMES = [
  'outcome',
  'summary',
  'tests',
  'turns',
  'cost-usd',
  'input-tokens',
  'output-tokens',
  'denials',
  'branch',
  'commit',
  'pull-request',
  'comment-url',
  'transcript',
  'report',
  'verdict',
] as const;

export type OutputName = (typeof OUTPUT_NAMES)[number];

const MOST_DENIALS = 100;
const MOST_SUMMARY = 2_000;

/** Every output, on every path; what does not exist is an empty text. `input-tokens` counts cached ones too. */
export function outputsOf(report: RunReport, redact: Redact): Record<OutputName, string> {
  const clean = safe(report, redact);
  const { usage } = clean;
  const denials = groupDenials(clean.denials)
    .slice(0, MOST_DENIALS)
    .map(({ denial, times }) => ({ ...mapStrings(denial, (text) => cut(visibleLine(text), 500)), times }));
  return {
    outcome: clean.outcome,
    summary: cut(neutralise(visibleLine([clean.reason, clean.answer].join(' '))), MOST_SUMMARY),
    tests: clean.tests.state,
    turns: String(clean.turns),
    'cost-usd': clean.costUsd.toFixed(4),
    'input-tokens': String(promptTokensOf(usage)),
    'output-tokens': String(usage.outputTokens),
    denials: JSON.stringify(denials),
    branch: clean.branch?.name ?? '',
    commit: clean.commit?.sha ?? '',
    'pull-request': clean.pullRequest === undefined ? '' : String(clean.pullRequest.number),
    'comment-url': clean.commentUrl ?? '',
    transcript: clean.transcript ?? '',
    report: clean.reportFile ?? '',
    verdict: clean.verdictFile ?? '',
  };
}
