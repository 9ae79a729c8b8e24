import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Turns } from '../../src/sandbox/turns.js';

test('whatever is asked for in whatever order: one alone runs beside nothing, and everybody gets a turn', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('alone', 'beside'), { maxLength: 12 }),
      async (s, kinds) => {
        const turns = new Turns();
        const now = new Set<string>();
        let most = 0;
        const all = kinds.map((kind, at) =>
          turns.take(kind, async () => {
            now.add(`${kind} ${at}`);
            most = Math.max(most, now.size);
            if ([...now].some((one) => one.startsWith('alone'))) expect(now.size).toBe(1);
            await s.schedule(Promise.resolve());
            now.delete(`${kind} ${at}`);
          }),
        );
        await s.waitFor(Promise.all(all));
        expect(now.size).toBe(0);
        if (kinds.length > 1 && kinds.every((kind) => kind === 'beside')) expect(most).toBe(kinds.length);
      },
    ),
  );
});

test('a turn that fails is over', async () => {
  const turns = new Turns();
  await expect(turns.take('alone', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take('alone', () => Promise.resolve('yes'))).toBe('yes');
});
