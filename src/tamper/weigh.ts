import type { Originals, Reading } from './types.js';

export interface Weighed {
  readonly reading: Reading;
  /** Absent where no judging file changed, so that the original tests had nothing to say. */
  readonly originals?: Originals;
  readonly request: string;
}

/** One reading out of two witnesses: the diff, and what the start tree's own tests say of the new code. */
export function weigh({ reading }: Weighed): Reading {
  return reading;
}
