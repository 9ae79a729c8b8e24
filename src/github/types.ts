/** Begins the hidden mark at the end of every comment of ours; `comment.ts` adds the key. Such a comment is never a request. */
export const OWN_MARKER = '<!-- greengate:';

/** `owner/name` split. */
export interface Repo {
  readonly owner: string;
  readonly name: string;
}

/** Who caused the event. Absent (undefined) on schedules. */
export interface Sender {
  readonly login: string;
  readonly id: number;
  readonly type: string;
}

/** The parts of a webhook payload that Greengate reads, checked and named. Fields an event does not carry are absent. */
export interface Event {
  readonly name: string;
  readonly action?: string;
  readonly repo: Repo;
  readonly defaultBranch?: string;
  readonly sender?: Sender;
  /** Git ref of the event (`refs/heads/…`), for push, schedule and dispatch. */
  readonly ref?: string;
  readonly issue?: EventIssue;
  readonly pullRequest?: EventPullRequest;
  readonly comment?: EventComment;
  readonly review?: {
    readonly id: number;
    readonly body: string;
    readonly author?: string;
    readonly submittedAt?: string;
  };
  /** The label or the user that this very event added. */
  readonly label?: string;
  readonly assignee?: string;
  readonly deleted?: boolean;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly workflowRun?: {
    readonly conclusion?: string;
    readonly headBranch?: string;
    readonly headSha?: string;
    readonly pullNumber?: number;
    readonly fromFork: boolean;
    readonly url?: string;
    readonly updatedAt?: string;
  };
}

export interface EventIssue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly isPullRequest: boolean;
  readonly state?: string;
  readonly author?: string;
  /** Of the event: a label or an assignment has no time of its own. */
  readonly updatedAt?: string;
}

export interface EventPullRequest {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly headRef: string;
  readonly headSha: string;
  readonly baseRef: string;
  readonly isFork: boolean;
  readonly draft: boolean;
  readonly author?: string;
  readonly updatedAt?: string;
}

export interface EventComment {
  readonly id: number;
  readonly body: string;
  readonly author?: string;
  readonly createdAt?: string;
  /** Of a line comment in a review. */
  readonly path?: string;
  readonly line?: number;
  readonly diffHunk?: string;
}

/** What the harness knows of a pull request after reading it. */
export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly headRef: string;
  readonly headSha: string;
  readonly baseRef: string;
  readonly isFork: boolean;
  readonly state: 'open' | 'closed' | 'merged';
  readonly url: string;
}

/** Everything the model may read of the conversation. All of it is data written by others. */
export interface Thread {
  readonly kind: 'issue' | 'pull_request';
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  /** Oldest first, up to the trigger; later and later-edited ones are left out and counted in `dropped`. */
  readonly comments: readonly ThreadComment[];
  readonly dropped: number;
  /** Of a pull request. */
  readonly files?: readonly { readonly path: string; readonly added: number; readonly removed: number }[];
}

export interface ThreadComment {
  readonly author: string;
  readonly createdAt: string;
  readonly body: string;
  /** `path:line` for a line comment. */
  readonly place?: string;
}
