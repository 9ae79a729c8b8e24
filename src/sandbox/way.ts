import type { Isolation } from './types.js';
import type { Mount } from './view.js';

/** What is to be started, and in which sight of the machine. */
export interface Inside {
  /** The first process inside with its arguments. */
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Parents before what lies in them. */
  readonly mounts: readonly Mount[];
  /** Where a failure to set up is noted, outside. */
  readonly note: string;
}

/** One way to isolate a process: how it is started from outside. Throws with the reason when a program for it is missing. */
export interface Way {
  readonly name: Exclude<Isolation, 'plain' | 'none'>;
  start(inside: Inside): { readonly argv: [string, ...string[]]; readonly env: Readonly<Record<string, string>> };
}
