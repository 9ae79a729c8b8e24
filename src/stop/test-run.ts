import type { TestCase, TestCounts } from '../ecosystems/reading/test-case.js';

/** How one run of the test command by the harness ended. */
export type TestVerdict =
  /** Exit 0 and at least one test ran, or the output is of no known runner. */
  | 'passed'
  /** Non-zero exit, exit 0 with failures in the output, or a known runner that did not get to its summary. */
  | 'failed'
  /** Nothing is red and the output says that zero tests ran, whatever the exit code. */
  | 'no-tests'
  /** Stopped by the time limit. */
  | 'timed-out'
  /** The command is missing, cannot be started or was killed: says nothing about the tests. */
  | 'error';

export interface TestRun {
  readonly command: string;
  readonly verdict: TestVerdict;
  readonly exitCode: number | null;
  readonly durationMs: number;
  /** Counts read from the output; absent when none were found. */
  readonly counts?: TestCounts;
  /** Tests executed: passed, failed and errors. Absent when nobody counted them. */
  readonly ran?: number;
  /** The name of every test; absent where the output and the reports do not list them all. */
  readonly listed?: { readonly ran: readonly string[]; readonly skipped: readonly string[] };
  /** Names of failed tests as far as they are told, at most 50. */
  readonly failures: readonly string[];
  /** The same with file and message, as far as they are told. */
  readonly failed: readonly TestCase[];
  /** Of a run that is red: names of variables that the job has and the tests did not get. */
  readonly withheld?: readonly string[];
  /** Last part of the output, cut to what a person or a model can read. */
  readonly tail: string;
  /** Child processes that were still alive when the command ended and had to be killed. */
  readonly strays: number;
}

/** One attempt of the gate, as the report lists it. */
export interface GateAttempt {
  readonly attempt: number;
  readonly run: TestRun;
}
