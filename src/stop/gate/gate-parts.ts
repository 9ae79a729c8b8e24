import type { Sandbox } from '../../sandbox/types.js';
import type { AskJudge } from '../../tamper/model-judge.js';
import type { NarrowTo } from '../narrow.js';
import type { GateRunsParts } from './gate-runs.js';
import type { Trees } from './trees.js';

export interface GateSettings {
  /** `no-new-failures` excuses, by name, what failed on the start tree. */
  readonly policy: 'no-new-failures' | 'all-green';
  readonly flaky: 'pass' | 'fail';
  /** Lint, types, build: each passes with exit 0. */
  readonly checks: readonly { readonly name: string; readonly command: string }[];
  /** Globs of what may not change at all, whatever was asked for. */
  readonly protect: readonly string[];
  /** Larger files of the change are leftovers. */
  readonly largestFileBytes: number;
}

export const DEFAULT_SETTINGS: GateSettings = {
  policy: 'no-new-failures',
  flaky: 'pass',
  checks: [],
  protect: [],
  largestFileBytes: 5 * 1024 * 1024,
};

/** The command for a part of the tests; undefined where the runner has no way to say so. */
export type Narrow = (command: string, to: NarrowTo) => string | undefined;

export interface GateParts extends GateRunsParts {
  readonly trees: Trees;
  /** Absolute real path. */
  readonly workspace: string;
  readonly sandbox: Sandbox;
  /** Undefined: none given and none found. */
  readonly command: string | undefined;
  /** The user says that there are no tests: without a command the gate may open. */
  readonly declaredNone?: boolean;
  readonly timeoutMs: number;
  readonly settings: GateSettings;
  /** What was asked for, in the asker's words: it decides which changes of tests are declared. */
  readonly request: string;
  /** Is there a secret of this run in the text? */
  readonly hasSecret?: (text: string) => boolean;
  readonly narrow?: Narrow;
  /** A model's second look, which can only tighten. */
  readonly askJudge?: AskJudge;
  /** Told what is being done, for a log. */
  readonly onStep?: (what: string) => void;
}
