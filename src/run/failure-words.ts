import { messageOf, UserError } from '../errors.js';
import type { Log } from '../report/log.js';

/** A user's mistake is told plainly; anything else is a bug, whose stack is for the log. */
export function failureWords(error: unknown, log: Log): string {
  if (error instanceof UserError) return error.message;
  log.info(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return `Greengate itself failed: ${messageOf(error)}. Please report it with the run's log.`;
}
