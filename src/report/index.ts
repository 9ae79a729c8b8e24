import { messageOf } from '../errors.js';
import type { Log } from './log.js';
import type { RunReport } from './run-report.js';

/** What a reporter found out that later ones tell: the comment's address, the report's path. */
export type Learned = Partial<Pick<RunReport, 'commentUrl' | 'reportFile' | 'verdictFile'>>;

/** One place that is told about a run. `finish` is called exactly once, whatever happened before. */
export interface Reporter {
  readonly name: string;
  finish(report: RunReport): Learned | void | Promise<Learned | void>;
}

export interface Reporters {
  /** Returns the report with everything the reporters learned. */
  finish(report: RunReport): Promise<RunReport>;
}

/** Tells every reporter, in order. One that fails is logged and never keeps the others from being told. */
export function reportTo(reporters: readonly Reporter[], log: Log): Reporters {
  const guarded = async <T>(name: string, tell: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await tell();
    } catch (error) {
      log.annotate({
        level: 'warning',
        title: 'Greengate',
        message: `Could not write the ${name}: ${messageOf(error)}`,
      });
      return undefined;
    }
  };
  return {
    finish: async (report) => {
      let known = report;
      for (const reporter of reporters) {
        known = { ...known, ...(await guarded(reporter.name, () => reporter.finish(known))) };
      }
      return known;
    },
  };
}
