import { associationOf, renderUser, type Json, type Roots } from './render.js';
import type { CommentState, ReactionState, RepositoryState, ReviewCommentState, ReviewState } from './state.js';

export function renderComment(roots: Roots, repository: RepositoryState, comment: CommentState): Json {
  const api = `${roots.api}/repos/${repository.fullName}`;
  const pull = repository.issues.get(comment.issue)?.pull !== undefined;
  const page = `${roots.web}/${repository.fullName}/${pull ? 'pull' : 'issues'}/${comment.issue}`;
  return {
    id: comment.id,
    node_id: `IC_${comment.id}`,
    url: `${api}/issues/comments/${comment.id}`,
    html_url: `${page}#issuecomment-${comment.id}`,
    issue_url: `${api}/issues/${comment.issue}`,
    user: renderUser(roots, comment.author),
    body: comment.body,
    author_association: associationOf(repository, comment.author),
    performed_via_github_app: null,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
  };
}

export function renderReview(roots: Roots, repository: RepositoryState, review: ReviewState): Json {
  const page = `${roots.web}/${repository.fullName}/pull/${review.pull}`;
  return {
    id: review.id,
    node_id: `PRR_${review.id}`,
    user: renderUser(roots, review.author),
    body: review.body,
    state: review.state,
    html_url: `${page}#pullrequestreview-${review.id}`,
    pull_request_url: `${roots.api}/repos/${repository.fullName}/pulls/${review.pull}`,
    submitted_at: review.submittedAt,
    commit_id: repository.issues.get(review.pull)?.pull?.headSha ?? null,
    author_association: associationOf(repository, review.author),
  };
}

export function renderReviewComment(roots: Roots, repository: RepositoryState, comment: ReviewCommentState): Json {
  const api = `${roots.api}/repos/${repository.fullName}`;
  const sha = repository.issues.get(comment.pull)?.pull?.headSha ?? '';
  return {
    id: comment.id,
    node_id: `PRRC_${comment.id}`,
    url: `${api}/pulls/comments/${comment.id}`,
    html_url: `${roots.web}/${repository.fullName}/pull/${comment.pull}#discussion_r${comment.id}`,
    pull_request_url: `${api}/pulls/${comment.pull}`,
    pull_request_review_id: null,
    user: renderUser(roots, comment.author),
    body: comment.body,
    path: comment.path,
    line: comment.line,
    original_line: comment.line,
    side: 'RIGHT',
    diff_hunk: comment.diffHunk,
    commit_id: sha,
    original_commit_id: sha,
    author_association: associationOf(repository, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
  };
}

export function renderReaction(roots: Roots, reaction: ReactionState): Json {
  const { id, content, author, createdAt } = reaction;
  return { id, node_id: `REA_${id}`, user: renderUser(roots, author), content, created_at: createdAt };
}
