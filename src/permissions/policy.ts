import type { RuleSet } from './rules.js';

/** Everything a verdict depends on besides the action. */
export interface Policy {
  readonly rules: RuleSet;
  /** Absolute real path. */
  readonly workspace: string;
  /** A folder outside of the workspace whose files may be read: results too long for the conversation. Absolute real path. */
  readonly readable?: string;
  /** Where Greengate itself runs from, if that is known: not to be written. Absolute real path. */
  readonly ownFiles?: string;
  /** Files that give this run its settings, besides those everybody knows. Relative to the workspace. */
  readonly settings?: readonly string[];
  /** What `~/` means in rules; without it such rules never match. */
  readonly home?: string;
  /** The command the gate runs: it may be run at any time. */
  readonly testCommand?: string;
  /** Commands run in the sandbox (no network, no keys, only the workspace writable): its opinion counts. */
  readonly isolated: boolean;
  /** Where a path really leads, links followed as far as it exists. */
  readonly realPath: (path: string) => string;
  readonly exists: (path: string) => boolean;
  /** The names in a directory; none where it is not one. What wildcards in a command may stand for. */
  readonly namesIn: (directory: string) => readonly string[];
  /** The symbolic links below a directory; undefined where they are too many to tell. Absent: there are none. */
  readonly linksBelow?: (directory: string) => readonly string[] | undefined;
}
