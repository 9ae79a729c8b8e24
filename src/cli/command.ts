import type { Variables } from '../surroundings.js';

export interface CommandParts {
  readonly variables: Variables;
  readonly cancel: AbortSignal;
}

/** One command of the command line: its arguments in, its exit code out. */
export type Command = (args: readonly string[], parts: CommandParts) => Promise<number>;
