import type { RuleSet } from './rules.js';

/** Everything a verdict depends on besides the action. */
export interface Policy {
  readonly rules: RuleSet;
  /** Absolute real path. */
  readonly workspace: string;
  /** A folder outside of the workspace whose files may be read: results too long for the conversation. Absolute real path. */
  readonly readable?: string;
  /** What `~/` means in rules; without it such rules never match. */
  readonly home?: string;
  /** The command the gate runs: it may be run at any time. */
  readonly testCommand?: string;
  /** Where a path really leads, links followed as far as it exists. */
  readonly realPath: (path: string) => string;
  readonly exists: (path: string) => boolean;
}
