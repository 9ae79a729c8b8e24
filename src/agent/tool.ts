import type { z } from 'zod';
import type { Image } from './message.js';

/**
 * What kind of act a tool performs: policy is written against this, never against tool names. `none`: nothing that the call
 * could choose, so it is allowed unless a rule names the tool.
 */
export type Effect = 'read' | 'write' | 'execute' | 'none';

export interface ToolContext {
  /** Absolute real path of the workspace root. */
  readonly workspace: string;
  /** Aborted when the run is cancelled or out of time. */
  readonly signal: AbortSignal;
}

export interface ToolOutput {
  readonly content: string;
  readonly isError?: boolean;
  /** Changes what is known of the run (a list, the plan). Made when the results are taken, in call order; never for a call that is discarded. */
  readonly apply?: () => void;
  /** Shown beside the content. Only a result that is no error may have one. */
  readonly image?: Image;
}

/** One tool: a name, a schema that is the only source of its input, and declarations that policy can read. */
export interface Tool<Input = unknown> {
  readonly name: string;
  /** Preconditions and errors included: the model has nothing else to go by. */
  readonly description: string;
  readonly schema: z.ZodType<Input>;
  readonly effect: Effect;
  /** What the call acts on: an absolute real path, or the command line. Throws when it cannot be told: denied then. */
  subject(input: Input, context: ToolContext): string | Promise<string>;
  /** May this very input run beside others? Missing or throwing means no. */
  concurrencySafe?(input: Input): boolean;
  /** What an interrupt does to a running call: ends it, or waits for its natural end. Default `block`, for what must not be cut in half. */
  readonly interrupt?: 'cancel' | 'block';
  /** An error of one call of a batch makes the others pointless: they are interrupted. Default: they go on. */
  readonly abortSiblingsOnError?: boolean;
  /** Most characters of a result that go to the model; what is longer is kept in a file. Infinity: the tool bounds itself. */
  readonly resultLimit: number;
  /** The tool's own check, after the schema and before anything else: the reason it cannot run, or undefined. */
  check?(input: Input, context: ToolContext): Promise<string | undefined>;
  run(input: Input, context: ToolContext): Promise<ToolOutput>;
}

/** A tool with its input type hidden, as the registry holds it. Methods are bivariant, so every Tool<T> is one. */
export type AnyTool = Tool<unknown>;

/** A refused call, as the report and the `denials` output list it. */
export interface Denial {
  readonly tool: string;
  /** Path, command line, or the part of it that decided. */
  readonly subject: string;
  /** The command line that the part stands in. */
  readonly command?: string;
  readonly layer: string;
  readonly rule?: string;
  readonly reason: string;
  /** The one line that would allow it, or why none can. */
  readonly remedy: string;
}
