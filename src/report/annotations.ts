import { exitCodeOf } from '../agent/outcome.js';
import { cut } from '../text/shorten.js';
import type { Annotation } from './log.js';
import { outcomeWords } from './outcome-words.js';
import type { RunReport } from './run-report.js';

/** What the run's page shows: one error with the reason when the job fails, a warning for each note. */
export function annotationsOf(report: RunReport): Annotation[] {
  const warnings = report.notes
    .slice(0, 9)
    .map((note): Annotation => ({ level: 'warning', title: 'Greengate', message: cut(note, 1_000) }));
  if (exitCodeOf(report.outcome) === 0) return warnings;
  const { sentence } = outcomeWords(report);
  const message = cut(report.reason === '' ? sentence : report.reason, 2_000);
  return [{ level: 'error', title: `Greengate: ${report.outcome}`, message }, ...warnings];
}
