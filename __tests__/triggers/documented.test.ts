import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { UserError } from '../../src/errors.js';
import { parseEvent } from '../../src/github/event.js';
import { findRequest } from '../../src/triggers/index.js';

const TEXT = readFileSync(new URL('../../docs/triggers.md', import.meta.url), 'utf8');

const user = (login: string) => ({ login, id: 1, type: 'User' });
const at = { created_at: '2030-01-01T00:00:00Z', updated_at: '2030-01-01T00:00:00Z' };
const repository = { full_name: 'octo/demo', default_branch: 'main' };
const side = (ref: string, full_name: string) => ({ ref, sha: 'a'.repeat(40), repo: { full_name } });
const issue = { number: 7, title: 'T', body: 'B', state: 'open', user: user('dev'), ...at };
const pull_request = {
  ...issue,
  number: 12,
  draft: false,
  head: side('fix', 'octo/demo'),
  base: side('main', 'octo/demo'),
};
const comment = (body: string) => ({ id: 5, body, user: user('dev'), ...at });
const ASK = '/greengate fix it';
const run = { conclusion: 'failure', head_branch: 'fix', head_sha: 'a'.repeat(40), pull_requests: [], ...at };
const ofRepo = { head_repository: { full_name: 'octo/demo' }, repository: { full_name: 'octo/demo' } };

/** A payload for each row of the table, by its first column. */
const PAYLOADS: Readonly<Record<string, readonly [string, object]>> = {
  '`issue_comment` created, with the trigger phrase': [
    'issue_comment',
    { action: 'created', issue, comment: comment(ASK) },
  ],
  '`issue_comment` created, on something closed, with the phrase': [
    'issue_comment',
    { action: 'created', issue: { ...issue, state: 'closed' }, comment: comment(ASK) },
  ],
  '`issue_comment` created, without the phrase': [
    'issue_comment',
    { action: 'created', issue, comment: comment('fine') },
  ],
  '`issue_comment` created, the phrase only in code or in a quote': [
    'issue_comment',
    { action: 'created', issue, comment: comment(`> ${ASK}\n\n\`${ASK}\``) },
  ],
  '`issue_comment` edited or deleted': ['issue_comment', { action: 'edited', issue, comment: comment(ASK) }],
  '`pull_request_review_comment` created, with the phrase': [
    'pull_request_review_comment',
    { action: 'created', pull_request, comment: { ...comment(ASK), path: 'a.js', line: 1, diff_hunk: '@@' } },
  ],
  '`pull_request_review` submitted, with the phrase': [
    'pull_request_review',
    { action: 'submitted', pull_request, review: { id: 3, body: ASK, user: user('dev'), submitted_at: at.created_at } },
  ],
  '`issues` labeled with the label': ['issues', { action: 'labeled', issue, label: { name: 'greengate' } }],
  '`issues` labeled with another one': ['issues', { action: 'labeled', issue, label: { name: 'greengate-later' } }],
  '`pull_request` labeled with the label': [
    'pull_request',
    { action: 'labeled', pull_request, number: 12, label: { name: 'greengate' } },
  ],
  '`issues` assigned to the configured `assignee`': ['issues', { action: 'assigned', issue, assignee: user('helper') }],
  '`issues` assigned to somebody else': ['issues', { action: 'assigned', issue, assignee: user('dev-two') }],
  '`issues` opened, with the phrase': ['issues', { action: 'opened', issue: { ...issue, body: ASK } }],
  '`issues` opened, without the phrase': ['issues', { action: 'opened', issue }],
  '`pull_request` opened, with the phrase': [
    'pull_request',
    { action: 'opened', pull_request: { ...pull_request, body: ASK } },
  ],
  '`pull_request` opened, without the phrase': ['pull_request', { action: 'opened', pull_request }],
  '`pull_request` opened as a draft, without the phrase': [
    'pull_request',
    { action: 'opened', pull_request: { ...pull_request, draft: true } },
  ],
  '`pull_request` synchronize (new commits)': ['pull_request', { action: 'synchronize', pull_request }],
  '`schedule`': ['schedule', { schedule: '17 3 * * *' }],
  '`workflow_dispatch`': ['workflow_dispatch', { ref: 'refs/heads/main', inputs: null }],
  '`workflow_dispatch` with the input `number`': [
    'workflow_dispatch',
    { ref: 'refs/heads/main', inputs: { number: '7' } },
  ],
  '`repository_dispatch`': ['repository_dispatch', { action: 'go', client_payload: { prompt: 'no', number: 7 } }],
  '`workflow_run` completed as a failure': [
    'workflow_run',
    { action: 'completed', workflow_run: { ...run, ...ofRepo } },
  ],
  '`workflow_run` completed as a failure, of a fork': [
    'workflow_run',
    { action: 'completed', workflow_run: { ...run, ...ofRepo, head_repository: { full_name: 'stranger/demo' } } },
  ],
  '`workflow_run` completed as a success': [
    'workflow_run',
    { action: 'completed', workflow_run: { ...run, ...ofRepo, conclusion: 'success' } },
  ],
  '`push` to a branch': ['push', { ref: 'refs/heads/main', deleted: false }],
  '`push` of a tag, or that deletes a branch': ['push', { ref: 'refs/tags/v1', deleted: false }],
  'any other event': ['deployment_status', { action: 'created' }],
};

const ROWS = [...TEXT.matchAll(/^\| (?!Event|---)(.+?) \| (\w+) \| (\w+) \|$/gm)].map(
  ([, event = '', without, with_]) => ({
    event,
    without,
    with: with_,
  }),
);

describe('docs/triggers.md', () => {
  test('has a payload here for each row, and a row for each payload', () => {
    expect(ROWS.map(({ event }) => event)).toEqual(Object.keys(PAYLOADS));
  });

  test.each(ROWS)('$event: $without without a prompt, $with with one', (row) => {
    expect([decided(row.event, ''), decided(row.event, 'Look after it.')]).toEqual([row.without, row.with]);
  });
});

function decided(row: string, prompt: string): string {
  const [name, payload] = PAYLOADS[row] ?? ['', {}];
  const settings = {
    triggerPhrase: '/greengate',
    label: 'greengate',
    assignee: 'helper',
    prompt,
    allowedBots: [],
    branchPrefix: 'greengate/',
    runId: '1',
  };
  try {
    const event = parseEvent(
      name,
      { repository, sender: user('dev'), ...payload },
      { repository: 'octo/demo', ref: 'refs/heads/main' },
    );
    return 'ignored' in findRequest(event, settings) ? 'ignored' : 'request';
  } catch (error) {
    if (error instanceof UserError) return 'error';
    throw error;
  }
}
