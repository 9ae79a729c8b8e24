/** One file that differs between the start tree and the final tree. Text is undefined where the file is absent or binary. */
export interface ChangedFile {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
  /** Git's modes, such as '100755'. */
  readonly beforeMode?: string;
  readonly afterMode?: string;
  readonly binary?: boolean;
}

/** What a reading is made from. Nothing else is known to it: no folder, no process, no model. */
export interface Change {
  /** The request as it was asked, without the thread around it. */
  readonly request: string;
  readonly files: readonly ChangedFile[];
  /** The test command of the start tree. */
  readonly command: string;
  /** Every path of the final tree. */
  readonly paths: readonly string[];
  /** The text of a file that the change leaves as it was; undefined: absent, or no text. */
  readonly read: (path: string) => Promise<string | undefined>;
}

export type FindingKind =
  | 'test-removed'
  | 'test-not-found'
  | 'test-skipped'
  | 'test-focused'
  | 'test-emptied'
  | 'assertion-removed'
  | 'assertion-weakened'
  | 'always-true'
  | 'expectation-changed'
  | 'input-changed'
  | 'cases-removed'
  | 'early-return'
  | 'error-swallowed'
  | 'retries-added'
  | 'time-limit-raised'
  | 'unit-replaced'
  | 'name-shadowed'
  | 'snapshot-changed'
  | 'fixture-changed'
  | 'threshold-lowered'
  | 'tests-excluded'
  | 'command-changed'
  | 'runner-replaced'
  | 'runner-changed'
  | 'ci-softened'
  | 'code-knows-tests'
  | 'unreadable'
  | 'tests-unread';

/**
 * `certain`: keeps the gate shut, whatever the tests say. `unless-run`: keeps it shut unless the start tree's own tests pass on
 * the new code. `told`: worth a look, and nothing else.
 */
export type Weight = 'certain' | 'unless-run' | 'told';

/** One weakening, or one change of what judges the code. */
export interface Finding {
  readonly kind: FindingKind;
  readonly file: string;
  /** From 1, in the final file where there is one, else in the start file. */
  readonly line?: number;
  /** The full name of the test. */
  readonly test?: string;
  /** What the test was called before. */
  readonly formerly?: string;
  /** One sentence for people and for the model. */
  readonly what: string;
  /**
   * Further names by which a request may ask for just this: a feature, a platform, an option, a step, a package,
   * a number. The names of file, folder and test count without being listed.
   */
  readonly names?: readonly string[];
  /** The narrower condition the change holds under, such as `process.platform === 'win32'`. */
  readonly condition?: string;
  /** The value that was, and the value that is, where the change is one of a value. */
  readonly was?: string;
  readonly is?: string;
  /** It differs, and nothing but a run can say whether that is weaker: never certain. */
  readonly unsure?: boolean;
  /** How much it weighs; given by `weightOf`. */
  readonly weight?: Weight;
  /** The words of the request that ask for it. */
  readonly declaredBy?: string;
}

export interface Reading {
  readonly verdict: 'clean' | 'declared' | 'suspicious';
  /** What keeps the gate shut, and what the request asked for. */
  readonly findings: readonly Finding[];
  /** What a careful reviewer wants to see, and what keeps nothing shut. */
  readonly worthALook: readonly Finding[];
  /** Names of tests of the start tree that are called otherwise now, or whose checks other tests took over. */
  readonly accounted: readonly string[];
}

export interface FailedOriginal {
  readonly name: string;
  readonly file?: string;
  readonly message?: string;
}

/** The tests of one run. */
export interface Inventory {
  /** Tests executed; absent where the output did not say. */
  readonly count?: number;
  /** The names of all that ran, and of all that were skipped; absent where the output does not list every one. */
  readonly ran?: readonly string[];
  readonly skipped?: readonly string[];
}

/** What the start tree's own tests, laid over the final tree, said. */
export interface Originals extends Inventory {
  readonly hasRun: boolean;
  readonly green: boolean;
  /** Tests that fail there and did not fail on the start tree. */
  readonly failed: readonly FailedOriginal[];
  /** Tests executed on the start tree itself, where that is known. */
  readonly startCount?: number;
}
