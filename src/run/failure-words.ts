import { Interrupt } from '../agent/interrupt.js';
import { messageOf, UserError } from '../errors.js';
import type { Log } from '../report/log.js';

const OUT_OF_TIME = 'The time of the run was up before it was done. Raise timeout-minutes, or make the tests faster.';

/** A user's mistake is told plainly; anything else is a bug, whose stack is for the log. */
export function failureWords(error: unknown, log: Log): string {
  if (error instanceof UserError) return error.message;
  if (error instanceof Interrupt && error.reason === 'timed_out') return OUT_OF_TIME;
  log.info(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return `Greengate itself failed: ${messageOf(error)}. Please report it with the run's log.`;
}
