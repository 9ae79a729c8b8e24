import { afterEach, expect, test } from '@jest/globals';
import { bash, closeScenes, comment, expectEnd, fileAt, KEPT, ourComments, PULL, RIGHT, scene, tip } from './scenes.js';

afterEach(closeScenes);

const WORDS = { text: 'The sum is mended; the tests were not run yet.' };

test('max_turns: exactly that many calls, the last one without tools, the work is kept', async () => {
  const world = await scene([{ calls: [RIGHT] }, WORDS]);
  const before = await tip(world, 'topic');
  const result = await comment(world, { inputs: { 'max-turns': '2' } });
  expectEnd(result, 'max_turns', 1);
  expect(result.outputs['turns']).toBe('2');
  expect(world.model.requests).toHaveLength(2);
  expect(await tip(world, 'topic')).toBe(before);
  expect(await fileAt(world, KEPT, 'src/sum.js')).toContain('a + b');
  expect(ourComments(world)).toEqual([expect.stringContaining(WORDS.text)]);
  expect(ourComments(world)[0]).toContain('max-turns');
});

test('max_cost: a call that could overshoot is not made', async () => {
  const world = await scene([{ calls: [RIGHT], usage: { input_tokens: 100_000 } }, WORDS]);
  const result = await comment(world, { inputs: { 'max-cost-usd': '0.25' } });
  expectEnd(result, 'max_cost', 1);
  expect(Number(result.outputs['cost-usd'])).toBeLessThanOrEqual(0.25);
  expect(world.model.requests).toHaveLength(1);
  expect(result.outputs['branch']).toBe(KEPT);
});

test('timed_out: a model that does not answer in time', async () => {
  const world = await scene([{ calls: [RIGHT] }, { ...WORDS, fault: { kind: 'hang', afterEvents: 2 } }]);
  const result = await comment(world, { inputs: { 'timeout-minutes': '0.2' } });
  expectEnd(result, 'timed_out', 1);
  expect(result.outputs['branch']).toBe(KEPT);
  expect(ourComments(world)).toEqual([expect.stringContaining('timeout-minutes')]);
});

test('I4: timed_out: a command is ended in time for the last words, and the model is told why', async () => {
  const world = await scene([{ calls: [RIGHT, bash('sleep 40')] }, WORDS]);
  const result = await comment(world, { inputs: { 'timeout-minutes': '0.2', allow: 'Bash(sleep *)' } });
  expectEnd(result, 'timed_out', 1);
  expect(result.outputs['turns']).toBe('2');
  const told = JSON.stringify(world.model.requests[1]?.body.messages);
  expect(told).toContain('Interrupted: the time of the run is up while this tool ran.');
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
  const giveUp = new AbortController();
  // Far behind the limit of six seconds.
  const timer = setTimeout(() => giveUp.abort(), 20_000);
  const result = await comment(world, { inputs: { 'timeout-minutes': '0.1' }, cancel: giveUp.signal });
  clearTimeout(timer);
  expect(result.conclusion).toBe('failure');
  expect(['timed_out', 'push_failed', 'error']).toContain(result.outputs['outcome']);
});

test('blocked_by_policy: as many refusals as max-denials allows', async () => {
  const world = await scene([{ calls: [bash('curl -s example.org'), bash('git push')] }, WORDS]);
  const result = await comment(world, { inputs: { 'max-denials': '2' } });
  expectEnd(result, 'blocked_by_policy', 1);
  expect(JSON.parse(result.outputs['denials'] ?? '')).toHaveLength(2);
  expect(ourComments(world)[0]).toMatch(/curl -s example\.org[^]*git push/);
});
