import type { StartProcess } from './plain.js';
import type { Isolation } from './types.js';
import type { Mount } from './mount.js';

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

/** One way to isolate a process: how it is started from outside.  */
export interface Way {
  readonly name: Exclude<Isolation, 'plain' | 'none'>;
  /** Can folders be shown that are written to elsewhere? */
  readonly layers?: boolean;
  /** How its processes are run, where not as ours. */
  readonly run?: StartProcess;
  start(inside: Inside): { readonly argv: [string, ...string[]]; readonly env: Readonly<Record<string, string>> };
}
