import { z } from 'zod';
import type { Tool } from '../agent/tool.js';

const MOST_ITEMS = 20;
const MOST_TEXT = 200;

const item = z.strictObject({ text: z.string().trim().min(1).max(MOST_TEXT), done: z.boolean() });
const schema = z.strictObject({ items: z.array(item).min(1).max(MOST_ITEMS) });

type PlanInput = z.infer<typeof schema>;

export type PlanItem = PlanInput['items'][number];

/** The check-list that people see while the run goes. */
export function createUpdatePlan(onPlan: (items: readonly PlanItem[]) => void): Tool<PlanInput> {
  return {
    name: 'UpdatePlan',
    description:
      'Shows your plan to the people who wait, as a check-list. For work of several steps: once at the start, and again ' +
      'when a step is done. Give the whole list each time; it replaces the one before. It is an error to give more than 20 items.',
    schema,
    effect: 'none',
    resultLimit: 1_000,
    subject: () => 'the plan',
    concurrencySafe: () => false,
    run: async ({ items }) => {
      const done = items.filter((one) => one.done).length;
      return { content: `The plan is shown: ${done} of ${items.length} done.`, apply: () => onPlan(items) };
    },
  };
}
