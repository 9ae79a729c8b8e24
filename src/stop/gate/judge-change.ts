import type { Sandbox } from '../../sandbox/types.js';
import type { GateVerdict } from '../gate-verdict.js';
import type { Trees } from './trees.js';

export interface GateSettings {
  /** `no-new-failures` excuses, by name, what failed on the start tree. */
  readonly policy: 'no-new-failures' | 'all-green';
  readonly flaky: 'pass' | 'fail';
  /** Lint, types, build: each passes with exit 0. */
  readonly checks: readonly { readonly name: string; readonly command: string }[];
  /** Larger files of the change are leftovers. */
  readonly largestFileBytes: number;
}

export interface GateParts {
  readonly trees: Trees;
  /** Absolute real path. */
  readonly workspace: string;
  readonly sandbox: Sandbox;
  /** Undefined: none given and none found. */
  readonly command: string | undefined;
  readonly timeoutMs: number;
  readonly settings: GateSettings;
  /** What was asked for, in the asker's words: it decides which changes of tests are declared. */
  readonly request: string;
  /** Is there a secret of this run in the text? */
  readonly hasSecret?: (text: string) => boolean;
  /** Told what is being done, for a log. */
  readonly onStep?: (what: string) => void;
}

/**
 * Judges the workspace as it is against the tree that the work started from, with no loop and no model. Throws only
 * when the signal is aborted or the repository cannot be read.
 */
export async function judgeChange(_parts: GateParts, _signal: AbortSignal): Promise<GateVerdict> {
  throw new Error('not written yet');
}
