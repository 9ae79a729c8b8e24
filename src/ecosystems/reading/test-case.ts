/** One test as a runner or its report told of it. */
export interface TestCase {
  /** Suite and test, joined in the runner's own way; for what broke outside a test the file, package or hook. */
  readonly name: string;
  readonly file?: string;
  /** `error`: it broke outside the test itself, or in a way that the runner tells apart from a failed expectation. */
  readonly status: 'passed' | 'failed' | 'error' | 'skipped';
  /** First lines of what the runner says about it. */
  readonly message?: string;
  readonly durationMs?: number;
}

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** Skipped, pending, to do, ignored, expected to fail. */
  readonly skipped: number;
  /** The runner's own errors, and files, packages, suites or hooks that broke outside a test. */
  readonly errors: number;
}
