import { isDeepStrictEqual } from 'node:util';
import type { HookAnswer } from './events.js';

/** The strictest of all answers, in the order of the settings and not of who was quickest. */
export function mergeAnswers(answers: readonly HookAnswer[]): HookAnswer {
  const texts = (field: 'block' | 'context' | 'message'): string | undefined => {
    const said = answers.flatMap((answer) => answer[field] ?? []);
    return said.length === 0 ? undefined : [...new Set(said)].join('\n');
  };
  const end = answers.find((answer) => answer.end !== undefined)?.end;
  const inputs = answers.flatMap(({ input }) => (input === undefined ? [] : [input]));
  const disagree = inputs.some((input) => !isDeepStrictEqual(input, inputs[0]));
  const block = texts('block') ?? (disagree ? DISAGREEMENT : undefined);
  const context = texts('context');
  const message = texts('message');
  // A verdict among the blocks counts more than a failure beside it.
  const failed = answers.every((answer) => answer.block === undefined || answer.failed === true);
  return {
    ...(end === undefined ? {} : { end }),
    ...(block === undefined ? {} : { block, failed: failed && !disagree }),
    ...(inputs[0] === undefined || block !== undefined ? {} : { input: inputs[0] }),
    ...(context === undefined ? {} : { context }),
    ...(message === undefined ? {} : { message }),
  };
}

const DISAGREEMENT = 'Two hooks want different inputs for this call, so it is not made.';
