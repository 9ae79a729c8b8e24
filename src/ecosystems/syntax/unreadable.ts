import type { TestFile } from '../structure.js';

/** A file that no parser could read: that is a finding of its own. */
export function unreadable(error: unknown): TestFile {
  const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  return { tests: [], loose: [], setup: [], marks: [], unreadable: why };
}
