import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Turns, type Turn } from '../../src/sandbox/turns.js';

test('whatever is asked for in whatever order: one alone runs beside nothing, and everybody gets a turn', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom<Turn>('alone', 'reader', 'hook'), { maxLength: 12 }),
      async (s, kinds) => {
        const turns = new Turns();
        const now = new Set<string>();
        let most = 0;
        const all = kinds.map((kind, at) =>
          turns.take(kind, async () => {
            now.add(`${kind} ${at}`);
            most = Math.max(most, now.size);
            const all = [...now];
            if (all.some((one) => one.startsWith('alone'))) expect(all).toHaveLength(1);
            expect(all.filter((one) => one.startsWith('hook')).length).toBeLessThanOrEqual(1);
            // A reader prepares what it sees in folders that a hook could change.
            if (kind === 'reader') expect(all.filter((one) => one.startsWith('hook'))).toEqual([]);
            await s.schedule(Promise.resolve());
            now.delete(`${kind} ${at}`);
          }),
        );
        await s.waitFor(Promise.all(all));
        expect(now.size).toBe(0);
        if (kinds.length > 1 && kinds.every((kind) => kind === 'reader')) expect(most).toBe(kinds.length);
      },
    ),
  );
});

test('a hook waits for no reader', async () => {
  const turns = new Turns();
  let end = (): void => {};
  const reader = turns.take('reader', () => new Promise<void>((resolve) => (end = resolve)));
  const alone = turns.take('alone', () => Promise.resolve('alone'));
  expect(await turns.take('hook', () => Promise.resolve('hook'))).toBe('hook');
  end();
  await reader;
  expect(await alone).toBe('alone');
});

test('a turn that fails is over', async () => {
  const turns = new Turns();
  await expect(turns.take('alone', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take('alone', () => Promise.resolve('yes'))).toBe('yes');
});
