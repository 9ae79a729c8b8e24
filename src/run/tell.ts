import * as core from '@actions/core';
import { exitCodeOf } from '../agent/outcome.js';
import type { StickyComment } from '../github/comment.js';
import type { Redact } from '../redact.js';
import { annotationsOf } from '../report/annotations.js';
import { renderComment } from '../report/comment.js';
import { reportTo, type Reporter } from '../report/index.js';
import type { Log } from '../report/log.js';
import { outputsOf } from '../report/outputs.js';
import { writeReportFile } from '../report/report-file.js';
import type { RunReport } from '../report/run-report.js';
import { renderStepSummary } from '../report/step-summary.js';
import { renderTerminal } from '../report/terminal.js';
import { writeVerdictFile } from '../report/verdict-file.js';
import { renderJudgement } from '../report/verdict-text.js';

export interface TellParts {
  readonly log: Log;
  readonly redact: Redact;
  readonly comment: StickyComment | undefined;
  /** Where the report file goes; without it there is none. */
  readonly directory: string | undefined;
}

/** Tells a finished run in every place the Action has. `isWhole`: nothing of it is left for the post step. */
export async function tell(report: RunReport, parts: TellParts): Promise<{ exitCode: number; isWhole: boolean }> {
  const reporters =
    report.outcome === 'ignored' ? [outputs(parts)] : report.onlyJudged === true ? judged(parts) : everywhere(parts);
  const told = await reportTo(reporters, parts.log).finish(report);
  if (told.outcome === 'ignored') parts.log.info(`Nothing to do: ${told.reason}`);
  const isWhole = parts.comment === undefined || told.commentUrl !== undefined;
  // A comment that still says "working" beside a green job would be believed.
  return { exitCode: isWhole ? exitCodeOf(told.outcome) : 1, isWhole };
}

/** First what needs nobody's answer; then the comment, which is what people look at, and the outputs again with its address. */
function everywhere(parts: TellParts): Reporter[] {
  const { log, redact, comment, directory } = parts;
  return [
    verdictFile(parts),
    {
      name: 'report file',
      finish: (report) => {
        if (directory !== undefined) return { reportFile: writeReportFile(report, directory, redact) };
      },
    },
    outputs(parts),
    {
      name: 'comment',
      finish: async (report) => {
        if (comment === undefined) return;
        await comment.finish(renderComment(report, redact));
        return { commentUrl: comment.url };
      },
    },
    outputs(parts),
    {
      name: 'step summary',
      finish: async (report) => {
        await core.summary.addRaw(renderStepSummary(report, redact)).write();
      },
    },
    {
      name: 'log',
      finish: (report) => {
        log.info(renderTerminal(report, redact));
        for (const annotation of annotationsOf(report)) log.annotate(annotation);
      },
    },
  ];
}

/** A verdict without a run around it. */
function judged(parts: TellParts): Reporter[] {
  const { log, redact } = parts;
  return [
    verdictFile(parts),
    outputs(parts),
    {
      name: 'step summary',
      finish: async (report) => {
        await core.summary.addRaw(renderJudgement(report, redact)).write();
      },
    },
    {
      name: 'log',
      finish: (report) => {
        log.info(renderJudgement(report, redact));
        for (const annotation of annotationsOf(report)) log.annotate(annotation);
      },
    },
  ];
}

function verdictFile({ directory, redact }: TellParts): Reporter {
  return {
    name: 'verdict file',
    finish: ({ gate }) => {
      if (gate === undefined || directory === undefined) return;
      return { verdictFile: writeVerdictFile(gate, directory, redact) };
    },
  };
}

function outputs({ redact }: TellParts): Reporter {
  return {
    name: 'outputs',
    finish: (report) => {
      for (const [name, value] of Object.entries(outputsOf(report, redact))) core.setOutput(name, value);
    },
  };
}
