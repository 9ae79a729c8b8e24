import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redact } from '../redact.js';
import type { RunReport } from './run-report.js';
import { safe } from './safe.js';
import { renderStepSummary } from './step-summary.js';

/** Writes the whole report as Markdown and, beside it, as JSON; returns the path of the Markdown file. */
export function writeReportFile(report: RunReport, directory: string, redact: Redact): string {
  const path = join(directory, 'greengate-report.md');
  const complete = { ...report, reportFile: path };
  writeFileSync(path, renderStepSummary(complete, redact));
  writeFileSync(join(directory, 'greengate-report.json'), `${JSON.stringify(safe(complete, redact), null, 2)}\n`);
  return path;
}
