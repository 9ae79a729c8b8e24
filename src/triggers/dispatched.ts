import { branchOf } from './branch-of.js';
import { UserError } from '../errors.js';
import type { Event } from '../github/types.js';
import type { Trigger } from './request.js';

/**
 * Somebody with write access started the workflow. workflow_dispatch: `inputs.prompt`, else the workflow's prompt, and `inputs.number`
 * to work on an issue or pull request. repository_dispatch: the workflow's prompt only, its client_payload is outside text.
 */
export const dispatched: Trigger = {
  name: 'dispatched',
  find(event, settings) {
    if (event.name !== 'workflow_dispatch' && event.name !== 'repository_dispatch') return undefined;
    const inputs = event.name === 'workflow_dispatch' ? (event.inputs ?? {}) : {};
    const prompt = inputs['prompt']?.trim() || settings.prompt;
    const number = numberIn(inputs);
    if (prompt === '' && number === undefined) {
      throw new UserError(`A ${event.name} needs to be told what to do: set the input prompt in the with: block.`);
    }
    return {
      trigger: 'dispatched',
      prompt,
      key: `run-${settings.runId}`,
      ...(number !== undefined && { thread: { kind: 'issue', number } as const }),
      ...askerOf(event),
      ...branchOf(event.ref),
    };
  },
};

/** A person is asked for their permission like everybody. An app that could dispatch holds a token that may write. */
function askerOf({ sender }: Event): { readonly asker?: NonNullable<Event['sender']> } {
  return sender === undefined || sender.type === 'Bot' ? {} : { asker: sender };
}

function numberIn(inputs: Readonly<Record<string, string>>): number | undefined {
  const text = inputs['number']?.trim().replace(/^#/, '') ?? '';
  if (text === '') return undefined;
  if (!/^[1-9]\d{0,9}$/.test(text)) {
    throw new UserError(`The workflow's input number must be the number of an issue or pull request, got "${text}".`);
  }
  return Number(text);
}
