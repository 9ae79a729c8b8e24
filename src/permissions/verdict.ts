import type { Effect } from '../agent/tool.js';

/** `ask` needs a person; `passthrough` is "no opinion", and at the end of the chain it is an `ask`. Never a boolean. */
export const BEHAVIOURS = ['allow', 'deny', 'ask', 'passthrough'] as const;

export type Behaviour = (typeof BEHAVIOURS)[number];

/**
 * Who decided, in the order they are asked: `limit` stands above every rule; `tool` is what the act itself is;
 * `isolation` is what the sandbox holds; `default` is what is left. A `hook` is asked before all of them.
 */
export const LAYERS = ['hook', 'limit', 'deny-rule', 'ask-rule', 'allow-rule', 'tool', 'isolation', 'default'] as const;

export type Layer = (typeof LAYERS)[number];

/** One simple command of a command line, at any depth, or a redirection that writes. */
export interface Part {
  readonly text: string;
  readonly behaviour: Behaviour;
  readonly layer: Layer;
  readonly rule?: string;
  readonly reason: string;
  /** It only reads: it changes nothing, and starts nothing that could. */
  readonly readOnly?: boolean;
}

export interface Verdict {
  readonly behaviour: Behaviour;
  readonly layer: Layer;
  readonly rule?: string;
  /** Path, command line or the part of it that decided. */
  readonly subject: string;
  readonly reason: string;
  /** `allow: RULE`, several joined by `; ` where each is needed, or a sentence that says what holds it back. */
  readonly remedy?: string;
  /** What the model may do instead. */
  readonly instead?: string;
  /** Of a command line that could be taken apart: its parts in source order, each with its own verdict. */
  readonly parts?: readonly Part[];
  /** Of a command line: whether all of it only reads, so that it may run beside others. Rules change nothing about it. */
  readonly readOnly?: boolean;
}

/** A verdict before its remedy is proven. One that has a remedy already is final. */
export interface Judgement extends Verdict {
  /** Allow rules that may open what is refused first. */
  readonly wanted?: readonly string[];
  /** How many parts are refused besides the one that is named. */
  readonly more?: number;
}

export const NO_RULE = 'No rule can allow this.';
/** For paths outside the workspace: a rule for the command, or `Bash`, is the user's choice to go there. */
export const ONLY_BASH = 'No rule for files can allow this, only one for Bash.';

/** What is about to be done, in the words that rules and layers judge by. */
export interface Action {
  readonly tool: string;
  readonly effect: Effect;
  /** Absolute real path or command line. */
  readonly subject: string;
  /** The call's whole input, for rules about its fields and for the path as it was named. */
  readonly input?: Readonly<Record<string, unknown>>;
}
