// Needs: dist, git, isolation; the whole demo each time.
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { laptop, type Laptop } from './laptop.js';

interface Told {
  readonly outcomes: Readonly<Record<string, string>>;
  readonly scenes: readonly { readonly kind: string; readonly outputs: Readonly<Record<string, string>> }[];
}

const NO_MODEL = { ANTHROPIC_API_KEY: '', ANTHROPIC_BASE_URL: '' };

let here: Laptop;
beforeEach(async () => {
  here = await laptop(() => ({ text: 'I leave it as it is.' }));
});
afterEach(() => here.close());

test('demo --json prints one object: three events, three successes, what was refused on the way', async () => {
  const result = await here.greengate(['demo', '--json'], { env: NO_MODEL });
  expect(result.exitCode).toBe(0);
  const { outcomes, scenes } = JSON.parse(result.stdout) as Told;
  expect(outcomes).toEqual({ comment: 'success', label: 'success', schedule: 'success' });
  const refused = scenes.map(({ kind, outputs }) => [kind, JSON.parse(outputs['denials'] ?? '') as unknown]);
  expect(refused).toEqual([
    ['comment', [expect.objectContaining({ subject: expect.stringContaining('curl'), layer: 'tool' })]],
    ['label', [expect.objectContaining({ subject: 'git push origin main', layer: 'limit' })]],
    ['schedule', []],
  ]);
});

test('with a key it asks the model behind ANTHROPIC_BASE_URL, for each event', async () => {
  const result = await here.greengate(['demo', '--json']);
  // It is asked to mend what is red, and does nothing: each time it is sent back once.
  expect(result.exitCode).toBe(1);
  const { outcomes } = JSON.parse(result.stdout) as Told;
  expect(outcomes).toEqual({ comment: 'not_done', label: 'not_done', schedule: 'not_done' });
  expect(here.model.requests.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
});
