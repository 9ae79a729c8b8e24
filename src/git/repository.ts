import type { Sandbox } from '../sandbox/types.js';

/** The workspace as the harness sees it: through a git directory of its own that nothing steered can write. */
export interface Repository {
  /** Absolute real path of the top level. */
  readonly workspace: string;
  /** The trusted git directory, outside the workspace. */
  readonly gitDir: string;
  readonly sandbox: Sandbox;
  /** The workspace's own git directory (of a linked worktree: its private one). Only `publishLocally` writes there. */
  readonly realGitDir: string;
  /** Commit that the workspace's own HEAD names: what its git compares with, whatever `checkout` did. */
  readonly ownHead: string;
  /** What the workspace was taken from; `checkout` changes it. */
  head: Head;
  /** Ends running git commands. Take it away to save work after a cancel. */
  signal: AbortSignal | undefined;
  /** Paths that git cannot or must not store (nested repositories, `.git` look-alikes), found by `snapshot`. */
  readonly unstorable: Set<string>;
  /** Tree of the last snapshot, while the trusted index still says the same. */
  lastTree: string | undefined;
}

export interface Head {
  readonly sha: string;
  /** Absent when detached. */
  readonly branch?: string;
}
