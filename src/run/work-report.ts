import type { BaseRef } from './base-ref.js';
import type { RunReport, TestsReport } from '../report/run-report.js';
import type { JudgedTree } from '../stop/gate/gate-runs.js';
import { countWords } from '../report/words.js';
import { recordVerdict } from './record-verdict.js';
import type { Work } from './work.js';

/** The part of the report that the work itself fills. */
export function workReport({ session, conclusion, files, notes, gate }: Work, { tests }: BaseRef): Partial<RunReport> {
  const { command, why, others } = tests;
  return {
    answer: session.answer,
    tests: {
      state: conclusion.tests,
      ...(command === undefined || command === 'none' ? {} : { command }),
      why: others.length === 0 ? why : `${why}; also possible: ${others.join(', ')}`,
      attempts: session.attempts.map(attemptReport),
    },
    ...(gate === undefined ? {} : { gate: recordVerdict(gate, {}) }),
    ...(session.models.length === 0 ? {} : { models: session.models }),
    turns: session.turns,
    costUsd: session.costUsd,
    usage: session.usage,
    files: files.map(({ path, status, added, removed }) => ({
      path,
      status,
      ...(added === undefined ? {} : { added }),
      ...(removed === undefined ? {} : { removed }),
    })),
    denials: session.denials,
    commands: session.commands,
    notes,
  };
}

export function attemptReport({ run }: JudgedTree): TestsReport['attempts'][number] {
  const { verdict, exitCode, durationMs, counts, failures, tail } = run;
  const summary = counts === undefined ? verdict : countWords(counts);
  return { verdict, exitCode, durationMs, summary, failures, tail };
}
