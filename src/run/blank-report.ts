import { NO_USAGE } from '../agent/model.js';
import type { Outcome } from '../agent/outcome.js';
import type { RunReport } from '../report/run-report.js';

/** A report in which nothing has happened yet: the start of every other one, and all there is of a run that never began. */
export function blankReport(outcome: Outcome, reason: string, known: Partial<RunReport> = {}): RunReport {
  return {
    request: { trigger: '', prompt: '' },
    tests: { state: 'not-run', attempts: [] },
    answer: '',
    turns: 0,
    maxTurns: 0,
    costUsd: 0,
    usage: NO_USAGE,
    durationMs: 0,
    models: [],
    files: [],
    denials: [],
    commands: [],
    notes: [],
    dryRun: false,
    ...known,
    outcome,
    reason,
  };
}
