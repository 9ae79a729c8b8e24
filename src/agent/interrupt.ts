const WORDS = {
  /** A call of the same batch failed whose tool says that the others are then pointless. */
  sibling_error: 'another call of the same batch failed',
  /** By a hook of the user's. */
  user_interrupted: 'the user ended the run',
  /** The message that made the call broke off, or was refused; it is asked for again or not at all. */
  streaming_fallback: 'the reply that made this call was discarded',
  timed_out: 'the time of the run is up',
  /** From outside: SIGINT, SIGTERM. */
  cancelled: 'the run was cancelled',
} as const;

/** Why work that was asked for is not done, or not to its end. */
export type InterruptReason = keyof typeof WORDS;

export const INTERRUPT_REASONS = Object.keys(WORDS) as readonly InterruptReason[];

/** The `reason` of an AbortSignal of ours. */
export class Interrupt extends Error {
  override readonly name = 'Interrupt';
  readonly reason: InterruptReason;

  constructor(reason: InterruptReason, detail: string = WORDS[reason]) {
    super(detail);
    this.reason = reason;
  }
}

/** What an aborted signal says. An abort that gives no reason of ours comes from outside. */
export function interruptOf(signal: AbortSignal): InterruptReason {
  return signal.reason instanceof Interrupt ? signal.reason.reason : 'cancelled';
}

/** What the model is told in place of a result. */
export const notRunText = (reason: InterruptReason): string => `Not run: ${WORDS[reason]}.`;
export const interruptedText = (reason: InterruptReason): string =>
  `Interrupted: ${WORDS[reason]} while this tool ran.`;
