import { describe, expect, test } from '@jest/globals';
import type { Event, EventIssue, EventPullRequest } from '../../src/github/types.js';
import { findRequest } from '../../src/triggers/index.js';
import type { TriggerSettings } from '../../src/triggers/request.js';

const settings: TriggerSettings = {
  triggerPhrase: '/greengate',
  label: 'greengate',
  assignee: 'greengate-bot',
  prompt: '',
  allowedBots: [],
  branchPrefix: 'greengate/',
  runId: '99',
};
const withPrompt = { ...settings, prompt: 'weekly upkeep' };

const dev = { login: 'dev', id: 1, type: 'User' };
const bot = { login: 'renovate[bot]', id: 2, type: 'Bot' };
const base = { repo: { owner: 'octo', name: 'demo' }, sender: dev };
const NOW = '2030-01-01T00:00:00Z';
const issue: EventIssue = { number: 7, title: 'T', body: 'B', isPullRequest: false, updatedAt: NOW };
const pullRequest: EventPullRequest = {
  number: 12,
  title: 'T',
  body: 'B',
  headRef: 'fix',
  headSha: 'abc',
  baseRef: 'main',
  isFork: false,
  draft: false,
  updatedAt: NOW,
};
const says = (body: string) => ({ id: 5, body, author: 'dev', createdAt: NOW });
const comment = (body: string, more: Partial<Event> = {}): Event => ({
  ...base,
  name: 'issue_comment',
  action: 'created',
  issue,
  comment: says(body),
  ...more,
});
const on = (name: string, action: string, more: Partial<Event> = {}): Event => ({ ...base, name, action, ...more });
const failed = { conclusion: 'failure', headBranch: 'fix', headSha: 'abc', fromFork: false, updatedAt: NOW };

describe('a request', () => {
  const ofThread = { key: 'run-99', asker: dev, askedAt: NOW };
  test.each<[string, Event, TriggerSettings, unknown]>([
    [
      'a comment on an issue',
      comment('/greengate fix it'),
      settings,
      {
        trigger: 'mention',
        prompt: 'fix it',
        thread: { kind: 'issue', number: 7 },
        key: 'comment-5',
        asker: dev,
        askedAt: NOW,
        reactTo: { kind: 'issue_comment', id: 5 },
      },
    ],
    [
      'a comment on a pull request, closed or not',
      comment('/greengate fix it', { issue: { ...issue, isPullRequest: true, state: 'closed' } }),
      settings,
      { trigger: 'mention', thread: { kind: 'pull_request', number: 7 } },
    ],
    ['a comment that only calls, with a prompt', comment('/greengate'), withPrompt, { prompt: 'weekly upkeep' }],
    ['a comment that only calls', comment('/greengate'), settings, { prompt: '' }],
    [
      'a line comment',
      on('pull_request_review_comment', 'created', {
        pullRequest,
        comment: { ...says('/greengate use a map'), path: 'a.js', line: 3, diffHunk: '@@' },
      }),
      settings,
      {
        trigger: 'mention',
        prompt: 'use a map',
        thread: { kind: 'pull_request', number: 12 },
        key: 'comment-5',
        asker: dev,
        askedAt: NOW,
        reactTo: { kind: 'review_comment', id: 5 },
        place: { path: 'a.js', line: 3, diffHunk: '@@' },
      },
    ],
    [
      'a review',
      on('pull_request_review', 'submitted', {
        pullRequest,
        review: { id: 6, body: '/greengate do so', submittedAt: NOW },
      }),
      settings,
      {
        trigger: 'mention',
        prompt: 'do so',
        thread: { kind: 'pull_request', number: 12 },
        key: 'review-6',
        asker: dev,
        askedAt: NOW,
      },
    ],
    [
      'C15: the label on an issue',
      on('issues', 'labeled', { issue, label: 'greengate' }),
      settings,
      {
        ...ofThread,
        trigger: 'labeled',
        prompt: '',
        thread: { kind: 'issue', number: 7 },
        reactTo: { kind: 'issue', id: 7 },
        label: 'greengate',
      },
    ],
    [
      'the label on a pull request of a fork',
      on('pull_request', 'labeled', { pullRequest: { ...pullRequest, isFork: true }, label: 'greengate' }),
      settings,
      { trigger: 'labeled', thread: { kind: 'pull_request', number: 12 }, label: 'greengate' },
    ],
    [
      'the label on a pull request of ours',
      on('pull_request', 'labeled', {
        pullRequest: { ...pullRequest, body: '<!-- greengate:run-1 -->' },
        label: 'greengate',
      }),
      settings,
      { trigger: 'labeled' },
    ],
    [
      'the assignee',
      on('issues', 'assigned', { issue, assignee: 'Greengate-Bot' }),
      settings,
      {
        ...ofThread,
        trigger: 'assigned',
        prompt: '',
        thread: { kind: 'issue', number: 7 },
        reactTo: { kind: 'issue', id: 7 },
      },
    ],
    [
      'the phrase in a new issue',
      on('issues', 'opened', { issue: { ...issue, body: 'Steps…\n\n/greengate fix this' } }),
      settings,
      {
        ...ofThread,
        trigger: 'opened',
        prompt: 'fix this',
        thread: { kind: 'issue', number: 7 },
        reactTo: { kind: 'issue', id: 7 },
      },
    ],
    [
      'the phrase in a title',
      on('issues', 'opened', { issue: { ...issue, title: '/greengate fix the parser' } }),
      settings,
      { trigger: 'opened', prompt: 'fix the parser' },
    ],
    [
      'the phrase in a draft',
      on('pull_request', 'opened', { pullRequest: { ...pullRequest, draft: true, body: '/greengate help' } }),
      withPrompt,
      { trigger: 'opened', prompt: 'help' },
    ],
    [
      'a prompt for new issues',
      on('issues', 'opened', { issue }),
      withPrompt,
      { trigger: 'opened', prompt: 'weekly upkeep' },
    ],
    [
      'a prompt for a draft that is ready now',
      on('pull_request', 'ready_for_review', { pullRequest }),
      withPrompt,
      { trigger: 'opened', prompt: 'weekly upkeep' },
    ],
    [
      'a schedule',
      { name: 'schedule', repo: base.repo, ref: 'refs/heads/main' },
      withPrompt,
      { trigger: 'scheduled', prompt: 'weekly upkeep', key: 'run-99', startRef: 'main' },
    ],
    [
      'a dispatch with a prompt and a number',
      { ...base, name: 'workflow_dispatch', ref: 'refs/heads/feature/a', inputs: { prompt: 'do so', number: '#12' } },
      withPrompt,
      {
        trigger: 'dispatched',
        prompt: 'do so',
        key: 'run-99',
        thread: { kind: 'issue', number: 12 },
        asker: dev,
        startRef: 'feature/a',
      },
    ],
    [
      'a dispatch with a number alone',
      { ...base, name: 'workflow_dispatch', inputs: { number: '12' } },
      settings,
      { trigger: 'dispatched', prompt: '', thread: { kind: 'issue', number: 12 } },
    ],
    [
      'a dispatch from a tag starts at the default branch',
      { ...base, name: 'workflow_dispatch', ref: 'refs/tags/v1' },
      withPrompt,
      { trigger: 'dispatched', prompt: 'weekly upkeep', key: 'run-99', asker: dev },
    ],
    [
      'a repository_dispatch by an app, whose payload is not listened to',
      { ...base, sender: bot, name: 'repository_dispatch', action: 'go', inputs: { prompt: 'leak', number: '1' } },
      withPrompt,
      { trigger: 'dispatched', prompt: 'weekly upkeep', key: 'run-99' },
    ],
    [
      'a failed run of a pull request',
      on('workflow_run', 'completed', { workflowRun: { ...failed, pullNumber: 2 } }),
      withPrompt,
      {
        trigger: 'ci-failed',
        prompt: 'weekly upkeep',
        key: 'run-99',
        thread: { kind: 'pull_request', number: 2 },
        asker: dev,
        askedAt: NOW,
        startRef: 'fix',
      },
    ],
    [
      'a push',
      { ...base, name: 'push', ref: 'refs/heads/main' },
      withPrompt,
      { trigger: 'pushed', prompt: 'weekly upkeep', key: 'run-99', startRef: 'main', asker: dev },
    ],
    [
      'a bot on the list',
      comment('/greengate fix it', { sender: bot }),
      { ...settings, allowedBots: ['renovate[bot]'] },
      { asker: bot },
    ],
  ])('%s', (_title, event, given, wanted) => {
    const found = findRequest(event, given);
    expect(found).toMatchObject(wanted as object);
    if (Object.hasOwn(wanted as object, 'key')) expect(found).toEqual(wanted);
  });
});

describe('nothing happens, for a reason', () => {
  const all = { ...withPrompt, allowedBots: ['*', 'greengate[bot]', 'github-actions[bot]'] };
  const own = { login: 'greengate[bot]', id: 3, type: 'Bot' };
  const jobToken = { login: 'github-actions[bot]', id: 4, type: 'Bot' };
  test.each<[string, Event, TriggerSettings, string]>([
    ['no phrase', comment('Looks good.'), withPrompt, 'The text does not say /greengate.'],
    [
      'edited',
      comment('/greengate x', { action: 'edited' }),
      settings,
      'issue_comment edited: only created ones count.',
    ],
    [
      'deleted',
      comment('/greengate x', { action: 'deleted' }),
      settings,
      'issue_comment deleted: only created ones count.',
    ],
    [
      'an empty payload',
      { name: 'issue_comment', repo: base.repo },
      settings,
      'issue_comment (no action): only created ones count.',
    ],
    [
      'C13: a bot',
      comment('ask /greengate', { sender: bot }),
      settings,
      'renovate[bot] is a bot and not in allowed-bots.',
    ],
    [
      'C13: a wildcard lets no bot in',
      comment('ask /greengate', { sender: bot }),
      all,
      'renovate[bot] is a bot and not in allowed-bots.',
    ],
    [
      'C13: ourselves, listed or not',
      comment('Reply /greengate.', { sender: own }),
      all,
      "Greengate's own comment or change asks for nothing.",
    ],
    [
      'C13: our comment under another name',
      comment('Reply\n\n/greengate\n\n<!-- greengate:comment-1 -->', { sender: jobToken }),
      all,
      "Greengate's own comment or change asks for nothing.",
    ],
    [
      'C13: a pull request that we opened with a personal token',
      on('pull_request', 'opened', { pullRequest: { ...pullRequest, body: '/greengate x <!-- greengate:run-1 -->' } }),
      all,
      "Greengate's own comment or change asks for nothing.",
    ],
    [
      'nobody',
      comment('/greengate x', { sender: undefined as never }),
      settings,
      'The issue_comment event does not say who sent it.',
    ],
    ['another label', on('issues', 'labeled', { issue, label: 'bug' }), withPrompt, 'The label bug is not greengate.'],
    [
      'C15: a longer label',
      on('issues', 'labeled', { issue, label: 'greengate-later' }),
      settings,
      'The label greengate-later is not greengate.',
    ],
    [
      'C15: another case',
      on('issues', 'labeled', { issue, label: 'Greengate' }),
      settings,
      'The label Greengate is not greengate.',
    ],
    ['a label that is gone', on('issues', 'labeled', { issue }), settings, 'The label (gone) is not greengate.'],
    [
      'no label configured',
      on('issues', 'labeled', { issue }),
      { ...settings, label: '' },
      'No label is configured (input label).',
    ],
    [
      'a label taken off',
      on('issues', 'unlabeled', { issue, label: 'greengate' }),
      settings,
      'Nothing listens to issues unlabeled.',
    ],
    [
      'another assignee',
      on('issues', 'assigned', { issue, assignee: 'dev' }),
      settings,
      'The new assignee dev is not greengate-bot.',
    ],
    [
      'no assignee configured',
      on('issues', 'assigned', { issue, assignee: 'dev' }),
      { ...settings, assignee: '' },
      'No assignee is configured (input assignee).',
    ],
    [
      'a new issue',
      on('issues', 'opened', { issue }),
      settings,
      'Neither title nor description says /greengate, and the workflow gives no prompt.',
    ],
    [
      'a draft, with a prompt',
      on('pull_request', 'opened', { pullRequest: { ...pullRequest, draft: true } }),
      withPrompt,
      'A draft: the prompt of the workflow waits until it is ready for review.',
    ],
    [
      'a pull request from our branch, with a prompt',
      on('pull_request', 'opened', { pullRequest: { ...pullRequest, headRef: 'greengate/x' } }),
      withPrompt,
      "The pull request is from Greengate's own branch greengate/x.",
    ],
    [
      'new commits',
      on('pull_request', 'synchronize', { pullRequest }),
      withPrompt,
      'Nothing listens to pull_request synchronize.',
    ],
    [
      'an approval',
      on('pull_request_review', 'submitted', { pullRequest, review: { id: 6, body: '' } }),
      withPrompt,
      'The text does not say /greengate.',
    ],
    [
      'a run that passed',
      on('workflow_run', 'completed', { workflowRun: { ...failed, conclusion: 'success' } }),
      withPrompt,
      'The workflow run ended with success, not failure.',
    ],
    [
      'a run that began',
      on('workflow_run', 'requested', { workflowRun: failed }),
      withPrompt,
      'The workflow run is not completed.',
    ],
    [
      'a run of a fork',
      on('workflow_run', 'completed', { workflowRun: { ...failed, fromFork: true } }),
      withPrompt,
      'The failed run is of a fork: nothing can be pushed to it. Comment on its pull request instead.',
    ],
    [
      'a run of our branch',
      on('workflow_run', 'completed', { workflowRun: { ...failed, headBranch: 'greengate/x' } }),
      withPrompt,
      "The failed run is of Greengate's own branch greengate/x.",
    ],
    [
      'a failed run without a prompt',
      on('workflow_run', 'completed', { workflowRun: failed }),
      settings,
      'The workflow gives no prompt for failed runs.',
    ],
    [
      'a push without a prompt',
      { ...base, name: 'push', ref: 'refs/heads/main' },
      settings,
      'The workflow gives no prompt for pushes.',
    ],
    [
      'a push to our branch',
      { ...base, name: 'push', ref: 'refs/heads/greengate/x' },
      withPrompt,
      "The push is to Greengate's own branch greengate/x.",
    ],
    [
      'a push of a tag',
      { ...base, name: 'push', ref: 'refs/tags/v1' },
      withPrompt,
      'The push is of refs/tags/v1, not of a branch.',
    ],
    [
      'a deleted branch',
      { ...base, name: 'push', ref: 'refs/heads/old', deleted: true },
      withPrompt,
      'The push deleted its branch.',
    ],
    [
      'an unknown event',
      on('deployment_status', 'created'),
      withPrompt,
      'Nothing listens to deployment_status created.',
    ],
  ])('%s', (_title, event, given, reason) => {
    expect(findRequest(event, given)).toEqual({ ignored: reason });
  });

  test('a branch prefix of nothing makes no branch ours', () => {
    const push: Event = { ...base, name: 'push', ref: 'refs/heads/main' };
    expect(findRequest(push, { ...withPrompt, branchPrefix: '' })).toMatchObject({ trigger: 'pushed' });
  });
});

describe('a workflow that does not say what to do', () => {
  test.each<[Event, string]>([
    [
      { name: 'schedule', repo: base.repo },
      'A schedule needs to be told what to do: set the input prompt in the with: block.',
    ],
    [{ ...base, name: 'workflow_dispatch' }, 'A workflow_dispatch needs to be told what to do'],
    [{ ...base, name: 'repository_dispatch', inputs: { prompt: 'outside' } }, 'A repository_dispatch needs to be told'],
    [
      { ...base, name: 'workflow_dispatch', inputs: { number: 'twelve' } },
      'must be the number of an issue or pull request, got "twelve"',
    ],
  ])('%j', (event, message) => {
    expect(() => findRequest(event, settings)).toThrow(message);
  });
});
