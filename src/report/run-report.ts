import type { Denial } from '../agent/tool.js';
import type { Outcome } from '../agent/outcome.js';
import type { Usage } from '../agent/model.js';
import type { VerdictRecord } from './verdict-record.js';

/** All that is known of a run at its end: comment, step summary, outputs and the terminal are renderings of this. */
export interface RunReport {
  readonly outcome: Outcome;
  /** One or two sentences of the harness on how the run ended and what to do next. */
  readonly reason: string;
  /** The model's last text, uncleaned; may be empty. */
  readonly answer: string;
  readonly request: { readonly trigger: string; readonly prompt: string; readonly asker?: string };
  readonly tests: TestsReport;
  readonly turns: number;
  readonly maxTurns: number;
  readonly costUsd: number;
  readonly usage: Usage;
  readonly durationMs: number;
  /** Those that answered, in order; where none did, the one that was to. */
  readonly models: readonly string[];
  readonly files: readonly ReportedFile[];
  readonly denials: readonly Denial[];
  readonly commands: readonly {
    readonly command: string;
    readonly exitCode: number | null;
    readonly durationMs: number;
  }[];
  /** Where the work is. `own` = a branch that holds unfinished work, not the contributor's. */
  readonly branch?: { readonly name: string; readonly url?: string; readonly own: boolean };
  readonly commit?: { readonly sha: string; readonly url?: string };
  /** Pushed with the job's own token to a branch that was there. (The description of a new pull request says it by itself.) */
  readonly startsNoChecks?: boolean;
  readonly pullRequest?: { readonly number: number; readonly url: string; readonly created: boolean };
  /** The change, where it is on no branch although it was to be kept: for `git apply`. */
  readonly patch?: string;
  /** Nothing is pushed to where the code comes from: the patch is the result, and the comment has it too. */
  readonly offersPatch?: boolean;
  /** What isolated commands wanted to reach. */
  readonly hosts?: readonly HostUse[];
  /** Things worth a line: left-out files, warnings of rules, what could not be done. */
  readonly notes: readonly string[];
  /** Set once the comment is written. */
  readonly commentUrl?: string;
  readonly transcript?: string;
  readonly reportFile?: string;
  /** The gate's last verdict, on what was pushed where something was. */
  readonly gate?: VerdictRecord;
  /** Nothing was worked on: the verdict is all there is to tell. */
  readonly onlyJudged?: boolean;
  /** The gate's verdict as JSON. */
  readonly verdictFile?: string;
  readonly runUrl?: string;
  readonly dryRun: boolean;
  /** How commands were isolated. */
  readonly isolation?: string;
  /** The run was killed: turns, cost, time and tests went with it. */
  readonly spentUnknown?: boolean;
}

/** What the output `tests` can say. */
export const TEST_STATES = [
  'passed',
  'known-failures',
  'flaky',
  'failed',
  'timed-out',
  'tampered',
  'none',
  'error',
  'not-run',
] as const;

/** Attempts to reach one host. */
export interface HostUse {
  readonly host: string;
  readonly times: number;
  /** Why nothing came of it; undefined where it was let through. */
  readonly refused?: string;
}

export interface TestsReport {
  readonly state: (typeof TEST_STATES)[number];
  readonly command?: string;
  /** Why this command: from the input, or what was detected. */
  readonly why?: string;
  readonly attempts: readonly {
    readonly verdict: string;
    readonly exitCode: number | null;
    readonly durationMs: number;
    readonly summary: string;
    readonly failures: readonly string[];
    readonly tail: string;
  }[];
}

export interface ReportedFile {
  readonly path: string;
  readonly status: string;
  readonly added?: number;
  readonly removed?: number;
}

/** What a run shows while it goes. */
export interface Progress {
  readonly step: string;
  readonly turns: number;
  readonly maxTurns: number;
  readonly costUsd: number;
  /** The model's check-list, once it has given one. */
  readonly plan?: readonly { readonly text: string; readonly done: boolean }[];
}
