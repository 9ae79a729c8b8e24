import type { LoopEnd } from '../agent/loop.js';
import type { Usage } from '../agent/model.js';
import type { AnyTool, Denial } from '../agent/tool.js';
import type { Config } from '../config.js';
import type { Repository } from '../git/repository.js';
import type { ReliableModel } from '../models/reliable.js';
import type { Action, Verdict } from '../permissions/verdict.js';
import type { Redact } from '../redact.js';
import type { Log } from '../report/log.js';
import type { Progress } from '../report/run-report.js';
import type { Transcript } from '../report/transcript.js';
import type { Sandbox } from '../sandbox/types.js';
import type { GateParts } from '../stop/gate/gate-parts.js';
import type { JudgedTree } from '../stop/gate/gate-runs.js';
import type { TestsPass } from '../stop/tests-pass.js';
import type { TestRun } from '../stop/test-run.js';
import type { CommandRecord } from '../tools/bash.js';
import type { Spill } from '../tools/spill.js';
import type { Deadlines } from './deadlines.js';
import type { Asked } from './asked.js';
import type { UserHooks } from './user-hooks.js';

/** How the work ended, before anything is published. */
export type SessionEnd =
  | LoopEnd
  | { readonly kind: 'cancelled' }
  /** A hook of the user's ended it, or did not let it begin. */
  | { readonly kind: 'blocked'; readonly reason: string }
  | { readonly kind: 'model-error'; readonly reason: string }
  /** What the tests need could not be set up: the gate could say nothing, so no model is asked. */
  | { readonly kind: 'no-gate'; readonly reason: string }
  /** A UserError keeps its sentence; anything else is a bug and keeps its stack. */
  | { readonly kind: 'failed'; readonly reason: string };

export interface Session {
  readonly end: SessionEnd;
  readonly answer: string;
  /** A stop check could not do its work: nothing is known of the change. */
  readonly gateBroken: boolean;
  readonly turns: number;
  readonly usage: Usage;
  readonly costUsd: number;
  readonly denials: readonly Denial[];
  /** Nothing else was done beside or after the last refusal. */
  readonly gaveUp: boolean;
  readonly commands: readonly CommandRecord[];
  readonly attempts: readonly JudgedTree[];
  /** The last run of the tests on the tree that the work started from, if there was one. */
  readonly startRun: TestRun | undefined;
  /** At a limit: the gate opened for finished work. */
  readonly finishedAtLimit: boolean;
  /** The models that answered, in the order of their first reply, and why the second took over. */
  readonly models: readonly string[];
  readonly switches: readonly string[];
  /** Undefined when the workspace could not be read: then nothing of it is published either. */
  readonly startTree: string | undefined;
  readonly gate: TestsPass;
}

export interface SessionParts {
  readonly config: Config;
  readonly model: ReliableModel;
  readonly repository: Repository;
  readonly sandbox: Sandbox;
  readonly spill: Spill;
  /** Resolves when calls can be judged: begun when the model has been asked. */
  readonly ready: () => Promise<void>;
  readonly decide: (action: Action) => Verdict;
  readonly isReadOnly: (command: string) => boolean;
  readonly isOffered: (tool: Pick<AnyTool, 'name' | 'effect'>) => boolean;
  readonly userHooks: UserHooks;
  /** Why the work ended before it began: then no model is asked. */
  readonly ended?: SessionEnd;
  readonly prompt: { readonly system: string; readonly opening: string };
  /** The one of this run: in the tags around what others wrote. */
  readonly nonce: string;
  readonly testCommand: string | undefined;
  /** What the request asks for, going by its words. */
  readonly asked: Asked;
  /** The settings of this run, relative to the workspace: no change of theirs is pushed without a rule. */
  readonly settings: readonly string[];
  /** What the gate is to keep to, and the words that license a change of tests. */
  readonly gate: Pick<GateParts, 'settings' | 'request' | 'declaredNone'>;
  /** Does a model take a second look at changes? */
  readonly judge: boolean;
  readonly testTimeoutMs: number;
  readonly deadlines: Deadlines;
  readonly cancel: AbortSignal;
  readonly redact: Redact;
  /** Told of values that may not leave from now on. */
  readonly learnSecrets: (values: readonly string[]) => void;
  /** Files of the base commit, relative to the workspace. */
  readonly tracked: readonly string[];
  readonly log: Log;
  readonly transcript: Transcript;
  readonly onStart: (tree: string) => void;
  readonly onProgress: (progress: Progress) => void;
}
