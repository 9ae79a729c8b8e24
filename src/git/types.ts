/** One path that differs between two trees. */
export interface FileChange {
  readonly path: string;
  readonly status: 'added' | 'modified' | 'deleted' | 'type-changed';
  /** Lines; undefined for binary files. */
  readonly added?: number;
  readonly removed?: number;
  /** New mode as git writes it: 100644, 100755, 120000, 160000, 000000 when deleted. */
  readonly mode: string;
}

export interface Remote {
  /** https URL without credentials. */
  readonly url: string;
  readonly token: string;
}

export type PushResult =
  | { readonly kind: 'pushed' }
  /** The branch moved on the remote since it was fetched. */
  | { readonly kind: 'moved' }
  /** The remote refused for another reason; `reason` is its own sentence. */
  | { readonly kind: 'refused'; readonly reason: string };

export type RebaseResult =
  { readonly kind: 'clean'; readonly tree: string } | { readonly kind: 'conflict'; readonly paths: readonly string[] };

export interface Identity {
  readonly name: string;
  readonly email: string;
}

export interface CommitRequest {
  readonly parent: string;
  /** Tree of the workspace before the run, and now: only what differs between them is committed on top of parent. */
  readonly before: string;
  readonly after: string;
  readonly message: string;
  readonly author: Identity;
}

/** A path that was changed and that no commit of ours holds. */
export interface LeftOut {
  readonly path: string;
  /** What it is, or lies in. */
  readonly what: 'Git LFS' | 'a submodule' | 'a repository inside this one' | 'a name that git keeps to itself';
}
