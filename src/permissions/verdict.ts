import type { Effect } from '../agent/tool.js';

/** `ask` needs a person; `passthrough` is "no opinion", and at the end of the chain it is an `ask`. Never a boolean. */
export type Behaviour = 'allow' | 'deny' | 'ask' | 'passthrough';

/** Who decided. `limit` stands above every rule; `tool` is what the act itself allows; `default` is what is left. */
export type Layer =
  'limit' | 'deny-rule' | 'ask-rule' | 'allow-rule' | 'tool' | 'shell' | 'hook' | 'default' | 'unattended';

export interface Verdict {
  readonly behaviour: Behaviour;
  readonly layer: Layer;
  readonly rule?: string;
  /** Path, command line or the part of it that decided. */
  readonly subject: string;
  readonly reason: string;
  /** The one line that would allow it, or why none can. */
  readonly remedy?: string;
  /** What the model may do instead. */
  readonly instead?: string;
}

/** What is about to be done, in the words that rules and layers judge by. */
export interface Action {
  readonly tool: string;
  readonly effect: Effect;
  /** Absolute real path or command line. */
  readonly subject: string;
}
