import { expect, test } from '@jest/globals';
import { createUpdatePlan, type PlanItem } from '../../src/tools/update-plan.js';
import { contextOf } from './workspace-for-test.js';

const item = (text: string, done = false) => ({ text, done });

test('the whole list is handed on, and replaces the one before', async () => {
  const plans: (readonly PlanItem[])[] = [];
  const tool = createUpdatePlan((items) => plans.push(items));
  const update = async (items: readonly PlanItem[]): Promise<string> => {
    const { content, apply } = await tool.run(tool.schema.parse({ items }), contextOf('/repo'));
    apply?.();
    return content;
  };
  expect(await update([item(' Look '), item('Mend')])).toBe('The plan is shown: 0 of 2 done.');
  expect(await update([item('Look', true), item('Mend')])).toBe('The plan is shown: 1 of 2 done.');
  expect(plans).toEqual([
    [item('Look'), item('Mend')],
    [item('Look', true), item('Mend')],
  ]);
});

test.each([
  ['no item', []],
  ['21 items', Array.from({ length: 21 }, () => item('x'))],
  ['a blank item', [item('  ')]],
  ['an item of 201 characters', [item('x'.repeat(201))]],
  ['no done', [{ text: 'x' }]],
  ['something else', [{ text: 'x', done: false, status: 'open' }]],
])('refused: %s', (_name, items) => {
  expect(createUpdatePlan(() => {}).schema.safeParse({ items }).success).toBe(false);
});

test('20 items of 200 characters are fine', () => {
  const items = Array.from({ length: 20 }, () => item('x'.repeat(200)));
  expect(createUpdatePlan(() => {}).schema.safeParse({ items }).success).toBe(true);
});
