/** Everything the embedded GitHub knows. Plain data: tests and the demo read it, and may change it between requests. */
export interface GitHubState {
  readonly accounts: Map<string, Account>;
  /** By `owner/name`. */
  readonly repositories: Map<string, RepositoryState>;
  /** By token value. */
  readonly tokens: Map<string, Grant>;
  nextId: number;
  /** The moment that new things get as `created_at`; every write is one second later than the one before. */
  clock: number;
}

export interface Account {
  readonly login: string;
  readonly id: number;
  readonly type: 'User' | 'Bot' | 'Organization';
}

export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none';
export type Access = 'read' | 'write';

/** What a token may do. `permissions` as in a workflow's `permissions:` block, with underscores. */
export interface Grant {
  readonly login: string;
  /** An installation token (the job token) has no user. */
  readonly kind: 'installation' | 'user';
  readonly permissions: Readonly<Record<string, Access>>;
}

export interface RepositoryState {
  readonly id: number;
  readonly fullName: string;
  /** Path of the bare git repository. */
  readonly bare: string;
  defaultBranch: string;
  private: boolean;
  /** `owner/name` of the repository this is a fork of. */
  readonly parent?: string;
  /** The repository setting "Allow GitHub Actions to create and approve pull requests". */
  actionsMayOpenPulls: boolean;
  /** Login → role; others have `read` on public repositories and `none` on private ones. */
  readonly roles: Map<string, Role>;
  /** Issues and pull requests share their numbers. */
  readonly issues: Map<number, IssueState>;
  readonly comments: Map<number, CommentState>;
  readonly reviews: Map<number, ReviewState>;
  readonly reviewComments: Map<number, ReviewCommentState>;
  readonly reactions: ReactionState[];
  readonly checks: Map<number, CheckState>;
  readonly statuses: StatusState[];
}

export interface IssueState {
  readonly id: number;
  readonly number: number;
  title: string;
  body: string | null;
  state: 'open' | 'closed';
  readonly author: string;
  labels: string[];
  assignees: string[];
  readonly createdAt: string;
  updatedAt: string;
  readonly pull?: PullState;
}

export interface PullState {
  readonly headRepository: string;
  readonly headRef: string;
  baseRef: string;
  draft: boolean;
  merged: boolean;
  /** The last known head commit, kept when the branch is gone. */
  headSha: string;
  baseSha: string;
}

export interface CommentState {
  readonly id: number;
  readonly issue: number;
  readonly author: string;
  body: string;
  readonly createdAt: string;
  updatedAt: string;
}

export interface ReviewState {
  readonly id: number;
  readonly pull: number;
  readonly author: string;
  readonly body: string;
  readonly state: string;
  readonly submittedAt: string;
}

export interface ReviewCommentState {
  readonly id: number;
  readonly pull: number;
  readonly author: string;
  body: string;
  readonly path: string;
  readonly line: number;
  readonly diffHunk: string;
  readonly createdAt: string;
  updatedAt: string;
}

export interface ReactionState {
  readonly id: number;
  readonly content: string;
  readonly author: string;
  readonly on: 'issue' | 'comment' | 'review-comment';
  readonly target: number;
  readonly createdAt: string;
}

export interface CheckState {
  readonly id: number;
  readonly sha: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface StatusState {
  readonly id: number;
  readonly sha: string;
  readonly state: string;
  readonly context: string;
  readonly createdAt: string;
}

export function createState(): GitHubState {
  return {
    accounts: new Map(),
    repositories: new Map(),
    tokens: new Map(),
    nextId: 1001,
    clock: Date.UTC(2026, 0, 5, 9, 0, 0),
  };
}

export function newId(state: GitHubState): number {
  return state.nextId++;
}

export function tick(state: GitHubState): string {
  state.clock += 1000;
  return new Date(state.clock).toISOString().replace('.000Z', 'Z');
}

export function accountOf(state: GitHubState, login: string): Account {
  const known = state.accounts.get(login);
  if (known !== undefined) return known;
  const account: Account = { login, id: newId(state), type: login.endsWith('[bot]') ? 'Bot' : 'User' };
  state.accounts.set(login, account);
  return account;
}
