export interface Hit {
  /** Relative to the workspace. */
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

export type Found =
  | { readonly kind: 'found'; readonly hits: readonly Hit[]; readonly cut: boolean }
  | { readonly kind: 'problem'; readonly problem: string };

export interface Search {
  readonly workspace: string;
  /** Inside the workspace, relative to it. */
  readonly path: string;
  readonly pattern: string;
  readonly glob: string | undefined;
  readonly ignoreCase: boolean;
  readonly signal: AbortSignal;
}
