import type { Turn } from './turns.js';
import type { OutputFileRequest } from './output-file.js';

/**
 * `harness`: our own git. `steered`: everything a model, a repository or a hook can influence.
 * Isolation, where there is any, is applied to steered processes.
 */
export type Trust = 'harness' | 'steered';

export interface ProcessRequest {
  /** Program and arguments; never a shell line of our own making. */
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  readonly trust: Trust;
  /** Variables added to the allow-listed environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Written to stdin, which is closed after it; without it stdin is closed from the start. */
  readonly input?: string | Buffer;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Most bytes of output kept in memory: a head and a tail part with a note between. Default 64 KiB each. */
  readonly keepHead?: number;
  readonly keepTail?: number;
  /** A new file that gets the output as it comes, besides what is kept in memory. Without output there is none. */
  readonly spillTo?: OutputFileRequest;
  /** Keep stdout whole as bytes instead, apart from stderr. */
  readonly wholeStdout?: boolean;
  /** With wholeStdout: most bytes kept, for programs that are not ours. */
  readonly mostStdout?: number;
  /**
   * This and the rest is for steered processes, and without effect where there is no isolation.
   * Absolute folder shown, writable, in the place of the workspace; `cwd` stays a path below the workspace, and is
   * mapped to the folder where nothing is mounted.
   */
  readonly standIn?: string;
  /**
   * Beside what it may run; default `alone`. A `reader` sees the workspace, the home and /tmp read-only, so that nothing rests
   * on having been right about a command that was taken to only read.
   */
  readonly turn?: Turn;
  /** Absolute paths below the workspace that are read-only, besides `.git`. What is made at a missing one is removed. */
  readonly readOnly?: readonly string[];
  /** A home as the set-up left it and an empty /tmp, thrown away afterwards. Default: those of the run. */
  readonly fresh?: boolean;
  /** `setup`: the network that the workflow allows for setup. Default: what it allows for commands, which is none. */
  readonly network?: 'setup';
  /** Absolute files and folders outside the workspace that are shown, read-only. */
  readonly show?: readonly string[];
}

export interface ProcessResult {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly ending: 'exited' | 'timed-out' | 'cancelled' | 'not-started';
  /** stdout and stderr in order of arrival, bounded; with wholeStdout: stderr only. */
  readonly output: string;
  /** Only with wholeStdout. */
  readonly stdout: Buffer;
  readonly outputBytes: number;
  /** Bytes in the file of spillTo: fewer than outputBytes where its limit was reached or it could not be written. */
  readonly spilledBytes: number;
  readonly durationMs: number;
  /** Processes that outlived the command and were ended. */
  readonly strays: number;
  /** Of a steered process that failed: names of variables that the job has and it was not given. */
  readonly withheld?: readonly string[];
  /** Why it could not be started. */
  readonly startError?: string;
  /** Of a steered command that failed: what of its isolation or environment may be the cause. */
  readonly hints?: readonly string[];
}

/** How steered processes are started; `plain` is without isolation, `none` not at all. */
export type Isolation = 'bwrap' | 'unshare' | 'sudo-unshare' | 'plain' | 'none';

export interface Sandbox {
  /** With `none` a steered process ends as `not-started`, and startError says what to do. */
  run(request: ProcessRequest): Promise<ProcessResult>;
}

/** One of which it is known how it isolates. */
export interface KnownSandbox extends Sandbox {
  readonly isolation: Isolation;
}
