import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { UserError } from '../../src/errors.js';
import { parseEvent, readEventFile } from '../../src/github/event.js';

const fallback = { repository: 'octo/demo', ref: 'refs/heads/main' };
const repository = { full_name: 'octo/demo', default_branch: 'main' };
const repo = { owner: 'octo', name: 'demo' };
const sender = { login: 'dev', id: 1, type: 'User' };
const ann = { login: 'ann' };
const pull = {
  number: 12,
  title: 'T',
  body: null,
  draft: true,
  user: ann,
  head: { ref: 'fix', sha: 'abc', repo: { full_name: 'octo/demo' } },
  base: { ref: 'main' },
};
const parsedPull = {
  number: 12,
  title: 'T',
  body: '',
  headRef: 'fix',
  headSha: 'abc',
  baseRef: 'main',
  isFork: false,
  draft: true,
  author: 'ann',
};
const base = { repo, defaultBranch: 'main', sender };

describe('the parts that are read, and nothing else', () => {
  test.each<[string, string, unknown, unknown]>([
    [
      'a comment on a pull request',
      'issue_comment',
      {
        action: 'created',
        issue: {
          number: 12,
          title: 'T',
          body: 'B',
          state: 'open',
          pull_request: { url: 'x' },
          user: ann,
          labels: 'whatever',
        },
        comment: { id: 5, body: '/greengate', user: ann, created_at: '2030-01-01T00:00:00Z' },
        repository,
        sender: { ...sender, site_admin: true },
      },
      {
        ...base,
        action: 'created',
        issue: { number: 12, title: 'T', body: 'B', isPullRequest: true, state: 'open', author: 'ann' },
        comment: { id: 5, body: '/greengate', author: 'ann', createdAt: '2030-01-01T00:00:00Z' },
      },
    ],
    [
      'an outdated line comment, nulls everywhere',
      'pull_request_review_comment',
      {
        action: 'created',
        pull_request: pull,
        comment: { id: 5, body: null, user: null, path: 'a.js', line: null, original_line: 7, diff_hunk: '@@' },
        repository,
        sender,
      },
      {
        ...base,
        action: 'created',
        pullRequest: parsedPull,
        comment: { id: 5, body: '', path: 'a.js', line: 7, diffHunk: '@@' },
      },
    ],
    [
      'a review without a summary',
      'pull_request_review',
      {
        action: 'submitted',
        pull_request: pull,
        review: { id: 6, body: null, user: ann, submitted_at: 'now' },
        repository,
        sender,
      },
      {
        ...base,
        action: 'submitted',
        pullRequest: parsedPull,
        review: { id: 6, body: '', author: 'ann', submittedAt: 'now' },
      },
    ],
    [
      'a label on a pull request of a fork that is gone',
      'pull_request',
      {
        action: 'labeled',
        label: { name: 'go' },
        pull_request: { ...pull, head: { ...pull.head, repo: null } },
        repository,
        sender,
      },
      { ...base, action: 'labeled', label: 'go', pullRequest: { ...parsedPull, isFork: true } },
    ],
    [
      'a label that is gone',
      'issues',
      { action: 'labeled', label: null, issue: { number: 7 }, repository, sender },
      {
        ...base,
        action: 'labeled',
        issue: { number: 7, title: '', body: '', isPullRequest: false },
      },
    ],
    ['a schedule that says nothing', 'schedule', { schedule: '0 0 * * *' }, { repo, ref: 'refs/heads/main' }],
    [
      'a dispatch with inputs of all kinds',
      'workflow_dispatch',
      { inputs: { prompt: 'x', number: 12, dry: true, none: null }, ref: 'refs/heads/a', repository, sender },
      { ...base, inputs: { prompt: 'x', number: '12', dry: 'true', none: '' }, ref: 'refs/heads/a' },
    ],
    [
      'a dispatch without inputs',
      'workflow_dispatch',
      { inputs: null, repository, sender },
      { ...base, ref: 'refs/heads/main' },
    ],
    [
      'a push',
      'push',
      { ref: 'refs/tags/v1', deleted: true, repository, sender },
      { ...base, ref: 'refs/tags/v1', deleted: true },
    ],
    [
      'a failed run',
      'workflow_run',
      {
        action: 'completed',
        workflow_run: {
          conclusion: 'failure',
          head_branch: 'fix',
          head_sha: 'abc',
          head_repository: { full_name: 'Octo/Demo' },
          pull_requests: [{ number: 2 }],
          html_url: 'https://example.test/run',
        },
        repository,
        sender,
      },
      {
        ...base,
        action: 'completed',
        workflowRun: {
          conclusion: 'failure',
          headBranch: 'fix',
          headSha: 'abc',
          pullNumber: 2,
          fromFork: false,
          url: 'https://example.test/run',
        },
      },
    ],
    [
      'an event that no trigger knows, with other things under known names',
      'deployment_status',
      { action: 'created', repository, sender, issue: 5, comment: 'x', workflow_run: null, inputs: [] },
      { ...base, action: 'created' },
    ],
    ['an empty payload', 'issue_comment', {}, { repo }],
  ])('%s', (_title, name, payload, wanted) => {
    expect(parseEvent(name, payload, fallback)).toEqual({ name, ...(wanted as object) });
  });
});

describe('what an event cannot do without is named', () => {
  test.each<[string, unknown, string]>([
    [
      'issue_comment',
      { action: 'created', comment: { id: 1, body: '' } },
      'The payload of the issue_comment event lacks a usable "issue"',
    ],
    ['issue_comment', { action: 'created', issue: { number: 1 } }, 'lacks a usable "comment"'],
    ['issues', { action: 'opened', issue: { title: 'T' } }, 'lacks a usable "issue.number"'],
    [
      'pull_request',
      { action: 'opened', pull_request: { ...pull, head: { ref: 'x' } } },
      'lacks a usable "pull_request.head.sha"',
    ],
    [
      'issue_comment',
      { action: 'created', issue: { number: 1 }, comment: { id: 'one' } },
      'lacks a usable "comment.id"',
    ],
    ['workflow_run', { action: 'completed' }, 'lacks a usable "workflow_run"'],
    ['issues', null, 'The payload of the issues event is not a JSON object.'],
    ['issues', [], 'The payload of the issues event is not a JSON object.'],
    ['issues', 'text', 'The payload of the issues event is not a JSON object.'],
    ['schedule', { repository: { full_name: 'demo' } }, 'The repository must be owner/name, got "demo".'],
  ])('%s %j', (name, payload, message) => {
    const parse = () => parseEvent(name, payload, fallback);
    expect(parse).toThrow(UserError);
    expect(parse).toThrow(message);
  });
});

describe('the event file', () => {
  test('is read; when it is missing or not JSON, one line says so and quotes nothing of it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'event-'));
    try {
      const path = join(folder, 'event.json');
      await expect(readEventFile(path)).rejects.toThrow(`Cannot read the event file ${path} (GITHUB_EVENT_PATH): `);
      await writeFile(path, 'x\n::set-output name=a::b');
      await expect(readEventFile(path)).rejects.toThrow(
        new UserError(`The event file ${path} (GITHUB_EVENT_PATH) is not JSON. Give the payload of the event.`),
      );
      await writeFile(path, '{"action":"created"}');
      expect(await readEventFile(path)).toEqual({ action: 'created' });
      await expect(readEventFile('')).rejects.toThrow('GITHUB_EVENT_PATH is not set.');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
