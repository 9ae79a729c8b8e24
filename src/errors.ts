/**
 * An error the user can act on: its message says what is wrong, which value or place, and what to do.
 * It is shown without a stack trace. Anything else that is thrown is a bug and shows its stack.
 */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** The text of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
