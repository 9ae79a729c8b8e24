import { git, tryGit } from '../git.js';
import {
  accountOf,
  newId,
  tick,
  type CommentState,
  type GitHubState,
  type IssueState,
  type PullState,
  type RepositoryState,
  type ReviewCommentState,
  type ReviewState,
  type Role,
} from './state.js';

export interface NewRepository {
  readonly fullName: string;
  readonly bare: string;
  readonly defaultBranch?: string;
  readonly private?: boolean;
  readonly parent?: string;
  readonly roles?: Readonly<Record<string, Role>>;
}

export function addRepository(state: GitHubState, repository: NewRepository): RepositoryState {
  const { fullName, bare, parent } = repository;
  const added: RepositoryState = {
    id: newId(state),
    fullName,
    bare,
    defaultBranch: repository.defaultBranch ?? 'main',
    private: repository.private ?? true,
    ...(parent === undefined ? {} : { parent }),
    actionsMayOpenPulls: true,
    roles: new Map(Object.entries(repository.roles ?? {})),
    issues: new Map(),
    comments: new Map(),
    reviews: new Map(),
    reviewComments: new Map(),
    reactions: [],
    checks: new Map(),
    statuses: [],
  };
  accountOf(state, fullName.split('/')[0] ?? '');
  state.repositories.set(fullName, added);
  return added;
}

export interface NewIssue {
  readonly title: string;
  readonly body?: string | null;
  readonly author: string;
  readonly labels?: readonly string[];
  readonly number?: number;
}

export function addIssue(state: GitHubState, repository: RepositoryState, issue: NewIssue): IssueState {
  return insert(state, repository, issue);
}

/** A pull request of a branch that exists in the bare repository of `headRepository` (default: the same one). */
export async function addPull(
  state: GitHubState,
  repository: RepositoryState,
  pull: NewIssue & {
    readonly head: string;
    readonly base?: string;
    readonly headRepository?: string;
    readonly draft?: boolean;
  },
): Promise<IssueState> {
  const headRepository = pull.headRepository ?? repository.fullName;
  const baseRef = pull.base ?? repository.defaultBranch;
  const from = state.repositories.get(headRepository)?.bare ?? repository.bare;
  const added = insert(state, repository, pull, {
    headRepository,
    headRef: pull.head,
    baseRef,
    draft: pull.draft ?? false,
    merged: false,
    headSha: await git(from, ['rev-parse', '--verify', `refs/heads/${pull.head}^{commit}`]),
    baseSha: await git(repository.bare, ['rev-parse', '--verify', `refs/heads/${baseRef}^{commit}`]),
  });
  await updatePullRefs(state, repository);
  return added;
}

function insert(
  state: GitHubState,
  repository: RepositoryState,
  issue: NewIssue,
  pull?: IssueState['pull'],
): IssueState {
  const at = tick(state);
  const number = issue.number ?? Math.max(0, ...repository.issues.keys()) + 1;
  const added: IssueState = {
    id: newId(state),
    number,
    title: issue.title,
    body: issue.body ?? null,
    state: 'open',
    author: accountOf(state, issue.author).login,
    labels: [...(issue.labels ?? [])],
    assignees: [],
    createdAt: at,
    updatedAt: at,
    ...(pull === undefined ? {} : { pull }),
  };
  repository.issues.set(number, added);
  return added;
}

export function addComment(
  state: GitHubState,
  repository: RepositoryState,
  comment: { readonly issue: number; readonly author: string; readonly body: string },
): CommentState {
  const at = tick(state);
  const added: CommentState = { id: newId(state), ...comment, createdAt: at, updatedAt: at };
  accountOf(state, comment.author);
  repository.comments.set(added.id, added);
  return added;
}

export function addReview(
  state: GitHubState,
  repository: RepositoryState,
  review: { readonly pull: number; readonly author: string; readonly body: string; readonly state?: string },
): ReviewState {
  const added: ReviewState = { id: newId(state), state: 'COMMENTED', ...review, submittedAt: tick(state) };
  accountOf(state, review.author);
  repository.reviews.set(added.id, added);
  return added;
}

export function addReviewComment(
  state: GitHubState,
  repository: RepositoryState,
  comment: Pick<ReviewCommentState, 'pull' | 'author' | 'body' | 'path' | 'line' | 'diffHunk'>,
): ReviewCommentState {
  const at = tick(state);
  const added: ReviewCommentState = { id: newId(state), ...comment, createdAt: at, updatedAt: at };
  accountOf(state, comment.author);
  repository.reviewComments.set(added.id, added);
  return added;
}

/** One update after the other: two at once would fight over the lock of the same ref. */
const updates = new WeakMap<RepositoryState, Promise<void>>();

/** Brings head commits, `refs/pull/N/head` and `refs/pull/N/merge` up to date with the branches, as GitHub does after every push. */
export function updatePullRefs(state: GitHubState, repository: RepositoryState): Promise<void> {
  const before = updates.get(repository) ?? Promise.resolve();
  const now = before.then(() => updateEach(state, repository));
  updates.set(
    repository,
    now.catch(() => {}),
  );
  return now;
}

async function updateEach(state: GitHubState, repository: RepositoryState): Promise<void> {
  const { bare } = repository;
  const open = [...repository.issues.values()].filter((issue) => issue.pull !== undefined && issue.state === 'open');
  if (open.length === 0) return;
  const refs = await refsOf(bare);
  for (const { pull, number } of open) {
    if (pull === undefined) continue;
    const from = state.repositories.get(pull.headRepository)?.bare ?? bare;
    const heads = from === bare ? refs : await refsOf(from);
    pull.headSha = heads.get(`refs/heads/${pull.headRef}`)?.sha ?? pull.headSha;
    pull.baseSha = refs.get(`refs/heads/${pull.baseRef}`)?.sha ?? pull.baseSha;
    const ref = `refs/pull/${number}/head`;
    if (refs.get(ref)?.sha !== pull.headSha) {
      if (from !== bare) await git(bare, ['fetch', '--quiet', from, `+refs/heads/${pull.headRef}:${ref}`]);
      else await git(bare, ['update-ref', ref, pull.headSha]);
    }
    const parents = refs.get(`refs/pull/${number}/merge`)?.parents;
    if (parents !== `${pull.baseSha} ${pull.headSha}`) await updateMergeRef(bare, number, pull);
  }
}

/** The commit of each branch and pull request, and its parents: one process, since this is asked at every request. */
async function refsOf(bare: string): Promise<Map<string, { sha: string; parents: string }>> {
  const format = '--format=%(refname) %(objectname) %(parent)';
  const lines = await git(bare, ['for-each-ref', format, 'refs/heads/', 'refs/pull/']);
  const refs = lines.split('\n').map((line) => line.split(' '));
  return new Map(refs.map(([ref = '', sha = '', ...parents]) => [ref, { sha, parents: parents.join(' ') }]));
}

/** The trial merge that `pull_request` workflows check out; absent while there are conflicts (and with git before 2.38). */
async function updateMergeRef(bare: string, number: number, pull: PullState): Promise<void> {
  const ref = `refs/pull/${number}/merge`;
  const { headSha, baseSha } = pull;
  const merge = await tryGit(bare, ['merge-tree', '--write-tree', baseSha, headSha]);
  if (merge.exitCode !== 0) {
    await tryGit(bare, ['update-ref', '-d', ref]);
    return;
  }
  const tree = merge.stdout.slice(0, 40);
  const message = `Merge ${headSha} into ${baseSha}`;
  const date = { GIT_AUTHOR_DATE: '1767600000 +0000', GIT_COMMITTER_DATE: '1767600000 +0000' };
  const commit = await git(bare, ['commit-tree', tree, '-p', baseSha, '-p', headSha, '-m', message], date);
  await git(bare, ['update-ref', ref, commit]);
}

export async function commitOf(bare: string, ref: string): Promise<string | undefined> {
  try {
    return await git(bare, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  } catch {
    return undefined;
  }
}
