import { createPull } from './create-pull.js';
import { commitOf, updatePullRefs } from './populate.js';
import { filesOf, wholePull, type PullIssue } from './pull-files.js';
import { renderPull } from './render.js';
import { renderReview, renderReviewComment } from './render-comment.js';
import {
  checkedBody,
  invalid,
  issueOf,
  notFound,
  page,
  textField,
  type ApiResponse,
  type RepositoryCall,
  type Route,
} from './route.js';
import { tick } from './state.js';

const PULLS = '/repos/{owner}/{repo}/pulls';
const PULL = `${PULLS}/{number}`;
const READ = [{ pull_requests: 'read' }] as const;
const WRITE = [{ pull_requests: 'write' }] as const;

/** Pull requests: their commits and files are those of the real branches. */
export const pullRoutes: readonly Route[] = [
  { method: 'GET', path: PULLS, needs: READ, answer: listPulls },
  { method: 'POST', path: PULLS, needs: WRITE, answer: createPull },
  {
    method: 'GET',
    path: PULL,
    needs: READ,
    answer: async (call) => ({ status: 200, body: await wholePull(call, pullOf(call)) }),
  },
  { method: 'PATCH', path: PULL, needs: WRITE, answer: updatePull },
  {
    method: 'GET',
    path: `${PULL}/files`,
    needs: READ,
    answer: async (call) => page(call, await filesOf(call, pullOf(call))),
  },
  {
    method: 'GET',
    path: `${PULL}/reviews`,
    needs: READ,
    answer: (call) => {
      const { number } = pullOf(call);
      const found = [...call.repository.reviews.values()].filter((review) => review.pull === number);
      return page(
        call,
        found.map((review) => renderReview(call, call.repository, review)),
      );
    },
  },
  {
    method: 'GET',
    path: `${PULL}/comments`,
    needs: READ,
    answer: (call) => {
      const { number } = pullOf(call);
      const found = [...call.repository.reviewComments.values()].filter((comment) => comment.pull === number);
      if (call.request.query.get('direction') === 'desc') found.reverse();
      return page(
        call,
        found.map((comment) => renderReviewComment(call, call.repository, comment)),
      );
    },
  },
];

function pullOf(call: RepositoryCall): PullIssue {
  const issue = issueOf(call);
  if (issue.pull === undefined) throw notFound();
  return issue as PullIssue;
}

async function listPulls(call: RepositoryCall): Promise<ApiResponse> {
  await updatePullRefs(call.state, call.repository);
  const { query } = call.request;
  const state = query.get('state') ?? 'open';
  const head = query.get('head');
  const base = query.get('base');
  const found = [...call.repository.issues.values()].filter((issue): issue is PullIssue => {
    const { pull } = issue;
    if (pull === undefined || (state !== 'all' && issue.state !== state)) return false;
    const owner = pull.headRepository.split('/')[0] ?? '';
    // A head without an owner is ignored by GitHub: the list is not filtered then.
    if (head?.includes(':') === true && head !== `${owner}:${pull.headRef}`) return false;
    return base === null || base === pull.baseRef;
  });
  found.sort((a, b) => b.number - a.number);
  if (query.get('direction') === 'asc') found.reverse();
  return page(
    call,
    found.map((issue) => renderPull(call, call.repository, issue)),
  );
}

async function updatePull(call: RepositoryCall): Promise<ApiResponse> {
  const issue = pullOf(call);
  const body = checkedBody('PullRequest', textField(call, 'body'), false);
  const base = textField(call, 'base');
  if (base !== undefined && (await commitOf(call.repository.bare, `refs/heads/${base}`)) === undefined) {
    throw invalid('PullRequest', { code: 'invalid', field: 'base' });
  }
  const state = textField(call, 'state');
  issue.title = textField(call, 'title') ?? issue.title;
  issue.body = body ?? issue.body;
  issue.pull.baseRef = base ?? issue.pull.baseRef;
  if (state === 'open' || state === 'closed') issue.state = state;
  issue.updatedAt = tick(call.state);
  return { status: 200, body: await wholePull(call, issue) };
}
