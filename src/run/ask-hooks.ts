import type { Outcome } from '../agent/outcome.js';
import type { Hooks } from '../hooks/run-hooks.js';
import { timeoutAt, type Deadlines } from './deadlines.js';
import type { SessionEnd } from './session-parts.js';

export interface BeginParts {
  readonly hooks: Hooks;
  readonly model: string;
  /** The request in its asker's words. */
  readonly prompt: string;
  readonly deadlines: Deadlines;
  readonly cancel: AbortSignal;
}

/** What hooks add to the opening, or why the work does not begin. */
export type Beginning =
  { readonly kind: 'go'; readonly contexts: readonly string[] } | { readonly kind: 'ended'; readonly end: SessionEnd };

/** SessionStart, then UserPromptSubmit: before the work tree is noted down and before any model is called. */
export async function begin({ hooks, model, prompt, deadlines, cancel }: BeginParts): Promise<Beginning> {
  const signal = AbortSignal.any([cancel, timeoutAt(deadlines.wrapUpAt)]);
  const contexts: string[] = [];
  for (const call of [
    { hook_event_name: 'SessionStart', source: 'startup', model },
    { hook_event_name: 'UserPromptSubmit', prompt },
  ] as const) {
    if (!hooks.has(call.hook_event_name)) continue;
    try {
      const answer = await hooks.ask(call, { signal });
      const reason = answer.end ?? answer.block;
      if (reason !== undefined) return { kind: 'ended', end: { kind: 'blocked', reason } };
      if (answer.context !== undefined) contexts.push(`From a ${call.hook_event_name} hook:\n\n${answer.context}`);
    } catch (error) {
      cancel.throwIfAborted();
      if (!signal.aborted) throw error;
      return { kind: 'ended', end: { kind: 'limit', limit: 'timed_out', answer: '' } };
    }
  }
  return { kind: 'go', contexts };
}

/** SessionEnd, when all is concluded: it can change nothing any more, and is left out where there is no time. */
export async function tellOfTheEnd(
  hooks: Hooks,
  outcome: Outcome,
  { deadlines, cancel, onProblem }: Pick<BeginParts, 'deadlines' | 'cancel'> & { onProblem: (problem: string) => void },
): Promise<void> {
  const signal = AbortSignal.any([cancel, timeoutAt(deadlines.endAt)]);
  if (!hooks.has('SessionEnd') || signal.aborted) return;
  try {
    const { block } = await hooks.ask({ hook_event_name: 'SessionEnd', reason: 'other', outcome }, { signal });
    if (block !== undefined) onProblem(block);
  } catch (error) {
    if (!signal.aborted) throw error;
    onProblem('A SessionEnd hook was stopped: there was no more time.');
  }
}
