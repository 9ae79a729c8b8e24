import { STATUS_RULE } from './statement.js';
import type { BudgetLimits, Limit, Standing } from './budget.js';

/** What the model, or the user, is told when a reply is no whole one. */
export const NOTICES = {
  cutOff: 'Your reply was cut off by its length limit. Go on from where it ended, in smaller steps.',
  empty: 'Your reply was empty. Go on with the task, or say in a few sentences what you did.',
  noResult: 'No result: the run ended before there was one.',
  noWholeReply: 'The model gave no whole reply: they were cut off or empty. Give a smaller task, or set another model.',
} as const;

const LIMIT_WORDS: Record<Limit, string> = {
  max_turns: 'the turn limit is reached',
  max_cost: 'the cost limit is reached',
  max_tokens: 'the token limit is reached',
  timed_out: 'the time is up',
  blocked_by_policy: 'too many actions were refused',
  no_progress: 'the same call was made again and again and nothing changed',
};

/** What the model is told in its last turn. */
export function wrapUpNotice(limit: Limit): string {
  return (
    `This is your last turn: ${LIMIT_WORDS[limit]}. Tools can no longer be used. ` +
    `Say in a few sentences what is done, what is not, and what the next step would be. ${STATUS_RULE}`
  );
}

/** With so many turns left the model is told once more. */
const LAST_TURNS = 3;

/**
 * What the model is told of its budget after the results of a turn: once when half of something is used up, once at a
 * quarter, once in the last turns, and nothing otherwise. Text behind results is rare and short, as it can end the work
 * early. `told`: where the run stood when this was asked before.
 */
export function leftNotice(limits: BudgetLimits, told: Standing, now: Standing): string {
  if (scarcity(limits, now) <= scarcity(limits, told)) return '';
  const left = shares(limits, now).filter(({ share }) => share <= 0.5);
  return `Left of the budget: ${left.map(({ words }) => words).join(', ')}.`;
}

/** How little is left, 0 to 3; also 0 where the next call is the last one, which is told so anyway. */
function scarcity(limits: BudgetLimits, standing: Standing): number {
  const turns = limits.maxTurns - standing.turns;
  const least = Math.min(...shares(limits, standing).map(({ share }) => share));
  if (turns <= 1 || least <= 0 || least > 0.5) return 0;
  if (turns <= LAST_TURNS) return 3;
  return least <= 0.25 ? 2 : 1;
}

function shares(limits: BudgetLimits, standing: Standing): { readonly share: number; readonly words: string }[] {
  const { maxTurns, maxCostUsd, maxTokens, maxDenials, startedAt, wrapUpAt } = limits;
  const minutes = (ms: number): string => (ms / 60_000).toFixed(ms < 600_000 ? 1 : 0);
  const rows: [number, number, (count: number) => string, string][] = [
    [maxTurns, standing.turns, String, 'turns'],
    [maxCostUsd, standing.costUsd, (usd) => usd.toFixed(2), 'US dollars'],
    [maxTokens, standing.tokens, String, 'tokens'],
    [wrapUpAt - startedAt, standing.now - startedAt, minutes, 'minutes'],
    [maxDenials, standing.denials, String, 'refusals'],
  ];
  return rows
    .filter(([all]) => all > 0 && Number.isFinite(all))
    .map(([all, used, show, noun]) => ({
      share: (all - used) / all,
      words: `${show(all - used)} of ${show(all)} ${noun}`,
    }));
}
