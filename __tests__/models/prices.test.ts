import { describe, expect, test } from '@jest/globals';
import { worstCaseUsd } from '../../src/agent/budget.js';
import { NO_USAGE, type Model, type ModelRequest } from '../../src/agent/model.js';
import { metered } from '../../src/models/metered.js';
import { costOf, priceOf, worstCaseOf } from '../../src/models/prices.js';

const MILLION = 1_000_000;

describe('prices', () => {
  test.each([
    ['claude-opus-5-5', 4],
    ['claude-opus-5', 5],
    ['anthropic/claude-sonnet-5-5', 2],
    ['us.anthropic.claude-haiku-4-5-20251001-v1:0', 1],
    ['claude-opus-4-8@20260101', 5],
  ])('%s is known', (model, input) => {
    expect(priceOf(model).input).toBe(input);
  });

  test.each(['gpt-9', 'claude', 'claude-opus-99', ''])('"%s" is refused, with the names that are known', (model) => {
    expect(() => priceOf(model)).toThrow(/No price is known.*claude-sonnet-5-5/);
  });

  test('what the user gives comes first, by the exact name only', () => {
    const given = new Map([
      ['gpt-9', { input: 7, output: 8 }],
      ['claude-opus-5', { input: 1, output: 2 }],
    ]);
    const inputs = ['gpt-9', 'claude-opus-5', 'anthropic/claude-opus-5'].map(
      (model) => priceOf(model, { given }).input,
    );
    expect(inputs).toEqual([7, 1, 5]);
    expect(() => priceOf('gpt-9-mini', { given })).toThrow(/Give its price in model-prices/);
  });

  test('input, cache writes at 1.25, cache reads at 0.1 and output add up', () => {
    const usage = { inputTokens: MILLION, cacheWriteTokens: MILLION, cacheReadTokens: MILLION, outputTokens: MILLION };
    expect(costOf({ input: 2, output: 10 }, usage)).toBeCloseTo(2 + 2.5 + 0.2 + 10);
  });

  test('a long prompt is charged by its own tier', () => {
    const haiku = priceOf('claude-haiku-5-5');
    expect(costOf(haiku, { ...NO_USAGE, inputTokens: 100_000 })).toBeCloseTo(0.01);
    expect(costOf(haiku, { ...NO_USAGE, inputTokens: 100_001 })).toBeCloseTo(0.05, 4);
    expect(worstCaseOf(haiku, 100_001).promptUsd).toBeGreaterThan(worstCaseOf(haiku, 100_000).promptUsd * 4);
  });
});

describe('the meter', () => {
  test('text of other scripts is not underestimated', () => {
    const model: Model = { respond: () => Promise.reject(new Error('not asked')) };
    const opening = { role: 'user', text: '漢'.repeat(10_000), results: [] } as const;
    const worst = metered(model, { input: 2, output: 10 }, 0).worstCase([opening]).promptUsd;
    expect(worst).toBeGreaterThanOrEqual((10_000 * 1.25 * 2) / MILLION);
  });

  const request = (messages: ModelRequest['messages']): ModelRequest => ({
    system: '',
    tools: [],
    messages,
    toolsAllowed: true,
    maxOutputTokens: 1,
    signal: new AbortController().signal,
  });

  test('counts each reply, and its worst case covers what the reply really cost', async () => {
    const opening = { role: 'user', text: 'a'.repeat(2500), results: [] } as const;
    const usage = { ...NO_USAGE, cacheWriteTokens: 700, outputTokens: 100 };
    const inner: Model = {
      respond: async () => ({ content: [], calls: [], withheld: [], cutOff: false, paused: false, usage, costUsd: 0 }),
    };
    const meter = metered(inner, { input: 2, output: 10 }, 0);
    const expected = worstCaseUsd(meter.worstCase([opening]), 100);
    const reply = await meter.respond(request([opening]));
    expect(reply.costUsd).toBeGreaterThan(0);
    expect(reply.costUsd).toBeLessThanOrEqual(expected);
    expect(meter.total()).toEqual({ usage, costUsd: reply.costUsd });
    // The next call has to pay for the whole conversation so far.
    expect(meter.worstCase([opening]).promptUsd).toBeCloseTo((800 * 1.25 * 2) / MILLION);
  });
});
