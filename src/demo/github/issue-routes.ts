import { addComment } from './populate.js';
import { renderIssue, renderLabel } from './render.js';
import { renderComment, renderReaction } from './render-comment.js';
import {
  checkedBody,
  fieldsOf,
  invalid,
  issueOf,
  notFound,
  page,
  textField,
  type ApiResponse,
  type Needs,
  type RepositoryCall,
  type Route,
} from './route.js';
import { newId, tick, type Access, type CommentState, type ReactionState } from './state.js';

const ISSUE = '/repos/{owner}/{repo}/issues/{number}';
const COMMENT = '/repos/{owner}/{repo}/issues/comments/{id}';

/** Issues, their comments, labels and reactions. Pull requests are issues here, as on GitHub. */
export const issueRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: ISSUE,
    needs: issueAccess('read'),
    answer: (call) => ({ status: 200, body: renderIssue(call, call.repository, issueOf(call)) }),
  },
  { method: 'GET', path: `${ISSUE}/comments`, needs: issueAccess('read'), answer: listComments },
  { method: 'POST', path: `${ISSUE}/comments`, needs: issueAccess('write'), answer: createComment },
  {
    method: 'GET',
    path: COMMENT,
    needs: commentAccess('read'),
    answer: (call) => ({ status: 200, body: renderComment(call, call.repository, commentOf(call)) }),
  },
  { method: 'PATCH', path: COMMENT, needs: commentAccess('write'), answer: updateComment },
  {
    method: 'GET',
    path: `${ISSUE}/labels`,
    needs: issueAccess('read'),
    answer: (call) =>
      page(
        call,
        issueOf(call).labels.map((label) => renderLabel(call, call.repository, label)),
      ),
  },
  { method: 'DELETE', path: `${ISSUE}/labels/{name}`, needs: issueAccess('write'), answer: removeLabel },
  {
    method: 'POST',
    path: `${ISSUE}/reactions`,
    needs: issueAccess('write'),
    answer: (call) => react(call, 'issue', issueOf(call).number),
  },
  {
    method: 'POST',
    path: `${COMMENT}/reactions`,
    needs: commentAccess('write'),
    answer: (call) => react(call, 'comment', commentOf(call).id),
  },
  {
    method: 'POST',
    path: '/repos/{owner}/{repo}/pulls/comments/{id}/reactions',
    needs: [{ pull_requests: 'write' }],
    answer: (call) => {
      const id = Number(call.params['id']);
      if (!call.repository.reviewComments.has(id)) throw notFound();
      return react(call, 'review-comment', id);
    },
  },
];

/** On pull requests either right will do, on issues only the one for issues. */
function needsFor(call: RepositoryCall, number: number, access: Access): Needs {
  const isPull = call.repository.issues.get(number)?.pull !== undefined;
  return isPull ? [{ issues: access }, { pull_requests: access }] : [{ issues: access }];
}

function issueAccess(access: Access): Route['needs'] {
  return (call) => needsFor(call, Number(call.params['number']), access);
}

function commentAccess(access: Access): Route['needs'] {
  return (call) => needsFor(call, call.repository.comments.get(Number(call.params['id']))?.issue ?? 0, access);
}

function commentOf(call: RepositoryCall): CommentState {
  const comment = call.repository.comments.get(Number(call.params['id']));
  if (comment === undefined) throw notFound();
  return comment;
}

function listComments(call: RepositoryCall): ApiResponse {
  const { number } = issueOf(call);
  const since = call.request.query.get('since') ?? '';
  const found = [...call.repository.comments.values()].filter(
    (comment) => comment.issue === number && comment.updatedAt >= since,
  );
  return page(
    call,
    found.map((comment) => renderComment(call, call.repository, comment)),
  );
}

function createComment(call: RepositoryCall): ApiResponse {
  const issue = issueOf(call);
  const body = checkedBody('IssueComment', textField(call, 'body'), true) ?? '';
  const comment = addComment(call.state, call.repository, { issue: issue.number, author: call.grant.login, body });
  const rendered = renderComment(call, call.repository, comment);
  return { status: 201, body: rendered, headers: { location: String(rendered['url']) } };
}

function updateComment(call: RepositoryCall): ApiResponse {
  const comment = commentOf(call);
  comment.body = checkedBody('IssueComment', textField(call, 'body'), true) ?? '';
  comment.updatedAt = tick(call.state);
  return { status: 200, body: renderComment(call, call.repository, comment) };
}

function removeLabel(call: RepositoryCall): ApiResponse {
  const issue = issueOf(call);
  const name = (call.params['name'] ?? '').toLowerCase();
  const left = issue.labels.filter((label) => label.toLowerCase() !== name);
  if (left.length === issue.labels.length) throw notFound();
  issue.labels = left;
  return { status: 200, body: left.map((label) => renderLabel(call, call.repository, label)) };
}

const REACTIONS = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'];

function react(call: RepositoryCall, on: ReactionState['on'], target: number): ApiResponse {
  const content = String(fieldsOf(call)['content']);
  if (!REACTIONS.includes(content)) throw invalid('Reaction', { code: 'invalid', field: 'content' });
  const { reactions } = call.repository;
  const author = call.grant.login;
  const same = reactions.find(
    (one) => one.on === on && one.target === target && one.content === content && one.author === author,
  );
  if (same !== undefined) return { status: 200, body: renderReaction(call, same) };
  const reaction: ReactionState = { id: newId(call.state), content, author, on, target, createdAt: tick(call.state) };
  reactions.push(reaction);
  return { status: 201, body: renderReaction(call, reaction) };
}
