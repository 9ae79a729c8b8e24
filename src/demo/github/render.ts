import { accountOf, type GitHubState, type IssueState, type RepositoryState } from './state.js';

/** Where the rendered links point. */
export interface Roots {
  readonly state: GitHubState;
  readonly web: string;
  readonly api: string;
}

export type Json = Readonly<Record<string, unknown>>;

/** The JSON that the API and the event payloads show: only what is commonly read, but that with its real shape. */
export function renderUser({ state, web, api }: Roots, login: string): Json {
  const { id, type } = accountOf(state, login);
  return {
    login,
    id,
    node_id: `U_${id}`,
    avatar_url: `${web}/avatars/${id}`,
    gravatar_id: '',
    url: `${api}/users/${encodeURIComponent(login)}`,
    html_url: `${web}/${encodeURIComponent(login)}`,
    type,
    site_admin: false,
  };
}

export function renderRepository(roots: Roots, repository: RepositoryState): Json {
  const { fullName } = repository;
  const [owner = '', name = ''] = fullName.split('/');
  return {
    id: repository.id,
    node_id: `R_${repository.id}`,
    name,
    full_name: fullName,
    private: repository.private,
    owner: renderUser(roots, owner),
    html_url: `${roots.web}/${fullName}`,
    description: null,
    fork: repository.parent !== undefined,
    url: `${roots.api}/repos/${fullName}`,
    clone_url: `${roots.web}/${fullName}.git`,
    default_branch: repository.defaultBranch,
    visibility: repository.private ? 'private' : 'public',
    archived: false,
    disabled: false,
    has_issues: true,
  };
}

export function renderIssue(roots: Roots, repository: RepositoryState, issue: IssueState): Json {
  const { number } = issue;
  const api = `${roots.api}/repos/${repository.fullName}`;
  const web = `${roots.web}/${repository.fullName}`;
  const comments = [...repository.comments.values()].filter((comment) => comment.issue === number).length;
  return {
    ...common(roots, repository, issue),
    url: `${api}/issues/${number}`,
    repository_url: api,
    comments_url: `${api}/issues/${number}/comments`,
    html_url: `${web}/${issue.pull === undefined ? 'issues' : 'pull'}/${number}`,
    comments,
    ...(issue.pull === undefined
      ? {}
      : {
          draft: issue.pull.draft,
          pull_request: {
            url: `${api}/pulls/${number}`,
            html_url: `${web}/pull/${number}`,
            diff_url: `${web}/pull/${number}.diff`,
            patch_url: `${web}/pull/${number}.patch`,
            merged_at: issue.pull.merged ? issue.updatedAt : null,
          },
        }),
  };
}

export function renderPull(roots: Roots, repository: RepositoryState, issue: IssueState): Json {
  const { number, pull } = issue;
  if (pull === undefined) throw new Error(`#${number} is not a pull request.`);
  const api = `${roots.api}/repos/${repository.fullName}`;
  return {
    ...common(roots, repository, issue),
    url: `${api}/pulls/${number}`,
    html_url: `${roots.web}/${repository.fullName}/pull/${number}`,
    diff_url: `${roots.web}/${repository.fullName}/pull/${number}.diff`,
    issue_url: `${api}/issues/${number}`,
    draft: pull.draft,
    merged_at: pull.merged ? issue.updatedAt : null,
    merge_commit_sha: null,
    head: renderSide(
      roots,
      roots.state.repositories.get(pull.headRepository),
      pull.headRepository,
      pull.headRef,
      pull.headSha,
    ),
    base: renderSide(roots, repository, repository.fullName, pull.baseRef, pull.baseSha),
  };
}

function renderSide(
  roots: Roots,
  repository: RepositoryState | undefined,
  fullName: string,
  ref: string,
  sha: string,
): Json {
  const owner = fullName.split('/')[0] ?? '';
  // A deleted fork leaves a pull request whose head has no repository.
  const repo = repository === undefined ? null : renderRepository(roots, repository);
  return { label: `${owner}:${ref}`, ref, sha, user: renderUser(roots, owner), repo };
}

function common(roots: Roots, repository: RepositoryState, issue: IssueState): Json {
  const user = renderUser(roots, issue.author);
  const assignees = issue.assignees.map((login) => renderUser(roots, login));
  return {
    id: issue.id,
    node_id: `I_${issue.id}`,
    number: issue.number,
    title: issue.title,
    body: issue.body,
    user,
    state: issue.state,
    locked: false,
    labels: issue.labels.map((label) => renderLabel(roots, repository, label)),
    assignee: assignees[0] ?? null,
    assignees,
    milestone: null,
    author_association: associationOf(repository, issue.author),
    active_lock_reason: null,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: null,
  };
}

export function renderLabel(roots: Roots, repository: RepositoryState, name: string): Json {
  const url = `${roots.api}/repos/${repository.fullName}/labels/${encodeURIComponent(name)}`;
  return {
    id: 5000 + name.length,
    node_id: `L_${name}`,
    url,
    name,
    description: null,
    color: '0e8a16',
    default: false,
  };
}

export function associationOf(repository: RepositoryState, login: string): string {
  if (repository.fullName.startsWith(`${login}/`)) return 'OWNER';
  const role = repository.roles.get(login) ?? 'none';
  return role === 'none' || role === 'read' ? 'NONE' : 'COLLABORATOR';
}
