import type { Decision } from './event-trial.js';

/** What Greengate does with an event that is the workflow's choice, with the settings it has unless told otherwise or with `inputs`. */
export interface Choice {
  readonly decision: Decision;
  readonly why: string;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Replaces the number and the prompt that the index names. */
  readonly number?: number | null;
  readonly prompt?: string;
}

const PROMPT = { prompt: 'Look after it.' };

const withoutPrompt: Choice = { decision: 'ignore', why: 'the workflow gives no prompt for this event' };
const withPrompt: Choice = {
  decision: 'trigger',
  why: "the workflow's prompt says what to do",
  inputs: PROMPT,
  prompt: PROMPT.prompt,
};
const commits: Choice = { decision: 'ignore', why: 'new commits never count: our own push is one' };

export const DEFAULTS: Readonly<Record<string, readonly Choice[]>> = {
  'issue_comment.created.closed_issue.json': [{ decision: 'trigger', why: 'a closed issue is no obstacle' }],
  'pull_request.opened.json': [withoutPrompt, withPrompt],
  'pull_request.opened.null_body.json': [withoutPrompt, withPrompt],
  'pull_request.opened.draft.json': [
    withoutPrompt,
    { decision: 'ignore', why: "the workflow's prompt waits until a draft is ready", inputs: PROMPT },
  ],
  'pull_request.opened.subst_branch.json': [withoutPrompt, withPrompt],
  'pull_request.synchronize.json': [commits, { ...commits, inputs: PROMPT }],
  'pull_request.synchronize.force_push.json': [commits, { ...commits, inputs: PROMPT }],
  'issues.opened.no_phrase.json': [withoutPrompt, withPrompt],
  'issues.transferred_like.null_body.json': [withoutPrompt, withPrompt],
  'issues.assigned.json': [
    { decision: 'ignore', why: 'no assignee is configured', inputs: { assignee: '' } },
    { decision: 'trigger', why: 'the configured assignee was assigned' },
  ],
  'repository_dispatch.json': [
    { decision: 'error', why: 'a dispatch without a prompt is a workflow that is not finished' },
    { ...withPrompt, why: 'its payload is outside text: only the prompt of the workflow counts', number: null },
  ],
  'repository_dispatch.null_payload.json': [
    { decision: 'error', why: 'a dispatch without a prompt is a workflow that is not finished' },
    withPrompt,
  ],
  'workflow_run.completed.failure.json': [withoutPrompt, withPrompt],
  'workflow_run.completed.fork_no_prs.json': [
    { decision: 'ignore', why: 'nothing can be pushed to a fork' },
    { decision: 'ignore', why: 'nothing can be pushed to a fork', inputs: PROMPT },
  ],
  'push.branch.json': [withoutPrompt, { ...withPrompt, number: null }],
};

/** Events that mean nothing without the workflow's prompt, where the index takes it for given. */
export const NEEDS_PROMPT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'schedule.json': PROMPT,
  'schedule.minimal.json': PROMPT,
  'workflow_dispatch.null_inputs.json': PROMPT,
};
