import { interruptOf, notRunText, type InterruptReason } from '../agent/interrupt.js';
import type { Denial } from '../agent/tool.js';
import type { Verdict } from '../permissions/verdict.js';
import type { CallEnd } from './audit.js';

/** How a call ended. Nothing of it has been told to anybody yet: that is done in the order of the calls. */
export interface EndedCall {
  readonly end: CallEnd;
  readonly content: string;
  readonly isError: boolean;
  readonly limit?: number;
  readonly verdict?: Verdict;
  readonly denial?: Denial;
  readonly interrupt?: InterruptReason;
  /** As it was judged and run. */
  readonly input?: unknown;
  /** What hooks add to the content. */
  readonly note?: string;
  /** See ToolOutput. */
  readonly apply?: () => void;
}

export function failed(end: CallEnd, content: string): EndedCall {
  return { end, content, isError: true };
}

/** Interrupted before its tool began. */
export function notRun(signal: AbortSignal): EndedCall {
  const interrupt = interruptOf(signal);
  return { ...failed('cancelled', notRunText(interrupt)), interrupt };
}
