import type { Progress } from '../report/run-report.js';
import type { SessionParts } from './session-parts.js';

export interface ShownProgress {
  /** Tells of the step that begins now; without one, that the figures have changed. */
  readonly show: (step?: string) => void;
  readonly showPlan: (items: NonNullable<Progress['plan']>) => void;
}

/** What the user sees of a session while it works. */
export function showProgress(
  { log, onProgress, config }: Pick<SessionParts, 'log' | 'onProgress' | 'config'>,
  figures: () => { readonly turns: number; readonly costUsd: number },
): ShownProgress {
  let step = 'Asking the model';
  let plan: Progress['plan'];

  function show(next = step): void {
    step = next;
    onProgress({ step, ...figures(), maxTurns: config.maxTurns, ...(plan === undefined ? {} : { plan }) });
  }
  return {
    show,
    showPlan(items) {
      plan = items;
      for (const { done, text } of items) log.info(`[${done ? 'x' : ' '}] ${text}`);
      show();
    },
  };
}
