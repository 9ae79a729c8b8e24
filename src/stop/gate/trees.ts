/** One path that differs between two trees. */
export interface ChangedPath {
  readonly path: string;
  readonly status: 'added' | 'modified' | 'deleted' | 'type-changed';
  /** As git writes it: 100644, 100755, 120000, 160000; 000000 when there is none. */
  readonly beforeMode: string;
  readonly afterMode: string;
}

/** What a clone of a tree would hold, in a folder of its own, with what git ignores and was there before the work. */
export interface ScratchTree {
  readonly folder: string;
  /** Paths that a command changed there or left behind. */
  readonly changed: () => Promise<readonly string[]>;
  readonly remove: () => Promise<void>;
}

/** The workspace and its trees, as the gate needs them. Whoever has a repository makes one; trees are ids of git's. */
export interface Trees {
  /** Tree of the workspace as it is now, ignored files left out. */
  snapshot(): Promise<string>;
  /** Tree that the work started from. */
  start(): Promise<string>;
  /** Makes the workspace what it was when the tree was taken; returns the paths that differed. */
  putBack(tree: string): Promise<readonly string[]>;
  changes(from: string, to: string): Promise<readonly ChangedPath[]>;
  /** Files of a tree by path. Undefined: larger; what is missing or no file is not in the answer. */
  read(tree: string, paths: readonly string[], mostBytes: number): Promise<ReadonlyMap<string, Buffer | undefined>>;
  /** The difference for a reader, as `git diff` writes it, whatever the attributes of the tree say is no text. */
  patch(from: string, to: string): Promise<string>;
  list(tree: string): Promise<readonly string[]>;
  /** A tree like `over` in which these paths are as they are in `from`: changed ones replaced, missing ones gone. */
  overlay(over: string, from: string, paths: readonly string[]): Promise<string>;
  /** One at a time: what it holds beside the tree is lent by the workspace until it is removed. */
  scratch(tree: string): Promise<ScratchTree>;
  /** What the work made or changed and no commit holds: ignored files, folders without files. It takes no part in a scratch tree. */
  onlyHere(): Promise<readonly string[]>;
  /** What the work changed and no commit may hold, so that it would be lost: path, and why. */
  leftOut(from: string, to: string): Promise<readonly { readonly path: string; readonly what: string }[]>;
}
