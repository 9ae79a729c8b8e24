// Needs: dist, git, isolation; a whole run for each limit.
import { afterEach, expect, test } from '@jest/globals';
import type { MessagesRequest, Turn } from '../../src/demo/model-script.js';
import {
  BAD_FIX,
  bash,
  closeScenes,
  comment,
  expectEnd,
  fileAt,
  FIX,
  KEPT,
  ourComments,
  PULL,
  RIGHT,
  scene,
  tip,
  WRONG,
} from './scenes.js';

afterEach(closeScenes);

const WORDS = { text: 'The sum is mended; the tests were not run yet.' };

const READ = { tool: 'Read', input: { file_path: 'src/sum.js' } };
const LIST = Array.from({ length: 4 }, (): Turn => ({ calls: [READ] }));

interface Row {
  /** What the model does before its last words. */
  readonly turns: readonly Turn[];
  readonly inputs: Readonly<Record<string, string>>;
  /** What the comment says of the limit. */
  readonly names: RegExp;
}

test.each<[string, Row]>([
  ['max_turns', { turns: [{ calls: [WRONG] }], inputs: { 'max-turns': '2' }, names: /max-turns/ }],
  [
    'max_cost',
    {
      turns: [{ calls: [WRONG], usage: { input_tokens: 50_000 } }],
      inputs: { 'max-cost-usd': '0.35' },
      names: /max-cost-usd/,
    },
  ],
  [
    'max_tokens',
    {
      turns: [{ calls: [WRONG], usage: { input_tokens: 20_000 } }],
      inputs: { 'max-tokens': '60000' },
      names: /max-tokens/,
    },
  ],
  [
    'blocked_by_policy',
    {
      turns: [{ calls: [WRONG, bash('curl -s example.org'), bash('git push')] }],
      inputs: { 'max-denials': '2' },
      names: /curl -s example\.org[^]*git push/,
    },
  ],
  ['no_progress', { turns: [{ calls: [WRONG] }, ...LIST], inputs: {}, names: /same call/ }],
])('L12: %s: one last turn without tools, an outcome of its own, and the work is kept', async (outcome, row) => {
  const { turns, inputs, names } = row;
  const world = await scene([...turns, WORDS]);
  const before = await tip(world, 'topic');
  const result = await comment(world, { inputs });
  expectEnd(result, outcome, 1);
  const allowed = world.model.requests.map(({ body }) => body['tool_choice'] === undefined);
  expect(allowed).toEqual([...turns.map(() => true), false]);
  expect(result.outputs['turns']).toBe(String(turns.length + 1));
  expect(await tip(world, 'topic')).toBe(before);
  expect(result.outputs['branch']).toBe(KEPT);
  expect(await fileAt(world, KEPT, 'src/sum.js')).toContain('a * b');
  expect(ourComments(world)).toEqual([expect.stringContaining(WORDS.text)]);
  expect(ourComments(world)[0]).toMatch(names);
});

test('L12: gate-attempts: red as often as that ends the run, and the work is kept', async () => {
  const world = await scene([...BAD_FIX, { text: 'I cannot do it.' }]);
  const result = await comment(world, { inputs: { 'gate-attempts': '2' } });
  expectEnd(result, 'tests_failed', 1);
  expect(result.outputs).toMatchObject({ turns: '3', branch: KEPT });
  expect(await fileAt(world, KEPT, 'src/sum.js')).toContain('a * b');
  expect(ourComments(world)[0]).toMatch(/I cannot do it\.[^]*after 2 attempts|after 2 attempts[^]*I cannot do it\./);
});

test('max_cost: a call that could overshoot is not made', async () => {
  const world = await scene([{ calls: [WRONG], usage: { input_tokens: 100_000 } }, WORDS]);
  const result = await comment(world, { inputs: { 'max-cost-usd': '0.25' } });
  expectEnd(result, 'max_cost', 1);
  expect(Number(result.outputs['cost-usd'])).toBeLessThanOrEqual(0.25);
  expect(world.model.requests).toHaveLength(1);
  expect(result.outputs['branch']).toBe(KEPT);
});

test('timed_out: a model that does not answer in time', async () => {
  const world = await scene([{ calls: [WRONG] }, { ...WORDS, fault: { kind: 'hang', afterEvents: 2 } }]);
  const result = await comment(world, { inputs: { 'timeout-minutes': '0.5' } });
  expectEnd(result, 'timed_out', 1);
  expect(result.outputs['branch']).toBe(KEPT);
  expect(ourComments(world)).toEqual([expect.stringContaining('timeout-minutes')]);
});

test('I4, L12: timed_out: a command is ended in time for the last words, and the model is told why', async () => {
  const world = await scene([{ calls: [WRONG, bash('sleep 300')] }, WORDS]);
  const result = await comment(world, { inputs: { 'timeout-minutes': '0.5', allow: 'Bash(sleep *)' } });
  expectEnd(result, 'timed_out', 1);
  expect(result.outputs['turns']).toBe('2');
  const told = JSON.stringify(world.model.requests[1]?.body.messages);
  expect(told).toContain('Interrupted: the time of the run is up while this tool ran.');
  expect(await fileAt(world, KEPT, 'src/sum.js')).toContain('a * b');
  expect(ourComments(world)).toEqual([expect.stringContaining(WORDS.text)]);
});

test.each([
  ['push', '/git-receive-pack', 'POST'],
  ['API', `/pulls/${PULL}`, 'GET'],
])('the time limit holds for a hanging %s too', async (_, end, hanging) => {
  let hung = 0;
  const world = await scene([{ calls: [RIGHT] }, WORDS], {
    onRequest: ({ path, method }) => (method === hanging && path.endsWith(end) && hung++ === 0 ? 'hang' : undefined),
  });
  const result = await comment(world, { inputs: { 'timeout-minutes': '0.1' } });
  expect(result.conclusion).toBe('failure');
  expect(['timed_out', 'push_failed', 'error']).toContain(result.outputs['outcome']);
});

test('a model that takes over is named beside the first one, in comment and summary', async () => {
  const isFirst = ({ model }: MessagesRequest): boolean => model === 'claude-sonnet-5-5';
  const world = await scene(FIX, {
    model: {
      fault: (request) =>
        isFirst(request) && messagesIn(request) > 1 ? { kind: 'status', status: 404, times: 9 } : undefined,
    },
  });
  const result = await comment(world, { inputs: { 'fallback-model': 'claude-haiku-5-5' } });
  expectEnd(result, 'success', 0);
  expect(ourComments(world)[0]).toMatch(/\$[\d.]+ with `claude-sonnet-5-5`, then `claude-haiku-5-5`/);
  expect(result.summary).toMatch(/\| Cost \| \$[\d.]+ with `claude-sonnet-5-5`, then `claude-haiku-5-5` \|/);
});

test('a model of the user’s own runs within its given price', async () => {
  const world = await scene(FIX);
  const inputs = { model: 'house-model', 'model-prices': 'house-model 100 500', 'max-cost-usd': '30' };
  const result = await comment(world, { inputs });
  expectEnd(result, 'success', 0);
  expect(world.model.requests.map(({ body }) => body.model)).toEqual(['house-model', 'house-model']);
  expect(Number(result.outputs['cost-usd'])).toBeGreaterThan(0.1);
});

function messagesIn({ messages }: MessagesRequest): number {
  return Array.isArray(messages) ? messages.length : 0;
}
