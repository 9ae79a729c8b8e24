import type { Event, Sender } from '../github/types.js';

/** Where a request came from and where its answer goes. */
export interface Request {
  /** Name of the trigger that found it: mention, labeled, assigned, opened, scheduled, dispatched, ci-failed, pushed. */
  readonly trigger: string;
  /** What was asked, in the asker's words; may be empty (then title and description are the request). */
  readonly prompt: string;
  /** Whose permission counts. Absent where GitHub itself let only writers start the run. */
  readonly asker?: Sender;
  /**
   * Issue or pull request that the run works on and answers in. A number given by hand (dispatch) says `issue`;
   * what it really is, `readThread` tells.
   */
  readonly thread?: { readonly kind: 'issue' | 'pull_request'; readonly number: number };
  /** Stays the same when the same event is delivered again: the marker of the one comment. */
  readonly key: string;
  /** ISO time of the trigger: later comments are not part of the request. */
  readonly askedAt?: string;
  /** What gets the "seen" reaction. */
  readonly reactTo?: { readonly kind: 'issue' | 'issue_comment' | 'review_comment'; readonly id: number };
  /** A one-shot label, taken off at the start. */
  readonly label?: string;
  /** Branch to start from where no pull request says so (schedule, dispatch). Default: base-branch, then the default branch. */
  readonly startRef?: string;
  /** A line comment's place, shown to the model. */
  readonly place?: { readonly path: string; readonly line?: number; readonly diffHunk?: string };
}

export interface Ignored {
  /** One line: why nothing happens. */
  readonly ignored: string;
}

export interface TriggerSettings {
  readonly triggerPhrase: string;
  readonly label: string;
  readonly assignee: string;
  readonly prompt: string;
  readonly allowedBots: readonly string[];
  /** Failed checks of and pushes to our own branches ask for nothing: each run would start the next one. */
  readonly branchPrefix: string;
  /** `GITHUB_RUN_ID`, the key where an event has no id of its own. */
  readonly runId: string;
}

/** One way to ask. Undefined: this event is none of this trigger's business. */
export interface Trigger {
  readonly name: string;
  find(event: Event, settings: TriggerSettings): Request | Ignored | undefined;
}
