import type { Denial } from '../agent/tool.js';
import { NO_RULE, type Verdict } from '../permissions/verdict.js';

const GO_ON = 'Asking again will be refused again. Go on another way, or say in your answer what was missing.';

/** What the model is told: which layer and rule, which part of the command, why, and what works instead. */
export function refusalText(verdict: Verdict): string {
  const by = verdict.rule === undefined ? verdict.layer : `${verdict.layer} ${verdict.rule}`;
  const lines = [`Denied (${by}): ${verdict.subject}`, `Reason: ${verdict.reason}.`];
  if (verdict.instead !== undefined) lines.push(`Instead: ${verdict.instead}.`);
  return [...lines, GO_ON].join('\n');
}

/** The same refusal as the report lists it. */
export function denialOf(tool: string, verdict: Verdict, input: unknown): Denial {
  const { subject, layer, rule, reason, remedy = NO_RULE } = verdict;
  const command = commandIn(input);
  const isWhole = command === undefined || command.trim() === subject || layer === 'hook';
  const whole = isWhole ? {} : { command };
  return { tool, subject, ...whole, layer, ...(rule === undefined ? {} : { rule }), reason, remedy };
}

function commandIn(input: unknown): string | undefined {
  const isNamed = typeof input === 'object' && input !== null && 'command' in input;
  return isNamed && typeof input.command === 'string' ? input.command : undefined;
}

const MOST_ALIKE = 3;

/** Counts the refusals that the model got, and tells it to stop where it does not take no for an answer. */
export function createRefusals(): (content: string, denial: Denial) => string {
  const times = new Map<string, number>();
  return (content, { tool, subject, layer, rule }) => {
    const key = JSON.stringify([tool, subject, layer, rule]);
    const count = (times.get(key) ?? 0) + 1;
    times.set(key, count);
    return count < MOST_ALIKE ? content : `${content.replace(`\n${GO_ON}`, '')}\n${stop(count)}`;
  };
}

function stop(count: number): string {
  return (
    `This was refused ${count} times now and stays refused in every spelling: stop trying. ` +
    'Do the rest of the task without it, or finish and say what was refused and what is missing.'
  );
}
