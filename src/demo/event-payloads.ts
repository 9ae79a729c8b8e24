import type { ActionEvent } from './action-runner.js';
import type { GitHubServer } from './github-server.js';
import { commitOf } from './github/populate.js';
import { renderIssue, renderLabel, renderPull, renderRepository, renderUser, type Roots } from './github/render.js';
import { renderComment, renderReviewComment } from './github/render-comment.js';
import type { CommentState, IssueState, RepositoryState, ReviewCommentState } from './github/state.js';

/** The events of a repository as GitHub would deliver them to a workflow, made from the server's state. */
export class EventSource {
  readonly #roots: Roots;
  readonly #repository: RepositoryState;

  constructor(server: GitHubServer, repository: RepositoryState) {
    this.#roots = { state: server.state, web: server.url, api: server.apiUrl };
    this.#repository = repository;
  }

  /** `issue_comment` `created`, on an issue or a pull request. */
  async commented(comment: CommentState): Promise<ActionEvent> {
    const issue = this.#issue(comment.issue);
    return this.#onDefaultBranch('issue_comment', comment.author, {
      action: 'created',
      issue: renderIssue(this.#roots, this.#repository, issue),
      comment: renderComment(this.#roots, this.#repository, comment),
    });
  }

  /** `issues` or `pull_request` `labeled`. The label is on the issue afterwards. */
  async labeled(issue: IssueState, label: string, sender: string): Promise<ActionEvent> {
    if (!issue.labels.includes(label)) issue.labels.push(label);
    const fields = { action: 'labeled', label: renderLabel(this.#roots, this.#repository, label) };
    return this.#ofIssue(issue, sender, fields);
  }

  async assigned(issue: IssueState, assignee: string, sender: string): Promise<ActionEvent> {
    if (!issue.assignees.includes(assignee)) issue.assignees.push(assignee);
    return this.#ofIssue(issue, sender, { action: 'assigned', assignee: renderUser(this.#roots, assignee) });
  }

  async opened(issue: IssueState): Promise<ActionEvent> {
    return this.#ofIssue(issue, issue.author, { action: 'opened' });
  }

  async reviewCommented(comment: ReviewCommentState): Promise<ActionEvent> {
    const issue = this.#issue(comment.pull);
    return this.#onPull('pull_request_review_comment', issue, comment.author, {
      action: 'created',
      comment: renderReviewComment(this.#roots, this.#repository, comment),
    });
  }

  async scheduled(cron = '17 3 * * *'): Promise<ActionEvent> {
    const event = await this.#onDefaultBranch('schedule', 'github-actions[bot]', { schedule: cron });
    // A schedule has no sender, and runs in the name of who wrote the workflow.
    const { sender: _, ...payload } = event.payload as Record<string, unknown>;
    return { ...event, actor: this.#repository.fullName.split('/')[0] ?? '', payload };
  }

  async dispatched(sender: string, inputs: Readonly<Record<string, string>> = {}): Promise<ActionEvent> {
    const ref = `refs/heads/${this.#repository.defaultBranch}`;
    return this.#onDefaultBranch('workflow_dispatch', sender, {
      inputs,
      ref,
      workflow: '.github/workflows/greengate.yml',
    });
  }

  #issue(number: number): IssueState {
    const issue = this.#repository.issues.get(number);
    if (issue === undefined) throw new Error(`There is no #${number} in ${this.#repository.fullName}.`);
    return issue;
  }

  #ofIssue(issue: IssueState, sender: string, fields: Readonly<Record<string, unknown>>): Promise<ActionEvent> {
    if (issue.pull !== undefined) return this.#onPull('pull_request', issue, sender, fields);
    const rendered = renderIssue(this.#roots, this.#repository, issue);
    return this.#onDefaultBranch('issues', sender, { ...fields, issue: rendered });
  }

  async #onDefaultBranch(
    name: string,
    sender: string,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<ActionEvent> {
    const { bare, defaultBranch } = this.#repository;
    const ref = `refs/heads/${defaultBranch}`;
    return this.#event(name, sender, fields, { ref, sha: (await commitOf(bare, ref)) ?? '0'.repeat(40) });
  }

  async #onPull(
    name: string,
    issue: IssueState,
    sender: string,
    fields: Readonly<Record<string, unknown>>,
  ): Promise<ActionEvent> {
    const pull = renderPull(this.#roots, this.#repository, issue);
    const ref = `refs/pull/${issue.number}/merge`;
    const sha = (await commitOf(this.#repository.bare, ref)) ?? issue.pull?.headSha ?? '';
    return this.#event(name, sender, { ...fields, number: issue.number, pull_request: pull }, { ref, sha });
  }

  #event(
    name: string,
    sender: string,
    fields: Readonly<Record<string, unknown>>,
    at: { ref: string; sha: string },
  ): ActionEvent {
    const repository = renderRepository(this.#roots, this.#repository);
    const payload = { ...fields, repository, sender: renderUser(this.#roots, sender) };
    return { name, payload, repository: this.#repository.fullName, actor: sender, ...at };
  }
}
