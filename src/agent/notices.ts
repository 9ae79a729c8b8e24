import type { Limit } from './budget.js';

/** What the model, or the user, is told when a reply is no whole one. */
export const NOTICES = {
  cutOff: 'Your reply was cut off by its length limit. Go on from where it ended, in smaller steps.',
  empty: 'Your reply was empty. Go on with the task, or say in a few sentences what you did.',
  noWholeReply: 'The model gave no whole reply: they were cut off or empty. Give a smaller task, or set another model.',
} as const;

const LIMIT_WORDS: Record<Limit, string> = {
  max_turns: 'the turn limit is reached',
  max_cost: 'the cost limit is reached',
  timed_out: 'the time is up',
  blocked_by_policy: 'too many actions were refused',
  no_progress: 'the same call was made again and again and nothing changed',
};

/** What the model is told in its last turn. */
export function wrapUpNotice(limit: Limit): string {
  return (
    `This is your last turn: ${LIMIT_WORDS[limit]}. Tools can no longer be used. ` +
    'Say in a few sentences what is done, what is not, and what the next step would be.'
  );
}
