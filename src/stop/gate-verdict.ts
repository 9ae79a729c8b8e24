import type { TestRun } from './test-run.js';

/** What the gate can say of a candidate. A name of `tests` and of the verdict's JSON: part of the contract with users. */
export const GATE_OUTCOMES = [
  /** The command passed on the very tree that will be pushed. */
  'passed',
  /** Tests fail that did not fail before, a check fails, or the change has leftovers in it. */
  'failed',
  /** All that fails failed on the start tree, too. */
  'known_failures',
  /** Red, then green on the unchanged tree. */
  'flaky',
  'timed_out',
  /** The command is missing or broken, setup failed, memory or disk ran out, the sandbox refused: nothing is known. */
  'gate_error',
  /** No command, or one that ran no test at all. */
  'no_tests',
  /** What judges the code was weakened, and the request did not ask for it. */
  'tampered',
  /** Nothing differs from the start: nothing to test. */
  'unchanged',
] as const;

export type GateOutcome = (typeof GATE_OUTCOMES)[number];

/** The verdict on a candidate tree against the tree that the work started from. Plain data: what is published is this. */
export interface GateVerdict {
  readonly verdict: GateOutcome;
  /** May the candidate be pushed? The only field that opens the gate. */
  readonly opens: boolean;
  /** Why, in a sentence or two for people. */
  readonly reason: string;
  /** Undefined: none was given and none found. */
  readonly command: string | undefined;
  /** Tree ids. */
  readonly start: string;
  readonly candidate: string;
  /** The harness's own run on the candidate; absent when nothing was run. */
  readonly tests?: TestRun;
  /** The same command on the untouched start tree: only when the candidate is red. */
  readonly baseline?: Baseline;
  /** Tests that failed and then passed on the unchanged tree. */
  readonly flaky: readonly string[];
  readonly tamper: TamperVerdict;
  /** Only when the change adds or changes tests, and it was cheap to find out. */
  readonly fix?: FixProof;
  readonly checks: readonly CheckResult[];
  readonly leftovers: readonly Leftover[];
  /** What the tests changed or left behind in the workspace: put back, and no part of the candidate. */
  readonly leftBehind: readonly string[];
}

export interface Baseline {
  readonly run: TestRun;
  /** Failures of the candidate that stood there before, by name. */
  readonly known: readonly string[];
  /** Failures of the candidate that did not. */
  readonly fresh: readonly string[];
}

export interface TamperFinding {
  readonly kind: string;
  readonly file: string;
  readonly line?: number;
  readonly test?: string;
  /** One sentence. */
  readonly what: string;
  /** The words of the request that asked for it. */
  readonly declaredBy?: string;
}

export interface TamperVerdict {
  readonly verdict: 'clean' | 'declared' | 'suspicious';
  /** What keeps the gate shut, and what the request asked for. */
  readonly findings: readonly TamperFinding[];
  /** What a reviewer wants to see, and what keeps nothing shut; absent: nothing. */
  readonly worthALook?: readonly TamperFinding[];
  /** The start tree's own tests on the new code; absent when nothing that judges code changed. */
  readonly originals?: TestRun;
  /** What the model judge said, where it was asked; `none`: no answer, and no influence. */
  readonly judge?: {
    readonly opinion: 'fine' | 'suspicious' | 'none';
    readonly why: string;
    readonly costUsd: number;
  };
}

/** New and changed tests on the start tree: those that fail there and pass on the candidate prove the fix. */
export interface FixProof {
  /** Test files of the change that were run on the start tree. */
  readonly files: readonly string[];
  /** Do they fail on the start tree? `unknown`: they could not be run there. */
  readonly onStart: 'fails' | 'passes' | 'unknown';
  /** Names of what failed there, as far as they are told. */
  readonly failing: readonly string[];
}

export interface CheckResult {
  readonly name: string;
  readonly command: string;
  /** `known`: it failed on the start tree in the same way, and the policy excuses that. */
  readonly state: 'passed' | 'failed' | 'known' | 'timed-out' | 'error';
  readonly exitCode: number | null;
  readonly durationMs: number;
  /** Last part of the output; empty when it passed. */
  readonly tail: string;
}

/** Something in the lines that the change adds which does not belong into a push. */
export interface Leftover {
  readonly kind: 'conflict-marker' | 'focused-test' | 'debugger' | 'large-file' | 'secret' | 'left-out';
  readonly file: string;
  readonly line?: number;
  /** One sentence; never the secret itself. */
  readonly what: string;
}
